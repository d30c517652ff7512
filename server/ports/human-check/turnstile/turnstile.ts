import * as v from "valibot";
import { AppError } from "../../../errors.ts";
import { second } from "../../../clock.ts";
import type { HumanCheckPort } from "../human-check.ts";

const verifyAt = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const answerWithin = 5 * second;

const Verified = v.object({ success: v.boolean() });

export interface TurnstileOptions {
  readonly siteKey: string;
  readonly secretKey: string;
  /** Where tokens are verified; the tests' way in. */
  readonly url?: string;
}

/** Cloudflare Turnstile: its widget gives the browser a token, which is verified there, once. */
export function turnstile({ siteKey, secretKey, url = verifyAt }: TurnstileOptions): HumanCheckPort {
  return {
    name: "turnstile",

    createChallenge: async () => ({ provider: "turnstile", siteKey }),

    async verify(token) {
      const body = new URLSearchParams({ secret: secretKey, response: token });
      try {
        const response = await fetch(url, { method: "POST", body, signal: AbortSignal.timeout(answerWithin) });
        return v.parse(Verified, await response.json()).success;
      } catch (cause) {
        throw new AppError("provider_unavailable", "The human check can't be asked at the moment.", undefined, {
          cause,
        });
      }
    },
  };
}
