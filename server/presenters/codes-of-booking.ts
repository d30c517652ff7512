import type { CodeOfBooking } from "../../sdk/contracts/code.ts";
import { endOfVoucher } from "../../sdk/contracts/code-name.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { FrozenBooking } from "../domain/frozen.ts";
import { splitAmount } from "../../sdk/contracts/split-amount.ts";
import { fromJson } from "../json.ts";

interface Booked {
  readonly frozen: string;
  readonly vouchers_amount: number;
}

interface BookedItem {
  readonly item: { readonly id: string; readonly rebate_amount: number };
}

/**
 * What each code of a booking does. A change for something cheaper lowers an item's rebates and what vouchers pay: the
 * shares are scaled to what they come to now, by largest remainder.
 */
export function presentCodesOfBooking(booking: Booked, items: readonly BookedItem[]): CodeOfBooking[] {
  const { rebates, vouchers = [], codes = [] } = fromJson<FrozenBooking>(booking.frozen);
  const linesOf = (code: string) => codes.find((each) => each.code === code)?.lines ?? [];
  const shareOf = (code: string, itemId: string) =>
    linesOf(code).find(({ bookingItemId }) => bookingItemId === itemId)?.amount ?? 0;
  const ofRebates = items.map(({ item }) => ({
    id: item.id,
    shares: splitOver(
      item.rebate_amount,
      rebates.map(({ code }) => shareOf(code, item.id)),
    ),
  }));
  return [
    ...rebates.map(({ code, label = null }, index) => {
      const lines = ofRebates.flatMap(({ id, shares }) => lineOf(id, shares[index] ?? 0));
      const amount = lines.reduce((sum, line) => sum + line.amount.amount, 0);
      return { code, kind: "rebate" as const, label, amount: money(amount), lines };
    }),
    ...presentVouchers(booking, vouchers, (code) => linesOf(code)),
  ].filter(({ amount }) => amount.amount > 0);
}

function presentVouchers(
  booking: Booked,
  vouchers: NonNullable<FrozenBooking["vouchers"]>,
  linesOf: (code: string) => NonNullable<FrozenBooking["codes"]>[number]["lines"],
): CodeOfBooking[] {
  const { codes = [] } = fromJson<FrozenBooking>(booking.frozen);
  const paid = vouchers.map(({ code }) => codes.find((each) => each.code === code)?.paid ?? 0);
  const now = splitAmount(booking.vouchers_amount, paid);
  return vouchers.map(({ code, label }, index) => {
    const amount = now[index] ?? 0;
    const before = linesOf(code);
    // With the service fee, which is no item's.
    const shares = splitAmount(amount, [
      ...before.map((line) => line.amount),
      (paid[index] ?? 0) - before.reduce((sum, line) => sum + line.amount, 0),
    ]);
    const lines = before.flatMap(({ bookingItemId }, at) => lineOf(bookingItemId, shares[at] ?? 0));
    return { code: endOfVoucher(code), kind: "voucher", label, amount: money(amount), lines };
  });
}

/** Splits by these shares; all to the first where they are all 0. */
function splitOver(amount: number, shares: readonly number[]): number[] {
  return splitAmount(
    amount,
    shares.some((share) => share > 0) ? shares : shares.map((_, index) => (index === 0 ? 1 : 0)),
  );
}

function lineOf(bookingItemId: string, amount: number) {
  return amount > 0 ? [{ bookingItemId, amount: money(amount) }] : [];
}
