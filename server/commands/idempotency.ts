import { instantAt } from "../clock.ts";
import type { Db, Trx } from "../db/connection.ts";
import { fromJson } from "../db/json.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";

/** One use of an `Idempotency-Key`: where it was used, by whom, and for which body. */
export interface Idempotency {
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
  /** Set by `storeAnswer`: when the command succeeds, it has kept its answer itself. */
  isStored: boolean;
}

/** Two requests of this process with the same key, at the same time: the second waits for the first. */
const underWay = new WeakMap<Db, Map<string, { bodyHash: string; answer: Promise<unknown> }>>();

/**
 * The same key gives the same answer, another body under it 409 (design §5). A failure is not kept: it has changed
 * nothing. A command that must not run twice even when the process dies keeps the answer itself, with `storeAnswer` in
 * its transaction.
 */
export async function runOnce<T>(services: Services, idempotency: Idempotency, act: () => Promise<T>): Promise<T> {
  const kept = await findStoredAnswer<T>(services.db, idempotency);
  if (kept) return kept.answer;
  const running = underWay.get(services.db) ?? new Map();
  underWay.set(services.db, running);
  const name = `${idempotency.scope} ${idempotency.key}`;
  const other = running.get(name);
  if (other) {
    if (other.bodyHash !== idempotency.bodyHash) throw conflict();
    return other.answer as Promise<T>;
  }
  const answer = runAndStore(services, idempotency, act).finally(() => running.delete(name));
  running.set(name, { bodyHash: idempotency.bodyHash, answer });
  return answer;
}

async function runAndStore<T>(services: Services, idempotency: Idempotency, act: () => Promise<T>): Promise<T> {
  try {
    const answer = await act();
    if (idempotency.isStored) return answer;
    await insert(services.db, idempotency, answer, instantAt(services.clock.now()))
      .onConflict((conflicting) => conflicting.columns(["scope", "key"]).doNothing())
      .execute();
    return answer;
  } catch (cause) {
    // Another process may have been first: its transaction has kept the answer, ours has failed on the same key.
    const kept = await findStoredAnswer<T>(services.db, idempotency);
    if (kept) return kept.answer;
    throw cause;
  }
}

/**
 * Keeps the answer in the transaction that earned it: both are there after a crash, or neither. Fails when the key is
 * taken.
 */
export async function storeAnswer(
  trx: Trx,
  idempotency: Idempotency | null,
  answer: unknown,
  at: string,
): Promise<void> {
  for (const write of storeAnswerStatements(trx, idempotency, answer, at)) await write.execute();
}

/** The same as statements, to be run together with others: one, or none without a key. */
export function storeAnswerStatements(trx: Db | Trx, idempotency: Idempotency | null, answer: unknown, at: string) {
  if (!idempotency) return [];
  idempotency.isStored = true;
  return [insert(trx, idempotency, answer, at)];
}

function insert(db: Db | Trx, { scope, key, bodyHash }: Idempotency, answer: unknown, at: string) {
  return db
    .insertInto("idempotency")
    .values({ scope, key, body_hash: bodyHash, status: 200, answer: JSON.stringify(answer), created_at: at });
}

async function findStoredAnswer<T>(db: Db, { scope, key, bodyHash }: Idempotency): Promise<{ answer: T } | null> {
  const row = await db
    .selectFrom("idempotency")
    .selectAll()
    .where("scope", "=", scope)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.body_hash !== bodyHash) throw conflict();
  return { answer: fromJson<T>(row.answer) };
}

function conflict(): AppError {
  return new AppError("idempotency_conflict", "This Idempotency-Key was used for another body.");
}
