import { assign, fromCallback, fromPromise } from "xstate";
import { noAnswer } from "../../client/api-error.ts";
import { listAvailabilities, personalizationFields, releaseOffer } from "../../contracts/calls/offer.ts";
import type { bookingMachine } from "../../machines/booking/booking.machine.ts";
import type { BookingEvent } from "../../machines/booking/booking.types.ts";
import { takeAttempt } from "../../machines/_setup/attempt.ts";
import { openSlots } from "../../machines/booking/choices.rules.ts";
import { affiliateData } from "../_kit/affiliate-data.ts";
import { storeAttribution } from "../_kit/attribution.ts";
import type { Services } from "../_kit/record.ts";
import { bookedActivity } from "./full-input.ts";
import { attemptGuards, attemptOf, hasOtherAttempt } from "../../machines/booking/reserve.rules.ts";
import { reserveFailureOf } from "../../machines/booking/failure.rules.ts";
import { loadSimilar } from "../../parts/similar/load-similar.ts";
import { cartEmptied } from "./cart-emptied.ts";
import { basketUrl, confirmationUrl } from "./connect/restore-url.ts";
import { previewActors } from "./preview.implement.ts";
import { watchTrips } from "./watch-trips.ts";

/** Slots of one date at most (purchase spec §7). */
const slotLimit = 1000;

/** The storage key of the cart's id (purchase spec §9). */
const cartIdKey = "cartId";

/** Parameters that remain in the address after paying with inline checkout. */
const paidHere = ["bookingId", "redirectResult", bookedActivity];

/** Calls about reservations, with the schemas of their answers; loaded with the first call. */
const reservations = () =>
  import("../../contracts/calls/cart.ts").catch(() => {
    throw noAnswer("The calls about reservations could not be loaded.");
  });

