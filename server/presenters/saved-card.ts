import type { SavedCard } from "../../sdk/contracts/saved-card.ts";
import type { SavedCardTable } from "../db/schema.ts";

/** A card as its owner reads it at `now` (ISO instant); it is valid to the end of its month. */
export function presentSavedCard(card: SavedCardTable, now: string): SavedCard {
  const lastMonth = `${card.expiry_year}-${String(card.expiry_month).padStart(2, "0")}`;
  return {
    cardId: card.id,
    brand: card.brand,
    last4: card.last4,
    expiryMonth: card.expiry_month,
    expiryYear: card.expiry_year,
    holder: card.holder,
    isExpired: lastMonth < now.slice(0, lastMonth.length),
    isDefault: card.is_default === 1,
  };
}
