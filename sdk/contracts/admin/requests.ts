import * as v from "valibot";
import { BookingRequest, RequestAnswerBody } from "../booking-request.ts";
import { requestRefundWays } from "../booking.ts";
import { call } from "../call.ts";
import { Money } from "../money.ts";
import { pageOf, paged } from "./paging.ts";

export const AdminRequest = v.object({
  ...BookingRequest.entries,
  bookingId: v.string(),
  email: v.string(),
  phone: v.string(),
  requestedAt: BookingRequest.entries.expiresAt,
  /**
   * What the payment comes to where all that is open is accepted: with what is kept of cancelled items, without what
   * goes back or is released.
   */
  charged: Money,
  /** How the money of the booking goes back where it is refused. */
  refundWay: v.picklist(requestRefundWays),
  /** Who runs what is on request; `email` is null where the catalogue has no address. */
  suppliers: v.array(v.object({ id: v.number(), name: v.string(), email: v.nullable(v.string()) })),
});
export type AdminRequest = v.InferOutput<typeof AdminRequest>;

/** `GET /admin/requests/`: bookings that wait for their supplier, the one whose 48 hours end first at the top. */
export const listAdminRequests = call({
  method: "GET",
  path: "/admin/requests/",
  query: v.object(paged),
  answer: pageOf(AdminRequest),
});

/**
 * `POST /admin/requests/{bookingId}/answer/`, in the team's name. 404 `booking_not_found`; 409 `request_closed`
 * (fields.state).
 */
export const answerRequestAsTeam = call({
  method: "POST",
  path: "/admin/requests/{bookingId}/answer/",
  params: v.object({ bookingId: v.string() }),
  body: RequestAnswerBody,
  answer: AdminRequest,
});
