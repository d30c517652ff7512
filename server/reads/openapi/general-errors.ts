import { callersOf, takesCsrfToken, type Call } from "../../../sdk/contracts/call.ts";
import type { ErrorCode } from "../../../sdk/contracts/errors.ts";
import { requestOf } from "../../../sdk/contracts/requests/index.ts";

/** Codes that follow from what a call takes. */
export function generalErrors(call: Call): ErrorCode[] {
  const { params, query, body } = requestOf(call);
  return [
    ...(params || query || body ? (["invalid_input"] as const) : []),
    ...(takesCsrfToken(call) ? (["csrf_invalid"] as const) : []),
    ...(callersOf(call) === "account" ? (["not_signed_in"] as const) : []),
    ...(call.idempotent ? (["idempotency_conflict"] as const) : []),
  ];
}
