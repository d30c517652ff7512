import type { Call, CallAnswer, CallInput } from "../../sdk/contracts/call.ts";
import type { ErrorBody, ErrorCode, ErrorFields } from "../../sdk/contracts/errors.ts";
import type { Wire } from "./wire.ts";

/** Where the shop's own pages ask: the origin that they came from. */
const base = "/api";

/**
 * Why no answer came that says what happened: none at all, one that can't be read, or a fault of the server's (5xx).
 * `unreachable`: nothing was asked to change; `unanswered`: a change may have gone through all the same.
 */
type NoAnswer = "unreachable" | "unanswered";

/** What was refused, by whom the page asked. */
export class Refusal extends Error {
  readonly code: ErrorCode | NoAnswer;
  readonly fields: ErrorFields;

  constructor(code: ErrorCode | NoAnswer, message: string, fields: ErrorFields = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}
interface Manner {
  /** The same key gives the same answer: for a press that must count once. */
  readonly idempotencyKey?: string;
}
type Given<C> = unknown extends CallInput<C> ? [] : [input: CallInput<C>, manner?: Manner];

/** Emits `unanswered` where a change got no answer: what a page shows may not hold any more. */
export const changes = new EventTarget();

/** Asks the shop's server. Throws a `Refusal`. */
export async function ask<C extends Call>(wire: Wire<C>, ...[input, manner]: Given<C>): Promise<CallAnswer<C>> {
  try {
    return (await exchange(wire, (input ?? {}) as Sent, manner ?? {})) as CallAnswer<C>;
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code === "unanswered") changes.dispatchEvent(new Event("unanswered"));
    throw thrown;
  }
}

async function exchange(wire: Wire<Call>, sent: Sent, manner: Manner): Promise<unknown> {
  const noAnswer = wire.method === "GET" ? "unreachable" : "unanswered";
  const response = await send(wire, sent, manner);
  if (response.ok) return bodyOf(response, noAnswer);
  const refusal = await refusalOf(response, noAnswer);
  if (refusal.code !== "csrf_invalid") throw refusal;
  token = null;
  const again = await send(wire, sent, manner);
  if (again.ok) return bodyOf(again, noAnswer);
  throw await refusalOf(again, noAnswer);
}

/**
 * What the server has decided (4xx) has changed nothing; how far it came with a change before a fault of its own,
 * nobody knows.
 */
async function refusalOf(response: Response, noAnswer: NoAnswer): Promise<Refusal> {
  const { code, message, fields } = (await bodyOf(response, noAnswer)) as ErrorBody;
  return new Refusal(
    response.status > 499 && noAnswer === "unanswered" ? noAnswer : (code as ErrorCode),
    message,
    fields,
  );
}

async function send(
  { method, path }: Wire<Call>,
  { params = {}, query = {}, body }: Sent,
  { idempotencyKey }: Manner,
): Promise<Response> {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(given).toString();
  const address =
    base +
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))) +
    (search && `?${search}`);
  const headers: Record<string, string> = { accept: "application/json" };
  if (method !== "GET") headers["content-type"] = "application/json";
  // Calls of the sign-in library go by the origin.
  if (method !== "GET" && !path.startsWith("/auth/")) headers["x-csrf-token"] = await csrfToken();
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
  // What is sent without a line reaches nobody.
  const noAnswer = method === "GET" || !navigator.onLine ? "unreachable" : "unanswered";
  return reach(address, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }, noAnswer);
}

/** Bound to the session: a document that signs in or out is loaded anew. */
let token: Promise<string> | null = null;

function csrfToken(): Promise<string> {
  token ??= reach(`${base}/csrf-token/`, {}, "unreachable").then(
    async (response) => ((await response.json()) as { csrfToken: string }).csrfToken,
  );
  token.catch(() => (token = null));
  return token;
}

async function reach(address: string, init: RequestInit, noAnswer: NoAnswer): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    throw new Refusal(noAnswer, String(cause));
  }
}

/** An answer that was cut off, or that a proxy gave in the shop's place, says nothing. */
async function bodyOf(response: Response, noAnswer: NoAnswer): Promise<unknown> {
  try {
    return (await response.json()) as unknown;
  } catch {
    throw new Refusal(noAnswer, `${response.status}`);
  }
}
