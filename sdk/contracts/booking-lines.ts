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

/** Whether a cancelled or refused booking was never charged nor billed: none of its price is due. */
export function isUncharged({ status, total, money }: Pick<Booking, "status" | "total" | "money">): boolean {
  const { paid, authorised, invoiced, vouchers } = money;
  const isOver = status === "cancelled" || status === "refunded";
  return isOver && total.amount > 0 && paid.amount + authorised.amount + invoiced.amount + vouchers.amount === 0;
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
