import * as v from "valibot";
import { call } from "./call.ts";

/**
 * A proof of work as `altcha-lib` gives it (version 2). The browser solves it with `solveChallenge({ challenge,
 * deriveKey })`, `deriveKey` of `altcha-lib/algorithms/web/pbkdf2`, and sends `humanCheckToken({ challenge, solution
 * })` as the token of a form.
 */
export const Challenge = v.object({
  parameters: v.object({
    algorithm: v.literal("PBKDF2/SHA-256"),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    keySignature: v.optional(v.string()),
    /** Until when it can be used: seconds since 1970. */
    data: v.object({ until: v.number() }),
  }),
  signature: v.string(),
});
export type Challenge = v.InferOutput<typeof Challenge>;

/**
 * What proves that a person sends a form. `altcha`: the challenge to be solved, for one use within 10 minutes.
 * `turnstile`: Cloudflare's widget, with its site key; its token is the form's token as it is.
 */
export const HumanCheck = v.variant("provider", [
  v.object({ provider: v.literal("altcha"), challenge: Challenge }),
  v.object({ provider: v.literal("turnstile"), siteKey: v.string() }),
]);
export type HumanCheck = v.InferOutput<typeof HumanCheck>;

/** `GET /human-check/challenge/`. */
export const getHumanCheck = call({ method: "GET", path: "/human-check/challenge/", answer: HumanCheck });

export const HumanCheckToken = v.pipe(v.string(), v.minLength(1, "the human check is wanted"), v.maxLength(4096));

/** A solved challenge as the token of a form. Texts of a challenge are ASCII. */
export function humanCheckToken(solved: {
  challenge: Challenge;
  solution: { counter: number; derivedKey: string };
}): string {
  const { counter, derivedKey } = solved.solution;
  return btoa(JSON.stringify({ challenge: solved.challenge, solution: { counter, derivedKey } }));
}
