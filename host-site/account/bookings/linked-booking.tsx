import { callApi } from "../../api.ts";
import { ApiError } from "../../../sdk/client/api-error.ts";
import { useLoaded } from "../../forms/use-loaded.ts";
import { getBooking } from "../../../sdk/contracts/calls/booking.ts";
import { getManagedBooking } from "../../../sdk/contracts/calls/manage.ts";
import { BookingPage } from "./booking-page.tsx";
import { isLinkRefusal, managedBooking, readOnlyBooking, type ShownBooking } from "./shown-booking.ts";

interface LinkedBookingProps {
  readonly bookingId: string;
  /** The token of the signed link in a mail; null for a visitor who has the address alone. */
  readonly token: string | null;
}

/**
 * A booking by its address, without an account: its id lets a visitor read it, the signed link lets them change it
 * (decision 12).
 */
export function LinkedBooking({ bookingId, token }: LinkedBookingProps) {
  const loading = useLoaded(`${bookingId} ${token}`, () => loadBooking(bookingId, token));
  return <BookingPage {...loading} isGuest />;
}

async function loadBooking(bookingId: string, token: string | null): Promise<ShownBooking> {
  const params = { bookingId };
  try {
    return managedBooking(await callApi(getManagedBooking, { params, query: { token: token ?? undefined } }), token);
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || !isLinkRefusal(refusal.code)) throw refusal;
    return readOnlyBooking(await callApi(getBooking, { params }), refusal.code);
  }
}
