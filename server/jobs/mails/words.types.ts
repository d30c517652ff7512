import type { MailKind } from "../../commands/outbox.ts";

export interface KindWords {
  readonly subject: string;
  readonly headline: string;
  readonly lead: string;
}

/** `{number}`, `{title}`, `{email}`, `{total}`, `{kept}`, `{part}` stand for the booking's own. */
export interface MailWords {
  readonly greeting: string;
  /** What a cancellation is about, as `{part}`: some of a booking's items, or all of them. */
  readonly part: Record<"some" | "all", string>;
  readonly kinds: Record<MailKind, KindWords>;
  readonly total: string;
  readonly manage: string;
  readonly attached: string;
  readonly closing: string;
  /** In place of a kind's own lead, where no money was taken, or a refund of it has not gone through. */
  readonly leads: Record<Exclude<MailPayment, "taken">, Partial<Record<MailKind, string>>>;
  /** Of a cancellation, where some of the price stays on the invoice; and where nothing goes back of what was paid. */
  readonly cancelled: Record<"keptOnInvoice" | "nothingBack", string>;
  /** Added to the lead of `request_refused` where something was kept of what was cancelled before. */
  readonly keptBefore: Record<"paid" | "invoiced", string>;
  /** What the mail of a request begins with where some of it is booked whatever the supplier answers. */
  readonly mixedRequest: Partial<Record<MailPayment, string>>;
  /** Before the time and tickets that an item had until it was moved. */
  readonly before: string;
  /** In place of `total` in mails about what goes back. */
  readonly refund: Record<MailPayment, string>;
  /** In place of `closing` where nobody sets out. */
  readonly regards: string;
  /** Where what is cancelled had a ticket, in the sentence that says so, as `{voided}`. */
  readonly voided: string;
  /** Before what the supplier wrote. */
  readonly note: string;
  /** The button of an invitation. */
  readonly review: string;
}

/**
 * What became of the payment: taken by the provider, reserved and not taken, billed, or none needed. `unpaid`:
 * reserved, and it can't be taken. `by_hand`: collected by the team, which pays back what goes back of it. `refund_due`: taken, and what should go back of it has not gone through. `released`:
 * reserved, and nothing of it is taken. `kept`: reserved, and some of it is taken for the cancelled items of the mail;
 * `kept_all`: the same where nothing stands, and all that is taken is for what was cancelled.
 */
export type MailPayment =
  | "taken"
  | "refund_due"
  | "reserved"
  | "released"
  | "kept"
  | "kept_all"
  | "invoice"
  | "free"
  | "unpaid"
  | "by_hand";
