import type { Failure } from "../../machines/cart/failure.rules.ts";

/**
 * Why something could not be loaded: the visitor's connection, the page that the element stands in, or the shop. The
 * code of `gipfel-error`.
 */
export type LoadFailure = "offline" | "policy_blocked" | "cors_refused" | "error500";

const ofVisitorOrPage = ["offline", "policy_blocked", "cors_refused"] as const;

/** From the client's codes (client/api-error.ts). Of a call that needs a CSRF token the cause is in the fields. */
export function loadFailureOf(failure: Pick<Failure, "code" | "fields"> | null | undefined): LoadFailure {
  const code = failure?.fields["cause"] ?? failure?.code;
  return ofVisitorOrPage.find((each) => each === code) ?? "error500";
}
