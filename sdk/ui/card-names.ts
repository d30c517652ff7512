import type { SavedCard } from "../contracts/saved-card.ts";

const brandNames: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "Amex",
  discover: "Discover",
};

/** A brand of cards as people know it; one that is not known here stays as its provider writes it. */
export function brandName(brand: string): string {
  return brandNames[brand] ?? brand;
}

/** The last month of a card as it is printed on it: "08/29". */
export function printedExpiry({ expiryMonth, expiryYear }: Pick<SavedCard, "expiryMonth" | "expiryYear">): string {
  return `${String(expiryMonth).padStart(2, "0")}/${String(expiryYear).slice(-2)}`;
}
