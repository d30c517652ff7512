import { createHmac } from "node:crypto";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import { Challenge } from "../../../../sdk/contracts/human-check.ts";
import { minute, second, type Clock } from "../../../clock.ts";
import type { HumanCheckPort } from "../human-check.ts";
import type { UsedChallenges } from "./used.ts";

/** Rounds of one try, and how many tries it takes: half a second of a phone's work, a tenth of a notebook's. */
const cost = 1_000;
const leastTries = 500;
const mostTries = 1_500;
/** From asking for a challenge to sending the form. */
const goodFor = 10 * minute;

const Token = v.object({ challenge: Challenge, solution: v.object({ counter: v.number(), derivedKey: v.string() }) });

export interface AltchaOptions {
  readonly clock: Clock;
  readonly used: UsedChallenges;
  /** The shop's secret; keys of our own are made of it. */
  readonly secret: string;
}

/**
 * The embedded default: a proof of work in the browser (altcha-lib), signed, so that a challenge needs no storage. The
 * library accepts a solved challenge repeatedly: `used` remembers those that were accepted. Expiry is checked here too,
 * by our clock.
 */
export function altcha({ clock, used, secret }: AltchaOptions): HumanCheckPort {
  const keyOf = (purpose: string) => createHmac("sha256", secret).update(`human check ${purpose}`).digest("base64url");
  const keys = { hmacSignatureSecret: keyOf("challenge"), hmacKeySignatureSecret: keyOf("solution") };

  return {
    name: "altcha",

    async createChallenge() {
      const until = Math.floor((clock.now() + goodFor) / second);
      const made = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(leastTries, mostTries),
        data: { until },
        deriveKey,
        ...keys,
      });
      return { provider: "altcha", challenge: v.parse(Challenge, made) };
    },

    async verify(token) {
      const parsed = v.safeParse(Token, readToken(token));
      if (!parsed.success) return false;
      const { challenge, solution } = parsed.output;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys });
      const until = challenge.parameters.data.until * second;
      return verified && until >= clock.now() && used.use(challenge.signature, until, clock.now());
    },
  };
}

/** What a token says; undefined where it says nothing. */
function readToken(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, "base64").toString("utf8"));
  } catch {
    return undefined;
  }
}
