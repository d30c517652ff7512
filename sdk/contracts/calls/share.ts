import { call } from "../call.ts";
import { PaymentResult } from "../payment.ts";
import { PayerShare, SharedPayment } from "../share.ts";

/**
 * `POST /bookings/{bookingId}/shares/`: several people pay a booking that is checked out, each one share. All amounts
 * are given, or none: then they are equal. Nothing is charged before all have paid.
 */
export const beginShares = call({
  method: "POST",
  path: "/bookings/{bookingId}/shares/",
  answer: SharedPayment,
  idempotent: true,
});

/** `GET /bookings/{bookingId}/shares/`: who has paid, and until when the others can. */
export const getShares = call({ method: "GET", path: "/bookings/{bookingId}/shares/", answer: SharedPayment });

/** `DELETE /bookings/{bookingId}/shares/`: ends a shared payment; nothing is charged. */
export const stopShares = call({ method: "DELETE", path: "/bookings/{bookingId}/shares/", answer: SharedPayment });

/** `GET /shares/?token=…`: one share, by the token of its link. 403 `share_link_invalid`. */
export const getShare = call({ method: "GET", path: "/shares/", answer: PayerShare });

/** `POST /shares/pay/`: sets the money of one share aside. 409 `share_closed` once it is paid or over. */
export const payShare = call({ method: "POST", path: "/shares/pay/", answer: PaymentResult, idempotent: true });

/** `POST /shares/pay-details/`: after a challenge or a redirect, with what the provider handed back. */
export const payShareDetails = call({ method: "POST", path: "/shares/pay-details/", answer: PaymentResult });
