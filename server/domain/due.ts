/** Rappen of a booking that its payment attempt takes: the total less what gift vouchers pay (RULES 10). */
export function dueOf({
  total_amount,
  vouchers_amount,
}: {
  readonly total_amount: number;
  readonly vouchers_amount: number;
}): number {
  return total_amount - vouchers_amount;
}
