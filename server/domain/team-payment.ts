import type { PaymentAttemptTable } from "../db/schema.ts";

/**
 * The provider of a payment that the team has collected by other means: nothing can be asked of it, and what goes back
 * is paid by hand.
 */
export const teamProvider = "team";

export function isOfTeam({ provider }: Pick<PaymentAttemptTable, "provider">): boolean {
  return provider === teamProvider;
}
