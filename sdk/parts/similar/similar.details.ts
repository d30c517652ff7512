import type { Picture } from "../../contracts/activity.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import { mainLocaleOf } from "../../contracts/locale.ts";
import type { Money } from "../../contracts/money.ts";
import type { Services } from "../../elements/_kit/record.ts";
import { linkToShop } from "../../elements/_kit/link-to-shop.ts";
import { shownPrice } from "../../contracts/from-price.ts";
import { shownRating } from "../../contracts/shown-rating.ts";

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

/** From a listed activity to its card's props; `select` is called when its link is followed. */
export function similarProps(activity: ListedActivity, select: () => void, services: Services): SimilarDetails {
  const { id, path, info, type, teaser_image, summary } = activity;
  const rating = shownRating(activity.rating);
  return {
    id,
    href: linkToShop(services.shopOrigin + path, services),
    title: info.title,
    type: type.title,
    durationInHours: summary?.durationInHours ?? [],
    picture: teaser_image,
    rating: rating && { average: rating.average_rating, count: rating.num_ratings },
    price: shownPrice(summary),
    benefit: summary?.cancellation ? "cancellation" : summary?.resTech ? "mobileTicket" : null,
    discount: summary?.discount.map((words) => words[mainLocaleOf(services.locale)]).find(Boolean) ?? null,
    select,
  };
}
