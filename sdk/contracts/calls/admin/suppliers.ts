import { pageOf } from "../../admin/paging.ts";
import { AdminSupplier, SupplierRegistration } from "../../admin/suppliers.ts";
import { call } from "../../call.ts";

/** `GET /admin/suppliers/registrations/`, newest first. `search` looks at company, contact and e-mail. */
export const listRegistrations = call({
  method: "GET",
  path: "/admin/suppliers/registrations/",
  answer: pageOf(SupplierRegistration),
});

/** `GET /admin/suppliers/registrations/{registrationId}/`: 404 `registration_not_found`. */
export const getRegistration = call({
  method: "GET",
  path: "/admin/suppliers/registrations/{registrationId}/",
  answer: SupplierRegistration,
});

/**
 * `POST …/approve/`: writes to them. 409 `changed_meanwhile`. A rejected one can be approved later; the same decision
 * again changes nothing.
 */
export const approveRegistration = call({
  method: "POST",
  path: "/admin/suppliers/registrations/{registrationId}/approve/",
  answer: SupplierRegistration,
});

/**
 * `POST …/reject/`: writes to them, with the note, which is wanted here (400 `invalid_input`, field `note`). 409
 * `changed_meanwhile`.
 */
export const rejectRegistration = call({
  method: "POST",
  path: "/admin/suppliers/registrations/{registrationId}/reject/",
  answer: SupplierRegistration,
});

/** `GET /admin/suppliers/`, by id. `search` looks at name and id. */
export const listAdminSuppliers = call({ method: "GET", path: "/admin/suppliers/", answer: pageOf(AdminSupplier) });
