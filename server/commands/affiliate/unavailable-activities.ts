import { noFilters } from "../../../sdk/contracts/discovery.ts";
import { parseLocale, translatedLocaleOf, type TranslatedLocale } from "../../../sdk/contracts/locale.ts";
import { day } from "../../clock.ts";
import { hasBit } from "../../discovery/bit-set.ts";
import { placeOf } from "../../discovery/catalogue-index.ts";
import { listSimilar } from "../../discovery/query-activities.ts";
import { findActivityTitle, listWithdrawals } from "../../db/queries/activity.ts";
import { listUnavailableActivities } from "../../db/queries/unavailable-activity.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import type { Services } from "../../services.ts";

/** Days that a mail reads: the last week and the one before. */
export const noticeDays = 14;
/** What a page has shown in so many days is named; a sold-out activity, if it was so before them already. */
const recentDays = 7;
/** Lines of a mail at most; the newest are named. */
export const mostLines = 30;

type Needed = Pick<Services, "db" | "clock" | "discovery">;

/** Whether activities can be booked now: those that the shop never had are left out. */
export async function availabilityNow(
  { db, discovery }: Pick<Services, "db" | "discovery">,
  ids: readonly number[],
): Promise<Map<number, "bookable" | "gone" | "sold_out">> {
  const { index, seats } = await discovery.current();
  const rows = await listWithdrawals(db, ids);
  return new Map(
    rows.map(({ id, withdrawn_at }) => {
      if (withdrawn_at !== null) return [id, "gone"];
      const place = placeOf(index, id);
      // On sale again a moment ago: this process has not read it yet.
      return [id, place < 0 || hasBit(seats.bookable, place) ? "bookable" : "sold_out"];
    }),
  );
}

/** An activity that a page of an affiliate shows, and that can't be booked. */
export interface UnavailableActivity {
  /** Host and path. */
  readonly page: string;
  readonly activityId: number;
  readonly title: string;
  readonly reason: "gone" | "sold_out";
  /** The first day that it was seen since it could be booked last (`forgetBookable` in notices.ts). */
  readonly since: string;
  /** What is shown in its place: the most similar that can be booked. */
  readonly similar: readonly { readonly id: number; readonly title: string; readonly slug: string }[];
}

/**
 * What an affiliate's pages have shown in the last week that still can't be booked: gone, or first seen sold out a week
 * ago and not bookable since, as far as an hourly look tells.
 */
export async function unavailableActivities(
  services: Needed,
  affiliate: { readonly id: number; readonly locale: string },
): Promise<UnavailableActivity[]> {
  const { db, clock } = services;
  const now = clock.now();
  const locale = translatedLocaleOf(parseLocale(affiliate.locale) ?? "de_CH");
  const weekAgo = dateInZurich(now - recentDays * day);
  const rows = await listUnavailableActivities(db, affiliate.id, dateInZurich(now - noticeDays * day));
  const recent = rows.filter(({ last }) => last > weekAgo);
  const states = await availabilityNow(services, [...new Set(recent.map((row) => row.activity_id))]);
  const found: UnavailableActivity[] = [];
  for (const { page, activity_id: activityId, first } of recent) {
    const reason = states.get(activityId);
    if (reason !== "gone" && !(reason === "sold_out" && first <= weekAgo)) continue;
    if (found.length === mostLines) break;
    found.push({
      page,
      activityId,
      reason,
      since: first,
      title: (await findActivityTitle(db, activityId, locale))?.title ?? String(activityId),
      similar: await similarTo(services, activityId, locale),
    });
  }
  return found;
}

async function similarTo({ db, discovery }: Needed, id: number, locale: TranslatedLocale) {
  const catalogue = await discovery.current();
  const places = await listSimilar(db, catalogue, [id], { scope: {}, filters: noFilters, text: "", locale });
  const ids = places.slice(0, 3).map((place) => catalogue.index.ids[place]!);
  const titled = await Promise.all(ids.map((each) => findActivityTitle(db, each, locale)));
  return titled.filter((each) => each !== undefined);
}
