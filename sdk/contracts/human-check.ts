import * as v from "valibot";

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
 * What the browser needs to prove that a person sends a form; what stands beside the name is the provider's own
 * (`sdk/human-check/providers.ts`). `altcha`: the `challenge` to be solved, for one use within 10 minutes. `turnstile`:
 * the `siteKey` of Cloudflare's widget; its token is the form's token as it is.
 */
export const HumanCheck = v.looseObject({ provider: v.string() });
export type HumanCheck = v.InferOutput<typeof HumanCheck>;

/** What the embedded check adds to its name. */
export const EmbeddedCheck = v.object({ challenge: Challenge });

export const HumanCheckToken = v.pipe(v.string(), v.minLength(1, "the human check is wanted"), v.maxLength(4096));

/** A solved challenge as the token of a form. Texts of a challenge are ASCII. */
export function humanCheckToken(solved: {
  challenge: Challenge;
  solution: { counter: number; derivedKey: string };
}): string {
  const { counter, derivedKey } = solved.solution;
  return btoa(JSON.stringify({ challenge: solved.challenge, solution: { counter, derivedKey } }));
}
