import * as v from "valibot";
import { call } from "../call.ts";
import { Instant } from "../time.ts";
import { pageOf, paged } from "./paging.ts";
import { TeamStep } from "./steps.ts";

export const registrationStates = ["new", "approved", "rejected"] as const;

/** What a company has sent with the form of the supplier page, and what the team has said to it. */
export const SupplierRegistration = v.object({
  registrationId: v.string(),
  state: v.picklist(registrationStates),
  company: v.string(),
  contactName: v.string(),
  email: v.string(),
  phone: v.string(),
  countryCode: v.string(),
  website: v.nullable(v.string()),
  offering: v.string(),
  languages: v.array(v.string()),
  /** The language that they are written to. */
  locale: v.string(),
  termsVersion: v.string(),
  createdAt: Instant,
  /** The team's word to them; null until there is one. */
  word: v.nullable(v.string()),
  decidedAt: v.nullable(Instant),
  revision: v.number(),
  history: v.array(TeamStep),
});
export type SupplierRegistration = v.InferOutput<typeof SupplierRegistration>;

/** `GET /admin/suppliers/registrations/`, newest first. `search` looks at company, contact and e-mail. */
export const listRegistrations = call({
  method: "GET",
  path: "/admin/suppliers/registrations/",
  query: v.object({ ...paged, state: v.optional(v.picklist(registrationStates)) }),
  answer: pageOf(SupplierRegistration),
});

const RegistrationPath = v.object({ registrationId: v.string() });

/** `GET /admin/suppliers/registrations/{registrationId}/`: 404 `registration_not_found`. */
export const getRegistration = call({
  method: "GET",
  path: "/admin/suppliers/registrations/{registrationId}/",
  params: RegistrationPath,
  answer: SupplierRegistration,
});

const deciding = {
  params: RegistrationPath,
  body: v.object({
    revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Stands in the mail to them; may be empty for an approval. */
    word: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000)), ""),
  }),
  answer: SupplierRegistration,
};

/**
 * `POST …/approve/`: writes to them. 409 `changed_meanwhile`. A rejected one can be approved later; the same decision
 * again changes nothing.
 */
export const approveRegistration = call({
  method: "POST",
  path: "/admin/suppliers/registrations/{registrationId}/approve/",
  ...deciding,
});

/**
 * `POST …/reject/`: writes to them, with the word, which is wanted here (400 `invalid_input`, field `word`). 409
 * `changed_meanwhile`.
 */
export const rejectRegistration = call({
  method: "POST",
  path: "/admin/suppliers/registrations/{registrationId}/reject/",
  ...deciding,
});

/** `selling` has published activities, `resting` has none. */
export const supplierStates = ["selling", "resting"] as const;

/** A supplier of the catalogue. */
export const AdminSupplier = v.object({
  id: v.number(),
  name: v.string(),
  state: v.picklist(supplierStates),
  published: v.number(),
  unpublished: v.number(),
});
export type AdminSupplier = v.InferOutput<typeof AdminSupplier>;

/** `GET /admin/suppliers/`, by id. `search` looks at name and id. */
export const listAdminSuppliers = call({
  method: "GET",
  path: "/admin/suppliers/",
  query: v.object({ ...paged, state: v.optional(v.picklist(supplierStates)) }),
  answer: pageOf(AdminSupplier),
});
