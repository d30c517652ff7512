import * as v from "valibot";
import { BookingRequest } from "../booking-request.ts";
import { requestRefundWays } from "../booking.ts";
import { Money } from "../money.ts";

export const AdminRequest = v.object({
  ...BookingRequest.entries,
  bookingId: v.string(),
  email: v.string(),
  phone: v.string(),
  requestedAt: BookingRequest.entries.expiresAt,
  /**
   * The charge if all open items are accepted: with what is retained of cancelled items, without what is refunded or
   * released.
   */
  charged: Money,
  /** How the money of the booking goes back where it is refused. */
  refundWay: v.picklist(requestRefundWays),
  /** The supplier of the items on request; `email` is null where the catalogue has no address. */
  suppliers: v.array(v.object({ id: v.number(), name: v.string(), email: v.nullable(v.string()) })),
});
export type AdminRequest = v.InferOutput<typeof AdminRequest>;
