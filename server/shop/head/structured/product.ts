import type { Activity } from "../../../../sdk/contracts/activity.ts";
import { currency, rappenPerFranc } from "../../../../sdk/contracts/money.ts";
import { absoluteUrl } from "../addresses.ts";
import type { HeadInput } from "../input.ts";
import { oneLine } from "../one-line.ts";
import { picturesOf } from "../pictures.ts";
import { shownPrice } from "../../../../sdk/contracts/from-price.ts";

/** Lower averages are left out of structured data (RULES 20). */
const leastRating = 3.5;

/** An activity with its price and rating; null for one that has neither, which engines would refuse. */
export function productOf(input: HeadInput): object | null {
  const { activity, origin, picture } = input;
  if (!activity) return null;
  const url = absoluteUrl(origin, activity.path);
  const offers = offersOf(activity, url);
  const aggregateRating = ratingOf(activity);
  if (!offers && !aggregateRating) return null;
  const image = picturesOf(origin, activity.teaser_image ?? picture);
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: oneLine(activity.info.title),
    description: oneLine(activity.info.teaser) || oneLine(activity.info.title),
    url,
    sku: String(activity.id),
    category: activity.type.title,
    brand: { "@type": "Brand", name: oneLine(activity.supplier.name) },
    ...(image.length > 0 ? { image } : {}),
    ...(offers ? { offers } : {}),
    ...(aggregateRating ? { aggregateRating } : {}),
  };
}

/**
 * From its from-price to its dearest ticket, as the page shows them; in stock while a date can be booked (discovery
 * spec §4, "Bookable").
 */
function offersOf({ summary, availableDates }: Activity, url: string): object | null {
  const from = shownPrice(summary);
  if (!summary || !from) return null;
  const last = availableDates.at(-1);
  return {
    "@type": "AggregateOffer",
    url,
    priceCurrency: currency,
    lowPrice: francs(from.amount),
    highPrice: francs(Math.max(from.amount, summary.maxPrice?.amount ?? 0)),
    offerCount: summary.numOffers,
    availability: `https://schema.org/${last ? "InStock" : "OutOfStock"}`,
    ...(last ? { availabilityStarts: availableDates[0], availabilityEnds: last, priceValidUntil: last } : {}),
  };
}

function ratingOf({ rating }: Activity): object | null {
  if (!rating || rating.average_rating < leastRating || rating.num_ratings < 1) return null;
  return {
    "@type": "AggregateRating",
    ratingValue: rating.average_rating,
    ratingCount: rating.num_ratings,
    bestRating: 5,
    worstRating: 1,
  };
}

/** Rappen as engines want them: "49.00". */
function francs(rappen: number): string {
  return (rappen / rappenPerFranc).toFixed(2);
}
