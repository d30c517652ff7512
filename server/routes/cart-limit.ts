import { createHash } from "node:crypto";
import { minute } from "../clock.ts";
import { upsertRateCount } from "../db/queries/account-rate.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";

/** Calls a minute that one cart or booking may make of one kind: far more than a person presses. */
const callsPerMinute = 120;
/**
 * A process adds that many calls of a cart at once to the count of all processes, and reads the others' then. Visitors
 * make fewer in a minute: their calls cost no statement. Each further process may let through one call less than this
 * beyond the limit.
 */
const shareEveryCalls = 20;

export type LimitedCall = "hold" | "check-out" | "payment" | "payment attempt";

/** Calls of one cart in the running minute: of this process, and of the others when they were last read. */
interface Count {
  own: number;
  others: number;
}

/**
 * A limit beside the one for each address: many addresses can't work one cart, nor can one page that has run wild.
 * Counts by the minute, for all processes. The check throws 429 `too_many_requests`; without an id (a cart that is
 * still to be made) it lets everybody through. `shareEvery`: as `shareEveryCalls`; a test of the race shares never.
 */
export function limitPerCart(
  { db, clock }: Pick<Services, "db" | "clock">,
  kind: LimitedCall,
  shareEvery = shareEveryCalls,
): (id: string | null | undefined) => Promise<void> {
  let counts = new Map<string, Count>();
  let countedMinute = -1;
  return async (id) => {
    if (!id) return;
    const now = clock.now();
    const current = Math.floor(now / minute);
    if (current !== countedMinute) [counts, countedMinute] = [new Map(), current];
    const count = counts.get(id) ?? { own: 0, others: 0 };
    counts.set(id, count);
    const own = ++count.own;
    if (own + count.others <= callsPerMinute && own % shareEvery === 0) {
      const all = await upsertRateCount(db, { key: keyOf(kind, id, current), add: shareEvery }, now);
      count.others = Math.max(count.others, all - own);
    }
    if (own + count.others > callsPerMinute)
      throw new AppError("too_many_requests", "Too many requests for this cart: try again in a minute.");
  };
}

/** A cart's id opens it: stored hashed. */
function keyOf(kind: LimitedCall, id: string, current: number): string {
  return `${kind} of cart|${createHash("sha256").update(id).digest("base64url")}|${current}`;
}
