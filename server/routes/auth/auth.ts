import type { FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { getSignInWays, signIn, signUp } from "../../../sdk/contracts/account-access.ts";
import { ownPath } from "../../../sdk/contracts/own-address.ts";
import { forgetGuesses, giveGuessBack, takeGuess } from "../../accounts/guess-limit.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { handle, parse, type Routes } from "../handle.ts";
import { accessCalls, accessLinks } from "./calls.ts";
import { logoutRoute } from "./logout.ts";
import { refusalOf } from "./refusals.ts";

/** Names, in queries and bodies, of the addresses that the library leads to, or writes into mails. */
const addresses = ["callbackURL", "errorCallbackURL", "newUserCallbackURL", "redirectTo"];

/** Coming in and going out, on the shop's own origin: fixed paths first, then the library's own. */
export const authRoutes: Routes = (app, services) => {
  logoutRoute(app, services);
  handle(app, services, getSignInWays, async () => services.ports.signIn.ways);

  app.get("/auth/*", async (request, reply) => {
    if (!accessLinks.some((link) => link.test(pathOf(request)))) throw notFound("not_found");
    return pass(services, request, reply, { query: withOwnPaths(request.query as Record<string, unknown>, services.env.PUBLIC_ORIGIN) });
  });

  app.post("/auth/*", async (request, reply) => {
    const call = accessCalls.get(pathOf(request));
    if (!call) throw notFound("not_found");
    checkOrigin(request, services.env.PUBLIC_ORIGIN);
    const given = parse(call.body, request.body ?? {}, "body") as Record<string, unknown>;
    const body = withOwnPaths(given, services.env.PUBLIC_ORIGIN);
    if (call === signIn) return passGuess(services, request, reply, body as v.InferOutput<NonNullable<typeof signIn.body>>);
    return pass(services, request, reply, {
      body: call === signUp ? { ...body, name: `${String(body["givenName"])} ${String(body["familyName"])}` } : body,
    });
  });
};

/** The path below `/api`, as the contracts write it. */
function pathOf({ url }: FastifyRequest): string {
  return url
    .replace(/\?.*$/s, "")
    .replace(/^\/api/, "")
    .replace(/(?<=.)\/+$/, "");
}

/** Who signs in from another site's page, or is made to, is refused: cookies would be set in nobody's name. */
function checkOrigin({ headers }: FastifyRequest, shopOrigin: string): void {
  const isOwn = headers.origin === undefined || headers.origin === shopOrigin;
  const site = headers["sec-fetch-site"];
  if (!isOwn || (site !== undefined && site !== "same-origin" && site !== "none")) throw new AppError("forbidden", "Signing in is for the shop's own pages.");
}

/**
 * What is handed on to the library, with the paths that were checked in the place of the addresses that were given: it resolves and decodes
 * them in ways of its own. 400 `return_url_forbidden` for an address that is no page of the shop.
 */
function withOwnPaths(given: Record<string, unknown>, shopOrigin: string): Record<string, unknown> {
  const checked = { ...given };
  for (const name of addresses) {
    if (given[name] === undefined) continue;
    const path = ownPath(given[name], shopOrigin);
    if (path === null) throw new AppError("return_url_forbidden", "Only pages of the shop can be gone to.", { [name]: "a path of the shop is wanted" });
    checked[name] = path;
  }
  return checked;
}

/** The same for a password: of one account only so many are tried, from wherever. */
async function passGuess(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  body: v.InferOutput<NonNullable<typeof signIn.body>>,
): Promise<FastifyReply> {
  await takeGuess(services, body.email);
  try {
    const answered = await pass(services, request, reply, { body });
    await forgetGuesses(services, body.email);
    return answered;
  } catch (cause) {
    if (!(cause instanceof AppError && cause.code === "credentials_invalid")) await giveGuessBack(services, body.email);
    throw cause;
  }
}

interface PassedOn {
  readonly query?: Record<string, unknown>;
  readonly body?: object;
}

/** Hands a call on to the library, and its answer back; refusals come in our words. */
async function pass({ ports, env }: Services, request: FastifyRequest, reply: FastifyReply, { query = {}, body }: PassedOn): Promise<FastifyReply> {
  const headers = new Headers({ "content-type": "application/json" });
  for (const name of ["cookie", "user-agent", "accept-language"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const address = new URL(`/api${pathOf(request)}`, env.PUBLIC_ORIGIN);
  for (const [name, value] of Object.entries(query)) if (typeof value === "string") address.searchParams.set(name, value);
  const asked = new Request(address, { method: request.method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const answer = await ports.signIn.answer(asked, request.ip);
  reply.header("cache-control", "no-store").header("set-cookie", answer.headers.getSetCookie());
  const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get("location") : null;
  // Checked again: it may have been kept by a browser since before it was checked at all.
  if (location) return reply.redirect(ownPath(location, env.PUBLIC_ORIGIN) ?? "/", 303);
  const said = await answer.json().catch(() => null);
  if (answer.ok) return reply.send(publicPart(said));
  const wait = answer.headers.get("x-retry-after");
  if (wait !== null) reply.header("retry-after", wait);
  throw refusalOf(answer.status, said as Parameters<typeof refusalOf>[1]);
}

const Url = v.object({ url: v.string(), redirect: v.literal(true) });

/** The address to go to, where there is one; the session's token stays in its cookie. */
function publicPart(said: unknown): object {
  return v.is(Url, said) ? { url: said.url } : {};
}
