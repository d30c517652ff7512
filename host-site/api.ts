import { ApiError } from "../sdk/client/api-error.ts";
import { createClient, type Client, type SendOptions } from "../sdk/client/client.ts";
import type { Call, CallAnswer, CallInput } from "../sdk/contracts/call.ts";

type InputOf<C> = unknown extends CallInput<C> ? [] : [input: CallInput<C>, options?: SendOptions];

/** Emits `unanswered` where a change got no answer: what a page shows may not hold any more. */
export const changes = new EventTarget();

/** Of the origin that the page came from. Made with the first request: there is no address on the server. */
let client: Client | undefined;

/**
 * Sends a call of the shop's own pages; answers are parsed by their contract. Throws an `ApiError` with the server's
 * code, or where it is unknown what the server did: `unreachable`, nothing was to change; `unanswered`, a change
 * may have gone through all the same (no answer, one that can't be read, a fault of the server).
 */
export async function callApi<C extends Call>(call: C, ...input: InputOf<C>): Promise<CallAnswer<C>> {
  try {
    return await sendApi(call, ...input);
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.code === "unanswered") changes.dispatchEvent(new Event("unanswered"));
    throw thrown;
  }
}

/** As `callApi`, for a change of nothing that pages show: `changes` stays silent. */
export async function sendApi<C extends Call>(call: C, ...[input, options]: InputOf<C>): Promise<CallAnswer<C>> {
  client ??= createClient(`${location.origin}/api`);
  try {
    return await client.send(call, (input ?? {}) as CallInput<C>, options);
  } catch (thrown) {
    throw thrown instanceof ApiError ? outcomeOf(thrown, call) : thrown;
  }
}

/** A request that the server has rejected (4xx) changed nothing; one sent while offline did not arrive. */
function outcomeOf(error: ApiError, { method, reads }: Call): ApiError {
  const { status, code, message } = error;
  const isNotSent = code === "offline" || code === "csrf_unobtainable";
  if (method === "GET" || reads || isNotSent) return status === 0 ? new ApiError(0, "unreachable", message) : error;
  return status === 0 || status > 499 || code === "unexpected_answer"
    ? new ApiError(status, "unanswered", message)
    : error;
}
