import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { getHumanCheck, humanCheckToken } from "../../sdk/contracts/human-check.ts";
import type { TestShop } from "./shop.ts";

/** A token of the human check, made as a browser makes it. */
export async function person(shop: TestShop): Promise<string> {
  const requested = await shop.done(getHumanCheck, {});
  if (requested.provider !== "altcha") throw new Error("the shop asks somebody else");
  const solution = await solveChallenge({ challenge: requested.challenge, deriveKey });
  if (!solution) throw new Error("the challenge could not be solved");
  return humanCheckToken({ challenge: requested.challenge, solution });
}
