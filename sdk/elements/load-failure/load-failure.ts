import type { Failure } from "../../machines/cart/failure.ts";

/** What a visitor is told of a call that failed: their connection, the page that the element stands in, or the shop. */
export type LoadFailure = "offline" | "page" | "shop";

/** From the client's codes (client/api-error.ts). Of a call that needs a CSRF token the cause is in the fields. */
export function loadFailureOf(failure: Pick<Failure, "code" | "fields"> | null | undefined): LoadFailure {
  switch (failure?.fields["cause"] ?? failure?.code) {
    case "offline":
      return "offline";
    case "policy_blocked":
    case "cors_refused":
      return "page";
    default:
      return "shop";
  }
}
