import type { SavedCard } from "../contracts/saved-card.ts";

/** The last month of a card as it is printed on it: "08/29". */
export function printedExpiry({ expiryMonth, expiryYear }: Pick<SavedCard, "expiryMonth" | "expiryYear">): string {
  return `${String(expiryMonth).padStart(2, "0")}/${String(expiryYear).slice(-2)}`;
}
