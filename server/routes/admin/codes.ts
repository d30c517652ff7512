import type { AdminCodeDetails } from "../../../sdk/contracts/admin/codes.ts";
import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import {
  createRebate as createRebateCall,
  endCode as endCodeCall,
  getAdminCode,
  issueVoucher as issueVoucherCall,
  listAdminCodes,
} from "../../../sdk/contracts/calls/admin/codes.ts";
import { normaliseCode } from "../../../sdk/contracts/code.ts";
import { instantAt } from "../../clock.ts";
import { endCode } from "../../commands/code/end-code.ts";
import { createRebate, issueVoucher } from "../../commands/code/issue-code.ts";
import { storeAnswer, type Idempotency } from "../../commands/idempotency.ts";
import type { Db, Trx } from "../../db/connection.ts";
import { findIssuedCode, listEntriesOfVoucher, listTeamCodes } from "../../db/queries/issued-code.ts";
import { listRebates } from "../../db/queries/rebate.ts";
import { listTeamSteps } from "../../db/queries/team-step.ts";
import { listVouchers } from "../../db/queries/voucher.ts";
import type { IssuedCodeTable } from "../../db/schema.ts";
import { requireAdmin } from "../../domain/session.ts";
import { notFound } from "../../errors.ts";
import { presentEntries, presentTeamCode } from "../../presenters/team-code.ts";
import { handle, type Routes } from "../handle.ts";

/** The team's pages of rebates and gift vouchers. */
export const adminCodesRoutes: Routes = (app, services) => {
  const { db, clock } = services;
  const now = () => instantAt(clock.now());

  async function withWhatTheyAre(on: Db | Trx, issued: readonly IssuedCodeTable[]) {
    const codes = issued.map(({ code }) => code);
    const rebates = new Map((await listRebates(on, codes)).map((row) => [row.code, row]));
    const vouchers = new Map((await listVouchers(on, codes)).map((row) => [row.code, row]));
    return issued.map((row) => ({ issued: row, rebate: rebates.get(row.code), voucher: vouchers.get(row.code) }));
  }

  async function answer(on: Db | Trx, name: string): Promise<AdminCodeDetails> {
    const code = normaliseCode(name);
    const issued = await findIssuedCode(on, code);
    if (!issued) throw notFound("code_not_found");
    const [found] = await withWhatTheyAre(on, [issued]);
    const steps = await listTeamSteps(on, "code", [code]);
    const entries = presentEntries(await listEntriesOfVoucher(on, code));
    return { ...presentTeamCode(found!, now()), entries, history: steps.get(code) ?? [] };
  }

  /** A voucher that was issued twice would be given away twice: its answer is stored in its transaction. */
  const stored = (idempotency: Idempotency | null) => async (trx: Trx, code: string) =>
    storeAnswer(trx, idempotency, await answer(trx, code), now());

  handle(app, services, listAdminCodes, async ({ session, query }) => {
    requireAdmin(session);
    const { total, rows } = await listTeamCodes(db, { ...query, now: now() });
    const entries = (await withWhatTheyAre(db, rows)).map((each) => presentTeamCode(each, now()));
    return { total, page: shownPage(query.page, total), pageSize, entries };
  });

  handle(app, services, getAdminCode, async ({ session, params }) => {
    requireAdmin(session);
    return answer(db, params.code);
  });

  handle(app, services, createRebateCall, async ({ session, body, idempotency }) => {
    const { email } = requireAdmin(session);
    return answer(db, await createRebate(services, email, body, stored(idempotency)));
  });

  handle(app, services, issueVoucherCall, async ({ session, body, idempotency }) => {
    const { email } = requireAdmin(session);
    return answer(db, await issueVoucher(services, email, body, stored(idempotency)));
  });

  handle(app, services, endCodeCall, async ({ session, params }) => {
    await endCode(services, requireAdmin(session).email, params.code);
    return answer(db, params.code);
  });
};
