import * as v from "valibot";
import { AccountExport } from "../account-data.ts";
import { call } from "../call.ts";

/**
 * `GET /account/export/`: what the shop knows of the account, as JSON. A basket isn't of an account: it is in the
 * visitor's browser. 401 `not_signed_in`; 403 `forbidden` for the team and for resellers, whose data is their
 * company's; 429 `too_many_requests` after 10 an hour.
 */
export const exportAccount = call({ method: "GET", path: "/account/export/", signedIn: true, answer: AccountExport });

/**
 * `POST /account/deletion/link/`: mails the link that confirms a deletion, for an account without a password. 401, 403
 * as above.
 */
export const sendDeletionLink = call({
  method: "POST",
  path: "/account/deletion/link/",
  signedIn: true,
  answer: v.object({ sent: v.literal(true) }),
});

/**
 * `POST /account/deletion/`: deletes the account for good, confirmed by its password or by the `token` of the mail's
 * link. Bookings stay, without the account; reviews stay, without a name. 400 `password_wrong`, `token_invalid`; 401,
 * 403 as above; 429 `too_many_requests`.
 */
export const deleteAccount = call({
  method: "POST",
  path: "/account/deletion/",
  signedIn: true,
  answer: v.object({ deleted: v.literal(true) }),
});
