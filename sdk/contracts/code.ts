import * as v from "valibot";
import { Money } from "./money.ts";
import { LocalDate } from "./time.ts";

/**
 * A code as it is stored and compared (RULES 10): upper case, without spaces and dashes, so that it is found however
 * it was typed.
 */
export function normaliseCode(code: string): string {
  return code.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
}

/**
 * Why a code does nothing in a cart: `net_prices` where prices are a distributor's, `trips_only` for a rebate of trips
 * alone, `already_free` where nothing is left to pay or to rebate, `ended` where it ended or was used up since it was
 * added, `in_use` for a voucher whose balance another unpaid booking has reserved.
 */
export const codeReasons = ["net_prices", "trips_only", "already_free", "ended", "in_use"] as const;
export type CodeReason = (typeof codeReasons)[number];

export const codeKinds = ["rebate", "voucher"] as const;
export type CodeKind = (typeof codeKinds)[number];

const ofCode = {
  code: v.string(),
  kind: v.picklist(codeKinds),
  /** What the shop calls it; null: it has no name but its code. */
  label: v.nullable(v.string()),
  /** What it takes off or pays, above 0. */
  amount: Money,
};

/** What a code does in a cart. */
export const CodeOfCart = v.object({
  ...ofCode,
  /** The shares of the reservations. What a voucher pays of the service fee is in none. */
  lines: v.array(v.object({ reservationId: v.string(), amount: Money })),
  /** Set where the amount is 0. */
  reason: v.optional(v.picklist(codeReasons)),
  /** What a valid voucher has to spend, what it pays here included; unset of rebates. */
  balance: v.optional(Money),
  /** Its last day in Zurich; unset where it has none, or is over. */
  validUntil: v.optional(LocalDate),
});
export type CodeOfCart = v.InferOutput<typeof CodeOfCart>;

/** What a code did for a booking, as its items are now; of a voucher's code its end alone (`endOfVoucher`). */
export const CodeOfBooking = v.object({
  ...ofCode,
  /** The shares of the items. What a voucher paid of the service fee is in none. */
  lines: v.array(v.object({ bookingItemId: v.string(), amount: Money })),
});
export type CodeOfBooking = v.InferOutput<typeof CodeOfBooking>;
