import type { MethodCapabilities } from "./payment.ts";

const twintMaximum = 500_000;

const card: MethodCapabilities = {
  name: "Card",
  brands: ["visa", "mastercard", "amex", "discover"],
  manualCapture: true,
  redirects: false,
  needsToken: true,
  maximum: null,
};

/** A method that leaves for the provider's page and moves the money there. */
function redirect(name: string, maximum: number | null = null): MethodCapabilities {
  return { name, brands: [], manualCapture: false, redirects: true, needsToken: false, maximum };
}

/** What the sandbox offers: all of purchase spec §9, in its order. TWINT takes CHF 5,000 at most. */
export const sandboxMethods = {
  twint: redirect("TWINT", twintMaximum),
  card,
  apple_pay: { ...redirect("Apple Pay"), manualCapture: true },
  ideal: redirect("iDEAL"),
  alipay: redirect("Alipay"),
  postfinance: redirect("PostFinance"),
};

/** What Stripe offers: PostFinance is not among its types; Apple Pay is a wallet on its card type. */
export const stripeMethods = {
  twint: redirect("TWINT", twintMaximum),
  card,
  apple_pay: { ...card, name: "Apple Pay", brands: [] },
  ideal: redirect("iDEAL"),
  alipay: redirect("Alipay"),
};
