import type { ReservationRecord } from "./records.ts";

/** Whether a hold is live, or pinned by a payment. `now` is an instant of the database. */
export function isLive(row: Pick<ReservationRecord, "state" | "expires_at" | "pinned_until">, now: string): boolean {
  if (row.state === "paying") return true;
  return row.state === "held" && (row.expires_at > now || (row.pinned_until !== null && row.pinned_until > now));
}

/** Whether a hold has expired, whether the job has marked it yet or not. */
export function hasExpired(
  row: Pick<ReservationRecord, "state" | "expires_at" | "pinned_until">,
  now: string,
): boolean {
  return row.state === "expired" || (row.state === "held" && !isLive(row, now));
}
