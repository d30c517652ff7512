import { fromCallback } from "xstate";
import type { TripBookingReport } from "../../machines/transport/transport.types.ts";
import type { TripBookingEvent, TripBookingInput } from "../../machines/trip-booking/trip-booking.types.ts";
import type { Services } from "../_kit/record.ts";

/**
 * The booking of a trip as an actor of the search's machine: loads the machine as the dialog opens, reports its state
 * and what it emits, and passes the dialog's events on.
 */
export function followBooking(services: Services) {
  return fromCallback<TripBookingEvent, TripBookingInput>(({ input, sendBack, receive }) => {
    const report = (event: TripBookingReport) => sendBack(event);
    let stop = () => {};
    let forward: (event: TripBookingEvent) => void = () => {};
    let hasEnded = false;
    receive((event) => forward(event));
    import("./booking/trip-booking.implement.ts").then(
      ({ startTripBooking }) => {
        if (hasEnded) return;
        const actor = startTripBooking(services, input, report);
        forward = (event) => actor.send(event);
        stop = () => actor.stop();
      },
      () => report({ type: "booking.failed" }),
    );
    return () => {
      hasEnded = true;
      stop();
    };
  });
}
