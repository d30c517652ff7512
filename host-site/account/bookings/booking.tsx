import { callApi } from "../../api.ts";
import { useLoaded } from "../../forms/use-loaded.ts";
import { getAccountBooking } from "../../../sdk/contracts/calls/account.ts";
import { BookingPage } from "./booking-page.tsx";
import { managedBooking } from "./shown-booking.ts";

/** A booking of one's own. */
export function Booking({ bookingId }: { readonly bookingId: string }) {
  const loading = useLoaded(bookingId, async () =>
    managedBooking(await callApi(getAccountBooking, { params: { bookingId } }), null),
  );
  return <BookingPage {...loading} isGuest={false} />;
}
