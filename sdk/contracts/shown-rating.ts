/** Lower averages are not shown on cards (RULES 20). */
const leastAverage = 4;

/** The rating that a card shows; null without one, and where it is too low. */
export function shownRating<Rating extends { readonly average_rating: number }>(rating: Rating | null): Rating | null {
  return rating && rating.average_rating >= leastAverage ? rating : null;
}
