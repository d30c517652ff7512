import { pageOf } from "../../admin/paging.ts";
import { AdminRequest } from "../../admin/requests.ts";
import { call } from "../../call.ts";

/** `GET /admin/requests/`: bookings that wait for their supplier, sorted by the end of their 48 hours. */
export const listAdminRequests = call({ method: "GET", path: "/admin/requests/", answer: pageOf(AdminRequest) });

/**
 * `POST /admin/requests/{bookingId}/answer/`, in the team's name. 404 `booking_not_found`; 409 `request_closed`
 * (fields.state).
 */
export const answerRequestAsTeam = call({
  method: "POST",
  path: "/admin/requests/{bookingId}/answer/",
  answer: AdminRequest,
});
