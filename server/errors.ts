import { errorCodes, type ErrorBody, type ErrorCode, type ErrorFields } from "../sdk/contracts/errors.ts";

/** A failure that has a code: thrown by commands and routes, answered by the app as `{ code, message, fields? }`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: ErrorFields | undefined;
  constructor(code: ErrorCode, message: string, fields?: ErrorFields, options?: ErrorOptions) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
    this.fields = fields;
  }
  get status(): number {
    return errorCodes[this.code].status;
  }
  get worthReporting(): boolean {
    return errorCodes[this.code].worthReporting;
  }
  get body(): ErrorBody {
    return { code: this.code, message: this.message, ...(this.fields ? { fields: this.fields } : {}) };
  }
}

/** 409 for a save that is based on an outdated revision. */
export function changedMeanwhile(): AppError {
  return new AppError("changed_meanwhile", "Somebody else has changed this meanwhile: read it again.");
}

/** 404, the same for an unknown id and for one that belongs to another caller (design §5). */
export function notFound(code: Extract<ErrorCode, `${string}not_found`>, fields?: ErrorFields): AppError {
  const what = code === "not_found" ? "It" : code.replace(/_not_found$/, "").replaceAll("_", " ");
  return new AppError(code, `${what[0]?.toUpperCase()}${what.slice(1)} is not known.`, fields);
}
