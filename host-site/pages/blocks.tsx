import type { ActivityCard } from "./ideas.ts";
import type { Block } from "../article.ts";
import { ActivityCards } from "./activity-cards.tsx";
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
}

/** The pieces of an article or legal text. */
export function Blocks({ blocks, lang, activities = [], stages = [], isNarrow = false }: Props) {
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
          />
        );
      })}
    </div>
  );
}

const text = "wrap-break-word hyphens-auto text-pretty";
const piece = "mt-4 max-w-measure first:mt-0";

interface PieceProps extends Required<Pick<Props, "activities" | "isNarrow" | "lang">> {
  readonly of: Block;
  readonly day: string;
}

function Piece({ of, lang, activities, day, isNarrow }: PieceProps) {
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
    case "code":
      return (
        // It may be wider than its place: the keyboard scrolls what has the focus.
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="mt-4 overflow-x-auto rounded-field bg-surface-2 p-4 text-start text-14 [direction:ltr] first:mt-0"
        >
          <code>{of.text}</code>
        </pre>
      );
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
