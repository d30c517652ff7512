import type * as v from "valibot";
import type { ActivitySummary } from "../../sdk/contracts/activity.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { Schedule } from "../domain/catalogue-schema.ts";
import { fromJson } from "../json.ts";
import type { ActivityRow } from "../db/queries/activity.ts";
import type { CategoryRow, OfferRow } from "../db/queries/offer.ts";
import { fromPriceOf } from "../domain/ticket-category.ts";

/** What a summary is made of. */
export interface SummaryParts {
  readonly row: Pick<
    ActivityRow,
    | "min_age"
    | "max_age"
    | "mobile_ticket"
    | "booking_on_request"
    | "tickets_issued"
    | "guide_languages"
    | "ranking_score"
    | "high_demand"
    | "show_per_person_suffix"
    | "info_confirmation"
  >;
  readonly offers: readonly Pick<OfferRow, "duration_minutes" | "schedules">[];
  readonly categories: readonly Pick<CategoryRow, "audience" | "discount_type" | "price">[];
  /** The discount's text by locale. */
  readonly texts: readonly { readonly locale: string; readonly discount: string | null }[];
}

const minutesAnHour = 60;

/** Discovery spec §3, "Activity summary"; null where there is nothing to sell. */
export function presentSummary({
  row,
  offers,
  categories,
  texts,
}: SummaryParts): v.InferOutput<typeof ActivitySummary> | null {
  if (offers.length === 0) return null;
  const schedules = offers.flatMap((offer) => fromJson<v.InferOutput<typeof Schedule>[]>(offer.schedules));
  const cutOffs = schedules.map((schedule) => schedule.cancellationCutOffHours).filter((hours) => hours !== null);
  const prices = categories.map((category) => category.price);
  const adults = categories.filter((category) => category.audience === "adult" && category.discount_type === null);
  return {
    minAge: row.min_age,
    maxAge: row.max_age,
    minAdultPrice: presentAmount(fromPriceOf(adults)),
    startingPrice: presentAmount(fromPriceOf(categories)),
    maxPrice: prices.length > 0 ? { amount: Math.max(...prices) } : null,
    numOffers: offers.length,
    durationInHours: [
      ...new Set(offers.map((offer) => offer.duration_minutes).filter((minutes) => minutes !== null)),
    ].map((minutes) => minutes / minutesAnHour),
    resTech: row.mobile_ticket === 1,
    cancellation: cutOffs.length > 0,
    cancellationCutOff: cutOffs.length > 0 ? Math.max(...cutOffs) : null,
    bookingOnRequest: row.booking_on_request === 1,
    discount: texts.some((text) => text.discount)
      ? [Object.fromEntries(texts.map((text) => [text.locale, text.discount ?? ""]))]
      : [],
    ticketsIssued: row.tickets_issued,
    guideLanguages: fromJson(row.guide_languages),
    rankingScoreNoDate: row.ranking_score,
    highDemand: row.high_demand === 1,
    showPerPersonSuffix: row.show_per_person_suffix === 1,
    infoConfirmationRequired: row.info_confirmation !== null,
    validities: [...new Set(schedules.map((schedule) => schedule.validity))],
  };
}

/** An amount in Rappen with its text; null stays null. */
export function presentAmount(amount: number | null): { amount: number; formatted: string } | null {
  if (amount === null) return null;
  const { formatted } = money(amount);
  return { amount, formatted };
}
