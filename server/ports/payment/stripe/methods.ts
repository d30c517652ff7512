import { card, redirect, twintMaximum } from "../methods.ts";

/** What Stripe offers: PostFinance is not among its types; Apple Pay is a wallet on its card type. */
export const stripeMethods = {
  twint: redirect("TWINT", twintMaximum),
  card,
  apple_pay: { ...card, name: "Apple Pay", brands: [] },
  ideal: redirect("iDEAL"),
  alipay: redirect("Alipay"),
};
