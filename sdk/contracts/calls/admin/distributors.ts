import { AdminDistributor } from "../../admin/distributors.ts";
import { pageOf } from "../../admin/paging.ts";
import { call } from "../../call.ts";
import { Distributor } from "../../distributor.ts";

/** `GET /admin/distributors/`, newest first. `search` looks at name, town, VAT number and e-mail. */
export const listAdminDistributors = call({
  method: "GET",
  path: "/admin/distributors/",
  answer: pageOf(Distributor),
});

/** `GET /admin/distributors/{distributorId}/`: 404 `distributor_not_found`. */
export const getAdminDistributor = call({
  method: "GET",
  path: "/admin/distributors/{distributorId}/",
  answer: AdminDistributor,
});

/** `PATCH /admin/distributors/{distributorId}/`: corrects name, address, where invoices go. 409 `changed_meanwhile`. */
export const correctDistributor = call({
  method: "PATCH",
  path: "/admin/distributors/{distributorId}/",
  answer: AdminDistributor,
});

/**
 * `POST …/approve/`: its accounts buy on invoice from then on, at net prices, under the agreement given here; writes to
 * them. 409 `changed_meanwhile`. A rejected or closed one can be approved later.
 */
export const approveDistributor = call({
  method: "POST",
  path: "/admin/distributors/{distributorId}/approve/",
  answer: AdminDistributor,
});

/**
 * `POST …/reject/`: an application; writes to them, with the note, which is wanted here (400 `invalid_input`, field
 * `note`). 409 `changed_meanwhile`.
 */
export const rejectDistributor = call({
  method: "POST",
  path: "/admin/distributors/{distributorId}/reject/",
  answer: AdminDistributor,
});

/** `POST …/close/`: nothing is bought on invoice from then on; what is open stays due. Otherwise as `reject`. */
export const closeDistributor = call({
  method: "POST",
  path: "/admin/distributors/{distributorId}/close/",
  answer: AdminDistributor,
});

/** `PATCH …/agreement/`: another limit, period or billing from now on. 409 `changed_meanwhile`. */
export const changeAgreement = call({
  method: "PATCH",
  path: "/admin/distributors/{distributorId}/agreement/",
  answer: AdminDistributor,
});

/**
 * `POST …/accounts/`: an account books for this distributor from now on. 404 `account_not_found` where there is none of
 * that address, 409 `distributor_exists` where it books for another one.
 */
export const addDistributorAccount = call({
  method: "POST",
  path: "/admin/distributors/{distributorId}/accounts/",
  answer: AdminDistributor,
});

/** `DELETE …/accounts/{userId}/`: the account books for nobody from now on. 404 `account_not_found`. */
export const removeDistributorAccount = call({
  method: "DELETE",
  path: "/admin/distributors/{distributorId}/accounts/{userId}/",
  answer: AdminDistributor,
});
