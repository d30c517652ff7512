import { and, not } from "xstate";
import { bookingSetup } from "./booking.setup.ts";
import { otherTrips } from "./trips.rules.ts";

/** Trips by public transport that go with the activity: reserved from the widget, or with the item that is edited. */
export const trips = bookingSetup.createStateConfig({
  initial: "deciding",
  on: { "trip.held": { actions: "addTrip" } },
  states: {
    /** Those of an edited item are known by its reservation, which is loaded with the activity. */
    deciding: {
      always: [
        { guard: and(["isEditing", "hasReservation"]), target: "loading" },
        { guard: not("isEditing"), target: "idle" },
      ],
    },
    /** Without an answer they are in the basket alone. */
    loading: {
      invoke: {
        src: "loadTrips",
        input: ({ context }) => ({ bookingItemId: context.reservation?.bookingItemId ?? "" }),
        onDone: { target: "idle", actions: { type: "setTrips", params: ({ event }) => event.output } },
        onError: "idle",
      },
    },
    idle: { always: { guard: "hasTrips", target: "held" } },
    /** They may lapse, or be removed, edited or put back in the basket or in another tab. */
    held: {
      invoke: { src: "watchTrips" },
      on: { "cart.read": { actions: "followTrips" }, "trips.remove": { guard: "hasOtherTrips", target: ".removing" } },
      always: { guard: not("hasTrips"), target: "idle" },
      initial: "quiet",
      states: {
        quiet: {},
        removing: {
          on: { "trips.remove": {} },
          invoke: {
            src: "removeTrips",
            input: ({ context }) => ({ reservationIds: otherTrips(context).map(({ reservationId }) => reservationId) }),
            onDone: {
              target: "quiet",
              actions: [
                { type: "reportRemoved", params: ({ event }) => ({ reservationIds: event.output }) },
                { type: "forgetTrips", params: ({ event }) => event.output },
              ],
            },
            onError: "failed",
          },
        },
        failed: {},
      },
    },
  },
});
