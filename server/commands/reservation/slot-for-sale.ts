import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Db } from "../../db/connection.ts";
import { findSlotAndRevision, type SlotRow } from "../../db/queries/slot.ts";
import { readId } from "../../domain/read-id.ts";
import { notFound } from "../../errors.ts";
import { categoriesSoldAt } from "../../domain/ticket-category.ts";
import { readOfferForSale, type OfferForSale } from "./offer-for-sale.ts";

/** A slot with all that selling it needs; `categories` are those sold at this time. */
export interface SlotForSale extends OfferForSale {
  readonly slot: SlotRow;
}

/**
 * Reads a slot of an activity by the booking system's ids (RULES 1). 404 `availability_not_found` when either is
 * unknown or they don't belong together.
 */
export async function readSlotForSale(
  db: Db,
  mappedId: number,
  availabilityId: string,
  locale: Locale,
): Promise<SlotForSale> {
  const id = readId(mappedId, "availability_not_found");
  const slot = await findSlotAndRevision(db, availabilityId);
  const sale = slot && (await readOfferForSale(db, slot.catalogue, slot.offer_id, locale));
  if (!sale || sale.activity.mapped_id !== id) throw notFound("availability_not_found");
  return { ...sale, slot, categories: categoriesSoldAt(sale.categories, slot) };
}
