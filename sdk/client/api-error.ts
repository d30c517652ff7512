import type { ErrorFields } from "../contracts/errors.ts";

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
