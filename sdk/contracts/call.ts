import type * as v from "valibot";

type AnySchema = v.GenericSchema<any, any>;

/**
 * One call of the API: its method, its path below the base (with `{names}`), and the schema of everything that passes.
 */
export interface Call<
  Path extends AnySchema | undefined = AnySchema | undefined,
  Query extends AnySchema | undefined = AnySchema | undefined,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Answer extends AnySchema = AnySchema,
> {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly params?: Path;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** Whether it takes an `Idempotency-Key`: the same key gives the same answer, another body under it 409. */
  readonly idempotent?: boolean;
  /** A POST that changes nothing: it needs no CSRF token, so nothing has to be asked before it. */
  readonly reads?: boolean;
  /** Only for who is signed in; everything below `/admin/` is for the team alone and need not say so. */
  readonly signedIn?: boolean;
}

/** Who a call is for: anybody, who is signed in, or the shop's team. */
export function callersOf(call: Pick<Call, "path" | "signedIn">): "anybody" | "account" | "team" {
  return call.path.startsWith("/admin/") ? "team" : call.signedIn ? "account" : "anybody";
}

/**
 * Whether the server wants a CSRF token: with every write but those of signing in, which take no call from another
 * origin at all.
 */
export function takesCsrfToken(call: Pick<Call, "method" | "path" | "reads">): boolean {
  return call.method !== "GET" && !call.reads && !call.path.startsWith("/auth/");
}

/** Declares a call. The client sends with it, the server's route parses with it, the OpenAPI document lists it. */
/* @__NO_SIDE_EFFECTS__ */
export function call<
  Answer extends AnySchema,
  Path extends AnySchema | undefined = undefined,
  Query extends AnySchema | undefined = undefined,
  Body extends AnySchema | undefined = undefined,
>(declared: {
  method: Call["method"];
  path: string;
  params?: Path;
  query?: Query;
  body?: Body;
  answer: Answer;
  idempotent?: boolean;
  reads?: boolean;
  signedIn?: boolean;
}): Call<Path, Query, Body, Answer> {
  return declared as Call<Path, Query, Body, Answer>;
}

type InputOf<Schema> = Schema extends AnySchema ? v.InferInput<Schema> : undefined;

/** What a sender passes to a call. */
export type CallInput<C> =
  C extends Call<infer Path, infer Query, infer Body, any>
    ? (Path extends AnySchema ? { params: InputOf<Path> } : unknown) &
        (Query extends AnySchema
          ? object extends InputOf<Query>
            ? { query?: InputOf<Query> }
            : { query: InputOf<Query> }
          : unknown) &
        (Body extends AnySchema ? { body: InputOf<Body> } : unknown)
    : never;

/** What a call answers with. */
export type CallAnswer<C> = C extends Call<any, any, any, infer Answer> ? v.InferOutput<Answer> : never;
