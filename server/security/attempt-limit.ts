import { createHash, randomUUID } from "node:crypto";
import type { Services } from "../services.ts";

/**
 * So many of one kind for one e-mail address (or booking id) in a time; after as long a quiet they are counted from one
 * again.
 */
export interface AttemptLimit {
  readonly kind: "guess" | "mail" | "management link" | "tickets" | "export";
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
}

type Needed = Pick<Services, "db" | "clock">;

/** Takes one, for all processes and however many at once; false where none is left. */
export async function consumeAttempt(
  { db, clock }: Needed,
  { kind, most, within }: AttemptLimit,
  email: string,
): Promise<boolean> {
  const now = clock.now();
  const taken = await db
    .insertInto("account_rate")
    .values({ id: randomUUID(), key: keyOf(kind, email), count: 1, last_request: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((row) => ({
          count: row
            .case()
            .when("account_rate.last_request", "<=", now - within)
            .then(1)
            .else(row("account_rate.count", "+", 1))
            .end(),
          last_request: now,
        }))
        .where((row) =>
          row.or([row("account_rate.count", "<", most), row("account_rate.last_request", "<=", now - within)]),
        ),
    )
    .returning("count")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives one back that was not used after all. */
export async function restoreAttempt({ db }: Needed, { kind }: AttemptLimit, email: string): Promise<void> {
  await db
    .updateTable("account_rate")
    .set((row) => ({ count: row("count", "-", 1) }))
    .where("key", "=", keyOf(kind, email))
    .where("count", ">", 0)
    .execute();
}

/** Counts from none again. */
export async function resetAttempts({ db }: Needed, { kind }: AttemptLimit, email: string): Promise<void> {
  await db.deleteFrom("account_rate").where("key", "=", keyOf(kind, email)).execute();
}

/** Addresses are not kept as they are. */
function keyOf(kind: AttemptLimit["kind"], email: string): string {
  return `${kind}|${createHash("sha256").update(email.trim().toLowerCase()).digest("base64url")}`;
}
