import type { Link } from "../../sdk/contracts/pages/link.ts";
import { textLink } from "../../sdk/ui/text-button.tsx";

/** A sentence with links where `{name}` stands. They open beside the form, which keeps what was typed. */
export function WithLinks({
  sentence,
  links,
}: {
  readonly sentence: string;
  readonly links: Readonly<Record<string, Link>>;
}) {
  return (
    <>
      {sentence.split(/(\{\w+\})/).map((part) => {
        const link = links[part.slice(1, -1)];
        return link ? (
          <a key={part} className={textLink} href={link.url} target="_blank" rel="noopener">
            {link.title}
          </a>
        ) : (
          part
        );
      })}
    </>
  );
}
