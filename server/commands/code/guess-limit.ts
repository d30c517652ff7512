import { normaliseCode } from "../../../sdk/contracts/code.ts";
import { hour, instantAt } from "../../clock.ts";
import { findCart } from "../../db/queries/cart.ts";
import { listVouchers } from "../../db/queries/voucher.ts";
import type { Session } from "../../domain/session.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import { AppError } from "../../errors.ts";
import { fromJson } from "../../json.ts";
import { consumeAttempt, readRetryTime, restoreAttempt, type AttemptLimit } from "../../security/attempt-limit.ts";
import type { Services } from "../../services.ts";

/**
 * Whose guesses are counted: a cart's id, and the address, or network of IPv6, that the call comes from. `codes` are
 * those that the call names.
 */
export interface Guesser {
  readonly cartId: string;
  readonly sender: string;
  readonly codes: readonly string[];
  readonly session: Session;
}

/**
 * Wrong codes an hour: of one cart and one address far more than a person mistypes; of all, so that many addresses
 * can't find one of the 32^12 codes that are issued by chance.
 */
const limits = {
  cart: { action: "code of cart", most: 20, within: hour },
  sender: { action: "code of address", most: 60, within: hour },
  all: { action: "code", most: 20_000, within: hour },
} as const satisfies Record<string, AttemptLimit>;

/**
 * Runs what names codes, and counts it as a guess if one is unknown (RULES 10). Throws 429 `too_many_requests` where
 * there were too many, with `retryAt`; a guess counts before its answer, so that many at once are no way around. Codes
 * that the cart has, and vouchers that were written to the account's own address, are no guesses, and never refused.
 */
export async function limitGuesses<T>(
  services: Pick<Services, "db" | "clock">,
  { cartId, sender, codes, session }: Guesser,
  act: () => Promise<T>,
): Promise<T> {
  if (await areKnown(services, cartId, codes, session)) return act();
  const counted = [
    [limits.cart, cartId],
    [limits.sender, sender],
    [limits.all, "all"],
  ] as const;
  const uncount = async (some: readonly (readonly [AttemptLimit, string])[] = counted) => {
    for (const [limit, of] of some) await restoreAttempt(services, limit, of);
  };
  for (const [index, [limit, of]] of counted.entries()) {
    if (await consumeAttempt(services, limit, of)) continue;
    // A refused call has guessed nothing: what it counted would delay `retryAt`.
    await uncount(counted.slice(0, index));
    throw new AppError("too_many_requests", "Too many codes were tried: try again later.", {
      retryAt: wireInstant(instantAt(await readRetryTime(services, limit, of))),
    });
  }
  try {
    const answer = await act();
    await uncount();
    return answer;
  } catch (cause) {
    if (!(cause instanceof AppError && cause.code === "rebate_unknown")) await uncount();
    throw cause;
  }
}

/** Whether each of these codes is in the cart already, or a voucher that was written to the account's address. */
async function areKnown(
  { db }: Pick<Services, "db">,
  cartId: string,
  names: readonly string[],
  { email }: Session,
): Promise<boolean> {
  const cart = await findCart(db, cartId);
  const inCart = cart ? fromJson<string[]>(cart.rebate_codes) : [];
  const others = names.map(normaliseCode).filter((code) => !inCart.includes(code));
  if (others.length === 0) return true;
  if (email === undefined) return false;
  const own = (await listVouchers(db, others)).filter(
    ({ recipient_email }) => recipient_email?.toLowerCase() === email.toLowerCase(),
  );
  return own.length === new Set(others).size;
}
