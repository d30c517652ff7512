import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callersOf, takesCsrfToken, type Call, type CallAnswer, type ParsedInput } from "../../sdk/contracts/call.ts";
import { requestOf } from "../../sdk/contracts/requests/index.ts";
import { AppError } from "../errors.ts";
import { JsonAnswer, CachedAnswer } from "../discovery/json-answer.ts";
import type { Services } from "../services.ts";
import { requireAdmin, guest, requireSignedIn, type Session } from "../domain/session.ts";
import { checkCsrf } from "./csrf/token.ts";
import { matchesTag } from "../http/freshness.ts";
import { runOnce, type Idempotency } from "../commands/idempotency.ts";
import { idempotencyOf } from "./idempotency-key.ts";
import { parseInput } from "../http/parse-input.ts";
import { invisibleCharacters } from "./typed-texts.ts";

/** A plugin of the app: declares its routes with `handle`. */
export type Routes = (app: FastifyInstance, services: Services) => void | Promise<void>;

/** A handler's arguments: the call's parsed input, and the session. */
export interface HandlerInput<C extends Call> extends ParsedInput<C> {
  /** The session; a guest on every origin but the shop's. */
  readonly session: Session;
  /** The origin of the page that calls: the shop's own where the browser names none, null where it is opaque. */
  readonly origin: string | null;
  /**
   * The key of an idempotent call, to be stored with its answer in the command's own transaction (`storeAnswer`); null
   * without one.
   */
  readonly idempotency: Idempotency | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface HandleOptions<C extends Call> {
  /**
   * Public max-age of the response (seconds), revalidated each time for 0; without it `no-store`. Never for responses
   * that depend on a role.
   */
  readonly maxAge?: number;
  /** Whether its reader may keep the answer, and asks each time whether it is still true; with `tag`. */
  readonly isPrivate?: true;
  /** The entity tag, which changes whenever the answer could change; a matching request gets 304. */
  readonly tag?: (input: HandlerInput<C>) => Promise<string>;
  /** The largest body (bytes), where a call needs more than others (`bodyLimit`). */
  readonly bodyLimit?: number;
  /** Of an idempotent call: the answer to a repetition, from the stored one; throws where that is true no more. */
  readonly answerAgain?: (stored: CallAnswer<C>) => Promise<CallAnswer<C>>;
  /** A limit of its own for each address, in the place of the general one. */
  readonly rateLimit?: { readonly max: number; readonly timeWindow: string };
}

/**
 * Binds a call of the contracts to its handler, in this order: session (401, 403, before the body is read), CSRF token,
 * path, query and body parsed (400 with fields), idempotency, act, answer.
 */
export function handle<C extends Call>(
  app: FastifyInstance,
  services: Services,
  call: C,
  act: (input: HandlerInput<C>) => Promise<CallAnswer<C> | JsonAnswer>,
  options: HandleOptions<C> = {},
): void {
  const callers = callersOf(call);
  const schemas = requestOf(call);
  const sessions = new WeakMap<FastifyRequest, Session>();
  app.route({
    method: call.method,
    url: routeOf(call.path),
    ...(options.rateLimit ? { config: { rateLimit: options.rateLimit } } : {}),
    ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
    async onRequest(request, reply) {
      // A publicly cacheable response is the same for every session.
      const session = options.maxAge === undefined ? await sessionOf(services, request, reply) : guest;
      if (callers === "account") requireSignedIn(session);
      if (callers === "team") requireAdmin(session);
      sessions.set(request, session);
    },
    async handler(request, reply) {
      if (/%00/.test(request.url)) throw new AppError("invalid_input", "The character U+0000 is not allowed.");
      const origin = originOf(request, services.env.PUBLIC_ORIGIN);
      const session = sessions.get(request)!;
      if (takesCsrfToken(call)) checkCsrf(request, services, session);
      const body = call.method === "GET" ? undefined : (request.body ?? {});
      const input = {
        params: parseInput(schemas.params, paramsOf(call.path, request.params as Record<string, string>), "path"),
        query: parseInput(schemas.query, request.query, "query"),
        body: parseBody(call, body),
        session,
        origin,
        idempotency: call.idempotent ? idempotencyOf(request, body, session) : null,
        request,
        reply,
      } as HandlerInput<C>;
      reply.header("cache-control", options.isPrivate ? "private, no-cache" : cachePolicyOf(options.maxAge));
      if (options.tag && sendTag(request, reply, await options.tag(input))) return reply.code(304).send();
      const answer = input.idempotency
        ? await runOnce<CallAnswer<C> | JsonAnswer>(
            services,
            input.idempotency,
            () => act(input),
            // Only an answer of the call is stored.
            async (stored) => options.answerAgain?.(stored as CallAnswer<C>) ?? stored,
          )
        : await act(input);
      return answer instanceof JsonAnswer ? sendJson(request, reply, answer) : answer;
    },
  });
}

function cachePolicyOf(maxAge: number | undefined): string {
  if (maxAge === undefined) return "private, no-store";
  return maxAge === 0 ? "no-cache" : `public, max-age=${maxAge}`;
}

/** Sends bytes of JSON; cached ones in their compressed form if the client accepts it, others compressed by the app. */
async function sendJson(request: FastifyRequest, reply: FastifyReply, answer: JsonAnswer): Promise<FastifyReply> {
  reply.type("application/json; charset=utf-8");
  if (!(answer instanceof CachedAnswer) || !/\bbr\b/.test(String(request.headers["accept-encoding"] ?? "")))
    return reply.send(answer.json);
  return reply
    .header("vary", "accept-encoding")
    .header("content-encoding", "br")
    .send(await answer.packed());
}

/** Sends the entity tag; returns whether the caller has this version already. */
function sendTag(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header("etag", tag);
  return matchesTag(request.headers["if-none-match"], tag);
}

/**
 * `/activity/{id}-{locale}/` as the router writes it: a segment with two names is one parameter, split by `paramsOf`.
 */
function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}-\{(\w+)\}/g, ":$1And$2").replace(/\{(\w+)\}/g, ":$1");
}

function paramsOf(path: string, given: Record<string, string>): Record<string, string> {
  const joined = /\{(\w+)\}-\{(\w+)\}/.exec(path);
  if (!joined) return given;
  const [, first = "", second = ""] = joined;
  const text = given[`${first}And${second}`] ?? "";
  const dash = text.indexOf("-");
  return dash < 0 ? { [first]: text, [second]: "" } : { [first]: text.slice(0, dash), [second]: text.slice(dash + 1) };
}

/**
 * Parses the body of a call. Throws 400 `invalid_input` with all its errors; invisible characters count too if the call
 * stores its texts.
 */
export function parseBody(call: Call, body: unknown): unknown {
  return parseInput(requestOf(call).body, body, "body", call.reads ? {} : invisibleCharacters(body));
}

/** The session of a request; a guest's where another origin's page sends it. */
export async function sessionOf(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Session> {
  const { PUBLIC_ORIGIN } = services.env;
  const isOwn = originOf(request, PUBLIC_ORIGIN) === PUBLIC_ORIGIN && !isFromElsewhere(request);
  return isOwn ? services.session(request, reply) : guest;
}

/**
 * Whether another site's page calls: its browser says so even where it names no origin, as for a picture or a script.
 */
function isFromElsewhere(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}

/** The origin of the calling page. A browser names it on every call to another origin, and on every write. */
function originOf(request: FastifyRequest, ownOrigin: string): string | null {
  const { origin } = request.headers;
  return origin === undefined ? ownOrigin : origin === "null" ? null : origin;
}
