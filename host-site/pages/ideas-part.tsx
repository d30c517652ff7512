import type { Ideas } from "./ideas.ts";
import { ActivityCards } from "./activity-cards.tsx";

interface Props {
  readonly ideas: Ideas;
  /** Of the element that shows them when it has nothing else to show. */
  readonly slot?: "empty";
}

/** Popular activities, for a visitor of an empty page. */
export function IdeasPart({ ideas: { title, activities }, slot }: Props) {
  if (activities.length === 0) return null;
  return (
    <section className="ideas mt-12 border-t border-line pt-8" slot={slot} aria-labelledby="ideas">
      <h2 id="ideas">{title}</h2>
      <ActivityCards cards={activities} layout="tall" />
    </section>
  );
}
