import type { BookingMoney } from "../../sdk/contracts/booking.ts";
import { money, type Money } from "../../sdk/contracts/money.ts";

/**
 * What goes back of a booking as money and what to its gift vouchers: money first, up to what was taken or reserved and
 * has not gone back (RULES 11).
 */
export function splitRefund(
  amount: number,
  { kept, authorised, vouchers, vouchersReturned }: BookingMoney,
): { readonly asMoney: Money; readonly toVouchers: Money } {
  const most = Math.max(0, vouchers.amount - vouchersReturned.amount);
  const toVouchers = Math.min(most, Math.max(0, amount - kept.amount - authorised.amount));
  return { asMoney: money(amount - toVouchers), toVouchers: money(toVouchers) };
}
