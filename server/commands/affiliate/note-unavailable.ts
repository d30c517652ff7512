import type { AffiliateEvents } from "../../../sdk/contracts/requests/session.ts";
import { lockAffiliate } from "../../db/queries/affiliate.ts";
import { countUnavailableActivities, insertUnavailableActivities } from "../../db/queries/unavailable-activity.ts";
import { transact } from "../../db/transact.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import type { Services } from "../../services.ts";
import { availabilityNow } from "./unavailable-activities.ts";

/** Rows of an affiliate in a day: more pages and activities than a mail could name. */
const mostADay = 100;
/** A longer path is no page that somebody wrote by hand. */
const longestPage = 300;

/**
 * Notes activities that an affiliate's page shows though they can't be booked, once a day each. What the sender says is
 * a hint: the page has to be on the affiliate's own site, and the activity has to be gone or sold out here.
 */
export async function noteUnavailable(
  services: Pick<Services, "db" | "clock" | "discovery">,
  affiliate: { readonly id: number; readonly site: string },
  { page, events }: Pick<AffiliateEvents, "page" | "events">,
): Promise<void> {
  const { db, clock } = services;
  const ids = new Set(
    events.flatMap(({ type, activityId }) =>
      type === "unavailable" && /^[1-9]\d{0,8}$/.test(activityId ?? "") ? [Number(activityId)] : [],
    ),
  );
  const shown = pageOf(page, affiliate.site);
  if (ids.size === 0 || shown === null) return;
  const states = await availabilityNow(services, [...ids]);
  const day = dateInZurich(clock.now());
  const rows = [...states].flatMap(([activity_id, reason]) =>
    reason === "bookable" ? [] : [{ affiliate_id: affiliate.id, day, page: shown, activity_id, reason }],
  );
  if (rows.length === 0) return;
  await transact(db, async (trx) => {
    await lockAffiliate(trx, affiliate.id);
    if ((await countUnavailableActivities(trx, affiliate.id, day)) + rows.length > mostADay) return;
    await insertUnavailableActivities(trx, rows);
  });
}

/**
 * Host and path of a page that may be the affiliate's: on the host of their site, with or without `www.`, or below it.
 * Null for another, which anybody could name.
 */
export function pageOf(page: string, site: string): string | null {
  if (!URL.canParse(page) || !URL.canParse(site)) return null;
  const { hostname, host, pathname, protocol } = new URL(page);
  const own = new URL(site).hostname.replace(/^www\./, "");
  const isOwn = own.includes(".") && (hostname === own || hostname.endsWith(`.${own}`));
  if (!isOwn || !/^https?:$/.test(protocol)) return null;
  const shown = host + pathname;
  return shown.length <= longestPage ? shown : null;
}
