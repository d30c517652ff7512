import type { Locale } from "../../sdk/contracts/locale.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { PersonalizationField } from "../../sdk/contracts/offer.ts";
import type {
  PlannedTrip,
  TransportProduct,
  TransportTicketCategory,
  Trip,
  TripPrice,
} from "../../sdk/contracts/transport.ts";
import type { CategoryRow } from "../db/queries/offer.ts";
import { inLocale } from "../domain/in-locale.ts";
import type { FareField, FareOffer, FareProduct } from "../ports/fares/fares.ts";
import { presentCategory } from "./offer.ts";

/** A trip with the prices of adults without a discount; `offers` is empty where nothing is sold for it. */
export function presentTrip(trip: PlannedTrip, offers: readonly FareOffer[], soldOut: readonly string[]): Trip {
  const left = offers.filter(({ product }) => !soldOut.includes(product.id));
  return {
    ...trip,
    ticketCategories: left.flatMap(adultPrices),
    ...(left.some(({ product }) => product.isDemo) && { isDemoTariff: true }),
    ...(soldOut.length > 0 && { soldOutProductIds: [...soldOut] }),
  };
}

function adultPrices({ product, categories }: FareOffer): TripPrice[] {
  return categories
    .filter(({ audience, discountType }) => audience === "adult" && discountType === null)
    .map(({ id, categoryTypeKey, price }) => ({
      ticketCategoryId: id,
      productId: product.id,
      categoryTypeKey,
      price: money(price),
    }));
}

/** One of `categoryRows`, with what the fare says of it beside. */
export function presentTransportCategory(
  row: CategoryRow,
  { categories }: FareOffer,
  locale: Locale,
): TransportTicketCategory {
  const fare = categories.find(({ id }) => id === row.id);
  return {
    ...presentCategory(row, locale, false),
    ...(fare?.needsAdult && { needsAdult: true }),
    mostPerAdult: fare?.mostPerAdult ?? null,
  };
}

export function presentProduct(product: FareProduct, locale: Locale): TransportProduct {
  const { id, title, description, conditions, isBoundToTrip, isDemo } = product;
  return {
    id,
    title: inLocale(title, locale),
    description: inLocale(description, locale),
    conditions: inLocale(conditions, locale),
    isBoundToTrip,
    isDemo,
  };
}

export function presentFareField(
  { key, label, type, scope, isStrict }: FareField,
  locale: Locale,
): PersonalizationField {
  return { key, label: inLocale(label, locale), type, scope, isStrict, options: [] };
}
