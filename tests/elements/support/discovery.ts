/** What the discovery elements are told in their tests: an activity with everything, one beside it, and reviews. */
import type { Activity } from "../../../sdk/contracts/activity.ts";
import type { ListedActivity } from "../../../sdk/contracts/listing.ts";
import type { Review, Reviews } from "../../../sdk/contracts/review.ts";

/** A picture of one pixel, so that nothing is asked for. */
const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

export function activityOf(id = 104, more: Partial<Activity> = {}): Activity {
  return {
    id,
    mappedId: 20_000 + id,
    path: `/en-ch/activity/${id}-steamer`,
    urls: {},
    info: {
      title: "Paddle steamer on Lake Thun",
      teaser: "Two hours between two castles.",
      benefits: ["A seat on deck", "A coffee"],
      highlights: "The engine can be seen at work.",
      important_information: "Bring a coat.",
    },
    gallery: ["bow", "deck", "engine"].map((name) => ({ url: `${pixel}#${name}`, alternativeText: `The ${name}` })),
    teaser_image: null,
    content_blocks: [{ title: "The crossing", youtube_url: "https://youtu.be/x", text: "Along the shore." }],
    type: { id: 10, title: "Boat trips" },
    attributes: [],
    meeting_points: [{ label: "Pier 1", address: "Seestrasse 1, 3600 Thun", latitude: 46.7, longitude: 7.6 }],
    lat: 46.7,
    lng: 7.6,
    availableDates: ["2030-12-01"],
    supplier: { name: "BLS Schifffahrt" },
    location: { id: 1, title: "Thun" },
    rating: { average_rating: 4.66, num_ratings: 7 },
    breadcrumbs: [
      { title: "Thun", url: "/en-ch/l/thun-1" },
      { title: "Paddle steamer on Lake Thun", url: "" },
    ],
    dataLayer: { id, title: "Paddle steamer on Lake Thun" },
    summary: {
      minAge: null,
      maxAge: null,
      minAdultPrice: { amount: 4900, formatted: "CHF 49.00" },
      startingPrice: { amount: 2000, formatted: "CHF 20.00" },
      maxPrice: { amount: 9900 },
      numOffers: 1,
      durationInHours: [2],
      resTech: true,
      cancellation: true,
      cancellationCutOff: 48,
      bookingOnRequest: false,
      discount: [],
      ticketsIssued: 1200,
      guideLanguages: ["de", "fr"],
      rankingScoreNoDate: 0.5,
      highDemand: false,
      showPerPersonSuffix: true,
      infoConfirmationRequired: false,
      validities: ["other"],
    },
    ...more,
  };
}

export function listedOf(id: number, title: string): ListedActivity {
  const { mappedId, type, attributes, lat, lng, availableDates, supplier, location, rating, summary, teaser_image } = activityOf(id);
  const path = `/en-ch/activity/${id}-trip`;
  const info = { title, teaser: "Another one." };
  const dataLayer = { id, title };
  return {
    id,
    mappedId,
    path,
    info,
    teaser_image,
    type,
    attributes,
    lat,
    lng,
    availableDates,
    supplier,
    location,
    rating,
    summary,
    discountTypes: [],
    dataLayer,
  };
}

export function reviewOf(id: number, more: Partial<Review> = {}): Review {
  return {
    product_review_id: id,
    rating: 5,
    review: `We would go again, said number ${id}.`,
    reviewer: { first_name: "Anna", last_name: "Keller" },
    date_created: `2026-10-${String(id).padStart(2, "0")}`,
    countryCode: "CH",
    locale: "en_CH",
    category: "couple",
    tags: [],
    replies: [],
    helpful: 0,
    ...more,
  };
}

/** Seven reviews: one in French about a jacket, one of three stars by a group, one without text, one with an answer. */
export const sevenReviews: readonly Review[] = [
  reviewOf(1, { review: "Pensez à prendre une veste chaude.", locale: "fr_CH", category: "single", countryCode: "FR" }),
  reviewOf(2, { rating: 3, category: "group", reviewer: { first_name: "Jürg", last_name: "Aeschbacher" } }),
  reviewOf(3, { review: null }),
  reviewOf(4, { replies: [{ comments: "See you soon.", author: "BLS Schifffahrt", date_created: "2026-10-09" }], tags: [{ tag: "Engine room" }] }),
  reviewOf(5, { helpful: 2 }),
  reviewOf(6),
  reviewOf(7),
];

export function reviewsOf(reviews: readonly Review[], activityId = 104): Reviews {
  const gave = (stars: number) => reviews.filter((review) => review.rating === stars).length;
  const sum = reviews.reduce((all, review) => all + review.rating, 0);
  return {
    activityId,
    average_rating: reviews.length > 0 ? sum / reviews.length : null,
    num_ratings: reviews.length,
    distribution: [gave(1), gave(2), gave(3), gave(4), gave(5)],
    reviews: [...reviews],
  };
}

/** Texts that break badly written pages: `data/xss.txt` beside the project, where it is; else none. */
export async function nastyTexts(): Promise<string[]> {
  const answer = await fetch("/shared/xss.txt");
  return answer.ok ? (await answer.text()).split("\n").filter(Boolean) : [];
}
