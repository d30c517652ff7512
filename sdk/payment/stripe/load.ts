import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure/index.js";
import type { ProviderSetting } from "../card-module.ts";
import { trustStripeScript } from "./trusted-script.ts";

/** Stripe's script, which is loaded once, set to the shop's account. */
export async function stripeOf({ provider, language }: ProviderSetting): Promise<Stripe> {
  trustStripeScript();
  const stripe = await loadStripe(provider.publishableKey ?? "", { locale: language as "de" });
  if (!stripe) throw new Error("Stripe's script could not be loaded");
  return stripe;
}
