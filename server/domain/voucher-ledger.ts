/** An entry of a voucher's ledger; `amount` in Rappen. */
export interface LedgerEntry {
  readonly voucher_code: string;
  readonly sequence_index: number;
  readonly amount: number;
  readonly state: "reserved" | "released" | "spent" | "returned";
}

/** What a voucher paid of a booking and what of it has not been returned, in Rappen. */
export interface SpentVoucher {
  readonly code: string;
  readonly index: number;
  readonly spent: number;
  readonly left: number;
}

/** What each voucher paid of one booking, in the order in which they pay. */
export function spentLeft(entries: readonly LedgerEntry[]): SpentVoucher[] {
  return entries
    .filter(({ state }) => state === "spent")
    .map(({ voucher_code: code, sequence_index: index, amount: spent }) => {
      const returned = entries.filter(({ voucher_code, state }) => voucher_code === code && state === "returned");
      return { code, index, spent, left: spent - sumOf(returned) };
    });
}

export function sumOf(entries: readonly Pick<LedgerEntry, "amount">[]): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}
