import type { Activity } from "../../sdk/contracts/activity.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { instantAt } from "../clock.ts";
import { slugsOf, type ActivityRow } from "../db/queries/activities.ts";
import { categoriesOf, offersIn } from "../db/queries/offers.ts";
import { availableDates } from "../db/queries/slots.ts";
import { presentActivity } from "./activity.ts";
import type { Services } from "../services.ts";

/** Completes activities with their offers, prices, dates and addresses: five queries, however many there are. */
export async function completeActivities(
  { db, clock, env }: Pick<Services, "db" | "clock" | "env">,
  rows: readonly ActivityRow[],
  locale: Locale,
): Promise<Activity[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const [offers, texts, dates] = await Promise.all([
    offersIn(db, locale).where("offer.activity_id", "in", ids).execute(),
    slugsOf(db, ids),
    availableDates(db, ids, instantAt(clock.now())),
  ]);
  const categories = await categoriesOf(
    db,
    offers.map((offer) => offer.id),
  );
  return rows.map((row) => {
    const own = offers.filter((offer) => offer.activity_id === row.id);
    return presentActivity(
      {
        row,
        offers: own,
        categories: own.flatMap((offer) => categories.get(offer.id) ?? []),
        dates: dates.get(row.id) ?? [],
        texts: texts.filter((text) => text.activity_id === row.id),
      },
      locale,
      env.PUBLIC_ORIGIN,
    );
  });
}
