import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import type { CardModule, CardSetting, ProviderSetting } from "../card-module.ts";
import { forwardSlot } from "../../ui/forward-slot.ts";
import { stripeOf } from "./load.ts";

/**
 * Stripe's card fields. They can't live in any shadow root: they mount in the light DOM of the outermost host, through
 * forwarded slots.
 */
export function createCardModule(setting: CardSetting): CardModule {
  let stripe: Stripe | null = null;
  let card: StripeCardElement | null = null;
  return {
    async mount(place) {
      stripe = await stripeOf(setting);
      const { outer, remove } = forwardSlot(place);
      card = stripe.elements().create("card", { hidePostalCode: true });
      card.mount(outer);
      return () => {
        card?.destroy();
        card = null;
        remove();
      };
    },
    async tokenise() {
      if (!stripe || !card) throw new Error("the card fields are not there yet");
      const made = await stripe.createPaymentMethod({ type: "card", card });
      if (made.error) throw new Error(made.error.code ?? made.error.type);
      return { token: made.paymentMethod.id };
    },
    focus: () => card?.focus(),
  };
}

/** Shows the bank's challenge of a payment, if it still wants one. */
export async function confirmPayment(setting: ProviderSetting, clientSecret: string): Promise<void> {
  const { error } = await (await stripeOf(setting)).handleNextAction({ clientSecret });
  if (error) throw new Error(error.code ?? error.type);
}
