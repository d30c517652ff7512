import type { FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { getSignInWays, signIn, signUp } from "../../../sdk/contracts/account-access.ts";
import { forgetGuesses, giveGuessBack, takeGuess } from "../../accounts/guess-limit.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { handle, parse, type Routes } from "../handle.ts";
import { accessCalls, accessLinks } from "./calls.ts";
import { logoutRoute } from "./logout.ts";
import { refusalOf } from "./refusals.ts";
import { ownPath } from "./return-to.ts";

/** Query parameters of links that say where to go afterwards. */
const addresses = ["callbackURL", "errorCallbackURL", "newUserCallbackURL"];

/** Coming in and going out, on the shop's own origin: fixed paths first, then the library's own. */
export const authRoutes: Routes = (app, services) => {
  logoutRoute(app, services);
  handle(app, services, getSignInWays, async () => services.ports.signIn.ways);

  app.get("/auth/*", async (request, reply) => {
    if (!accessLinks.some((link) => link.test(pathOf(request)))) throw notFound("not_found");
    checkAddresses(request, services.env.PUBLIC_ORIGIN);
    return pass(services, request, reply, undefined);
  });

  app.post("/auth/*", async (request, reply) => {
    const call = accessCalls.get(pathOf(request));
    if (!call) throw notFound("not_found");
    checkOrigin(request, services.env.PUBLIC_ORIGIN);
    const body = parse(call.body, request.body ?? {}, "body") as Record<string, unknown>;
    for (const name of [...addresses, "redirectTo"]) checkAddress(body[name], name, services.env.PUBLIC_ORIGIN);
    if (call === signIn) return passGuess(services, request, reply, body as v.InferOutput<NonNullable<typeof signIn.body>>);
    return pass(services, request, reply, call === signUp ? { ...body, name: `${String(body["givenName"])} ${String(body["familyName"])}` } : body);
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

function checkAddresses(request: FastifyRequest, shopOrigin: string): void {
  const query = request.query as Record<string, unknown>;
  for (const name of addresses) checkAddress(query[name], name, shopOrigin);
}

function checkAddress(given: unknown, name: string, shopOrigin: string): void {
  if (given === undefined) return;
  if (ownPath(given, shopOrigin) === null)
    throw new AppError("return_url_forbidden", "Only paths of the shop can be gone to.", { [name]: "a path of the shop is wanted" });
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
    const answered = await pass(services, request, reply, body);
    await forgetGuesses(services, body.email);
    return answered;
  } catch (cause) {
    if (!(cause instanceof AppError && cause.code === "credentials_invalid")) await giveGuessBack(services, body.email);
    throw cause;
  }
}

/** Hands a call on to the library, and its answer back; refusals come in our words. */
async function pass({ ports, env }: Services, request: FastifyRequest, reply: FastifyReply, body: object | undefined): Promise<FastifyReply> {
  const headers = new Headers({ "content-type": "application/json" });
  for (const name of ["cookie", "user-agent", "accept-language"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const [, query = ""] = /\?(.*)$/s.exec(request.url) ?? [];
  const address = new URL(`/api${pathOf(request)}${query && `?${query}`}`, env.PUBLIC_ORIGIN);
  const asked = new Request(address, { method: request.method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const answer = await ports.signIn.answer(asked, request.ip);
  reply.header("cache-control", "no-store").header("set-cookie", answer.headers.getSetCookie());
  const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get("location") : null;
  if (location) return reply.redirect(location, 303);
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
