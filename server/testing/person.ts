import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import * as v from "valibot";
import { getHumanCheck } from "../../sdk/contracts/calls/human-check.ts";
import { EmbeddedCheck, humanCheckToken } from "../../sdk/contracts/human-check.ts";
import type { TestShop } from "./shop.ts";

/** A token of the human check, made as a browser makes it. */
export async function person(shop: TestShop): Promise<string> {
  const { challenge } = v.parse(EmbeddedCheck, await shop.done(getHumanCheck, {}));
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("the challenge could not be solved");
  return humanCheckToken({ challenge, solution });
}
