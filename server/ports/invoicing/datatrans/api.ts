import * as v from "valibot";
import { second } from "../../../clock.ts";
import { codeOf } from "./states.ts";
import { Transaction, TransactionId } from "./transaction.ts";

/** Longest wait for an answer (ms); the reconciling job reads the transaction again. */
const answerWithin = 15 * second;

/**
 * Answers that say nothing of the transaction: the wrong password, an unknown id, a key that is in use or has another
 * body (409, 422), too many calls.
 */
const unclearStatuses: readonly number[] = [401, 403, 404, 408, 409, 422, 429];
/** Codes of errors after which nothing is known. */
const unclearCodes: readonly string[] = ["unknown_error", "server_error", "third_party_error"];

const ErrorBody = v.object({ error: v.object({ code: v.string() }) });
const Made = v.object({ transactionId: TransactionId });

/** Datatrans' own no, unlike a failure on the way to it. `code` is its error in small letters: `invalid_property`. */
export class DatatransRefusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`Datatrans refuses: ${code}`);
    this.name = "DatatransRefusal";
    this.code = code;
  }
}

export interface DatatransApiOptions {
  readonly merchantId: string;
  readonly password: string;
  /** The origin of the API. */
  readonly api: string;
  /** Milliseconds for a whole answer; the tests' way in. */
  readonly timeout?: number;
}

/**
 * Datatrans' payment API (https://api-reference.datatrans.ch). A call throws `DatatransRefusal`, and any other error
 * where nothing is known. Within 60 minutes the same key gets the answer of the first call.
 */
export interface DatatransApi {
  /** Initialises a transaction; answers with its id. */
  initialize(body: object, key: string): Promise<string>;
  read(id: string): Promise<Transaction>;
  /** Takes what was authorised, once. */
  settle(id: string, body: object): Promise<void>;
  /** Releases what was authorised; it would take a settled amount back too, until that is transmitted. */
  cancel(id: string, body: object): Promise<void>;
  /** Gives back of what was settled; answers with the id of the transaction that this makes. */
  credit(id: string, body: object, key: string): Promise<string>;
}

export function datatransApi({ merchantId, password, api, timeout = answerWithin }: DatatransApiOptions): DatatransApi {
  const authorization = `Basic ${Buffer.from(`${merchantId}:${password}`).toString("base64")}`;

  async function call(path: string, body?: object, key?: string): Promise<unknown> {
    const response = await fetch(`${api}/v1/transactions${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        accept: "application/json",
        authorization,
        ...(body && { "content-type": "application/json; charset=UTF-8" }),
        ...(key && { "idempotency-key": key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // The password is for this address alone.
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    if (!response.ok) throw errorOf(response.status, text);
    return text === "" ? null : JSON.parse(text);
  }

  return {
    initialize: async (body, key) => v.parse(Made, await call("", body, key)).transactionId,
    async read(id) {
      const transaction = v.parse(Transaction, await call(`/${id}`));
      if (transaction.transactionId !== id) throw new Error("Datatrans answers with another transaction");
      return transaction;
    },
    settle: async (id, body) => void (await call(`/${id}/settle`, body)),
    cancel: async (id, body) => void (await call(`/${id}/cancel`, body)),
    credit: async (id, body, key) => v.parse(Made, await call(`/${id}/credit`, body, key)).transactionId,
  };
}

/** Of an error's body nothing is kept but its code: messages may repeat what was sent. */
function errorOf(status: number, text: string): Error {
  const code = codeIn(text);
  const isUnclear = status >= 500 || unclearStatuses.includes(status) || code === null || unclearCodes.includes(code);
  return isUnclear
    ? new Error(`Datatrans answers with ${status}${code === null ? "" : ` ${code}`}`)
    : new DatatransRefusal(code);
}

function codeIn(text: string): string | null {
  try {
    return codeOf(v.parse(ErrorBody, JSON.parse(text)).error.code);
  } catch {
    return null;
  }
}
