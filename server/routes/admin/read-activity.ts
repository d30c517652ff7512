import type { AdminActivity } from "../../../sdk/contracts/admin/activities.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Db } from "../../db/connection.ts";
import { listActivityTexts } from "../../db/queries/activity.ts";
import { listCategories } from "../../db/queries/offer.ts";
import { findTeamActivity, listOffersOfActivity } from "../../db/queries/team-activity.ts";
import { listTeamSteps } from "../../db/queries/team-step.ts";
import { notFound } from "../../errors.ts";
import { presentTeamActivity } from "../../presenters/team-activity.ts";

/** An activity for editing. 404 `activity_not_found`. */
export async function readActivity(
  db: Db,
  id: number,
  locale: Locale,
  { at, shopVatRate }: { readonly at: string; readonly shopVatRate: number },
): Promise<AdminActivity> {
  const row = await findTeamActivity(db, id, locale, at);
  if (!row) throw notFound("activity_not_found");
  const texts = await listActivityTexts(db, id);
  const offers = await listOffersOfActivity(db, id, locale);
  const categories = await listCategories(
    db,
    offers.map((offer) => offer.id),
  );
  const history = (await listTeamSteps(db, "activity", [id])).get(String(id)) ?? [];
  return presentTeamActivity({ row, texts, offers, categories, history, shopVatRate }, locale);
}
