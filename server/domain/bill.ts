/** What invoices say of one payment, in Rappen; each list has the newest first. */
export interface Bill {
  /** What is billed of it and not taken back; what is left to pay of the whole invoice, below 0 where more is paid. */
  readonly invoices: readonly { readonly billed: number; readonly open: number }[];
  /** What credit notes take back of it. */
  readonly credits: readonly Credit[];
}

/** Rappen that are taken back; `surplus`: what of them was paid, and so is the distributor's. */
export interface Credit {
  readonly amount: number;
  readonly surplus: number;
}

interface Billed {
  readonly amount: number;
  readonly bill?: Bill;
}

/** What is taken back where a payment of an invoice is lowered by an amount now: of its newest invoice first. */
export function takenBack({ invoices }: Bill, amount: number): Credit {
  let left = amount;
  let surplus = 0;
  for (const { billed, open } of invoices) {
    const part = Math.min(left, billed);
    surplus += Math.max(0, part - Math.max(0, open));
    left -= part;
  }
  return { amount, surplus };
}

/** What of a payment is billed and no longer bought: a credit note follows. Null where nothing is. */
export function pendingCredit({ amount, bill }: Billed): Credit | null {
  if (!bill) return null;
  const pending = bill.invoices.reduce((sum, { billed }) => sum + billed, 0) - amount;
  return pending > 0 ? takenBack(bill, pending) : null;
}

/** All that is taken back of a payment, the newest first. */
export function creditsOf(attempt: Billed): readonly Credit[] {
  const pending = pendingCredit(attempt);
  return [...(pending ? [pending] : []), ...(attempt.bill?.credits ?? [])];
}

/** Whether all of what is taken back was paid. */
export function isWhollyPaid({ amount, surplus }: Credit): boolean {
  return amount > 0 && surplus >= amount;
}

/** Whether the last Rappen that were taken back of a payment were all paid, and so are credited to the distributor. */
export function isCredited(attempt: Billed, amount: number): boolean {
  let left = amount;
  for (const credit of creditsOf(attempt)) {
    if (left <= 0) break;
    if (!isWhollyPaid(credit)) return false;
    left -= credit.amount;
  }
  return amount > 0 && left <= 0;
}
