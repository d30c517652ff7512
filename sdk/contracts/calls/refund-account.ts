import * as v from "valibot";
import { call } from "../call.ts";
import { Money } from "../money.ts";

/** Where the refunds of a booking go that could not go back the way they came. */
const RefundAccount = v.object({
  /** What is still to be paid back by transfer; null where nothing is, or not any more. */
  amount: v.nullable(Money),
  /** The account that is known; its IBAN shows only its end. Null before the buyer or the team has said. */
  account: v.nullable(v.object({ iban: v.string(), holder: v.string() })),
});
export type RefundAccount = v.InferOutput<typeof RefundAccount>;

/**
 * `GET /bookings/{bookingId}/refund-account?token=…`, by the token of the mail's link. 403 `manage_link_invalid`,
 * `manage_link_expired`.
 */
export const getRefundAccount = call({
  method: "GET",
  path: "/bookings/{bookingId}/refund-account",
  answer: RefundAccount,
});

/**
 * `POST /bookings/{bookingId}/refund-account`: says where the money goes, or says it anew, until the team has settled
 * it. 403 as above; 409 `changed_meanwhile`.
 */
export const giveRefundAccount = call({
  method: "POST",
  path: "/bookings/{bookingId}/refund-account",
  answer: RefundAccount,
});
