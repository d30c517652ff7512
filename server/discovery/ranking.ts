/** What an activity's place in a list is made of (RULES 21). */
export interface RankingInput {
  /** Of the last 90 days. */
  readonly tickets: number;
  /** 0 without ratings. */
  readonly ratingAverage: number;
  readonly ratingCount: number;
  /** Share of the next 30 days with a free seat, 0 to 1. */
  readonly bookableShare: number;
}

const weights = { tickets: 0.5, rating: 0.3, bookable: 0.2 };
/** Ratings that everyone is given, of the average of all (RULES 21: C). */
const ratingsGiven = 10;

/**
 * Relevance of each activity, 0 to 1 (RULES 21). Each part is scaled by what the catalogue has: tickets from none to
 * the most, ratings from the least to the best after the given ones are counted. Where all are alike a part counts for
 * nothing.
 */
export function rankingScores(all: readonly RankingInput[]): number[] {
  const ratings = all.reduce((sum, { ratingAverage, ratingCount }) => sum + ratingAverage * ratingCount, 0);
  const counts = all.reduce((sum, { ratingCount }) => sum + ratingCount, 0);
  const mean = counts > 0 ? ratings / counts : 0;
  const sold = scaled(
    all.map(({ tickets }) => Math.log1p(tickets)),
    0,
  );
  const rated = scaled(
    all.map(
      ({ ratingAverage, ratingCount }) =>
        (ratingsGiven * mean + ratingAverage * ratingCount) / (ratingsGiven + ratingCount),
    ),
  );
  return all.map(
    ({ bookableShare }, nth) =>
      weights.tickets * sold[nth]! + weights.rating * rated[nth]! + weights.bookable * bookableShare,
  );
}

function scaled(
  values: readonly number[],
  least = values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY),
): number[] {
  const range = values.reduce((one, other) => Math.max(one, other), least) - least;
  return values.map((value) => (range > 0 ? (value - least) / range : 0));
}
