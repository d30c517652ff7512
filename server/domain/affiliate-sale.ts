import { commissionBase, commissionOf } from "./commission.ts";
import { dateInZurich } from "./wall-time.ts";

/** An item that an affiliate earns on. */
export interface AffiliateSale {
  readonly bookingId: string;
  /** Zurich's date on which it was confirmed. */
  readonly confirmedOn: string;
  /** Empty without one. */
  readonly campaign: string;
  readonly widget: string;
  /** `commissionBase`, in Rappen. */
  readonly base: number;
  readonly percent: number;
}

/** The money of a confirmed item that an affiliate has brought, as it is stored, in Rappen. */
export interface StoredAmounts {
  readonly commission_percent: number | null;
  readonly paid_amount: number;
  readonly refunded_amount: number;
  readonly deposits_amount: number;
  /** Of the payment that its booking counts on; null without one. */
  readonly state: string | null;
  readonly method: string | null;
  /** What its payment has captured less than it was for. PostgreSQL gives sums as texts. */
  readonly missing: number | string | null;
  /** What its payment's payer has taken back by disputes; null without a payment. */
  readonly lost_amount: number | null;
  /** The total of its booking, and what of its items went back: the share of that is of what is left. */
  readonly total_amount: number;
  readonly refunded_in_all: number | string | null;
}

export interface StoredSale extends StoredAmounts {
  readonly booking_id: string;
  readonly confirmed_at: string | null;
  readonly affiliate_campaign: string | null;
  readonly affiliate_widget: string | null;
}

/** What an affiliate earns on by an item. */
export function affiliateSaleOf(item: StoredSale): AffiliateSale {
  return {
    bookingId: item.booking_id,
    confirmedOn: dateInZurich(Date.parse(item.confirmed_at!)),
    campaign: item.affiliate_campaign ?? "",
    widget: item.affiliate_widget ?? "",
    base: baseOf(item),
    percent: item.commission_percent ?? 0,
  };
}

/** The commission on items in Rappen, each rounded for itself; `items` of them have the same amounts. */
export function totalCommission(amounts: readonly (StoredAmounts & { readonly items: number })[]): number {
  return amounts.reduce(
    (total, each) => total + each.items * commissionOf(baseOf(each), each.commission_percent ?? 0),
    0,
  );
}

function baseOf(item: StoredAmounts): number {
  const isUncharged = item.state === "failed" || item.method === "waived";
  return commissionBase({
    paid: item.paid_amount,
    deposits: item.deposits_amount,
    refunded: item.refunded_amount,
    uncharged: isUncharged ? item.paid_amount : Number(item.missing ?? 0) + lostOf(item),
  });
}

/** An item's share of what disputes took back of its payment, by what is left of the items. */
function lostOf({ lost_amount, paid_amount, refunded_amount, total_amount, refunded_in_all }: StoredAmounts): number {
  const left = total_amount - Number(refunded_in_all ?? 0);
  if (lost_amount === null || left <= 0) return 0;
  return Math.round((lost_amount * Math.max(0, paid_amount - refunded_amount)) / left);
}
