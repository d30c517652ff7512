import { fromCallback, fromPromise } from "xstate";
import { checkOut } from "../../contracts/calls/cart.ts";
import {
  createPaymentAttempt,
  getPaymentAttempt,
  makePayment,
  makePaymentDetails,
  paymentMethods,
} from "../../contracts/calls/payment.ts";
import { prefixOf, translatedLanguageTag } from "../../contracts/locale.ts";
import type { CheckoutMachine } from "../../machines/checkout/checkout.machine.ts";
import type { CheckoutEvent } from "../../machines/checkout/checkout.types.ts";
import { phoneOnWire } from "../../machines/checkout/contact.rules.ts";
import type { Services } from "../_kit/record.ts";
import { affiliateData } from "../_kit/affiliate-data.ts";
import { attributionOf } from "../_kit/attribution.ts";
import { confirmPayment } from "../../payment/load-card-module.ts";
import { hasAnalyticsConsent } from "../_kit/fire-event.ts";
import { followCodes } from "../../parts/codes/follow-codes.ts";
import { followCart } from "../../parts/cart/follow-cart.ts";
import { cardModuleSlot } from "./card-module-slot.ts";
import { checkPhone, contactChecks } from "./contact-checks.ts";
import { ga4IdOf } from "./ga4-id.ts";
import { isFramed, leaveForProvider } from "./leave.ts";
import { storeReminder } from "./reminder.ts";
import { returnUrlOf } from "./return-address.ts";

const guestDataKey = "guestData_v3";
const bookingIdKey = "bookingId";
/** How often a payment in another window is looked at, and how much longer each lost answer waits (ms). */
const attemptEvery = 3000;
const waitFor = 1500;

/** Binds the checkout's machine to the services of its page. */
export function implementCheckout(services: Services): Parameters<CheckoutMachine["provide"]>[0] {
  const { client, storage, address } = services;
  return {
    actors: {
      cart: followCart(services),
      codes: followCodes(services),
      contactChecks,
      reminder: storeReminder(services),
      checkPhone: fromPromise(({ input }) =>
        input.text.trim() === "" ? Promise.resolve(null) : checkPhone(input.text, input.countryCode),
      ),
      loadMethods: fromPromise(({ input, signal }) =>
        client.send(paymentMethods, { query: { ...input, channel: "Web" } }, { signal }),
      ),
      tokenise: fromPromise(async () => {
        const { module } = cardModuleSlot(services);
        if (!module) throw new Error("the card fields are not there");
        return module.tokenise();
      }),
      checkOut: fromPromise(({ input: { cartId, form, phone, session, key } }) => {
        const user = {
          givenName: form.fullName.trim(),
          familyName: form.lastName.trim(),
          email: form.email.trim(),
          phone: phoneOnWire(form.phoneNumber, phone),
          countryCode: form.countryCode,
        };
        const reseller = session.role === "reseller" ? { distributorId: session.distributorId, notes: form.notes } : {};
        return client.send(
          checkOut,
          { params: { cartId }, body: { user, locale: services.locale, ...reseller, ...affiliateData(services) } },
          { idempotencyKey: key },
        );
      }),
      makePayment: fromPromise(({ input: { bookingId, request, returnUrl } }) =>
        client.send(
          makePayment,
          {
            body: {
              bookingId,
              paymentMethod: {
                type: request.method,
                ...(request.token ? { token: request.token } : {}),
                ...(request.cardId ? { cardId: request.cardId } : {}),
              },
              returnUrl: returnUrlOf(returnUrl, bookingId, services),
              affiliate: attributionOf(services)?.id ?? null,
              storePaymentMethod: request.keepsCard,
              browserInfo: browserInfo(),
              origin: new URL(address.with({})).origin,
            },
          },
          { idempotencyKey: request.key },
        ),
      ),
      sendDetails: fromPromise(({ input }) =>
        client.send(makePaymentDetails, { body: { ...input, paymentData: null } }),
      ),
      comeBack: fromPromise(async ({ input: { bookingId, redirectResult } }) => {
        address.forget("redirectResult");
        return client.send(makePaymentDetails, { body: { bookingId, details: { redirectResult }, paymentData: null } });
      }),
      makeAttempt: fromPromise(({ input: { bookingId, method, returnUrl, key } }) => {
        const back = returnUrlOf(returnUrl, bookingId, services);
        // The shop's page asks who pays what, begins it, and leads back.
        if (method === "shared") {
          const failureUrl = new URL(address.with({ bookingId: null, redirectResult: null })).href;
          const query = new URLSearchParams({ bookingId, returnUrl: back, failureUrl });
          const redirectUrl = `${services.shopOrigin}${prefixOf(services.locale)}/pay/?${query}`;
          return Promise.resolve({ redirectUrl, paymentAttemptId: null });
        }
        const body = {
          paymentMethod: method,
          affiliate: attributionOf(services)?.id ?? null,
          successReturnUrl: back,
          // A provider that hands nothing back is asked all the same.
          failureReturnUrl: new URL(address.with({ bookingId, redirectResult: "failed" })).href,
          language: services.locale,
          ga4Id: hasAnalyticsConsent() ? ga4IdOf(document.cookie) : null,
        };
        return client.send(createPaymentAttempt, { params: { bookingId }, body }, { idempotencyKey: key });
      }),
      confirmByScript: fromPromise(async ({ input: { provider, clientSecret } }) => {
        const language = translatedLanguageTag(services.locale).slice(0, 2);
        if (provider) await confirmPayment({ provider, language }, clientSecret);
      }),
      watchAttempt: fromCallback<CheckoutEvent, { attemptId: string | null }>(({ input, sendBack }) => {
        const paymentAttemptId = input.attemptId;
        if (!paymentAttemptId) return undefined;
        const poll = () =>
          client.send(getPaymentAttempt, { params: { paymentAttemptId } }).then(
            ({ status }) => sendBack({ type: "attempt.updated", status } satisfies CheckoutEvent),
            () => undefined,
          );
        const timer = setInterval(poll, attemptEvery);
        return () => clearInterval(timer);
      }),
      wait: fromCallback<CheckoutEvent, { tries: number }>(({ input, sendBack }) => {
        const timer = setTimeout(() => sendBack({ type: "wait.over" } satisfies CheckoutEvent), waitFor * input.tries);
        return () => clearTimeout(timer);
      }),
    },
    guards: {
      isFramed,
      isCardInvalid: ({ context }) => context.method === "card" && cardModuleSlot(services).module?.check?.() === false,
    },
    actions: {
      store: (_, { bookingId, form }) => {
        storage.set(bookingIdKey, bookingId);
        storage.set(guestDataKey, JSON.stringify({ ...form, notes: undefined }));
        void services.cart().then((cart) => cart.send({ type: "cart.booked", bookingId }));
      },
      leaveForProvider: ({ context }) => leaveForProvider(context.step?.action ?? null, address),
      leaveForConfirmation: (_, { returnUrl, bookingId }) =>
        isFramed() || address.leave(returnUrlOf(returnUrl, bookingId, services)),
      reportBegun: () => services.host?.dispatchEvent(new Event("payment-begun")),
      reportEnded: () => services.host?.dispatchEvent(new Event("payment-ended")),
      forgetReturn: () => address.forget("bookingId", "redirectResult"),
    },
  };
}

function browserInfo(): Record<string, unknown> {
  const { language, userAgent } = navigator;
  const { width, height, colorDepth } = screen;
  return {
    language,
    userAgent,
    screenWidth: width,
    screenHeight: height,
    colorDepth,
    timeZoneOffset: new Date().getTimezoneOffset(),
    javaEnabled: false,
  };
}
