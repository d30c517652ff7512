import { card, redirect, twintMaximum } from "../methods.ts";
import type { MethodCapabilities, PaymentPort, ProviderMethod } from "../payment.ts";

/**
 * What the sandbox offers: all of purchase spec §9, in its order; Google Pay and Link are Stripe's. Apple Pay is paid
 * by the token of its button, or without one on the sandbox's page.
 */
export const sandboxMethods: Readonly<Partial<Record<ProviderMethod, MethodCapabilities>>> = {
  twint: redirect("TWINT", twintMaximum),
  card,
  apple_pay: { ...redirect("Apple Pay"), manualCapture: true, isWallet: true },
  ideal: redirect("iDEAL"),
  alipay: redirect("Alipay"),
  postfinance: redirect("PostFinance"),
};

/** What a sandbox can do with a method. Throws for one that it does not offer: its list is asked before. */
export function methodOf({ methods }: Pick<PaymentPort, "methods">, method: ProviderMethod): MethodCapabilities {
  const known = methods[method];
  if (!known) throw new Error(`the sandbox has no ${method}`);
  return known;
}
