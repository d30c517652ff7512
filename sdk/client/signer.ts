import { ApiError } from "./api-error.ts";

/** Sends a request with a CSRF token. */
export type Signer = <Answer>(send: (token: string) => Promise<Answer>) => Promise<Answer>;

/** A token is fetched again once it is older than this (ms). */
const tokenLife = 20 * 60_000;

/** Caches the token that requests of one client share. One that the server refuses is fetched again, once. */
export function createSigner(fetchToken: () => Promise<string>): Signer {
  let token: { readonly text: Promise<string>; readonly fetchedAt: number } | undefined;

  function currentToken(): Promise<string> {
    if (!token || Date.now() - token.fetchedAt > tokenLife) {
      const fetched = { text: fetchToken(), fetchedAt: Date.now() };
      token = fetched;
      fetched.text.catch(() => {
        if (token === fetched) token = undefined;
      });
    }
    return token.text;
  }

  function obtained(): Promise<string> {
    return currentToken().catch((error: unknown) => {
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
