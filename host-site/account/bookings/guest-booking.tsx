import { ask } from "../../forms/ask.ts";
import { useLoaded } from "../../forms/use-loaded.ts";
import { getBooking } from "../calls.ts";
import { BookingPage } from "./booking-page.tsx";
import { guestBooking } from "./shown-booking.ts";

/** A booking by its address, without an account: who has its id may see and cancel it (decision 0012). */
export function GuestBooking({ bookingId }: { readonly bookingId: string }) {
  const loading = useLoaded(bookingId, async () => guestBooking(await ask(getBooking, { params: { bookingId } })));
  return <BookingPage {...loading} isGuest />;
}
