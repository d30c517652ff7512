import { ask } from "../../forms/ask.ts";
import { useLoaded } from "../../forms/use-loaded.ts";
import { getAccountBooking } from "../calls.ts";
import { BookingPage } from "./booking-page.tsx";
import { ownBooking } from "./shown-booking.ts";

/** A booking of one's own. */
export function Booking({ bookingId }: { readonly bookingId: string }) {
  const loading = useLoaded(bookingId, async () => ownBooking(await ask(getAccountBooking, { params: { bookingId } })));
  return <BookingPage {...loading} isGuest={false} />;
}
