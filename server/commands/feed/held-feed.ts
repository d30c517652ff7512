import { instantAt } from "../../clock.ts";
import type { Db } from "../../db/connection.ts";
import { claimMeta, upsertMeta } from "../../db/queries/meta.ts";
import { insertMail } from "../../db/queries/outbox.ts";
import { transact } from "../../db/transact.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import type { Services } from "../../services.ts";

/** Keys in `meta`: how many products the published feed has; how many the team accepts as enough; when it was told. */
export const publishedFeedKey = "feed products";
export const acceptedFeedKey = "feed accepted";
const mailedKey = "feed held mail";

/** The kind of a mail to the team about a feed that is held back. */
export const feedMailKind = "feed_held";
export interface FeedMailPayload {
  readonly reason: HeldReason;
  readonly products: number;
  readonly before: number;
}
export type HeldReason = "empty" | "dropped";

/**
 * Why a feed is not published: it is `empty`, which would delete every product at its reader, or has `dropped` below
 * half of the one before and below what the team has accepted. Null where it may go.
 */
export function heldReason({
  products,
  before,
  accepted,
}: {
  readonly products: number;
  readonly before: number;
  readonly accepted: number;
}): HeldReason | null {
  if (products === 0) return "empty";
  return products * 2 < before && products < accepted ? "dropped" : null;
}

/** Writes to the team that a feed is held back: once a day, however many processes find it. */
export async function holdFeed({ db, clock }: Pick<Services, "db" | "clock">, payload: FeedMailPayload): Promise<void> {
  const now = clock.now();
  await transact(db, async (trx) => {
    if (await claimMeta(trx, mailedKey, dateInZurich(now)))
      await insertMail(trx, feedMailKind, payload, instantAt(now));
  });
}

/** The team accepts a feed of at least so many products, once: the next run publishes it. */
export async function acceptFeed(db: Db, products: number): Promise<void> {
  await upsertMeta(db, acceptedFeedKey, String(products));
}
