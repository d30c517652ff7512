import type * as v from "valibot";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { Audience, Availability, Offer, PersonalizationField, TicketCategory } from "../../sdk/contracts/offer.ts";
import type { CatalogueField, Schedule, Words } from "../domain/catalogue-schema.ts";
import type { Selectable } from "kysely";
import { capacityOf, categoriesSoldAt, fromPriceOf, labelOf, pricedFor } from "../domain/ticket-category.ts";
import { confirmableUntil } from "../domain/request-deadline.ts";
import { fromJson, fromJsonOrNull } from "../json.ts";
import { inLocale } from "../domain/in-locale.ts";
import type { CategoryRow, OfferRow } from "../db/queries/offer.ts";
import type { PersonalizationFieldTable, SlotTable } from "../db/schema.ts";
import { wireInstant } from "../domain/wall-time.ts";

const minutesAnHour = 60;

export function presentCategory(category: CategoryRow, locale: Locale, net: boolean): TicketCategory {
  const article = fromJsonOrNull<Words>(category.article_label);
  return {
    ticketCategoryId: category.id,
    ticketCategoryHash: category.hash,
    audience: category.audience as Audience,
    label: labelOf(category, locale),
    discountType: category.discount_type,
    categoryType: category.category_type,
    categoryTypeKey: category.category_type_key,
    minAge: category.min_age,
    maxAge: category.max_age,
    occupancy: category.occupancy,
    maxOccupancy: category.max_occupancy,
    price: money(category.price),
    distributorNetPrice: net && category.net_price !== null ? money(category.net_price) : null,
    articleLabel: article && inLocale(article, locale),
    articlePrice: category.article_price === null ? null : money(category.article_price),
    sequenceIndex: category.sequence_index,
    productId: category.product_id,
  };
}

/** What an offer's presentation depends on beside its rows: the language, and what its reader may see. */
export interface OfferReader {
  readonly locale: Locale;
  readonly net: boolean;
  readonly isPersonalized: boolean;
}

export function presentOffer(
  offer: OfferRow,
  categories: readonly CategoryRow[],
  { locale, net, isPersonalized }: OfferReader,
): Offer {
  const kinds = [...new Set(categories.map((category) => category.category_type_key).filter((kind) => kind !== null))];
  const schedules = fromJson<v.InferOutput<typeof Schedule>[]>(offer.schedules);
  const price = fromPriceOf(pricedFor(categories, net));
  return {
    offerId: offer.id,
    contentApiOfferId: offer.content_api_offer_id,
    offerLabel: offer.label,
    description: offer.description,
    sequenceIndex: offer.sequence_index,
    durationInHours: offer.duration_minutes === null ? null : offer.duration_minutes / minutesAnHour,
    validities: [...new Set(schedules.map((schedule) => schedule.validity))],
    startingPrice: price === null ? null : money(price),
    ticketCategories: categories.map((category) => presentCategory(category, locale, net)),
    categoryTypes: kinds.length > 1 ? kinds : [],
    isPersonalized,
    hasOneTime:
      new Set(schedules.flatMap(({ times, validity }) => (validity === "all-day" ? [validity] : times))).size <= 1,
  };
}

/** An offer's texts by locale. */
export function presentOfferTexts(
  id: number,
  texts: readonly { readonly locale: string; readonly label: string; readonly description: string }[],
) {
  return {
    id,
    translations: Object.fromEntries(texts.map(({ locale, label, description }) => [locale, { label, description }])),
  };
}

export function presentAvailability(
  slot: SlotTable,
  categories: readonly CategoryRow[],
  { isOnRequest, net }: { readonly isOnRequest: boolean; readonly net: boolean },
): Availability {
  const sold = categoriesSoldAt(categories, slot);
  const price = fromPriceOf(pricedFor(sold, net));
  return {
    availabilityId: slot.id,
    startsAt: wireInstant(slot.starts_at),
    validity: slot.is_all_day ? "all-day" : "other",
    isAllDay: slot.is_all_day === 1,
    capacity: capacityOf(slot),
    cancellableUntil: slot.cancellable_until && wireInstant(slot.cancellable_until),
    cutoff: wireInstant(slot.cutoff_at),
    ...(isOnRequest && { confirmableUntil: wireInstant(confirmableUntil(timesOf(slot))) }),
    ticketCategoryIds: sold.map((category) => category.id),
    startingPrice: price === null ? null : money(price),
  };
}

function timesOf({ starts_at, cutoff_at, local_date, is_all_day }: SlotTable) {
  return { startsAt: starts_at, cutoffAt: cutoff_at, localDate: local_date, isAllDay: is_all_day === 1 };
}

export function presentField(field: Selectable<PersonalizationFieldTable>, locale: Locale): PersonalizationField {
  const options = fromJson<v.InferOutput<typeof CatalogueField>["options"]>(field.options);
  return {
    key: field.key,
    label: inLocale(fromJson<Words>(field.label), locale),
    type: field.type,
    scope: field.scope,
    isStrict: field.is_strict === 1,
    options: options.map((option) => ({
      key: option.key,
      label: inLocale(option.label, locale),
      condition: option.condition,
      optionAttributes: {
        sortOrder: option.sortOrder,
        description: option.description && inLocale(option.description, locale),
      },
    })),
  };
}
