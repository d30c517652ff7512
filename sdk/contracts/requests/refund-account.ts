import * as v from "valibot";
import { BankAccount } from "./bank-account.ts";

const params = v.object({ bookingId: v.string() });
const token = v.pipe(v.string(), v.maxLength(300));

/** What the server parses of these calls, by method and path. */
export const refundAccountRequests = {
  "GET /bookings/{bookingId}/refund-account": { params, query: v.object({ token }) },
  "POST /bookings/{bookingId}/refund-account": {
    params,
    body: v.object({ token, ...BankAccount.entries }),
  },
};
