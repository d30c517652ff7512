import * as v from "valibot";
import { Instant } from "../time.ts";
import { TeamStep } from "./steps.ts";

export const registrationStates = ["new", "approved", "rejected"] as const;

/** A supplier's registration, and the team's decision on it. */
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
  /** The team's note to them; null until there is one. */
  note: v.nullable(v.string()),
  decidedAt: v.nullable(Instant),
  revision: v.number(),
  history: v.array(TeamStep),
});
export type SupplierRegistration = v.InferOutput<typeof SupplierRegistration>;

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
