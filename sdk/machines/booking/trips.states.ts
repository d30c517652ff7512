import { bookingSetup } from "./booking.setup.ts";
import { otherTrips } from "./trips.rules.ts";

const removes = { guard: "hasOtherTrips", target: "removing" } as const;

/** Trips by public transport that were reserved from the widget, before its activity is. */
export const trips = bookingSetup.createStateConfig({
  initial: "idle",
  on: { "trip.held": { actions: "addTrip" } },
  states: {
    idle: { on: { "trips.remove": removes } },
    removing: {
      invoke: {
        src: "removeTrips",
        input: ({ context }) => ({ reservationIds: otherTrips(context).map(({ reservationId }) => reservationId) }),
        onDone: {
          target: "idle",
          actions: [{ type: "forgetTrips", params: ({ event }) => event.output }, "refreshCart"],
        },
        onError: "failed",
      },
    },
    failed: { on: { "trips.remove": removes } },
  },
});
