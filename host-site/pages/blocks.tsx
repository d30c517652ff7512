import type { ActivityCard } from "../body.ts";
import type { Block } from "../content/article.ts";
import { ActivityCards } from "./activity-cards.tsx";
import { WithAddresses } from "./with-addresses.tsx";

interface Props {
  readonly blocks: readonly Block[];
  /** Activities that stages name. */
  readonly activities?: readonly ActivityCard[];
  /** "Day 1", "Day 2" …, in the order of the stages. */
  readonly stages?: readonly string[];
}

/** The pieces of an article or legal text. */
export function Blocks({ blocks, activities = [], stages = [] }: Props) {
  let stage = 0;
  return (
    <>
      {blocks.map((block, index) => {
        if (block.kind === "stage") stage += 1;
        return <Piece key={index} of={block} activities={activities} day={stages[stage - 1] ?? ""} />;
      })}
    </>
  );
}

function Piece({
  of,
  activities,
  day,
}: Required<Pick<Props, "activities">> & { readonly of: Block; readonly day: string }) {
  switch (of.kind) {
    case "heading":
      return <h2 id={of.id}>{of.text}</h2>;
    case "paragraph":
      return (
        <p>
          <WithAddresses text={of.text} />
        </p>
      );
    case "list":
      return (
        <ul>
          {of.items.map((item) => (
            <li key={item}>
              <WithAddresses text={item} />
            </li>
          ))}
        </ul>
      );
    case "facts":
      return (
        <dl>
          {of.rows.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <WithAddresses text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "code":
      return (
        <pre>
          <code>{of.text}</code>
        </pre>
      );
    case "stage":
      return (
        <section class="stage">
          <p class="stage-day">{day}</p>
          <h2>{of.title}</h2>
          <p>{of.text}</p>
          <ActivityCards cards={activities.filter(({ id }) => of.activityIds.includes(id))} />
        </section>
      );
  }
}
