import { hasWayBack, subjectOf } from "./search.rules.ts";
import { transportSetup } from "./transport.setup.ts";

/**
 * The dialog of a booking. What happens in it is another machine's (`machines/trip-booking`), whose code comes as it
 * opens.
 */
export const booking = transportSetup.createStateConfig({
  initial: "deciding",
  states: {
    deciding: { always: [{ guard: "opensAtOnce", target: "open" }, { target: "closed" }] },
    closed: {
      entry: ["forgetBooking", "applyChanged"],
      invoke: { src: "closedEntry" },
      on: {
        open: { guard: "isEditing", target: "open" },
        "trip.booked": { guard: "canBook", target: "opening", actions: ["takeTrip", "storeSearch"] },
      },
    },
    /** The page may keep it closed. */
    opening: {
      always: [
        { guard: "mayOpen", target: "open", actions: { type: "emitAnalytics", params: "open_reservation" } },
        { target: "closed" },
      ],
    },
    open: {
      initial: "loading",
      entry: "setSubject",
      invoke: [
        {
          src: "booking",
          id: "booking",
          input: ({ context }) => {
            const { trip, editing, withItem, replaces, locale, today, role, unsettled } = context;
            const { attempt, adopted = replaces } = unsettled[subjectOf(context)] ?? {};
            const replaced = adopted === replaces ? replaces : null;
            const canReturn = hasWayBack(context);
            const of = { trip, editing, withItem, replaces: replaced, sameTravellersAs: context.wayThere };
            return { ...of, canReturn, locale, today, role, attempt, adopted };
          },
        },
        { src: "openEntry", input: ({ context: { trip, editing } }) => ({ tripId: trip?.id ?? "", editing }) },
      ],
      on: {
        "booking.changed": { target: ".shown", actions: "setBooking" },
        "booking.emitted": { actions: "passOut" },
        "booking.sent": { actions: "passOn" },
        "booking.failed": ".failed",
        "booking.closed": [
          { guard: "losesTrip", target: "closed", actions: ["forgetTrip", "reportGiven"] },
          { guard: "returns", target: "closed", actions: ["turnBack", "reportGiven"] },
          { target: "closed" },
        ],
      },
      states: {
        loading: { on: { close: "#transport.booking.closed" } },
        failed: {
          on: {
            close: "#transport.booking.closed",
            "booking.retried": { target: "#transport.booking.open", reenter: true },
          },
        },
        shown: { on: { close: { actions: "passOnClosing" } } },
      },
    },
  },
});
