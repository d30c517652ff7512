import type { AccountBookingItem } from "../../sdk/contracts/account.ts";

/** States after which the same can only be booked anew. */
export const endedStates: ReadonlySet<AccountBookingItem["state"]> = new Set([
  "failed",
  "expired",
  "cancelled",
  "refunded",
]);
