import type { AdminBooking } from "../../../sdk/contracts/admin.ts";

type Refund = AdminBooking["refunds"][number];

/** Whether the provider's payment of a refund that was paid twice has failed before the claim was closed. */
export function isClaimUnclear({ state, paidTwiceAt }: Pick<Refund, "state" | "paidTwiceAt">): boolean {
  return state === "paid_twice" && paidTwiceAt === null;
}
