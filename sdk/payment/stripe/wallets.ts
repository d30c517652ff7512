import type { BillingDetails, StripeExpressCheckoutElementOptions } from "@stripe/stripe-js";
import { forwardSlot } from "../../ui/forward-slot.ts";
import type { WalletAnswer, WalletButtons, WalletSetting } from "../wallet-module.ts";
import { stripeOf } from "./load.ts";

/** The height of a button (px): that of the check-out's own. */
const buttonHeight = 48;

/**
 * Stripe's Express Checkout Element: Apple Pay, Google Pay and Link, where the browser has them and Stripe knows the
 * page's domain. It starts Apple Pay's session by itself. Like the card fields it lives in the light DOM.
 */
export async function mountWallets(setting: WalletSetting, place: HTMLElement): Promise<WalletButtons> {
  const stripe = await stripeOf(setting);
  const { outer, remove } = forwardSlot(place);
  const takes = (wallet: string) => setting.wallets.some(({ type }) => type === wallet);
  const elements = stripe.elements({
    mode: "payment",
    amount: setting.amount.amount,
    currency: setting.amount.currency.toLowerCase(),
    paymentMethodCreation: "manual",
    captureMethod: "manual",
    allowedPaymentMethodTypes: [
      ...(takes("apple_pay") || takes("google_pay") ? ["card"] : []),
      ...(takes("link") ? ["link"] : []),
    ],
  });
  const buttons = elements.create("expressCheckout", optionsOf(setting, takes));
  const isAvailable = new Promise<boolean>((resolve) => {
    buttons.on("ready", ({ availablePaymentMethods }) => resolve(availablePaymentMethods !== undefined));
    buttons.on("loaderror", () => resolve(false));
  });
  // Within a second of the press, so the form decides by what it knows.
  buttons.on("click", (event) => (setting.open() ? event.resolve() : event.reject()));
  buttons.on("confirm", async ({ expressPaymentType, billingDetails, paymentFailed }) => {
    const { error: incomplete } = await elements.submit();
    const made = incomplete ? null : await stripe.createPaymentMethod({ elements });
    if (!made?.paymentMethod) return paymentFailed({ reason: "fail" });
    const method = expressPaymentType as WalletAnswer["method"];
    setting.authorise({ method, token: made.paymentMethod.id, contact: contactOf(billingDetails) });
  });
  buttons.mount(outer);
  return {
    isAvailable,
    remove: () => {
      buttons.destroy();
      remove();
    },
  };
}

function optionsOf(setting: WalletSetting, takes: (wallet: string) => boolean): StripeExpressCheckoutElementOptions {
  const shown = (wallet: string) => (takes(wallet) ? "auto" : "never");
  return {
    buttonHeight,
    buttonTheme: { applePay: setting.isDark ? "white" : "black", googlePay: setting.isDark ? "white" : "black" },
    // One row: the place keeps its height.
    layout: { maxColumns: 2, maxRows: 1, overflow: "auto" },
    emailRequired: true,
    phoneNumberRequired: true,
    paymentMethods: {
      applePay: shown("apple_pay"),
      googlePay: shown("google_pay"),
      link: shown("link"),
      amazonPay: "never",
      paypal: "never",
      klarna: "never",
    },
  };
}

/** Stripe has one name. Only two words say which is the family's; any other is left to the buyer. */
function contactOf(details: BillingDetails | undefined): WalletAnswer["contact"] {
  const [givenName, familyName, ...more] = details?.name?.trim().split(/\s+/) ?? [];
  return {
    ...(familyName && more.length === 0 ? { givenName, familyName } : {}),
    email: details?.email,
    phone: details?.phone,
  };
}
