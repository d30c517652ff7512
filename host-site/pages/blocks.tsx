import type { ComponentChildren } from "preact";
import type { Block } from "../content/article.ts";

interface Props {
  readonly blocks: readonly Block[];
  /** What belongs below a stage: the activities that it names. */
  readonly underStage?: (activityIds: readonly number[]) => ComponentChildren;
  /** "Day 1", "Day 2" …, in the order of the stages. */
  readonly stages?: readonly string[];
}

/** The pieces of an article or legal text. */
export function Blocks({ blocks, underStage, stages = [] }: Props) {
  let stage = 0;
  return (
    <>
      {blocks.map((block, index) => {
        if (block.kind === "stage") stage += 1;
        return <Piece key={index} of={block} underStage={underStage} day={stages[stage - 1] ?? ""} />;
      })}
    </>
  );
}

function Piece({ of, underStage, day }: { readonly of: Block; readonly underStage: Props["underStage"]; readonly day: string }) {
  switch (of.kind) {
    case "heading":
      return <h2 id={of.id}>{of.text}</h2>;
    case "paragraph":
      return <p>{of.text}</p>;
    case "list":
      return (
        <ul>
          {of.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "facts":
      return (
        <dl>
          {of.rows.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
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
          {underStage?.(of.activityIds)}
        </section>
      );
  }
}
