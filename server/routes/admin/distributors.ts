import type { AdminDistributor } from "../../../sdk/contracts/admin/distributors.ts";
import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import {
  addDistributorAccount,
  approveDistributor,
  changeAgreement as changeAgreementCall,
  closeDistributor,
  correctDistributor as correctCall,
  getAdminDistributor,
  listAdminDistributors,
  rejectDistributor,
  removeDistributorAccount,
} from "../../../sdk/contracts/calls/admin/distributors.ts";
import { addAccount, removeAccount } from "../../commands/distributor/accounts.ts";
import { changeAgreement, correctDistributor, decideDistributor } from "../../commands/distributor/decide.ts";
import { listUsersOfDistributor } from "../../db/queries/account-user.ts";
import { findDistributor, listTeamDistributors } from "../../db/queries/distributor.ts";
import { listTeamSteps } from "../../db/queries/team-step.ts";
import { requireAdmin } from "../../domain/session.ts";
import { notFound } from "../../errors.ts";
import { presentDistributor, presentTeamDistributor } from "../../presenters/distributor.ts";
import { creditOf } from "../../commands/distributor/credit.ts";
import { handle, type Routes } from "../handle.ts";

/** The team's pages of distributors. */
export const adminDistributorsRoutes: Routes = (app, services) => {
  const { db } = services;

  async function answer(id: string): Promise<AdminDistributor> {
    const row = await findDistributor(db, id);
    if (!row) throw notFound("distributor_not_found");
    const steps = await listTeamSteps(db, "distributor", [id]);
    return presentTeamDistributor(await creditOf(db, row), await listUsersOfDistributor(db, id), steps.get(id) ?? []);
  }

  handle(app, services, listAdminDistributors, async ({ session, query }) => {
    requireAdmin(session);
    const { total, rows } = await listTeamDistributors(db, query);
    const entries = await Promise.all(rows.map(async (row) => presentDistributor(await creditOf(db, row))));
    return { total, page: shownPage(query.page, total), pageSize, entries };
  });

  handle(app, services, getAdminDistributor, async ({ session, params }) => {
    requireAdmin(session);
    return answer(params.distributorId);
  });

  handle(app, services, correctCall, async ({ session, params, body }) => {
    await correctDistributor(services, requireAdmin(session).email, params.distributorId, body);
    return answer(params.distributorId);
  });

  handle(app, services, changeAgreementCall, async ({ session, params, body }) => {
    await changeAgreement(services, requireAdmin(session).email, params.distributorId, body);
    return answer(params.distributorId);
  });

  handle(app, services, approveDistributor, async ({ session, params, body }) => {
    const { revision, note, ...terms } = body;
    const decision = { revision, note, state: "approved", terms } as const;
    await decideDistributor(services, requireAdmin(session).email, params.distributorId, decision);
    return answer(params.distributorId);
  });

  for (const [call, state] of [
    [rejectDistributor, "rejected"],
    [closeDistributor, "closed"],
  ] as const)
    handle(app, services, call as typeof rejectDistributor, async ({ session, params, body }) => {
      await decideDistributor(services, requireAdmin(session).email, params.distributorId, { ...body, state });
      return answer(params.distributorId);
    });

  handle(app, services, addDistributorAccount, async ({ session, params, body }) => {
    await addAccount(services, requireAdmin(session).email, params.distributorId, body.email);
    return answer(params.distributorId);
  });

  handle(app, services, removeDistributorAccount, async ({ session, params }) => {
    await removeAccount(services, requireAdmin(session).email, params.distributorId, params.userId);
    return answer(params.distributorId);
  });
};
