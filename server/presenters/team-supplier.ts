import type { TeamStep } from "../../sdk/contracts/admin/steps.ts";
import type { AdminSupplier, SupplierRegistration } from "../../sdk/contracts/admin/suppliers.ts";
import type { TeamSupplierRow } from "../db/queries/team-suppliers.ts";
import type { SupplierRegistrationTable } from "../db/schema.ts";
import { wireInstant } from "../domain/wall-time.ts";
import { fromJson } from "../json.ts";

/** A supplier with how many of its activities are on sale, and how many aren't. */
export function presentTeamSupplier({ id, name, published, activities }: TeamSupplierRow): AdminSupplier {
  return {
    id,
    name,
    state: published > 0 ? "selling" : "resting",
    published,
    unpublished: activities - published,
  };
}

/** A supplier's registration as the team sees it; `steps` by the registration's id. */
export function presentRegistration(
  row: SupplierRegistrationTable,
  steps: ReadonlyMap<string, TeamStep[]>,
): SupplierRegistration {
  return {
    registrationId: row.id,
    state: row.state,
    company: row.company,
    contactName: row.contact_name,
    email: row.email,
    phone: row.phone,
    countryCode: row.country_code,
    website: row.website,
    offering: row.offering,
    languages: fromJson(row.languages),
    locale: row.locale,
    termsVersion: row.terms_version,
    createdAt: wireInstant(row.created_at),
    note: row.note,
    decidedAt: row.decided_at && wireInstant(row.decided_at),
    revision: row.revision,
    history: steps.get(row.id) ?? [],
  };
}
