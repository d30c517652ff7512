import { instantAt } from "../clock.ts";
import type { Db, Trx } from "../db/connection.ts";
import { fromJson } from "../json.ts";
import { findAnswer, insertAnswerOnce, insertAnswerStatement, type NewAnswer } from "../db/queries/idempotency.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";

/** One use of an `Idempotency-Key`: its route, its caller, and its body. */
export interface Idempotency {
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
  /** Set by `storeAnswer`: the command has stored its answer itself. */
  isStored: boolean;
}

/** Two requests of this process with the same key, at the same time: the second waits for the first. */
const underWay = new WeakMap<Db, Map<string, { bodyHash: string; answer: Promise<unknown> }>>();

/**
 * Runs a command once per key and returns the stored answer for repetitions; another body under the same key is 409
 * (design §5). Failures are not stored, since they changed nothing. A command that must not run twice even when the
 * process dies calls `storeAnswer` in its own transaction. `answerAgain` makes the answer to a repetition of the stored
 * one, or throws where that is true no more.
 */
export async function runOnce<T>(
  services: Services,
  idempotency: Idempotency,
  act: () => Promise<T>,
  answerAgain?: (answer: T) => Promise<T>,
): Promise<T> {
  const stored = await findStoredAnswer<T>(services.db, idempotency);
  if (stored) return answerAgain ? answerAgain(stored.answer) : stored.answer;
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
    await insertAnswerOnce(services.db, answerRow(idempotency, answer, instantAt(services.clock.now())));
    return answer;
  } catch (cause) {
    // Another process may have stored its answer first, so that this transaction failed on the same key.
    const stored = await findStoredAnswer<T>(services.db, idempotency);
    if (stored) return stored.answer;
    throw cause;
  }
}

/**
 * Stores the answer in the command's transaction, so that both survive a crash or neither. Throws if the key is taken.
 */
export async function storeAnswer(
  trx: Trx,
  idempotency: Idempotency | null,
  answer: unknown,
  at: string,
): Promise<void> {
  for (const write of storeAnswerStatements(trx, idempotency, answer, at)) await write.execute();
}

/** The statements of `storeAnswer`, for a batch: one, or none without a key. */
export function storeAnswerStatements(trx: Db | Trx, idempotency: Idempotency | null, answer: unknown, at: string) {
  if (!idempotency) return [];
  idempotency.isStored = true;
  return [insertAnswerStatement(trx, answerRow(idempotency, answer, at))];
}

function answerRow({ scope, key, bodyHash }: Idempotency, answer: unknown, at: string): NewAnswer {
  return { scope, key, body_hash: bodyHash, answer: JSON.stringify(answer), created_at: at };
}

async function findStoredAnswer<T>(db: Db, idempotency: Idempotency): Promise<{ answer: T } | null> {
  const row = await findAnswer(db, idempotency);
  if (!row) return null;
  if (row.body_hash !== idempotency.bodyHash) throw conflict();
  return { answer: fromJson<T>(row.answer) };
}

function conflict(): AppError {
  return new AppError("idempotency_conflict", "This Idempotency-Key was used for another body.");
}
