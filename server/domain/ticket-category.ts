import type { Locale } from "../../sdk/contracts/locale.ts";
import type { Availability, TicketCategory } from "../../sdk/contracts/offer.ts";
import type { SlotRecord, TicketCategoryRecord } from "./records.ts";
import { fromJson, fromJsonOrNull } from "../json.ts";
import type { Words } from "./catalogue-schema.ts";
import { inLocale } from "./in-locale.ts";

/** Most tickets of a category without a maximum of its own (purchase spec §9). */
export const mostTickets = 99;

/**
 * The from-price of categories (RULES 14): the cheapest non-discounted adult above 0; without one any audience; else
 * free. Null without categories.
 */
export function fromPriceOf(
  categories: readonly Pick<TicketCategoryRecord, "audience" | "discount_type" | "price">[],
): number | null {
  if (categories.length === 0) return null;
  const priced = categories.filter((category) => category.price > 0);
  const adults = priced.filter((category) => category.audience === "adult" && category.discount_type === null);
  const counted = adults.length > 0 ? adults : priced;
  return counted.reduce((least, { price }) => Math.min(least, price), counted[0]?.price ?? 0);
}

/** Categories as their reader pays them: with `net` at the contract's price, where there is one (RULES 18). */
export function pricedFor<Category extends Pick<TicketCategoryRecord, "price" | "net_price">>(
  categories: readonly Category[],
  net: boolean,
): readonly Category[] {
  return net
    ? categories.map((category) => ({ ...category, price: category.net_price ?? category.price }))
    : categories;
}

/** The categories that a slot sells: some only at certain start times. */
export function categoriesSoldAt<Category extends Pick<TicketCategoryRecord, "times">>(
  categories: readonly Category[],
  slot: Pick<SlotRecord, "local_time">,
): Category[] {
  return categories.filter(
    (category) => category.times === null || fromJson<string[]>(category.times).includes(slot.local_time),
  );
}

/** A category's label as it stands on tickets: "Adult, Half Fare". */
export function labelOf(
  category: Pick<TicketCategoryRecord, "label" | "discount_label">,
  locale: Locale,
): TicketCategory["label"] {
  const audience = inLocale(fromJson<Words>(category.label), locale);
  const discountWords = fromJsonOrNull<Words>(category.discount_label);
  const discount = discountWords && inLocale(discountWords, locale);
  return { audience, discount, formatted: discount ? `${audience}, ${discount}` : audience };
}

/** Seats that are free now (RULES 2). */
export function capacityOf(slot: Pick<SlotRecord, "capacity" | "taken">): Availability["capacity"] {
  if (slot.capacity === null) return null;
  return slot.taken < slot.capacity ? slot.capacity - slot.taken : "none";
}
