/** Kinds of mails to a buyer. */
const mailKinds = [
  "booking_confirmed",
  "booking_rebooked",
  "booking_requested",
  "booking_refunded",
  "booking_cancelled",
  "booking_corrected",
  "credit_note",
  "management_link",
  "tickets_again",
  "request_refused",
  "request_part_refused",
  "refund_failed",
  "refund_account_given",
  "refund_account_asked",
  "payment_not_captured",
  "payment_failed_late",
  "review_invitation",
  "visit_reminder",
  "supplier_changed",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Whether the buyer's tickets are attached: what was sent before is not valid any more once a booking is changed. */
export function bringsTickets(kind: MailKind): boolean {
  return (
    kind === "booking_confirmed" ||
    kind === "booking_rebooked" ||
    kind === "booking_corrected" ||
    kind === "tickets_again"
  );
}

/** Mails that state the refund. */
export const refundMails = [
  "booking_cancelled",
  "request_part_refused",
  "request_refused",
  "booking_refunded",
] as const satisfies readonly MailKind[];

/** Mails that bring the credit notes that were written by then, each once. */
export const creditNoteMails = [
  ...refundMails,
  "booking_rebooked",
  "payment_failed_late",
  "credit_note",
] as const satisfies readonly MailKind[];

/** Whether a mail says that the team has an amount to collect: there is none to send once it has. */
export function isAboutUnpaid(kind: MailKind): boolean {
  return kind === "payment_not_captured" || kind === "payment_failed_late";
}

/**
 * Whether a mail is about a refund: of its items, or of a full payment that could not confirm its booking.
 */
export function isAboutRefund(kind: MailKind): boolean {
  return kind === "refund_failed" || (refundMails as readonly MailKind[]).includes(kind);
}

/**
 * What became of the payment: taken by the provider, reserved and not taken, billed, or none needed. `credited`:
 * billed and paid, and what goes back of it is the distributor's to its credit. `unpaid`: reserved, and it can't be
 * taken. `by_hand`: collected by the team, which pays back what goes back of it. `refund_due`: taken, and what should
 * go back of it has not gone through. `released`: reserved, and nothing of it is taken. `kept`: reserved, and some of
 * it is taken for the cancelled items of the mail; `kept_all`: the same where nothing stands, and all that is taken
 * is for what was cancelled.
 */
export type MailPayment =
  | "taken"
  | "refund_due"
  | "reserved"
  | "released"
  | "kept"
  | "kept_all"
  | "invoice"
  | "credited"
  | "free"
  | "unpaid"
  | "by_hand";
