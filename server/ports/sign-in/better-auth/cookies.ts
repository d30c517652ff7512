import { signedInCookie } from "../../../../sdk/contracts/signed-in-cookie.ts";
import { cookiePrefix } from "./better-auth.ts";

const sessionCookie = new RegExp(`^(?:__Secure-)?${cookiePrefix}\\.session_token=([^;]*)`);

/** Whether a `cookie` header carries a session: without one no session has to be read. */
export function hasSessionCookie(header: string | undefined): header is string {
  return header !== undefined && header.split(";").some((pair) => sessionCookie.test(pair.trim()));
}

/** The session's token of a `cookie` header; null without one. Not checked: what it is of, the library says. */
export function tokenIn(header: string | null): string | null {
  const pair = (header ?? "").split(";").find((each) => sessionCookie.test(each.trim()));
  return pair === undefined ? null : tokenSet([pair.trim()]);
}

/** The session's token that cookies set; null where they set none. */
export function tokenSet(cookies: readonly string[]): string | null {
  const session = cookies.findLast((cookie) => sessionCookie.test(cookie));
  const [token = ""] = (sessionCookie.exec(session ?? "")?.[1] ?? "").split(".");
  return token === "" ? null : token;
}

/**
 * The session's cookies and the readable one, with the same lifetime. That one carries no secret, and says to the
 * script of a cached page that requesting the visitor makes sense. `tag` distinguishes accounts, so that a browser
 * notices another one.
 */
export function withHint(cookies: readonly string[], tag: string): readonly string[] {
  const session = cookies.findLast((cookie) => sessionCookie.test(cookie));
  if (!session) return cookies;
  const isEnding = sessionCookie.exec(session)?.[1] === "";
  const attributes = session
    .split(";")
    .slice(1)
    .map((attribute) => attribute.trim())
    .filter((attribute) => !/^httponly$/i.test(attribute));
  return [...cookies, [`${signedInCookie}=${isEnding ? "" : `1.${tag}`}`, ...attributes].join("; ")];
}
