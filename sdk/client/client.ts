import * as v from "valibot";
import type { Call, CallAnswer, CallInput } from "../contracts/call.ts";
import { ErrorBody, type ErrorFields } from "../contracts/errors.ts";
import { getCsrfToken } from "../contracts/session.ts";

/** An answer that is not a success, or none at all. `status` 0: the server could not be reached; `code` is then `offline`. */
export class ApiError extends Error {
  /** Defined, not assigned: an assignment throws in pages that freeze `Error.prototype`. */
  override readonly name = "ApiError";
  readonly code: string;
  readonly status: number;
  readonly fields: ErrorFields;
  constructor(status: number, code: string, message: string, fields: ErrorFields = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** For calls that take one: the same key gives the same answer. */
  readonly idempotencyKey?: string;
}

/**
 * The only way of the SDK to the API. Every answer is parsed; what does not fit is an `ApiError` with code `unexpected_answer`. A
 * token that the server no longer knows is asked for anew, once.
 */
export interface Client {
  send<C extends Call<any, any, any, any>>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallAnswer<C>>;
}

/** A token is a little older than this at most before it is asked for again (ms). */
const csrfTokenLife = 20 * 60_000;

/** A client of the API at `apiBase`. On a partner's origin nothing carries credentials; on the shop's own the session cookie goes along. */
export function createClient(apiBase: string, fetcher: typeof fetch = (...request) => fetch(...request)): Client {
  let token: { text: Promise<string>; asked: number } | undefined;

  async function ask(call: Call, input: Partial<Record<"params" | "query" | "body", unknown>>, options: SendOptions, headers: Record<string, string>) {
    const response = await fetcher(addressOf(apiBase, call.path, input.params, input.query), {
      method: call.method,
      headers,
      credentials: "same-origin",
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    }).catch((cause: unknown) => {
      if (options.signal?.aborted) throw cause;
      throw new ApiError(0, "offline", "The server could not be reached.");
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      const error = v.safeParse(ErrorBody, body);
      throw error.success
        ? new ApiError(response.status, error.output.code, error.output.message, error.output.fields)
        : new ApiError(response.status, "unexpected_answer", response.statusText);
    }
    const answer = v.safeParse(call.answer, body);
    if (!answer.success) throw new ApiError(response.status, "unexpected_answer", v.summarize(answer.issues));
    return answer.output;
  }

  function csrfToken(): Promise<string> {
    if (!token || Date.now() - token.asked > csrfTokenLife) {
      const asked = { text: ask(getCsrfToken, {}, {}, {}).then((answer) => answer.csrfToken), asked: Date.now() };
      token = asked;
      asked.text.catch(() => {
        if (token === asked) token = undefined;
      });
    }
    return token.text;
  }

  function signedToken(): Promise<string> {
    return csrfToken().catch(() => {
      throw new ApiError(0, "csrf_unobtainable", "Failed to obtain CSRF token. Request aborted.");
    });
  }

  return {
    async send(call, input, options = {}) {
      const headers: Record<string, string> = {};
      if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
      if (call.method !== "GET") headers["content-type"] = call.method === "PATCH" ? "application/merge-patch+json" : "application/json";
      const given = call.method === "GET" ? (input as object) : { body: {}, ...(input as object) };
      if (call.method === "GET" || call.reads) return ask(call, given, options, headers);
      const askSigned = async () => ask(call, given, options, { ...headers, "x-csrf-token": await signedToken() });
      return askSigned().catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === "csrf_invalid")) throw error;
        token = undefined;
        return askSigned();
      });
    },
  };
}

function addressOf(apiBase: string, path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return apiBase.replace(/\/$/, "") + filled + (pairs.length ? `?${search}` : "");
}
