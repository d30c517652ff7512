import { assign, createActor, fromCallback, fromPromise, type ActorRefFrom } from "xstate";
import { shopPath } from "../../../contracts/paths.ts";
import { takeAttempt } from "../../../machines/_setup/attempt.ts";
import { attemptGuards } from "../../../machines/booking/reserve.rules.ts";
import { attemptOf, hasOtherAttempt } from "../../../machines/trip-booking/reserve.rules.ts";
import { tripBookingMachine, type TripBookingMachine } from "../../../machines/trip-booking/trip-booking.machine.ts";
import type { TripBookingEvent, TripBookingInput } from "../../../machines/trip-booking/trip-booking.types.ts";
import type { TripBookingReport } from "../../../machines/transport/transport.types.ts";
import { affiliateData } from "../../_kit/affiliate-data.ts";
import { attributionParameters, storeAttribution } from "../../_kit/attribution.ts";
import type { Services } from "../../_kit/record.ts";
import type { Trip } from "../../../contracts/transport.ts";
import type { HeldTrip } from "../../../machines/booking/booking.types.ts";
import { afterEntry, isAtEntry } from "../dialog-entry.ts";
import {
  loadProducts,
  loadReservation,
  loadReplaced,
  loadTickets,
  removeReservation,
  reserve,
} from "./booking-calls.ts";
import { watchReservation } from "./watch-reservation.ts";

/** The storage key of the cart's id (purchase spec §9). */
const cartIdKey = "cartId";

/** Starts the booking of a trip; `report` gets each of its states, what it emits, and its end. */
export function startTripBooking(
  services: Services,
  input: TripBookingInput,
  report: (event: TripBookingReport) => void,
): ActorRefFrom<TripBookingMachine> {
  const actor = createActor(tripBookingMachine.provide(implementTripBooking(services)), { input });
  actor.on("*", (emitted) => report({ type: "booking.emitted", emitted }));
  actor.subscribe({
    next: ({ value, context, status, output }) =>
      status === "done"
        ? report({ type: "booking.closed", ...(output ?? { isTripLost: false, isReturning: false }) })
        : report({ type: "booking.changed", booking: { value, context } }),
    error: () => report({ type: "booking.failed" }),
  });
  return actor.start();
}

function implementTripBooking(services: Services): Parameters<TripBookingMachine["provide"]>[0] {
  const { storage, address } = services;
  const sendToCart = (
    event: { type: "cart.adopt"; cartId: string } | { type: "cart.removed"; reservationId: string },
  ) =>
    void services.cart().then(
      (cart) => cart.send(event),
      () => undefined,
    );
  return {
    actors: {
      loadProducts: fromPromise(({ input, signal }) => loadProducts(services, input.productIds, signal)),
      loadTickets: fromPromise(({ input, signal }) => loadTickets(services, input, signal)),
      loadReservation: fromPromise(({ input, signal }) => loadReservation(services, input.reservationId, signal)),
      loadReplaced: fromPromise(({ input, signal }) => loadReplaced(services, input.reservationId, signal)),
      reserve: fromPromise(({ input: { request, key } }) => reserve(services, request, key)),
      removeReservation: fromPromise(({ input }) => removeReservation(services, input.reservationId)),
      watchReservation: fromCallback<TripBookingEvent, { reservationId: string | null }>(({ input, sendBack }) =>
        watchReservation(services, input.reservationId, sendBack),
      ),
    },
    guards: {
      ...attemptGuards(hasOtherAttempt, services.now),
      staysOpen: ({ context: { trip, reserved } }) =>
        trip !== null && reserved !== null && !reportHeld(services, { ...placesOf(trip), ...reserved }),
    },
    actions: {
      takeAttempt: assign(({ context }, { isFresh }) => {
        return takeAttempt(context, isFresh, services, (key, sentAt, cart) =>
          attemptOf(context, key, sentAt, { ...cart, ...affiliateData(services) }),
        );
      }),
      adoptCart: (_, { cartId }) => {
        storage.set(cartIdKey, cartId);
        storeAttribution(services);
        sendToCart({ type: "cart.adopt", cartId });
      },
      reportRemoved: (_, { reservationId }) => sendToCart({ type: "cart.removed", reservationId }),
      goToBasket: (_, { cartId }) => {
        const query = new URLSearchParams({
          cartId: cartId ?? storage.get(cartIdKey) ?? "",
          ...attributionParameters(services),
        });
        const basket = `${services.shopOrigin}${shopPath("basket", services.locale)}?${query}`;
        // Replaces the entry of the dialog, so that Back skips it.
        if (cartId !== null && isAtEntry() && window.top === window.self) location.replace(basket);
        else address.leave(basket);
      },
      reloadPage: () => afterEntry(() => location.reload()),
      // What is around the element may take an entry of the history away in its turn.
      continuePage: () => afterEntry(() => services.host?.dispatchEvent(new Event("trip-continued"))),
    },
  };
}

/** Where a trip goes, and when. */
function placesOf({ originName, destinationName, startTime, endTime }: Trip) {
  return { originName, destinationName, startTime, endTime };
}

/** Informs what shows the element; false where that stays open, so that nothing leads to the basket. */
function reportHeld({ host }: Services, detail: HeldTrip): boolean {
  return host?.dispatchEvent(new CustomEvent("trip-held", { detail, cancelable: true })) ?? true;
}
