import type * as v from "valibot";
import type { Activity, Picture } from "../../sdk/contracts/activity.ts";
import { mainLocales, type Locale } from "../../sdk/contracts/locale.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { CatalogueActivity, Schedule, Words } from "../catalogue/schema.ts";
import { fromJson, inLocale } from "../db/json.ts";
import type { ActivityRow } from "../db/queries/activities.ts";
import type { CategoryRow, OfferRow } from "../db/queries/offers.ts";
import { pathOf } from "./activity-path.ts";
import { fromPrice } from "./offer.ts";
import { presentPicture } from "./picture.ts";

/** An activity with what its answer is made of. */
export interface ActivityParts {
  readonly row: ActivityRow;
  readonly offers: readonly OfferRow[];
  readonly categories: readonly CategoryRow[];
  readonly dates: readonly string[];
  /** Slug and discount text by locale. */
  readonly texts: readonly { readonly locale: string; readonly slug: string; readonly discount: string | null }[];
}

const minutesAnHour = 60;

/** Discovery spec §3, "Activity", in one language. */
export function presentActivity({ row, offers, categories, dates, texts }: ActivityParts, locale: Locale, origin: string): Activity {
  const gallery: Picture[] = fromJson<CatalogueActivity["pictures"]>(row.pictures).map(({ file, alternativeText }) =>
    presentPicture(origin, { file, alternativeText: inLocale(alternativeText, locale) }),
  );
  const path = pathOf(row.id, row.slug, locale);
  const type = inLocale(fromJson<Words>(row.type_title), locale);
  const location = inLocale(fromJson<Words>(row.location_title), locale);
  const breadcrumbs = [
    { title: location, url: "" },
    { title: row.title, url: path },
  ];
  return {
    id: row.id,
    mappedId: row.mapped_id,
    path,
    urls: Object.fromEntries(mainLocales.map((each) => [each, pathOf(row.id, texts.find((text) => text.locale === each)?.slug ?? row.slug, each)])),
    info: {
      title: row.title,
      teaser: row.teaser,
      benefits: fromJson(row.benefits),
      highlights: row.highlights,
      important_information: row.important_information ?? "",
    },
    gallery,
    teaser_image: gallery[0] ?? null,
    content_blocks: fromJson(row.content_blocks),
    type: { id: row.type_id, title: type },
    attributes: fromJson(row.attributes),
    meeting_points: fromJson<CatalogueActivity["meetingPoints"]>(row.meeting_points).map((point) => ({ ...point, label: inLocale(point.label, locale) })),
    lat: row.latitude,
    lng: row.longitude,
    availableDates: [...dates],
    supplier: { name: row.supplier_name },
    location: { id: row.location_id, title: location },
    rating: row.rating_average === null || row.rating_count === null ? null : { average_rating: row.rating_average, num_ratings: row.rating_count },
    breadcrumbs,
    dataLayer: {
      id: row.id,
      title: row.title,
      supplier: row.supplier_name,
      breadcrumbs: breadcrumbs.map(({ title }) => title),
      type,
      attribute: fromJson<CatalogueActivity["attributes"]>(row.attributes),
      reservationSystem: row.reservation_system,
    },
    summary: summaryOf(row, offers, categories, texts),
  };
}

/** Null where there is nothing to sell. */
function summaryOf(row: ActivityRow, offers: readonly OfferRow[], categories: readonly CategoryRow[], texts: ActivityParts["texts"]): Activity["summary"] {
  if (offers.length === 0) return null;
  const schedules = offers.flatMap((offer) => fromJson<v.InferOutput<typeof Schedule>[]>(offer.schedules));
  const cutOffs = schedules.map((schedule) => schedule.cancellationCutOffHours).filter((hours) => hours !== null);
  const prices = categories.map((category) => category.price);
  const adults = categories.filter((category) => category.audience === "adult" && category.discount_type === null);
  return {
    minAge: row.min_age,
    maxAge: row.max_age,
    minAdultPrice: priced(fromPrice(adults)),
    startingPrice: priced(fromPrice(categories)),
    maxPrice: prices.length > 0 ? { amount: Math.max(...prices) } : null,
    numOffers: offers.length,
    durationInHours: [...new Set(offers.map((offer) => offer.duration_minutes).filter((minutes) => minutes !== null))].map(
      (minutes) => minutes / minutesAnHour,
    ),
    resTech: row.mobile_ticket === 1,
    cancellation: cutOffs.length > 0,
    cancellationCutOff: cutOffs.length > 0 ? Math.max(...cutOffs) : null,
    bookingOnRequest: row.booking_on_request === 1,
    discount: texts.some((text) => text.discount) ? [Object.fromEntries(texts.map((text) => [text.locale, text.discount ?? ""]))] : [],
    ticketsIssued: row.tickets_issued,
    guideLanguages: fromJson(row.guide_languages),
    rankingScoreNoDate: 0,
    highDemand: row.high_demand === 1,
    showPerPersonSuffix: row.show_per_person_suffix === 1,
    infoConfirmationRequired: row.info_confirmation !== null,
    validities: [...new Set(schedules.map((schedule) => schedule.validity))],
  };
}

function priced(amount: number | null): { amount: number; formatted: string } | null {
  if (amount === null) return null;
  const { formatted } = money(amount);
  return { amount, formatted };
}
