import { AdminAffiliate, AdminAffiliateLine } from "../../admin/affiliates.ts";
import { pageOf } from "../../admin/paging.ts";
import { call } from "../../call.ts";

/** `GET /admin/affiliates/`, newest first. `search` looks at number, company, site and address. */
export const listAdminAffiliates = call({
  method: "GET",
  path: "/admin/affiliates/",
  answer: pageOf(AdminAffiliateLine),
});

/** `GET /admin/affiliates/{affiliateId}/`: 404 `affiliate_not_found`. */
export const getAdminAffiliate = call({
  method: "GET",
  path: "/admin/affiliates/{affiliateId}/",
  answer: AdminAffiliate,
});

/** `PATCH /admin/affiliates/{affiliateId}/`: their commission on bookings from now on. 409 `changed_meanwhile`. */
export const changeCommission = call({
  method: "PATCH",
  path: "/admin/affiliates/{affiliateId}/",
  answer: AdminAffiliate,
});

/**
 * `POST …/approve/`: writes to them, with their number. 409 `changed_meanwhile`. A rejected or closed one can be
 * approved later; the same decision again changes nothing.
 */
export const approveAffiliate = call({
  method: "POST",
  path: "/admin/affiliates/{affiliateId}/approve/",
  answer: AdminAffiliate,
});

/**
 * `POST …/reject/`: an application; writes to them, with the note, which is wanted here (400 `invalid_input`, field
 * `note`). 409 `changed_meanwhile`.
 */
export const rejectAffiliate = call({
  method: "POST",
  path: "/admin/affiliates/{affiliateId}/reject/",
  answer: AdminAffiliate,
});

/** `POST …/close/`: an approved one, which earns on no booking from then on; the same as `reject` otherwise. */
export const closeAffiliate = call({
  method: "POST",
  path: "/admin/affiliates/{affiliateId}/close/",
  answer: AdminAffiliate,
});

/**
 * `POST …/statements/2026-11/pay/`: marks a month's statement as paid out, to the account `iban`, which is the one that
 * was displayed: the affiliate's own may have changed since. The same mark again changes nothing. 404
 * `statement_not_found`, 409 `changed_meanwhile` where it has another mark, 400 `invalid_input` where nothing is to be
 * paid or the date can't be (field `paidOn`).
 */
export const payStatement = call({
  method: "POST",
  path: "/admin/affiliates/{affiliateId}/statements/{month}/pay/",
  answer: AdminAffiliate,
});

/**
 * `POST …/unpay/`: takes back the mark that was displayed, with a reason for the history; without a mark it changes
 * nothing. 404 `statement_not_found`, 409 `changed_meanwhile` where it has another mark.
 */
export const unpayStatement = call({
  method: "POST",
  path: "/admin/affiliates/{affiliateId}/statements/{month}/unpay/",
  answer: AdminAffiliate,
});
