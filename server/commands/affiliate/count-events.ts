import { knownWidget } from "../../../sdk/contracts/affiliate-widgets.ts";
import type { AffiliateEvents } from "../../../sdk/contracts/requests/session.ts";
import { hour } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { countCampaigns, hasCampaign, upsertAffiliateEvents } from "../../db/queries/affiliate-event.ts";
import { findApprovedAffiliate, lockAffiliate } from "../../db/queries/affiliate.ts";
import { transact } from "../../db/transact.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import { consumeAttempt } from "../../security/attempt-limit.ts";
import { noteUnavailable } from "./note-unavailable.ts";
import type { Services } from "../../services.ts";

/** Calls for one affiliate from one address that count: more than the guests of a hotel send in an hour. */
const mostCalls = 100;
/** Campaigns of an affiliate that count in a day: anybody may send names. */
const mostCampaigns = 50;
const types = ["view", "start"] as const;

/**
 * Counts what visitors saw and began in an affiliate's element, by day; the visitor's address, `sender`, is a hashed
 * key of the limit and no more. Within a call the same event of the same activity counts once; beyond the limit none
 * does. A widget that is none of ours, and a campaign beyond those of a day, count as none. False where no such
 * affiliate is approved.
 */
export async function countAffiliateEvents(
  services: Pick<Services, "db" | "clock" | "discovery">,
  { affiliate, campaign, widget, page, events }: AffiliateEvents,
  sender: string,
): Promise<boolean> {
  const { db, clock } = services;
  const known = await findApprovedAffiliate(db, affiliate);
  if (!known) return false;
  const limit = { action: "affiliate events", most: mostCalls, within: hour } as const;
  if (!(await consumeAttempt(services, limit, `${known.id} ${sender}`))) return true;
  const row = {
    day: dateInZurich(clock.now()),
    affiliate_id: known.id,
    campaign: campaign ?? "",
    widget: knownWidget(widget),
  };
  await transact(db, async (trx) => {
    const counted = { ...row, campaign: await countedCampaign(trx, row) };
    for (const type of types) {
      const activities = new Set(
        events.filter((event) => event.type === type).map(({ activityId }) => activityId ?? ""),
      );
      if (activities.size > 0) await upsertAffiliateEvents(trx, { ...counted, type, count: activities.size });
    }
  });
  await noteUnavailable(services, known, { page, events });
  return true;
}

/** The campaign, or none where its affiliate has too many on the day already. */
async function countedCampaign(
  trx: Trx,
  row: { readonly affiliate_id: number; readonly day: string; readonly campaign: string },
): Promise<string> {
  if (row.campaign === "" || (await hasCampaign(trx, row))) return row.campaign;
  await lockAffiliate(trx, row.affiliate_id);
  return (await countCampaigns(trx, row)) < mostCampaigns ? row.campaign : "";
}
