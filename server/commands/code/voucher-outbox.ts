/** The mail that carries a gift voucher's code to its recipient. */
export const voucherMailKind = "voucher_issued";

/** What a line of the outbox carries; the mail is made of what is in the database when it is sent. */
export interface VoucherMailPayload {
  readonly code: string;
}
