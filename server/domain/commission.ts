/** What is known of the money of a booked item, in Rappen. */
export interface EarningItem {
  /** What was paid for it: its share of the rebates taken off, its deposit included. */
  readonly paid: number;
  /** Of it, its deposits. */
  readonly deposits: number;
  /** What went back, or is due to; more than was paid where the service fee went back with it. */
  readonly refunded: number;
  /**
   * What was not charged, or taken back by a lost dispute: all of it where the payment failed or was waived, else what
   * was captured less.
   */
  readonly uncharged: number;
}

/**
 * What an affiliate earns on, in Rappen: what was paid and not refunded, without deposits (RULES 19). The service fee
 * belongs to no item, so it is in none. A partial refund is taken off the price first. Never below 0.
 */
export function commissionBase({ paid, deposits, refunded, uncharged }: EarningItem): number {
  return Math.max(0, paid - deposits - refunded - uncharged);
}

/** The commission on an item in Rappen, rounded to the nearest, half a Rappen up; so sums of items agree everywhere. */
export function commissionOf(base: number, percent: number): number {
  return Math.round((base * percent) / 100);
}
