import { day, instantAt } from "../../clock.ts";
import { findAffiliate } from "../../db/queries/affiliate.ts";
import { insertMail } from "../../db/queries/outbox.ts";
import {
  claimNotice,
  deleteUnavailableActivities,
  deleteUnavailableActivitiesBefore,
  listAffiliatesToNotify,
  listUnavailableIds,
} from "../../db/queries/unavailable-activity.ts";
import { transact } from "../../db/transact.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import { readLocalizedToken, signLocalizedToken } from "../../security/localized-token.ts";
import type { Services } from "../../services.ts";
import { availabilityNow, noticeDays, unavailableActivities } from "./unavailable-activities.ts";

/** The kind of the weekly mail to an affiliate whose pages show what can't be booked. */
export const noticeMailKind = "unavailable_activities";
export interface NoticeMailPayload {
  readonly affiliateId: number;
}

const week = 7 * day;
const keptDays = 30;

type Needs = Pick<Services, "env" | "clock">;

/**
 * Writes the mail to each affiliate whose pages show what can't be booked, once a week at most however many processes
 * do so; rows that no mail looks at any more, and those of what can be booked again, are deleted. `claim` takes the
 * turn.
 */
export async function notifyAffiliates(services: Services, claim = claimNotice): Promise<number> {
  const { db, clock, log } = services;
  const now = clock.now();
  const [at, mailedBefore] = [instantAt(now), instantAt(now - week)];
  await deleteUnavailableActivitiesBefore(db, dateInZurich(now - keptDays * day));
  await forgetBookable(services);
  let written = 0;
  for (const id of await listAffiliatesToNotify(db, { since: dateInZurich(now - noticeDays * day), mailedBefore })) {
    try {
      const affiliate = await findAffiliate(db, id);
      if (!affiliate || (await unavailableActivities(services, affiliate)).length === 0) continue;
      await transact(db, async (trx) => {
        if (!(await claim(trx, id, { at, mailedBefore }))) return;
        await insertMail(trx, noticeMailKind, { affiliateId: id } satisfies NoticeMailPayload, at);
        written += 1;
      });
    } catch (cause) {
      log.error({ err: cause, affiliate: id }, "an affiliate could not be written to about unavailable activities");
    }
  }
  return written;
}

/** Deletes what was seen of activities that can be booked now: what is sold out again later is so from then on. */
async function forgetBookable({ db, discovery }: Pick<Services, "db" | "discovery">): Promise<void> {
  const states = await availabilityNow({ db, discovery }, await listUnavailableIds(db));
  await deleteUnavailableActivities(
    db,
    [...states.keys()].filter((id) => states.get(id) === "bookable"),
  );
}

/** The link that turns the mail off; it never gets too old. */
export function noticeLink(needs: Needs, affiliateId: number, locale: string): string {
  const token = signLocalizedToken(needs, "affiliate notices", {
    locale,
    subject: String(affiliateId),
    expiresAt: null,
  });
  return `${needs.env.PUBLIC_ORIGIN}/affiliate-mails/unsubscribe?token=${token}`;
}

/** The affiliate that a link is about; null where it is forged or of another purpose. */
export function affiliateOfNoticeToken(needs: Needs, token: string): number | null {
  const subject = readLocalizedToken(needs, "affiliate notices", token);
  return subject === null ? null : Number(subject);
}
