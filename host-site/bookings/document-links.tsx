import type { DocumentEntry } from "../../sdk/contracts/document.ts";
import { textLink } from "../../sdk/ui/text-button.tsx";
import { useAccount } from "../sections/context.ts";
import { fill } from "../shell/fill.ts";

/** Where the receipts and credit notes of a booking are downloaded. */
export function DocumentLinks({ documents = [] }: { readonly documents?: readonly DocumentEntry[] | undefined }) {
  const {
    words: { booking: words },
  } = useAccount();
  if (documents.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 print:hidden">
      {documents.map(({ kind, number, url, backTo }) => (
        <li key={number}>
          <a
            className={`${textLink} inline-flex min-h-11 items-center`}
            href={`/api${url}`}
            target="_blank"
            rel="noopener"
          >
            {backTo
              ? fill(words.documents.credit_note_to, {
                  number,
                  way: words.creditWays[backTo] ?? words.methods[backTo] ?? backTo,
                })
              : fill(words.documents[kind], { number })}
          </a>
        </li>
      ))}
    </ul>
  );
}
