import type { Call, CallAnswer, CallInput } from "../../sdk/contracts/call.ts";
import type { ErrorBody, ErrorCode, ErrorFields } from "../../sdk/contracts/errors.ts";
import type { Wire } from "./wire.ts";

/** Where the shop's own pages ask: the origin that they came from. */
const base = "/api";

/** What was refused, by whom the page asked. `unreachable`: no answer came, or none that can be read. */
export class Refusal extends Error {
  readonly code: ErrorCode | "unreachable";
  readonly fields: ErrorFields;

  constructor(code: ErrorCode | "unreachable", message: string, fields: ErrorFields = {}) {
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

/** Asks the shop's server. Throws a `Refusal`. */
export async function ask<C extends Call>(wire: Wire<C>, ...[input, manner]: Given<C>): Promise<CallAnswer<C>> {
  const sent = (input ?? {}) as Sent;
  const response = await send(wire, sent, manner ?? {});
  const refusal = response.ok ? null : await refusalIn(response);
  if (refusal?.code === "csrf_invalid") {
    token = null;
    const again = await send(wire, sent, manner ?? {});
    if (!again.ok) throw await refusalIn(again);
    return (await again.json()) as CallAnswer<C>;
  }
  if (refusal) throw refusal;
  return (await response.json()) as CallAnswer<C>;
}

async function send({ method, path }: Wire<Call>, { params = {}, query = {}, body }: Sent, { idempotencyKey }: Manner): Promise<Response> {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, String(value)]]));
  const search = new URLSearchParams(given).toString();
  const address = base + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))) + (search && `?${search}`);
  const headers: Record<string, string> = { accept: "application/json" };
  if (method !== "GET") headers["content-type"] = "application/json";
  // Calls of the sign-in library go by the origin.
  if (method !== "GET" && !path.startsWith("/auth/")) headers["x-csrf-token"] = await csrfToken();
  if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
  return reach(address, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

/** Bound to the session: a document that signs in or out is loaded anew. */
let token: Promise<string> | null = null;

function csrfToken(): Promise<string> {
  token ??= reach(`${base}/csrf-token/`, {}).then(async (response) => ((await response.json()) as { csrfToken: string }).csrfToken);
  token.catch(() => (token = null));
  return token;
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    throw new Refusal("unreachable", String(cause));
  }
}

async function refusalIn(response: Response): Promise<Refusal> {
  try {
    const { code, message, fields } = (await response.json()) as ErrorBody;
    return new Refusal(code as ErrorCode, message, fields);
  } catch {
    return new Refusal("unreachable", `${response.status}`);
  }
}
