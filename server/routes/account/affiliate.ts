import type { FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import {
  applyAsAffiliate,
  correctAffiliate,
  getAffiliateStatistics,
  listAffiliateStatements,
} from "../../../sdk/contracts/calls/affiliate.ts";
import { defaultLocale, parseLocale, type Locale } from "../../../sdk/contracts/locale.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { AffiliateDays } from "../../../sdk/contracts/requests/affiliate.ts";
import { applyAsAffiliate as apply } from "../../commands/affiliate/apply.ts";
import { correctAffiliate as correct } from "../../commands/affiliate/correct.ts";
import { listShownStatements } from "../../db/queries/affiliate-statement.ts";
import { findAffiliateOfUser } from "../../db/queries/affiliate.ts";
import type { AffiliateTable } from "../../db/schema.ts";
import { isSignedIn, requireSignedIn, type SignedInSession } from "../../domain/session.ts";
import { notFound } from "../../errors.ts";
import { acceptsPage } from "../../http/accepts-page.ts";
import { csvOf } from "../../http/csv.ts";
import { parseInput } from "../../http/parse-input.ts";
import { presentAffiliate, presentStatement } from "../../presenters/affiliate.ts";
import { statementDetails, statementTable, statisticsTable } from "../../presenters/statement-file.ts";
import { affiliateStatistics } from "../../reads/affiliate-statistics.ts";
import { brandOf } from "../../settings/brand.ts";
import { operatorOf } from "../../settings/operator.ts";
import { handle, sessionOf, type Routes } from "../handle.ts";

const csv = "text/csv; charset=utf-8";
const FileQuery = v.object({ ...AffiliateDays.entries, locale: v.optional(v.string()) });

/** What an account has as an affiliate: its application, statistics, statements, and these as files. */
export const affiliateAccountRoutes: Routes = (app, services) => {
  const { db } = services;

  async function own(userId: string): Promise<AffiliateTable> {
    const affiliate = await findAffiliateOfUser(db, userId);
    if (!affiliate) throw notFound("affiliate_not_found");
    return affiliate;
  }

  handle(app, services, getAffiliateStatistics, async ({ query, session }) =>
    affiliateStatistics(services, session, query),
  );
  handle(app, services, applyAsAffiliate, async ({ body, session }) => {
    const caller = requireSignedIn(session);
    await apply(services, caller, body);
    return { affiliate: presentAffiliate(await own(caller.userId)) };
  });
  handle(app, services, correctAffiliate, async ({ body, session }) => {
    const caller = requireSignedIn(session);
    await correct(services, caller, body);
    return { affiliate: presentAffiliate(await own(caller.userId)) };
  });
  handle(app, services, listAffiliateStatements, async ({ session }) => {
    const affiliate = await findAffiliateOfUser(db, requireSignedIn(session).userId);
    return { statements: affiliate ? (await listShownStatements(db, affiliate.id)).map(presentStatement) : [] };
  });

  /** A file for who is signed in; a browser whose session has ended is led to sign in. */
  function file(
    path: string,
    send: (request: FastifyRequest, reply: FastifyReply, file: FileInput) => Promise<unknown>,
  ) {
    app.get(`/account/affiliate/${path}`, async (request, reply) => {
      const session = await sessionOf(services, request, reply);
      const query = parseInput(FileQuery, request.query, "query") as v.InferOutput<typeof FileQuery>;
      const locale = parseLocale(query.locale ?? "") ?? defaultLocale;
      if (!isSignedIn(session) && acceptsPage(request))
        return reply.redirect(`${pagePath("account", locale)}/affiliate`);
      return send(request, reply, { session: requireSignedIn(session), locale, query });
    });
  }

  async function statementOf(request: FastifyRequest, { userId }: SignedInSession) {
    const affiliate = await own(userId);
    const { month } = request.params as { month: string };
    const statements = await listShownStatements(db, affiliate.id);
    const row = statements.find((each) => each.month === month);
    if (!row) throw notFound("statement_not_found");
    const owner = { ...affiliate, newestMonth: statements[0]!.month };
    return { affiliate: owner, statement: presentStatement(row), name: `${affiliate.id}-${row.month}` };
  }

  file("statistics.csv", async (_, reply, { session, locale, query: days }) => {
    const { number } = presentAffiliate(await own(session.userId));
    const statistics = await affiliateStatistics(services, session, days);
    const name = `${number}-${statistics.from}-${statistics.until}.csv`;
    return attachment(reply, csv, name).send(csvOf(statisticsTable(locale, statistics.rows)));
  });

  file("statements/:month.csv", async (request, reply, { session, locale }) => {
    const { statement, name } = await statementOf(request, session);
    return attachment(reply, csv, `${name}.csv`).send(csvOf(statementTable(locale, statement)));
  });

  file("statements/:month.pdf", async (request, reply, { session, locale }) => {
    const { affiliate, statement, name } = await statementOf(request, session);
    const issuer = { brand: brandOf(services.env), company: operatorOf(services.env) };
    const details = statementDetails(issuer, locale, affiliate, statement);
    return attachment(reply, "application/pdf", `${name}.pdf`).send(await services.ports.tickets.statementPdf(details));
  });
};

interface FileInput {
  readonly session: SignedInSession;
  readonly locale: Locale;
  readonly query: v.InferOutput<typeof FileQuery>;
}

function attachment(reply: FastifyReply, type: string, name: string): FastifyReply {
  return reply.headers({
    "content-type": type,
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
}
