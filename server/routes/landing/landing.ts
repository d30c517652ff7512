import { parseLocale } from "../../../sdk/contracts/locale.ts";
import { findActivity } from "../../db/queries/activity.ts";
import { notFound } from "../../errors.ts";
import { activityPath } from "../../presenters/activity-path.ts";
import type { Routes } from "../handle.ts";

/** Visitors with none of the shop's languages get English. */
const forEveryoneElse = "en_CH";

/**
 * `/landing/{activity}?lang=en-US`: leads on to the activity's page in the visitor's language, which product feeds name
 * by a template. Everything else in the query goes along. An activity that is gone has its own page there.
 */
export const landingRoutes: Routes = (app, services) => {
  app.get<{ Params: { id: string } }>("/landing/:id", async (request, reply) => {
    const { id } = request.params;
    if (!/^\d{1,9}$/.test(id)) throw notFound("page_not_found");
    const query = new URL(request.url, services.env.PUBLIC_ORIGIN).searchParams;
    const locale = parseLocale(query.get("lang") ?? "") ?? forEveryoneElse;
    query.delete("lang");
    const activity = await findActivity(services.db, Number(id), locale);
    const path = activityPath(Number(id), activity?.slug ?? "", locale);
    const more = query.size > 0 ? `?${query}` : "";
    return reply.header("cache-control", "no-cache").redirect(`${encodeURI(path)}${more}`, 302);
  });
};
