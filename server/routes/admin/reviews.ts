import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import {
  excludeReview,
  getAdminReview,
  includeReview,
  listAdminReviews,
  replyToReview,
} from "../../../sdk/contracts/calls/admin/reviews.ts";
import type { AdminReview } from "../../../sdk/contracts/admin/reviews.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { moderateReview, replyToReview as reply } from "../../commands/review/moderate-review.ts";
import { findTeamReview, listTeamReviews } from "../../db/queries/team-review.ts";
import { listTeamSteps } from "../../db/queries/team-step.ts";
import { notFound } from "../../errors.ts";
import { brandOf } from "../../settings/brand.ts";
import { presentTeamReview } from "../../presenters/team-review.ts";
import { requireAdmin } from "../../domain/session.ts";
import { handle, type Routes } from "../handle.ts";
import { readId } from "../../domain/read-id.ts";

export const adminReviewsRoutes: Routes = (app, services) => {
  const { db, env } = services;
  const shopName = brandOf(env).name;
  const idOf = (params: { readonly reviewId: string }) => readId(params.reviewId, "review_not_found");

  async function answer(id: number, locale: Locale): Promise<AdminReview> {
    const row = await findTeamReview(db, id, locale);
    if (!row) throw notFound("review_not_found");
    return presentTeamReview(row, await listTeamSteps(db, "review", [id]), shopName);
  }

  /** After a step: this process shows it with the answer, others a second later. */
  async function shown(id: number, locale: Locale): Promise<AdminReview> {
    await services.discovery.fresh();
    return answer(id, locale);
  }

  handle(app, services, listAdminReviews, async ({ session, query }) => {
    requireAdmin(session);
    const { total, rows } = await listTeamReviews(db, query);
    const ids = rows.map((row) => row.id);
    const steps = await listTeamSteps(db, "review", ids);
    return {
      total,
      page: shownPage(query.page, total),
      pageSize,
      entries: rows.map((row) => presentTeamReview(row, steps, shopName)),
    };
  });

  handle(app, services, getAdminReview, async ({ session, params, query }) => {
    requireAdmin(session);
    return answer(idOf(params), query.locale);
  });

  handle(app, services, excludeReview, async ({ session, params, query, body }) => {
    await moderateReview(services, requireAdmin(session).email, idOf(params), { ...body, isExcluded: true });
    return shown(idOf(params), query.locale);
  });

  handle(app, services, includeReview, async ({ session, params, query, body }) => {
    await moderateReview(services, requireAdmin(session).email, idOf(params), { ...body, isExcluded: false });
    return shown(idOf(params), query.locale);
  });

  handle(app, services, replyToReview, async ({ session, params, query, body }) => {
    await reply(services, requireAdmin(session).email, idOf(params), body);
    return shown(idOf(params), query.locale);
  });
};
