import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import { getIndexHits, indexOf, IndexQuery, queryIndex, queryIndexes, sendIndexEvents, type IndexAnswer } from "../../../sdk/contracts/search.ts";
import { parseLocale, type Locale } from "../../../sdk/contracts/locale.ts";
import { AppError } from "../../errors.ts";
import type { RawIndexAnswer } from "../../ports/search/protocol.ts";
import type { Services } from "../../services.ts";
import { readJsonBodies } from "../body.ts";
import { asAppError } from "../errors.ts";
import { handle, type Routes } from "../handle.ts";

/**
 * The hosted index's own protocol (design §5): `/api/1/…`, so that its public clients work against this server. They send JSON as `text/plain`, to
 * spare themselves a preflight, or their parameters as one text; a failure is `{ message, status }` and our code.
 */
export const indexRoutes: Routes = async (app, services) => {
  await app.register(async (scope) => {
    readJsonBodies(scope, ["text/plain", "application/x-www-form-urlencoded"]);
    answerInItsShape(scope);
    routes(scope, services);
  });
};

function routes(app: FastifyInstance, services: Services): void {
  const ask = (index: string, given: unknown): Promise<RawIndexAnswer> => services.ports.search.query(localeOf(index), readQuery(given));

  handle(app, services, queryIndex, async ({ params, request }) => asContract(await ask(params.index, request.body)));

  handle(app, services, getIndexHits, async ({ params, request }) => asContract(await ask(params.index, { params: searchOf(request) })));

  handle(app, services, queryIndexes, async ({ body: { requests } }) => ({
    results: await Promise.all(
      requests.map(async ({ indexName, ...query }) => asContract({ ...(await ask(indexName, query)), index: indexName } as RawIndexAnswer)),
    ),
  }));

  handle(app, services, sendIndexEvents, async ({ body }) => {
    await services.ports.search.record(body.events);
    return { status: 200, message: "OK" };
  });
}

/** The contract names what the elements read; a client that asks for some attributes alone gets these. */
function asContract(answer: RawIndexAnswer): IndexAnswer {
  return answer as RawIndexAnswer & IndexAnswer;
}

/** A query's parameters: as they are, or as one text in the manner of an address (`params`), or both. */
function readQuery(given: unknown): v.InferOutput<typeof IndexQuery> {
  const { params, ...plain } = read(v.optional(v.looseObject({ params: v.optional(v.string()) }), {}), given ?? {});
  // The client's own name and key stand among them where it has no headers.
  const named = [...new URLSearchParams(params ?? "")].filter(([name]) => !name.startsWith("x-algolia-"));
  const written = Object.fromEntries(named.map(([name, value]) => [name, valueOf(name, value)]));
  return read(IndexQuery, { ...written, ...plain });
}

/** What stands in a text is a text, but for numbers, yes and no, and lists. */
function valueOf(name: string, text: string): unknown {
  if (name === "query" || name === "filters") return text;
  if (/^(?:true|false|-?\d+(?:\.\d+)?|\[.*\])$/s.test(text)) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  return text;
}

function read<Schema extends v.GenericSchema<any, any>>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new AppError("invalid_input", `${v.getDotPath(issue) ?? "The body"}: ${issue.message}`);
}

/** `prd_de_CH`; 404 for any other name. */
function localeOf(index: string): Locale {
  const locale = parseLocale(index.replace(/^prd_/, ""));
  if (!locale || index !== indexOf(locale)) throw new AppError("index_not_found", `Index ${index.slice(0, 40)} does not exist`);
  return locale;
}

function searchOf(request: FastifyRequest): string {
  return request.url.split("?")[1] ?? "";
}

/** `{ message, status }`, as the hosted index says it, and our code. */
function answerInItsShape(app: FastifyInstance): void {
  app.setErrorHandler((cause, request, reply) => {
    const error = asAppError(cause);
    if (error.worthReporting) request.log.error({ err: error.cause ?? error, code: error.code }, "a search failed");
    return reply.status(error.status).header("cache-control", "no-store").send({ message: error.message, status: error.status, code: error.code });
  });
}
