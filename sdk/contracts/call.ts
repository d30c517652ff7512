import type * as v from "valibot";
import type { requests } from "./requests/index.ts";

type AnySchema = v.GenericSchema<any, any>;

type Requests = typeof requests;

/**
 * One call of the API: its method, its path below the base (with `{names}`), and the schema of its answer. What it
 * takes stands by the same method and path in `requests/`: the server parses it, the browser never does.
 */
export interface Call<
  Method extends "GET" | "POST" | "PATCH" | "DELETE" = "GET" | "POST" | "PATCH" | "DELETE",
  Path extends string = string,
  Answer extends AnySchema = AnySchema,
> {
  readonly method: Method;
  readonly path: Path;
  readonly answer: Answer;
  /** Whether it takes an `Idempotency-Key`: the same key gives the same answer, another body under it 409. */
  readonly idempotent?: boolean;
  /** A POST that changes nothing: it needs no CSRF token, so nothing has to be requested before it. */
  readonly reads?: boolean;
  /** A write without a CSRF token: signing in, which takes no call from another origin at all. */
  readonly unsigned?: boolean;
  /** Requires a partner's key: `Authorization: Bearer <key>`. */
  readonly withKey?: boolean;
  /** Requires a signed-in visitor. Calls below `/admin/` always require the team. */
  readonly signedIn?: boolean;
}

/** The access level of a call: public, signed in, or the shop's team. */
export function callersOf(call: Pick<Call, "path" | "signedIn">): "anybody" | "account" | "team" {
  return call.path.startsWith("/admin/") ? "team" : call.signedIn ? "account" : "anybody";
}

/** Whether the server requires a CSRF token. */
export function takesCsrfToken(call: Pick<Call, "method" | "reads" | "unsigned">): boolean {
  return call.method !== "GET" && !call.reads && !call.unsigned;
}

/** Declares a call. The client sends with it, the server's route answers by it, the OpenAPI document lists it. */
/* @__NO_SIDE_EFFECTS__ */
export function call<const Method extends Call["method"], const Path extends string, Answer extends AnySchema>(
  declared: Call<Method, Path, Answer>,
): Call<Method, Path, Answer> {
  return declared;
}

/** The schemas of what a call takes; none where it takes nothing, or is not known. */
type SchemasOf<C> = C extends Call
  ? `${C["method"]} ${C["path"]}` extends infer Key extends keyof Requests
    ? Requests[Key]
    : unknown
  : never;

/** What a sender passes to a call. */
export type CallInput<C> = InputOf<SchemasOf<C>>;

type InputOf<Schemas> = (Schemas extends { params: infer Params extends AnySchema }
  ? { params: v.InferInput<Params> }
  : unknown) &
  (Schemas extends { query: infer Query extends AnySchema }
    ? object extends v.InferInput<Query>
      ? { query?: v.InferInput<Query> }
      : { query: v.InferInput<Query> }
    : unknown) &
  (Schemas extends { body: infer Body extends AnySchema } ? { body: v.InferInput<Body> } : unknown);

type Parsed<Schemas, Part extends string> =
  Schemas extends Record<Part, infer Schema extends AnySchema> ? v.InferOutput<Schema> : undefined;

/** What the server has parsed of a call's input. */
export interface ParsedInput<C> {
  readonly params: Parsed<SchemasOf<C>, "params">;
  readonly query: Parsed<SchemasOf<C>, "query">;
  readonly body: Parsed<SchemasOf<C>, "body">;
}

/** What a call answers with. */
export type CallAnswer<C> = C extends Call<any, any, infer Answer> ? v.InferOutput<Answer> : never;
