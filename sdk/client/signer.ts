import { ApiError } from "./api-error.ts";

/** Sends a request with a CSRF token. */
export type Signer = <Answer>(send: (token: string) => Promise<Answer>) => Promise<Answer>;

/** A token is a little older than this at most before it is asked for again (ms). */
const tokenLife = 20 * 60_000;

/** Keeps the token that requests of one client share. One that the server no longer knows is asked for anew, once. */
export function createSigner(askToken: () => Promise<string>): Signer {
  let token: { readonly text: Promise<string>; readonly asked: number } | undefined;

  function kept(): Promise<string> {
    if (!token || Date.now() - token.asked > tokenLife) {
      const asked = { text: askToken(), asked: Date.now() };
      token = asked;
      asked.text.catch(() => {
        if (token === asked) token = undefined;
      });
    }
    return token.text;
  }

  function obtained(): Promise<string> {
    return kept().catch((error: unknown) => {
      const fields = error instanceof ApiError && error.status === 0 ? { cause: error.code } : undefined;
      throw new ApiError(0, "csrf_unobtainable", "Failed to obtain CSRF token. Request aborted.", fields);
    });
  }

  return async (send) =>
    send(await obtained()).catch(async (error: unknown) => {
      if (!(error instanceof ApiError && error.code === "csrf_invalid")) throw error;
      token = undefined;
      return send(await obtained());
    });
}
