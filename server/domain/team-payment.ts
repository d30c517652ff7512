import type { PaymentAttemptRecord } from "./records.ts";

/**
 * The provider of a payment that the team has collected by other means. It has no API, so refunds are paid manually.
 */
export const teamProvider = "team";

export function isTeamPayment({ provider }: Pick<PaymentAttemptRecord, "provider">): boolean {
  return provider === teamProvider;
}
