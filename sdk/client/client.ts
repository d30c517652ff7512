import * as v from "valibot";
import { callAddress } from "../contracts/call-address.ts";
import type { Call, CallAnswer, CallInput } from "../contracts/call.ts";
import { ErrorBody } from "../contracts/errors.ts";
import { getCsrfToken } from "../contracts/calls/session.ts";
import { ApiError, noAnswer } from "./api-error.ts";
import type { Signer } from "./signer.ts";

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** For calls that take one: the same key gives the same answer. */
  readonly idempotencyKey?: string;
  /** The request outlives the page. Nobody waits for its answer: that it failed is said nowhere. */
  readonly keepalive?: boolean;
}

/**
 * The only way of the SDK to the API. Every answer is parsed; what does not fit is an `ApiError` with code
 * `unexpected_answer`. A token that the server refuses is fetched again, once.
 */
export interface Client {
  send<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallAnswer<C>>;
}

/**
 * A client of the API at `apiBase`. On a partner's origin nothing carries credentials; on the shop's own the session
 * cookie goes along.
 */
export function createClient(apiBase: string, fetcher: typeof fetch = (...request) => fetch(...request)): Client {
  let signer: Promise<Signer> | undefined;

  async function request(
    call: Call,
    input: Partial<Record<"params" | "query" | "body", unknown>>,
    options: SendOptions,
    headers: Record<string, string>,
  ) {
    /** No answer came, or it broke off: an abort by the caller is passed on. */
    const unansweredBy = async (cause: unknown): Promise<never> => {
      if (options.signal?.aborted || options.keepalive) throw cause;
      throw await diagnosis().then(({ unanswered }) => unanswered(apiBase, fetcher), unreached);
    };
    const address = apiBase.replace(/\/$/, "") + callAddress(call.path, input.params, input.query);
    const response = await fetcher(address, {
      method: call.method,
      headers,
      credentials: "same-origin",
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
    }).catch(unansweredBy);
    const report = () =>
      diagnosis().then(({ reportAnswer }) => reportAnswer(address, response.status, apiBase, fetcher), unreached);
    const body: unknown = await response
      .json()
      .catch((cause: Error) => (cause.name === "SyntaxError" ? undefined : unansweredBy(cause)));
    if (!response.ok) {
      const error = v.safeParse(ErrorBody, body);
      if (!error.success || response.status > 499) void report();
      throw error.success
        ? new ApiError(response.status, error.output.code, error.output.message, error.output.fields)
        : new ApiError(response.status, "unexpected_answer", response.statusText);
    }
    const answer = v.safeParse(call.answer, body);
    if (!answer.success) {
      void report();
      throw new ApiError(response.status, "unexpected_answer", answer.issues[0].message);
    }
    return answer.output;
  }

  /** What signs requests that change something; a failed load is tried again with the next request. */
  function signed(): Promise<Signer> {
    signer ??= import("./signer.ts").then(
      ({ createSigner }) => createSigner(() => request(getCsrfToken, {}, {}, {}).then((answer) => answer.csrfToken)),
      () => {
        signer = undefined;
        throw unreached();
      },
    );
    return signer;
  }

  return {
    async send(call, input, options = {}) {
      const headers: Record<string, string> = {};
      if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
      if (call.method !== "GET")
        headers["content-type"] = call.method === "PATCH" ? "application/merge-patch+json" : "application/json";
      const given = call.method === "GET" ? (input as object) : { body: {}, ...(input as object) };
      if (call.method === "GET" || call.reads || call.unsigned) return request(call, given, options, headers);
      return (await signed())((token) => request(call, given, options, { ...headers, "x-csrf-token": token }));
    },
  };
}

/** Finds out why a request failed, and says so in the console: loaded with the first failure. */
const diagnosis = () => import("./diagnosis.ts");
const unreached = () => noAnswer("No answer came.");
