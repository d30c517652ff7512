import type { ActivityCard } from "./ideas.ts";
import type { Block } from "../article.ts";
import { ActivityCards } from "./activity-cards.tsx";
import { CodeBlock } from "../code-block.tsx";
import { WithAddresses } from "./with-addresses.tsx";

interface Props {
  readonly blocks: readonly Block[];
  /** Of the text, which may be another than the page's; days and cards are in the page's language. */
  readonly lang: string;
  /** Activities that stages name. */
  readonly activities?: readonly ActivityCard[];
  /** "Day 1", "Day 2" …, in the order of the stages. */
  readonly stages?: readonly string[];
  /** Beside a text: terms stand above what they say. */
  readonly isNarrow?: boolean;
  /** Code has a button that copies it. */
  readonly canCopy?: boolean;
}

/** The pieces of an article or legal text. */
export function Blocks({ blocks, lang, activities = [], stages = [], isNarrow = false, canCopy = false }: Props) {
  let stage = 0;
  return (
    <div>
      {blocks.map((block, index) => {
        if (block.kind === "stage") stage += 1;
        return (
          <Piece
            key={index}
            of={block}
            lang={lang}
            activities={activities}
            day={stages[stage - 1] ?? ""}
            isNarrow={isNarrow}
            canCopy={canCopy}
          />
        );
      })}
    </div>
  );
}

const text = "wrap-break-word hyphens-auto text-pretty";
const piece = "mt-4 max-w-measure first:mt-0";

interface PieceProps extends Required<Pick<Props, "activities" | "isNarrow" | "lang" | "canCopy">> {
  readonly of: Block;
  readonly day: string;
}

function Piece({ of, lang, activities, day, isNarrow, canCopy }: PieceProps) {
  switch (of.kind) {
    case "heading":
      return (
        <h2 id={of.id} lang={lang} className="mt-10 mb-2 scroll-mt-[calc(var(--header)+16px)] first:mt-0">
          {of.text}
        </h2>
      );
    case "paragraph":
      return (
        <p lang={lang} className={`${piece} ${text}`}>
          <WithAddresses text={of.text} />
        </p>
      );
    case "list":
      return (
        <ul lang={lang} className={`${piece} list-disc ps-5`}>
          {of.items.map((item) => (
            <li key={item} className={`not-first:mt-1 ${text}`}>
              <WithAddresses text={item} />
            </li>
          ))}
        </ul>
      );
    case "details":
      return (
        <dl lang={lang} className={piece}>
          {of.rows.map((row) => (
            <div
              key={row.term}
              className={`grid gap-x-6 py-3 break-inside-avoid border-line not-first:border-t ${isNarrow ? "" : "min-[640px]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"}`}
            >
              <dt
                className={`text-14 wrap-break-word hyphens-auto text-ink-2 ${isNarrow ? "" : "min-[640px]:text-16"}`}
              >
                {row.term}
              </dt>
              <dd className={text}>
                <WithAddresses text={row.text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "links":
      return (
        <ul lang={lang} className={`${piece} grid grid-cols-1 gap-x-8 min-[640px]:grid-cols-2`}>
          {of.links.map((link) => (
            <li key={link.url} className="border-b border-line py-3">
              <a href={link.url} className="font-strong wrap-break-word underline underline-offset-4">
                {link.title}
              </a>
              <p className={`mt-0.5 text-14 text-ink-2 ${text}`}>{link.text}</p>
            </li>
          ))}
        </ul>
      );
    case "code":
      return <CodeBlock text={of.text} canCopy={canCopy} className="mt-4 max-w-[880px] first:mt-0" />;
    case "stage":
      return (
        <section className="mt-8 border-t border-line pt-6 first:mt-0 first:border-0 first:pt-0">
          <p className="text-14 font-strong text-accent">{day}</p>
          <h2 lang={lang} className="mt-1 mb-2">
            {of.title}
          </h2>
          <p lang={lang} className={`max-w-measure ${text}`}>
            {of.text}
          </p>
          <ActivityCards cards={activities.filter(({ id }) => of.activityIds.includes(id))} />
        </section>
      );
  }
}
