import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { TeamStep } from "../../../sdk/contracts/admin/steps.ts";
import {
  approveRegistration,
  getRegistration,
  listAdminSuppliers,
  listRegistrations,
  rejectRegistration,
} from "../../../sdk/contracts/calls/admin/suppliers.ts";
import type { SupplierRegistration } from "../../../sdk/contracts/admin/suppliers.ts";
import { decideRegistration } from "../../commands/supplier/decide-registration.ts";
import { fromJson } from "../../json.ts";
import { listTeamSteps } from "../../db/queries/team-step.ts";
import { listTeamRegistrations, listTeamSuppliers } from "../../db/queries/team-suppliers.ts";
import type { SupplierRegistrationTable } from "../../db/schema.ts";
import { findRegistration } from "../../db/queries/supplier-registration.ts";
import { notFound } from "../../errors.ts";
import { requireAdmin } from "../../domain/session.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import { handle, type Routes } from "../handle.ts";

export const adminSuppliersRoutes: Routes = (app, services) => {
  const { db } = services;

  async function answer(id: string): Promise<SupplierRegistration> {
    const row = await findRegistration(db, id);
    if (!row) throw notFound("registration_not_found");
    return present(row, await listTeamSteps(db, "registration", [id]));
  }

  handle(app, services, listRegistrations, async ({ session, query }) => {
    requireAdmin(session);
    const { total, rows } = await listTeamRegistrations(db, query);
    const ids = rows.map((row) => row.id);
    const steps = await listTeamSteps(db, "registration", ids);
    return { total, page: shownPage(query.page, total), pageSize, entries: rows.map((row) => present(row, steps)) };
  });

  handle(app, services, getRegistration, async ({ session, params }) => {
    requireAdmin(session);
    return answer(params.registrationId);
  });

  handle(app, services, approveRegistration, async ({ session, params, body }) => {
    await decideRegistration(services, requireAdmin(session).email, params.registrationId, {
      ...body,
      state: "approved",
    });
    return answer(params.registrationId);
  });

  handle(app, services, rejectRegistration, async ({ session, params, body }) => {
    await decideRegistration(services, requireAdmin(session).email, params.registrationId, {
      ...body,
      state: "rejected",
    });
    return answer(params.registrationId);
  });

  handle(app, services, listAdminSuppliers, async ({ session, query }) => {
    requireAdmin(session);
    const { total, rows } = await listTeamSuppliers(db, query);
    const entries = rows.map(({ id, name, published, activities }) => ({
      id,
      name,
      state: published > 0 ? ("selling" as const) : ("resting" as const),
      published,
      unpublished: activities - published,
    }));
    return { total, page: shownPage(query.page, total), pageSize, entries };
  });
};

function present(row: SupplierRegistrationTable, steps: ReadonlyMap<string, TeamStep[]>): SupplierRegistration {
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
    word: row.word,
    decidedAt: row.decided_at && wireInstant(row.decided_at),
    revision: row.revision,
    history: steps.get(row.id) ?? [],
  };
}
