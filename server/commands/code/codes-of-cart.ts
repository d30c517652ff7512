import type { CodeOfCart, CodeReason } from "../../../sdk/contracts/code.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { msOf } from "../../clock.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import type { Db, Trx } from "../../db/connection.ts";
import { listRebates, listValidRebates, type Rebate } from "../../db/queries/rebate.ts";
import { listReservedAmounts, listValidVouchers, listVouchers } from "../../db/queries/voucher.ts";
import type { VoucherTable } from "../../db/schema.ts";
import {
  cartTotals,
  hasNetLine,
  tenderOf,
  type CodeAmount,
  type LineToTotal,
  type Tender,
  type Totals,
} from "../../domain/cart-totals.ts";

/** What valid codes can do, each kind in the order of the codes. */
export interface ValidCodes {
  readonly rebates: readonly Rebate[];
  readonly vouchers: readonly (VoucherTable & {
    /** Rappen of the balance that no other unpaid booking has reserved. */
    readonly available: number;
  })[];
}

/**
 * The valid codes of these, which are normalised. `bookingId`: the cart's own, whose reservations don't count; `now`:
 * an instant of the database.
 */
export async function listValidCodes(
  db: Db | Trx,
  codes: readonly string[],
  bookingId: string | null,
  now: string,
): Promise<ValidCodes> {
  const rebates = await listValidRebates(db, codes, now);
  const vouchers = await listValidVouchers(db, codes, now);
  const reserved = await listReservedAmounts(
    db,
    vouchers.map(({ code }) => code),
    bookingId,
    now,
  );
  return {
    rebates,
    vouchers: vouchers
      .map((voucher) => ({ ...voucher, available: voucher.balance - (reserved.get(voucher.code) ?? 0) }))
      .toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code)),
  };
}

/** A line of a cart, by the id that its shares name. */
export interface LineOfCart extends LineToTotal {
  readonly id: string;
}

export interface CartAmounts {
  readonly totals: Totals;
  readonly tender: Tender;
}

/** Total of a cart and what is due of it, with these codes (RULES 10); `serviceFee` in Rappen. */
export function amountsOf(lines: readonly LineToTotal[], codes: ValidCodes, serviceFee: number): CartAmounts {
  const totals = cartTotals(lines, codes.rebates, serviceFee);
  return { totals, tender: tenderOf(totals, lines, codes.vouchers) };
}

/** What each code of a cart does, or why it does nothing, in the order in which the buyer named them. */
export async function presentCodes(
  db: Db | Trx,
  codes: readonly string[],
  valid: ValidCodes,
  lines: readonly LineOfCart[],
  amounts: CartAmounts,
): Promise<CodeOfCart[]> {
  if (codes.length === 0) return [];
  const isValid = (code: string) => [...valid.rebates, ...valid.vouchers].some((each) => each.code === code);
  const over = codes.filter((code) => !isValid(code));
  const known = new Map<string, Pick<CodeOfCart, "kind" | "label">>();
  for (const { code, label } of [...valid.rebates, ...(await listRebates(db, over))])
    known.set(code, { kind: "rebate", label });
  for (const { code, label } of [...valid.vouchers, ...(await listVouchers(db, over))])
    known.set(code, { kind: "voucher", label });
  const done = new Map([...amounts.totals.byRebate, ...amounts.tender.byVoucher].map((each) => [each.code, each]));
  return codes.map((code) => {
    const { kind, label } = known.get(code) ?? { kind: "rebate" as const, label: null };
    const { amount, shares } = done.get(code) ?? nothing(code);
    const validUntil = [...valid.rebates, ...valid.vouchers].find((each) => each.code === code)?.valid_until;
    const available = valid.vouchers.find((each) => each.code === code)?.available;
    const reason = amount > 0 ? null : over.includes(code) ? "ended" : reasonOf(kind, code, valid, lines);
    return {
      code,
      kind,
      label,
      amount: money(amount),
      lines: shares.flatMap((share, index) =>
        share > 0 ? [{ reservationId: lines[index]!.id, amount: money(share) }] : [],
      ),
      ...(reason && { reason }),
      ...(available !== undefined && { balance: money(available) }),
      // The end of a day is the first instant of the next.
      ...(validUntil && { validUntil: dateInZurich(msOf(validUntil) - 1) }),
    };
  });
}

const nothing = (code: string): CodeAmount => ({ code, amount: 0, shares: [] });

/** Why a valid code does nothing; null for an empty cart. */
function reasonOf(
  kind: CodeOfCart["kind"],
  code: string,
  { vouchers }: ValidCodes,
  lines: readonly LineToTotal[],
): CodeReason | null {
  if (lines.length === 0) return null;
  if (kind === "voucher" && hasNetLine(lines)) return "net_prices";
  if (kind === "voucher")
    return vouchers.some((voucher) => voucher.code === code && voucher.available <= 0) ? "in_use" : "already_free";
  const priced = lines.filter(({ tickets_amount }) => tickets_amount > 0);
  if (priced.length > 0 && priced.every(({ isTrip }) => isTrip)) return "trips_only";
  if (priced.length > 0 && priced.every(({ net, isTrip }) => net || isTrip)) return "net_prices";
  return "already_free";
}
