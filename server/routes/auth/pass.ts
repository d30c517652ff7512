import type { FastifyReply, FastifyRequest } from "fastify";
import { ownPath } from "../../../sdk/contracts/own-address.ts";
import { AppError } from "../../errors.ts";
import type { SignInOperation } from "../../ports/sign-in/sign-in.ts";
import type { Services } from "../../services.ts";

/** Names, in queries and bodies, of the addresses that the port leads to, or writes into mails. */
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
 * What is handed on to the port, with the paths that were checked in the place of the addresses that were given: it
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

export interface SignInInput {
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
  /** Runs once it is done, before the answer goes out. */
  readonly whenDone?: () => Promise<void>;
}

/** Does an operation of the port's, and sends its answer: a page to go to, data, or a refusal. */
export async function performSignIn(
  { ports, env }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  operation: SignInOperation,
  { query, body, whenDone }: SignInInput,
): Promise<FastifyReply> {
  const headers = new Headers();
  for (const name of ["cookie", "user-agent", "accept-language"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const { cookies, location, url, refusal } = await ports.signIn.perform(operation, {
    headers,
    client: request.ip,
    ...(query && { query }),
    ...(body && { body }),
  });
  reply.header("cache-control", "no-store").header("set-cookie", [...cookies]);
  // Checked again: a browser may have cached it from a version that did not check it.
  if (location !== null) return reply.redirect(ownPath(location, env.PUBLIC_ORIGIN) ?? "/", 303);
  if (refusal) {
    if (refusal.retryAfter !== null) reply.header("retry-after", refusal.retryAfter);
    throw refusal.error;
  }
  await whenDone?.();
  return reply.send(url === null ? {} : { url });
}
