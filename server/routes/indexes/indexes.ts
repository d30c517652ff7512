import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import {
  browseIndex,
  getIndexBrowse,
  getIndexHits,
  getIndexObject,
  getIndexObjects,
  queryIndex,
  queryIndexes,
  searchIndexFacet,
  sendIndexEvents,
} from "../../../sdk/contracts/calls/search.ts";
import { indexOf, type IndexAnswer } from "../../../sdk/contracts/search.ts";
import { IndexQuery } from "../../../sdk/contracts/requests/search.ts";
import { parseLocale, type Locale } from "../../../sdk/contracts/locale.ts";
import { day } from "../../clock.ts";
import { AppError } from "../../errors.ts";
import { pickAttributes } from "../../ports/search/attributes.ts";
import { isClientParameter, type BrowseQuery, type RawIndexAnswer } from "../../ports/search/protocol.ts";
import type { Services } from "../../services.ts";
import { readJsonBodies } from "../body.ts";
import { handle, type Routes } from "../handle.ts";

/** Events are taken so late at most (ms), as at the hosted index. */
const oldestEvent = 4 * day;

/**
 * The hosted index's own protocol (design §5): `/api/1/…`, so that its public clients work against this server. They
 * send JSON as `text/plain`, to spare themselves a preflight, or their parameters as one text. `errors.ts` gives
 * failures the protocol's shape.
 */
export const indexRoutes: Routes = async (app, services) => {
  await app.register(async (scope) => {
    readJsonBodies(scope, ["text/plain", "application/x-www-form-urlencoded"]);
    routes(scope, services);
    scope.all("/1/*", () => {
      throw new AppError(
        "not_found",
        "Path not supported by this index: docs/search-protocol.md lists the valid calls.",
      );
    });
  });
};

function routes(app: FastifyInstance, services: Services): void {
  const { search } = services.ports;
  const runQuery = (index: string, given: unknown): Promise<RawIndexAnswer> =>
    search.query(localeOf(index), readQuery(given));

  handle(app, services, queryIndex, async ({ params, request }) =>
    asContract(await runQuery(params.index, request.body)),
  );

  handle(app, services, getIndexHits, async ({ params, request }) =>
    asContract(await runQuery(params.index, { params: searchOf(request) })),
  );

  handle(app, services, queryIndexes, async ({ body: { requests } }) => ({
    results: await Promise.all(
      requests.map(async ({ indexName, type, facet, ...query }) =>
        type === "facet"
          ? runFacetQuery(indexName, String(facet ?? ""), query)
          : asContract({ ...(await runQuery(indexName, query)), index: indexName } as RawIndexAnswer),
      ),
    ),
  }));

  const runFacetQuery = async (index: string, facet: string, given: unknown) => {
    const { facetHits, ...answer } = await search.searchFacet(localeOf(index), facet, readQuery(given));
    return { ...answer, facetHits: [...facetHits] };
  };
  handle(app, services, searchIndexFacet, ({ params, request }) =>
    runFacetQuery(params.index, params.facet, request.body),
  );

  const objectOf = async (index: string, objectID: string, attributes: readonly string[] | null) => {
    const record = await search.getObject(localeOf(index), objectID);
    return record && { ...pickAttributes(record, attributes), objectID };
  };
  handle(app, services, getIndexObject, async ({ params, query }) => {
    const object = await objectOf(params.index, params.objectID, query.attributesToRetrieve?.split(",") ?? null);
    if (!object) throw new AppError("not_found", "ObjectID does not exist");
    return object;
  });
  handle(app, services, getIndexObjects, async ({ body: { requests } }) => ({
    results: await Promise.all(
      requests.map(({ indexName, objectID, attributesToRetrieve }) =>
        objectOf(indexName, objectID, attributesToRetrieve ?? null),
      ),
    ),
  }));

  const browse = async (index: string, given: unknown) => {
    const { hits, ...answer } = await search.browse(localeOf(index), readQuery(given) as BrowseQuery);
    return { ...answer, hits: [...hits] };
  };
  handle(app, services, browseIndex, ({ params, request }) => browse(params.index, request.body));
  handle(app, services, getIndexBrowse, ({ params, request }) => browse(params.index, { params: searchOf(request) }));

  handle(app, services, sendIndexEvents, async ({ body }) => {
    for (const { index, timestamp } of body.events) {
      localeOf(index);
      const age = timestamp === undefined ? 0 : services.clock.now() - timestamp;
      if (age > oldestEvent || age < -day)
        throw new AppError("invalid_input", "The timestamp of an event is in milliseconds, of the last four days.");
    }
    await search.record(body.events);
    return { status: 200, message: "OK" };
  });
}

/** The contract names what the elements read; a client that asks for some attributes alone gets these. */
function asContract(answer: RawIndexAnswer): IndexAnswer {
  return answer as RawIndexAnswer & IndexAnswer;
}

/** A query's parameters: as they are, or as one text in the manner of an address (`params`), or both. */
function readQuery(given: unknown): v.InferOutput<typeof IndexQuery> {
  if (Array.isArray(given)) throw new AppError("invalid_input", "The body is an object.");
  const { params, ...plain } = read(v.optional(v.looseObject({ params: v.optional(v.string()) }), {}), given ?? {});
  // The client's own name and key stand among them where it has no headers.
  if (!isWellFormed(params ?? ""))
    throw new AppError("invalid_input", "params: the text is not well-formed percent-encoding.");
  const named = [...new URLSearchParams(params ?? "")].filter(([name]) => !isClientParameter(name));
  const written = Object.fromEntries(named.map(([name, value]) => [name, valueOf(name, value)]));
  return read(IndexQuery, { ...written, ...plain });
}

/** `URLSearchParams` takes half an escape for what it is not, and would search for that. */
function isWellFormed(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** What stands in a text is a text, but for numbers, yes and no, and lists. */
function valueOf(name: string, text: string): unknown {
  if (name === "query" || name === "filters" || name === "cursor") return text;
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
  if (!locale || index !== indexOf(locale))
    throw new AppError("index_not_found", `Index ${index.slice(0, 40)} does not exist`);
  return locale;
}

function searchOf(request: FastifyRequest): string {
  return request.url.split("?")[1] ?? "";
}
