/**
 * The answers that the discovery elements get in their tests: an activity with all its parts, another one, and reviews.
 */
import type { Activity } from "../../../sdk/contracts/activity.ts";
import type { ListedActivity } from "../../../sdk/contracts/listing.ts";
import type { Review } from "../../../sdk/contracts/review.ts";
import {
  activityOf as steamer,
  listedOf as steamerListed,
  summaryOf,
} from "../../../sdk/machines/activity/activity.fixture.ts";
import { reviewOf as written } from "../../../sdk/machines/reviews/reviews.fixture.ts";

export { reviewsOf } from "../../../sdk/machines/reviews/reviews.fixture.ts";

/** A picture of one pixel, so that nothing is requested. */
const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** What is bookable by the browser's own clock, and has figures that a page shows. */
const shown = {
  availableDates: ["2030-12-01"],
  rating: { average_rating: 4.66, num_ratings: 7 },
  summary: summaryOf({ cancellationCutOff: 48, ticketsIssued: 1200, guideLanguages: ["de", "fr"] }),
};

export function activityOf(id = 104, more: Partial<Activity> = {}): Activity {
  return steamer(id, {
    gallery: ["bow", "deck", "engine"].map((name) => ({ url: `${pixel}#${name}`, alternativeText: `The ${name}` })),
    breadcrumbs: [
      { title: "Thun", url: "/en-ch/l/thun-1" },
      { title: "Paddle steamer on Lake Thun", url: "" },
    ],
    ...shown,
    ...more,
  });
}

export function listedOf(id: number, title: string): ListedActivity {
  return { ...steamerListed(id, title), ...shown };
}

/** Each is a day newer than the one before. */
export function reviewOf(id: number, more: Partial<Review> = {}): Review {
  return written(id, { date_created: `2026-10-${String(id).padStart(2, "0")}`, ...more });
}

/** Seven reviews: one in French about a jacket, one of three stars by a group, one without text, one with an answer. */
export const sevenReviews: readonly Review[] = [
  reviewOf(1, { review: "Pensez à prendre une veste chaude.", locale: "fr_CH", category: "single", countryCode: "FR" }),
  reviewOf(2, { rating: 3, category: "group", reviewer: { first_name: "Jürg", last_name: "Aeschbacher" } }),
  reviewOf(3, { review: null }),
  reviewOf(4, {
    replies: [{ comments: "See you soon.", author: "BLS Schifffahrt", date_created: "2026-10-09" }],
    tags: [{ tag: "Engine room" }],
  }),
  reviewOf(5, { helpful: 2 }),
  reviewOf(6),
  reviewOf(7),
];

/** Texts that break badly written pages: `data/xss.txt` beside the project, where it is; else none. */
export async function nastyTexts(): Promise<string[]> {
  const answer = await fetch("/shared/xss.txt");
  return answer.ok ? (await answer.text()).split("\n").filter(Boolean) : [];
}
