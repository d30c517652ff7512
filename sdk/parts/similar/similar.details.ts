import type { Picture } from "../../contracts/activity.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import { mainLocaleOf } from "../../contracts/locale.ts";
import type { Money } from "../../contracts/money.ts";
import type { Services } from "../../elements/_kit/record.ts";
import { linkToShop } from "../../elements/_kit/link-to-shop.ts";
import { shownPrice } from "../../contracts/from-price.ts";

/** A similar activity as its card shows it. */
export interface SimilarDetails {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly type: string;
  readonly durationInHours: readonly number[];
  readonly picture: Picture | null;
  /** Null below 4 (RULES 20). */
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly price: Pick<Money, "amount" | "formatted"> | null;
  readonly benefit: "cancellation" | "mobileTicket" | null;
  readonly discount: string | null;
  readonly select: () => void;
}

/** Ratings below are not shown on cards (RULES 20). */
const leastRating = 4;

/** From a listed activity to its card's props; `select` is called when its link is followed. */
export function similarProps(activity: ListedActivity, select: () => void, services: Services): SimilarDetails {
  const { id, path, info, type, teaser_image, rating, summary } = activity;
  return {
    id,
    href: linkToShop(services.shopOrigin + path, services),
    title: info.title,
    type: type.title,
    durationInHours: summary?.durationInHours ?? [],
    picture: teaser_image,
    rating:
      rating && rating.average_rating >= leastRating
        ? { average: rating.average_rating, count: rating.num_ratings }
        : null,
    price: shownPrice(summary),
    benefit: summary?.cancellation ? "cancellation" : summary?.resTech ? "mobileTicket" : null,
    discount: summary?.discount.map((words) => words[mainLocaleOf(services.locale)]).find(Boolean) ?? null,
    select,
  };
}
