import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import {
  approveRegistration,
  getRegistration,
  listAdminSuppliers,
  listRegistrations,
  rejectRegistration,
} from "../../../sdk/contracts/calls/admin/suppliers.ts";
import type { SupplierRegistration } from "../../../sdk/contracts/admin/suppliers.ts";
import { decideRegistration } from "../../commands/supplier/decide-registration.ts";
import { listTeamSteps } from "../../db/queries/team-step.ts";
import { listTeamRegistrations, listTeamSuppliers } from "../../db/queries/team-suppliers.ts";
import { findRegistration } from "../../db/queries/supplier-registration.ts";
import { notFound } from "../../errors.ts";
import { requireAdmin } from "../../domain/session.ts";
import { presentRegistration, presentTeamSupplier } from "../../presenters/team-supplier.ts";
import { handle, type Routes } from "../handle.ts";

export const adminSuppliersRoutes: Routes = (app, services) => {
  const { db } = services;

  async function answer(id: string): Promise<SupplierRegistration> {
    const row = await findRegistration(db, id);
    if (!row) throw notFound("registration_not_found");
    return presentRegistration(row, await listTeamSteps(db, "registration", [id]));
  }

  handle(app, services, listRegistrations, async ({ session, query }) => {
    requireAdmin(session);
    const { total, rows } = await listTeamRegistrations(db, query);
    const ids = rows.map((row) => row.id);
    const steps = await listTeamSteps(db, "registration", ids);
    return {
      total,
      page: shownPage(query.page, total),
      pageSize,
      entries: rows.map((row) => presentRegistration(row, steps)),
    };
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
    return { total, page: shownPage(query.page, total), pageSize, entries: rows.map(presentTeamSupplier) };
  });
};