/** The machine's actors and actions, bound to a page's services. */
export function implementBooking(services: Services): Parameters<(typeof bookingMachine)["provide"]>[0] {
  const { client, storage, address, now } = services;
  const preview = previewActors(services);
  return {
    actors: {
      load: fromPromise(async (args) => {
        const { editing } = args.input;
        const [loaded, reservation] = await Promise.all([
          preview.load(args),
          editing === null
            ? null
            : reservations().then(({ getReservation }) =>
                client.send(getReservation, { params: { reservationId: editing } }, { signal: args.signal }),
              ),
        ]);
        return { ...loaded, reservation };
      }),
      translate: fromPromise(async ({ input: { activityId, locale, mappedId, availabilityId }, signal }) => {
        const request = { params: { mappedId, availabilityId: availabilityId ?? "" }, query: { locale } };
        const [{ activity, offers }, fields] = await Promise.all([
          preview.load({ input: { activityId, locale }, signal }),
          availabilityId === null ? null : client.send(personalizationFields, request, { signal }),
        ]);
        return { activity, offers, fields: availabilityId !== null && fields ? { availabilityId, fields } : null };
      }),
      loadMonth: fromPromise(preview.loadMonth),
      loadSlots: fromPromise(async ({ input: { mappedId, date, distributorId }, signal }) => {
        const query = {
          limit: slotLimit,
          locale: services.locale,
          startsAfter: date,
          untilEndOfDay: date,
          ...(distributorId ? { distributorId } : {}),
        };
        const slots = await client.send(listAvailabilities, { params: { mappedId }, query }, { signal });
        return { date, slots: openSlots(slots, now()) };
      }),
      loadFields: fromPromise(async ({ input: { mappedId, availabilityId }, signal }) => ({
        availabilityId,
        fields: await client.send(
          personalizationFields,
          { params: { mappedId, availabilityId }, query: { locale: services.locale } },
          { signal },
        ),
      })),
      reserve: fromPromise(async ({ input: { request: body, key } }) => {
        const { createReservation } = await reservations();
        const ofLink = address.query("bookingRun") === null ? null : await import("./reservation-key.ts");
        const send = (idempotencyKey: string) => client.send(createReservation, { body }, { idempotencyKey });
        const held = await (ofLink ? ofLink.sendWithStoredKey(send, body, key, now()) : send(key));
        return { reservationId: held.reservationId, cartId: held.cart.cartId };
      }),
      quoteRebook: fromPromise(async ({ input, signal }) => {
        const { quote } = await import("./rebook.ts");
        return quote(input, services, signal);
      }),
      rebook: fromPromise(async ({ input }) => {
        const { submit } = await import("./rebook.ts");
        return submit(input, services);
      }),
      removeReservation: fromPromise(async ({ input }) =>
        client.send((await reservations()).deleteReservation, { params: input }),
      ),
      loadTrips: fromPromise(async ({ input: { bookingItemId }, signal }) => {
        const cartId = storage.get(cartIdKey);
        if (cartId === null) return [];
        return (await import("./tied-trips.ts")).loadTiedTrips(services, cartId, bookingItemId, signal);
      }),
      watchTrips: fromCallback<BookingEvent>(({ sendBack }) => watchTrips(services, sendBack)),
      removeTrips: fromPromise(async ({ input: { reservationIds } }) => {
        const { deleteReservation } = await reservations();
        for (const reservationId of reservationIds)
          await client.send(deleteReservation, { params: { reservationId } }).catch((cause: unknown) => {
            // Expired, or removed in the basket.
            if (reserveFailureOf(cause).code !== "reservation_not_found") throw cause;
          });
        return reservationIds;
      }),
      syncOffer: fromPromise(preview.syncOffer),
      loadSimilar: fromPromise(({ input }) => loadSimilar(services, [input.activityId])),
      stopPayment: fromPromise(async ({ input }) =>
        (await import("../../parts/cart/stop-payment.ts")).stopPayment(services, input.bookingId),
      ),
      cartEmptied: fromPromise(({ signal }) => cartEmptied(services, signal)),
    },
    guards: {
      mayOpen: ({ context }) => services.mayOpen(context.activityId),
      ...attemptGuards(hasOtherAttempt, now),
    },
    actions: {
      takeKey: assign({ key: ({ context }) => context.key ?? services.newKey() }),
      takeAttempt: assign(({ context }, { isFresh }) => {
        return takeAttempt(context, isFresh, services, (key, sentAt, cart) =>
          attemptOf(context, key, sentAt, { ...cart, ...affiliateData(services) }),
        );
      }),
      adoptCart: (_, { cartId }) => {
        storage.set(cartIdKey, cartId);
        // The cart's actor does this too, but its code may not be loaded when the page navigates to the basket.
        storeAttribution(services);
        void services.cart().then(
          (cart) => cart.send({ type: "cart.adopt", cartId }),
          () => undefined,
        );
      },
      reportRemoved: (_, { reservationIds }) => {
        void services.cart().then(
          (cart) => reservationIds.forEach((reservationId) => cart.send({ type: "cart.removed", reservationId })),
          () => undefined,
        );
      },
      goToConfirmation: (_, { bookingId }) => address.leave(confirmationUrl(bookingId, services)),
      goToBasket: (_, { cartId }) =>
        isOnBasketPage(services) ||
        address.leave(basketUrl(cartId ?? storage.get(cartIdKey) ?? "", services.locale, services)),
      reloadPage: () => address.leave(address.with({ bookingData: null, bookingRun: null })),
      forgetAddress: ({ context }) =>
        address.forget("bookingData", "bookingRun", ...(context.checkout === "inline" ? paidHere : [])),
      warnOfText: (_, { name, text }) => void import("./check-text.ts").then(({ checkText }) => checkText(name, text)),
      releaseOffer: (_, { offerId }) => {
        client.send(releaseOffer, { body: { offerId, cartId: storage.get(cartIdKey) } }).catch(() => undefined);
      },
    },
  };
}

/** Whether this is the shop's basket page, whose basket shows the adopted cart's reservation by itself. */
function isOnBasketPage({ address, shopOrigin }: Services): boolean {
  return new URL(address.with({})).origin === shopOrigin && document.querySelector("gipfel-basket") !== null;
}
