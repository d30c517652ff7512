import type { ActivityInput } from "../build/activity.ts";
import { draw } from "../build/draw.ts";
import { allRows } from "../rows/all.ts";

const factsById = new Map(allRows.map(({ row }) => [row[0], row[7]]));
/** An activity of its own file has that share of the reviews it speaks of, and never more than so many. */
const shareOfOld = 0.12;
const mostOfOld = 110;
const averages = { least: 3.1, most: 4.9 };
const mostOfNew = 34;

/** How many reviews an activity is to have, and their average. */
function target(activity: ActivityInput): { readonly average: number; readonly count: number } {
  if (activity.rating) return { average: activity.rating.average, count: Math.min(mostOfOld, Math.ceil(activity.rating.count * shareOfOld)) };
  const facts = factsById.get(activity.id);
  if (!facts && !factsById.has(activity.id)) return { average: 0, count: 0 };
  if (facts?.rated === null) return { average: 0, count: 0 };
  if (facts?.rated) return { average: facts.rated[0], count: facts.rated[1] };
  // Most are good, a few are not: the dice lean towards the upper end.
  const average = averages.most - (averages.most - averages.least) * draw(activity.id, "average") ** 2.1;
  return { average, count: Math.round(draw(activity.id, "count") ** 2 * mostOfNew) };
}

/** The ratings of an activity’s reviews, 1 to 5, in the order they came; together they make its average. */
export function planOf(activity: ActivityInput): number[] {
  const { average, count } = target(activity);
  const ratings: number[] = [];
  let missing = 0;
  for (let place = 0; place < count; place += 1) {
    // Around the average, as people do; what one rates too high the next ones make up for.
    const spread = (draw(activity.id * 1000 + place, "spread") - 0.5) * 2.6;
    const rating = Math.max(1, Math.min(5, Math.round(average + missing * 0.5 + spread)));
    missing += average - rating;
    ratings.push(rating);
  }
  return ratings;
}
