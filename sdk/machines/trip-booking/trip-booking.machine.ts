import { not } from "xstate";
import { steps } from "./steps.states.ts";
import { hasLostTrip } from "./reserve.rules.ts";
import { freshContext } from "./tickets.rules.ts";
import { tripBookingSetup } from "./trip-booking.setup.ts";

/** The dialog of `<gipfel-transport>`: from a trip to held tickets (purchase spec §2, §4, "Transport"). */
export const tripBookingMachine = tripBookingSetup.createMachine({
  id: "tripBooking",
  context: ({ input }) => freshContext(input),
  initial: "open",
  output: ({ context }) => ({ isTripLost: hasLostTrip(context), isReturning: context.isReturning }),
  states: {
    open: {
      ...steps,
      invoke: { src: "watchReservation", input: ({ context }) => ({ reservationId: context.editing }) },
      on: {
        close: "closed",
        "reservation.gone": { guard: not("isReservationGone"), actions: "setReservationGone" },
        "reservation.changed": { actions: "setReservationChanged" },
        "reservation.back": { guard: "isReservationGone", actions: "setReservationBack" },
      },
    },
    /** Over: another booking is another actor. */
    closed: { type: "final", entry: { type: "emitStep", params: "closed" } },
  },
});
export type TripBookingMachine = typeof tripBookingMachine;
