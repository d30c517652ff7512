import type { Db } from "../db/connection.ts";
import { rateByReviews, writeReviews } from "../db/queries/reviews.ts";
import { transact } from "../db/transact.ts";
import type { Catalogue } from "./schema.ts";

/** Rows of one statement: well below what both databases take as parameters. */
const batch = 500;

/** Writes a catalogue's reviews, and makes the ratings of their activities theirs (discovery spec §3). */
export async function importReviews(db: Db, reviews: Catalogue["reviews"]): Promise<void> {
  for (let from = 0; from < reviews.length; from += batch) {
    const rows = reviews.slice(from, from + batch).map((review) => ({
      id: review.id,
      activity_id: review.activityId,
      rating: review.rating,
      text: review.text,
      first_name: review.firstName,
      last_name: review.lastName,
      created_on: review.createdOn,
      country_code: review.countryCode,
      locale: review.locale,
      category: review.category,
      tags: JSON.stringify(review.tags),
      replies: JSON.stringify(review.replies),
      is_excluded: review.isExcluded ? (1 as const) : (0 as const),
      helpful: review.helpful,
    }));
    await transact(db, (trx) => writeReviews(trx, rows));
  }
  await transact(db, rateByReviews);
}

/** What is wrong with a catalogue's reviews: one line for each thing to mend. */
export function problemsOfReviews({ reviews, activities }: Catalogue): string[] {
  const known = new Set(activities.map((activity) => activity.id));
  const seen = new Set<number>();
  return reviews.flatMap((review) => {
    const again = seen.has(review.id);
    seen.add(review.id);
    return [
      ...(known.has(review.activityId) ? [] : [`review ${review.id}: the activity ${review.activityId} is not in the catalogue`]),
      ...(again ? [`review ${review.id}: the id is there twice`] : []),
    ];
  });
}
