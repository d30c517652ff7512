import { LinkButton } from "../../sdk/ui/link-button.tsx";
import type { Link } from "../../sdk/contracts/pages/link.ts";

/** Ways forward from a text: the first is the main one. */
export function Actions({ of }: { readonly of: readonly Link[] }) {
  return (
    <p className="mt-8 flex flex-wrap gap-3 print:hidden">
      {of.map(({ title, url }, index) => (
        <LinkButton key={url} href={url} variant={index === 0 ? "primary" : "secondary"} className="max-[640px]:w-full">
          {title}
        </LinkButton>
      ))}
    </p>
  );
}
