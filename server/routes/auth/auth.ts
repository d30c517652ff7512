import type { FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { changePassword, getSignInWays, resetPassword, signIn, signUp } from "../../../sdk/contracts/account-access.ts";
import type { Call } from "../../../sdk/contracts/call.ts";
import { ownPath } from "../../../sdk/contracts/own-address.ts";
import { mailLocale, writePasswordMail } from "../../accounts/mails.ts";
import { checkPassword } from "../../accounts/password-rule.ts";
import { forgetGuesses, giveGuessBack, takeGuess } from "../../accounts/guess-limit.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { handle, parseBody, type Routes } from "../handle.ts";
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
    const given = parseBody(call, request.body ?? {}) as Record<string, unknown>;
    const body = withOwnPaths(given, services.env.PUBLIC_ORIGIN);
    await checkNewPassword(services, request, call, body);
    if (call === changePassword) return passChange(services, request, reply, body);
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

/** A password that is set has to be none of the common ones, nor its owner's address. */
async function checkNewPassword(services: Services, request: FastifyRequest, call: Call, body: Record<string, unknown>): Promise<void> {
  if (call === signUp) checkPassword(String(body["password"]), String(body["email"]), "password");
  if (call === resetPassword) checkPassword(String(body["newPassword"]), await emailOfReset(services, String(body["token"])), "newPassword");
  if (call === changePassword) checkPassword(String(body["newPassword"]), (await services.session(request)).email ?? null, "newPassword");
}

/** Whose password a link in a mail sets; null where it is unknown, which the library says. */
async function emailOfReset({ db }: Services, token: string): Promise<string | null> {
  const found = await db
    .selectFrom("account_verification")
    .innerJoin("account_user", "account_user.id", "account_verification.value")
    .select("account_user.email")
    .where("identifier", "=", `reset-password:${token}`)
    .executeTakeFirst();
  return found?.email ?? null;
}

/** Changes a password, and tells its owner by mail: whoever did it, they should know. */
async function passChange(services: Services, request: FastifyRequest, reply: FastifyReply, body: object): Promise<FastifyReply> {
  const { userId } = await services.session(request);
  return pass(services, request, reply, {
    body,
    async whenDone() {
      const user = userId === null ? undefined : await services.db.selectFrom("account_user").selectAll().where("id", "=", userId).executeTakeFirst();
      if (user) await writePasswordMail(services, { email: user.email, name: user.given_name, locale: mailLocale(user.locale) });
    },
  });
}

/** Signs in with a password: of one account only so many are tried, from wherever. */
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
  /** Runs when the library has done it, before the answer goes out. */
  readonly whenDone?: () => Promise<void>;
}

/** Hands a call on to the library, and its answer back; refusals come in our words. */
async function pass({ ports, env }: Services, request: FastifyRequest, reply: FastifyReply, { query = {}, body, whenDone }: PassedOn): Promise<FastifyReply> {
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
  if (answer.ok) {
    await whenDone?.();
    return reply.send(publicPart(said));
  }
  const wait = answer.headers.get("x-retry-after");
  if (wait !== null) reply.header("retry-after", wait);
  throw refusalOf(answer.status, said as Parameters<typeof refusalOf>[1]);
}

const Url = v.object({ url: v.string(), redirect: v.literal(true) });

/** The address to go to, where there is one; the session's token stays in its cookie. */
function publicPart(said: unknown): object {
  return v.is(Url, said) ? { url: said.url } : {};
}
