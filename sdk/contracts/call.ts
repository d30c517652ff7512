import type * as v from "valibot";

type AnySchema = v.GenericSchema<any, any>;

/** One call of the API: its method, its path below the base (with `{names}`), and the schema of everything that passes. */
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
}): Call<Path, Query, Body, Answer> {
  return declared as Call<Path, Query, Body, Answer>;
}

type InputOf<Schema> = Schema extends AnySchema ? v.InferInput<Schema> : undefined;

/** What a sender passes to a call. */
export type CallInput<C> =
  C extends Call<infer Path, infer Query, infer Body, any>
    ? (Path extends AnySchema ? { params: InputOf<Path> } : unknown) &
        (Query extends AnySchema ? { query: InputOf<Query> } : unknown) &
        (Body extends AnySchema ? { body: InputOf<Body> } : unknown)
    : never;

/** What a call answers with. */
export type CallAnswer<C> = C extends Call<any, any, any, infer Answer> ? v.InferOutput<Answer> : never;
