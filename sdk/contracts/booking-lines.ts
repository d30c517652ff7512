import type { Booking } from "./booking.ts";

/**
 * Rappen that a receipt's lines come to: tickets and deposits of all items as they are now, the service fee, less the
 * rebates. Below the booking's total where a change for something cheaper gave back less than the difference, for more
 * could not go back (RULES 12).
 */
export function linesTotal({
  items,
  customerServiceFee,
  rebatesTotal,
}: Pick<Booking, "items" | "customerServiceFee" | "rebatesTotal">): number {
  const lines = items.flatMap(({ reservation }) => reservation.ticketReservations);
  return lines.reduce(
    (sum, { quantity, ticketCategory: { price, articlePrice } }) =>
      sum + quantity * (price.amount + (articlePrice?.amount ?? 0)),
    customerServiceFee.amount - Math.abs(rebatesTotal.amount),
  );
}

/**
 * What a cancelled or refused booking is called that was never charged nor billed, so that none of its price is due;
 * null for any other.
 */
export function unchargedOf({
  status,
  total,
  money,
  payment,
}: Pick<Booking, "status" | "total" | "money"> & {
  readonly payment: Pick<NonNullable<Booking["payment"]>, "method"> | null;
}): "not_charged" | "not_invoiced" | null {
  const { paid, authorised, invoiced, vouchers } = money;
  const isOver = status === "cancelled" || status === "refunded";
  if (!isOver || total.amount === 0) return null;
  if (paid.amount + authorised.amount + invoiced.amount + vouchers.amount > 0) return null;
  return payment?.method === "invoice" ? "not_invoiced" : "not_charged";
}

/**
 * Rappen that disputes have taken of what was paid: the bank has decided for the payer, and given it back (RULES 8).
 */
export function lostToDisputes({
  paid,
  refunded,
  refundPending,
  refundDue,
  kept,
}: Pick<Booking["money"], "paid" | "refunded" | "refundPending" | "refundDue" | "kept">): number {
  if (paid.amount === 0) return 0;
  return Math.max(0, paid.amount - refunded.amount - refundPending.amount - refundDue.amount - kept.amount);
}

/**
 * Whether a booking stands whose payment could not be taken after all, or has failed since: its tickets stay valid, and
 * the team contacts its buyer about how to pay (RULES 8).
 */
export function isPaymentMissing({ status, payment }: Pick<Booking, "status" | "payment">): boolean {
  return status === "confirmed" && payment?.status === "failed";
}
