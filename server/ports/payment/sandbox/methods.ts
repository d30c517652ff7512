import { card, redirect, twintMaximum } from "../methods.ts";

/** What the sandbox offers: all of purchase spec §9, in its order. */
export const sandboxMethods = {
  twint: redirect("TWINT", twintMaximum),
  card,
  apple_pay: { ...redirect("Apple Pay"), manualCapture: true },
  ideal: redirect("iDEAL"),
  alipay: redirect("Alipay"),
  postfinance: redirect("PostFinance"),
};
