import { hour } from "../../clock.ts";
import { AppError } from "../../errors.ts";
import { consumeAttempt, restoreAttempt, type AttemptLimit } from "../../security/attempt-limit.ts";
import type { Services } from "../../services.ts";

/** Whose guesses are counted: a cart's id, and the address, or network of IPv6, that the call comes from. */
export interface Guesser {
  readonly cartId: string;
  readonly sender: string;
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
 * there were too many; a guess counts before its answer, so that many at once are no way around.
 */
export async function limitGuesses<T>(
  services: Pick<Services, "db" | "clock">,
  { cartId, sender }: Guesser,
  act: () => Promise<T>,
): Promise<T> {
  const counted = [
    [limits.cart, cartId],
    [limits.sender, sender],
    [limits.all, "all"],
  ] as const;
  for (const [limit, of] of counted)
    if (!(await consumeAttempt(services, limit, of)))
      throw new AppError("too_many_requests", "Too many codes were tried: try again in an hour.");
  const uncount = async () => {
    for (const [limit, of] of counted) await restoreAttempt(services, limit, of);
  };
  try {
    const answer = await act();
    await uncount();
    return answer;
  } catch (cause) {
    if (!(cause instanceof AppError && cause.code === "rebate_unknown")) await uncount();
    throw cause;
  }
}
