import { card, redirect, twintMaximum, wallet } from "../methods.ts";

/** What Stripe offers: PostFinance is not among its types; Apple Pay and Google Pay are wallets on its card type. */
export const stripeMethods = {
  twint: redirect("TWINT", twintMaximum),
  card,
  apple_pay: wallet("Apple Pay"),
  google_pay: wallet("Google Pay"),
  link: wallet("Link"),
  ideal: redirect("iDEAL"),
  alipay: redirect("Alipay"),
};
