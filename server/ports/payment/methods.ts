import type { MethodCapabilities } from "./payment.ts";

/** TWINT takes CHF 5,000 at most (Rappen). */
export const twintMaximum = 500_000;

/** Cards: authorised first, captured later. */
export const card: MethodCapabilities = {
  name: "Card",
  brands: ["visa", "mastercard", "amex", "discover"],
  manualCapture: true,
  redirects: false,
  needsToken: true,
  isWallet: false,
  maximum: null,
};

/** A wallet that holds cards: its token pays as one of a card does. */
export function wallet(name: string): MethodCapabilities {
  return { ...card, name, brands: [], isWallet: true };
}

/** A method that leaves for the provider's page and moves the money there. */
export function redirect(name: string, maximum: number | null = null): MethodCapabilities {
  return { name, brands: [], manualCapture: false, redirects: true, needsToken: false, isWallet: false, maximum };
}
