/** The human check of the stubbed shop: challenges as the server makes them, and whether a token solves one. */
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

const keys = { hmacSignatureSecret: "challenge", hmacKeySignatureSecret: "solution" };

/** What `GET /human-check/challenge/` answers; it takes so many tries to solve. */
export async function challengeOf(tries: number): Promise<object> {
  const until = Math.floor(Date.now() / 1000) + 600;
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1_000,
    counter: tries,
    data: { until },
    deriveKey,
    ...keys,
  });
  return { provider: "altcha", challenge };
}

/** Whether the token of a form solves a challenge of ours. */
export async function isSolved(token: unknown): Promise<boolean> {
  const { challenge, solution } = JSON.parse(atob(String(token)));
  return (await verifySolution({ challenge, solution, deriveKey, ...keys })).verified;
}
