import { affiliateNumber } from "../../../sdk/contracts/affiliate-number.ts";
import type { AdminAffiliate } from "../../../sdk/contracts/admin/affiliates.ts";
import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import {
  approveAffiliate,
  changeCommission as changeCommissionCall,
  closeAffiliate,
  getAdminAffiliate,
  listAdminAffiliates,
  payStatement as payStatementCall,
  rejectAffiliate,
  unpayStatement as unpayStatementCall,
} from "../../../sdk/contracts/calls/admin/affiliates.ts";
import { changeCommission, decideAffiliate } from "../../commands/affiliate/decide.ts";
import { payStatement, unpayStatement } from "../../commands/affiliate/pay-statement.ts";
import { listShownStatements } from "../../db/queries/affiliate-statement.ts";
import { findTeamAffiliate, listTeamAffiliates } from "../../db/queries/affiliate.ts";
import { listTeamSteps } from "../../db/queries/team-step.ts";
import { requireAdmin } from "../../domain/session.ts";
import { notFound } from "../../errors.ts";
import { presentTeamAffiliate, presentTeamAffiliateLine } from "../../presenters/affiliate.ts";
import { handle, type Routes } from "../handle.ts";

/** The team's pages of affiliates. */
export const adminAffiliatesRoutes: Routes = (app, services) => {
  const { db } = services;

  async function answer(code: string): Promise<AdminAffiliate> {
    const id = affiliateNumber(code);
    const row = id === null ? undefined : await findTeamAffiliate(db, id);
    if (!row) throw notFound("affiliate_not_found");
    const steps = await listTeamSteps(db, "affiliate", [row.id]);
    return presentTeamAffiliate(row, await listShownStatements(db, row.id), steps.get(String(row.id)) ?? []);
  }

  handle(app, services, listAdminAffiliates, async ({ session, query }) => {
    requireAdmin(session);
    const { total, rows } = await listTeamAffiliates(db, query);
    return { total, page: shownPage(query.page, total), pageSize, entries: rows.map(presentTeamAffiliateLine) };
  });

  handle(app, services, getAdminAffiliate, async ({ session, params }) => {
    requireAdmin(session);
    return answer(params.affiliateId);
  });

  handle(app, services, changeCommissionCall, async ({ session, params, body }) => {
    await changeCommission(services, requireAdmin(session).email, params.affiliateId, body);
    return answer(params.affiliateId);
  });

  handle(app, services, payStatementCall, async ({ session, params, body }) => {
    await payStatement(services, requireAdmin(session).email, params, body);
    return answer(params.affiliateId);
  });

  handle(app, services, unpayStatementCall, async ({ session, params, body }) => {
    await unpayStatement(services, requireAdmin(session).email, params, body);
    return answer(params.affiliateId);
  });

  for (const [call, state] of [
    [approveAffiliate, "approved"],
    [rejectAffiliate, "rejected"],
    [closeAffiliate, "closed"],
  ] as const)
    handle(app, services, call as typeof approveAffiliate, async ({ session, params, body }) => {
      await decideAffiliate(services, requireAdmin(session).email, params.affiliateId, { ...body, state });
      return answer(params.affiliateId);
    });
};
