import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import type { Trx } from "../../db/connection.ts";
import type { Attempt } from "../payment/attempts.ts";
import { vouchersLeft } from "../code/vouchers-left.ts";
import { refundableOf } from "./refundable.ts";

/** Rappen of a booking that are neither back nor due to go back. */
export interface Refundable {
  /** Of the payment that confirmed it. */
  readonly money: number;
  /** Of what gift vouchers paid: it goes back to their balances. */
  readonly vouchers: number;
}

/** What can go back of a booking, whose row is locked. */
export async function refundablesOf(
  trx: Trx,
  attempt: Pick<Attempt, "id" | "amount" | "lost_amount" | "booking_id">,
): Promise<Refundable> {
  return { money: await refundableOf(trx, attempt), vouchers: await vouchersLeft(trx, attempt.booking_id) };
}

/** Splits an amount that goes back (Rappen): money first, the rest to the vouchers (RULES 11). */
export function splitBack(amount: number, { money }: Pick<Refundable, "money">): Refundable {
  const ofMoney = Math.min(amount, money);
  return { money: ofMoney, vouchers: amount - ofMoney };
}

/** A part of a booking that goes back for one item. */
export interface PartBack extends Refundable {
  readonly bookingItemId: string;
  readonly reason: HistoryReason;
}
