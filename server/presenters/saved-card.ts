import type { SavedCard } from "../../sdk/contracts/saved-card.ts";
import type { SavedCardTable } from "../db/schema.ts";

/** A card as its owner reads it. */
export function presentSavedCard(card: SavedCardTable): SavedCard {
  return {
    cardId: card.id,
    brand: card.brand,
    last4: card.last4,
    expiryMonth: card.expiry_month,
    expiryYear: card.expiry_year,
    holder: card.holder,
    isDefault: card.is_default === 1,
  };
}
