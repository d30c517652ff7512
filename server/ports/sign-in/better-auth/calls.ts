import * as v from "valibot";
import { mailLinkPaths } from "../paths.ts";
import type { SignInAnswer, SignInOperation, SignInRequest } from "../sign-in.ts";
import { basePath, identityProvider } from "./better-auth.ts";
import { refusalOf } from "./refusals.ts";

/** Paths of the library's calls below `basePath`. */
const posts: Partial<Record<SignInOperation, string>> = {
  signUp: "/sign-up/email",
  signIn: "/sign-in/email",
  sendMagicLink: "/sign-in/magic-link",
  sendConfirmation: "/send-verification-email",
  requestPasswordReset: "/request-password-reset",
  resetPassword: "/reset-password",
  changePassword: "/change-password",
  changeEmail: "/change-email",
  signInElsewhere: "/sign-in/social",
  signOut: "/sign-out",
};
const below = (path: string) => path.replace(/^\/auth/, "");
const gets: Partial<Record<SignInOperation, string>> = {
  openSignInLink: below(mailLinkPaths.signIn),
  openAddressLink: below(mailLinkPaths.address),
  returnFromProvider: `/callback/${identityProvider}`,
};

/**
 * An operation as the library's call, on the shop's own `origin`.
 *
 * The calls of contracts/calls/account-access.ts have the library's paths and field names (`callbackURL`,
 * `errorCallbackURL`, `redirectTo`), so a body goes on as it is. They stay: pages, links in mails that were sent and
 * the way back from an identity provider use them too, and names of our own would need a map here and one for each of
 * those. Another provider translates from them, as this function does for the paths.
 */
export function requestOf(
  operation: SignInOperation,
  { headers, query = {}, body }: SignInRequest,
  origin: string,
): Request {
  const post = posts[operation];
  const address = new URL(basePath + (post ?? gets[operation]), origin);
  for (const [name, value] of Object.entries(query))
    if (typeof value === "string") address.searchParams.set(name, value);
  const sent = new Headers(headers);
  sent.set("content-type", "application/json");
  return new Request(address, {
    method: post === undefined ? "GET" : "POST",
    headers: sent,
    ...(body && { body: JSON.stringify({ ...body, ...addedTo(operation, body) }) }),
  });
}

/** What the library takes beside a call's own input. */
function addedTo(operation: SignInOperation, body: Readonly<Record<string, unknown>>): object {
  if (operation === "signUp") return { name: `${String(body["givenName"])} ${String(body["familyName"])}` };
  return operation === "signInElsewhere" ? { provider: identityProvider } : {};
}

const Url = v.object({ url: v.string(), redirect: v.literal(true) });

/** The library's answer in the port's terms: the session's token stays in its cookie. */
export async function answerOf(response: Response): Promise<SignInAnswer> {
  const cookies = response.headers.getSetCookie();
  const isLedOn = response.status >= 300 && response.status < 400;
  const location = isLedOn ? response.headers.get("location") : null;
  if (location) return { cookies, location, url: null, refusal: null };
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return { cookies, location: null, url: v.is(Url, body) ? body.url : null, refusal: null };
  const error = refusalOf(response.status, body as Parameters<typeof refusalOf>[1]);
  return { cookies, location: null, url: null, refusal: { error, retryAfter: response.headers.get("x-retry-after") } };
}
