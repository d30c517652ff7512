import type { AccountBody } from "../pages/account/account.body.ts";
import { useAddress } from "../forms/use-address.ts";
import { LinkedBooking } from "./bookings/linked-booking.tsx";
import { Reviews } from "./reviews/reviews.tsx";
import { SignIn } from "./sign-in/sign-in.tsx";

/**
 * The account's pages for a visitor who isn't signed in: a booking by its address, a review by the link in the mail
 * (both are capabilities), else signing in.
 */
export function Guest({ body }: { readonly body: AccountBody }) {
  const { query } = useAddress();
  if (body.section === "bookings" && body.bookingId && !query.has("view"))
    return (
      <div className="guest mt-2">
        <LinkedBooking bookingId={body.bookingId} token={query.get("token")} />
      </div>
    );
  const token = query.get("token");
  if (body.section === "reviews" && token)
    return (
      <div className="guest mt-2 max-w-[1024px]">
        <Reviews token={token} />
      </div>
    );
  return <SignIn isOnTheWay={body.section !== null || query.has("returnTo")} />;
}
