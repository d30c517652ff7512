import type { FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { ownPath } from "../../../sdk/contracts/own-address.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { refusalOf } from "./refusals.ts";

/** Names, in queries and bodies, of the addresses that the library leads to, or writes into mails. */
const addresses = ["callbackURL", "errorCallbackURL", "newUserCallbackURL", "redirectTo"];

/** The path below `/api`, as the contracts write it. */
export function pathnameOf({ url }: FastifyRequest): string {
  return url
    .replace(/\?.*$/s, "")
    .replace(/^\/api/, "")
    .replace(/(?<=.)\/+$/, "");
}

/** Refuses sign-in calls from another site's page, since they could set cookies without the user's intent. */
export function checkOrigin({ headers }: FastifyRequest, shopOrigin: string): void {
  const isOwn = headers.origin === undefined || headers.origin === shopOrigin;
  const site = headers["sec-fetch-site"];
  if (!isOwn || (site !== undefined && site !== "same-origin" && site !== "none"))
    throw new AppError("forbidden", "Signing in is for the shop's own pages.");
}

/**
 * What is handed on to the library, with the paths that were checked in the place of the addresses that were given: it
 * resolves and decodes them in ways of its own. 400 `return_url_forbidden` for an address that is no page of the shop.
 */
export function withOwnPaths(given: Record<string, unknown>, shopOrigin: string): Record<string, unknown> {
  const checked = { ...given };
  for (const name of addresses) {
    if (given[name] === undefined) continue;
    const path = ownPath(given[name], shopOrigin);
    if (path === null)
      throw new AppError("return_url_forbidden", "Only pages of the shop can be gone to.", {
        [name]: "a path of the shop is wanted",
      });
    checked[name] = path;
  }
  return checked;
}

export interface ForwardedCall {
  /** Of the library's call, where it is another than the request's own. */
  readonly method?: "GET";
  readonly query?: Record<string, unknown>;
  readonly body?: object;
  /** Runs when the library has done it, before the answer goes out. */
  readonly whenDone?: () => Promise<void>;
}

/** Hands a call on to the library, and its answer back; refusals come in our words. */
export async function forwardToAuth(
  { ports, env }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { method, query = {}, body, whenDone }: ForwardedCall,
): Promise<FastifyReply> {
  const headers = new Headers({ "content-type": "application/json" });
  for (const name of ["cookie", "user-agent", "accept-language"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const address = new URL(`/api${pathnameOf(request)}`, env.PUBLIC_ORIGIN);
  for (const [name, value] of Object.entries(query))
    if (typeof value === "string") address.searchParams.set(name, value);
  const forwarded = new Request(address, {
    method: method ?? request.method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = await ports.signIn.answer(forwarded, request.ip);
  reply.header("cache-control", "no-store").header("set-cookie", answer.headers.getSetCookie());
  const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get("location") : null;
  // Checked again: a browser may have cached it from a version that did not check it.
  if (location) return reply.redirect(ownPath(location, env.PUBLIC_ORIGIN) ?? "/", 303);
  const answerBody = await answer.json().catch(() => null);
  if (answer.ok) {
    await whenDone?.();
    return reply.send(publicPart(answerBody));
  }
  const wait = answer.headers.get("x-retry-after");
  if (wait !== null) reply.header("retry-after", wait);
  throw refusalOf(answer.status, answerBody as Parameters<typeof refusalOf>[1]);
}

const Url = v.object({ url: v.string(), redirect: v.literal(true) });

/** The address to go to, where there is one; the session's token stays in its cookie. */
function publicPart(answerBody: unknown): object {
  return v.is(Url, answerBody) ? { url: answerBody.url } : {};
}
