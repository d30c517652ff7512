import type { ErrorFields } from "../contracts/errors.ts";

/**
 * An answer that is not a success, or none at all. `status` 0: no answer came, and `code` is why: `offline`,
 * `unreachable`, `policy_blocked` and `cors_refused` (diagnosis.ts), or `csrf_unobtainable` with the first of these in
 * `fields.cause`.
 */
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

/** No answer came, and nothing more is known: the visitor has no connection, or the server can't be had. */
export function noAnswer(message: string): ApiError {
  return new ApiError(0, navigator.onLine === false ? "offline" : "unreachable", message);
}
