import { AdminCode, AdminCodeDetails } from "../../admin/codes.ts";
import { pageOf } from "../../admin/paging.ts";
import { call } from "../../call.ts";

/** `GET /admin/codes/`: rebates and gift vouchers, the newest first. `search` looks at code, label and recipient. */
export const listAdminCodes = call({ method: "GET", path: "/admin/codes/", answer: pageOf(AdminCode) });

/** `GET /admin/codes/{code}/`: 404 `code_not_found`. */
export const getAdminCode = call({ method: "GET", path: "/admin/codes/{code}/", answer: AdminCodeDetails });

/**
 * `POST /admin/codes/rebates/`: a rebate, by the code that is given or by a new one. 409 `code_exists` where a rebate
 * or a voucher has this code, or had it (RULES 10).
 */
export const createRebate = call({
  method: "POST",
  path: "/admin/codes/rebates/",
  answer: AdminCodeDetails,
  idempotent: true,
});

/** `POST /admin/codes/vouchers/`: a gift voucher with a new code, which is written to its recipient. */
export const issueVoucher = call({
  method: "POST",
  path: "/admin/codes/vouchers/",
  answer: AdminCodeDetails,
  idempotent: true,
});

/**
 * `POST /admin/codes/{code}/end/`: it can't be used from now on, and never again; ending it again changes nothing. 404
 * `code_not_found`.
 */
export const endCode = call({ method: "POST", path: "/admin/codes/{code}/end/", answer: AdminCodeDetails });
