import {
  getAdminActivity,
  listAdminActivities,
  publishActivity,
  saveActivity,
  unpublishActivity,
} from "../../../sdk/contracts/calls/admin/activities.ts";
import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { instantAt } from "../../clock.ts";
import {
  publishActivity as publish,
  unpublishActivity as unpublish,
} from "../../commands/catalogue/publish-activity.ts";
import { saveActivity as save } from "../../commands/catalogue/save-activity.ts";
import { listLowestAdultPrices, listTeamActivities } from "../../db/queries/team-activity.ts";
import { requireAdmin } from "../../domain/session.ts";
import { handle, type Routes } from "../handle.ts";
import { readId } from "../../domain/read-id.ts";
import { presentTeamActivityEntry } from "../../presenters/team-activity.ts";
import { readActivity } from "./read-activity.ts";

export const adminActivitiesRoutes: Routes = (app, services) => {
  const { clock, db, env } = services;
  const now = () => instantAt(clock.now());
  const idOf = (params: { readonly id: string }) => readId(params.id, "activity_not_found");
  const answer = (id: number, locale: Locale) => readActivity(db, id, locale, { at: now(), shopVatRate: env.VAT_RATE });
  /** After a save: this process shows it with the answer, others a second later. */
  const shown = async (id: number, locale: Locale) => {
    await services.discovery.fresh();
    return answer(id, locale);
  };

  handle(app, services, listAdminActivities, async ({ session, query }) => {
    requireAdmin(session);
    const { total, rows } = await listTeamActivities(db, { ...query, at: now() });
    const prices = await listLowestAdultPrices(
      db,
      rows.map((row) => row.id),
    );
    return {
      total,
      page: shownPage(query.page, total),
      pageSize,
      entries: rows.map((row) => presentTeamActivityEntry(row, query.locale, prices.get(row.id))),
    };
  });

  handle(app, services, getAdminActivity, async ({ session, params, query }) => {
    requireAdmin(session);
    return answer(idOf(params), query.locale);
  });

  handle(app, services, saveActivity, async ({ session, params, query, body }) => {
    await save(services, requireAdmin(session).email, idOf(params), body);
    return shown(idOf(params), query.locale);
  });

  handle(app, services, publishActivity, async ({ session, params, query, body }) => {
    await publish(services, requireAdmin(session).email, idOf(params), body.revision);
    return shown(idOf(params), query.locale);
  });

  handle(app, services, unpublishActivity, async ({ session, params, query, body }) => {
    await unpublish(services, requireAdmin(session).email, idOf(params), body.revision);
    return shown(idOf(params), query.locale);
  });
};
