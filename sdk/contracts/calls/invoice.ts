import * as v from "valibot";
import { call } from "../call.ts";
import { Invoice } from "../invoice.ts";

/**
 * `GET /account/invoices/`: the invoices and credit notes of the company that the account books for, the newest first.
 * 401 `not_signed_in`.
 */
export const listInvoices = call({
  method: "GET",
  path: "/account/invoices/",
  signedIn: true,
  answer: v.object({ invoices: v.array(Invoice) }),
});
