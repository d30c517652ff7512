import type { Flag, InstantText, Json, Rappen } from "../../domain/records.ts";
import type { AttemptState, DisputeState, ShareState } from "../../domain/states.ts";

/** An attempt to pay a booking. */
export interface PaymentAttemptTable {
  id: string;
  booking_id: string;
  provider: string;
  method: string;
  amount: Rappen;
  /**
   * The amount to capture of an authorised payment; null until it is fixed, and for methods that capture immediately.
   */
  capture_amount: Rappen | null;
  /** What was lost of it in disputes: it is not there to be refunded. */
  lost_amount: Rappen;
  state: AttemptState;
  provider_reference: string | null;
  /** Our key at the provider: opening twice gives the same payment. */
  provider_key: string;
  action: Json | null;
  result_code: string | null;
  refusal_reason: string | null;
  return_url: string;
  failure_url: string | null;
  affiliate: string | null;
  /** Of its booking. */
  affiliate_campaign: string | null;
  affiliate_widget: string | null;
  pinned_until: InstantText | null;
  created_at: InstantText;
  settled_at: InstantText | null;
  /** When its amount, which an invoice bills, changed last; null where it has not. */
  bill_changed_at?: InstantText | null;
  /** When the reconciling job checks it next. */
  check_at: InstantText | null;
  /** How often that job has failed to capture, release or refund it. */
  tries: number;
  /**
   * Of an invoice: what it counts against; of one by a provider: under what it was bought. Null for other methods, and
   * for invoices from before there were any.
   */
  payment_agreement_id: string | null;
  /** Where it was sold, as the distributor's browser sent it, else as its account says; null for all others. */
  channel_id: string | null;
  /** The locale that it was paid in; null where the browser sent none. */
  language: string | null;
  /** The visitor's id in the shop's analytics, where they allowed it. */
  ga4_id: string | null;
}

/** A part of a payment that one of several people pays (method `shared`). */
export interface PaymentShareTable {
  id: string;
  payment_attempt_id: string;
  sequence_index: number;
  amount: Rappen;
  /** Whom the organiser means it for; null where they have not said. */
  label: string | null;
  /** Where its payer is written to; null before that is known. */
  payer_email: string | null;
  state: ShareState;
  /** Who holds its money: a provider, or the team. */
  provider: string;
  /** Of the payment at the provider that runs or ran last; null before the first. */
  method: string | null;
  /** Our key of that payment: opening twice gives the same payment. */
  provider_key: string | null;
  provider_reference: string | null;
  action: Json | null;
  result_code: string | null;
  refusal_reason: string | null;
  /** Null until it is captured. */
  captured_amount: Rappen | null;
  /** Until when it can be paid. */
  ends_at: InstantText;
  created_at: InstantText;
  settled_at: InstantText | null;
  /** 1 while its payment still has to be voided at the provider. */
  is_void_due: Flag;
}

/** Money that goes back, or is never captured. */
export interface RefundTable {
  id: string;
  booking_id: string;
  booking_item_id: string | null;
  payment_attempt_id: string;
  /** Of a shared payment, the share that it is of; null for any other. */
  payment_share_id: string | null;
  amount: Rappen;
  reason: string;
  /**
   * `due`: to be requested from the provider; `pending`: accepted there, the buyer does not have it yet; `overdue`: not
   * completed in two weeks, but may still be; `done`: paid, and can still fail days later; `refused`: refused or
   * failed, the team retries it or pays it by other means (`settled`); `by_hand`: the team collected the payment, and
   * pays it back manually; `paid_twice`: the provider paid it after it was settled, and the team claims the money back,
   * then it is `settled`; `released`: the money was only authorised, and is never captured.
   */
  state: "due" | "pending" | "overdue" | "done" | "refused" | "by_hand" | "settled" | "paid_twice" | "released";
  created_at: InstantText;
  done_at: InstantText | null;
  /** The provider's code for why it refused. */
  refusal_reason: string | null;
  /**
   * How often the team has retried it. Each retry has its own idempotency key, since the provider repeats its answer to
   * a known key.
   */
  retries: number;
  /** The e-mail address of the admin who settled it. */
  settled_by: string | null;
  /** How it was paid back. */
  settled_note: string | null;
  /** When it became known that the provider had paid it too; null where it has not, or where that failed later. */
  paid_twice_at: InstantText | null;
  /** When the team recorded that the buyer had sent back what was paid twice; null where it has given that up. */
  reclaimed_at: InstantText | null;
  /** The provider's id of the refund; null before it was accepted, and where nothing had to be taken back. */
  provider_reference: string | null;
  /** When the provider accepted it. */
  accepted_at: InstantText | null;
  /** When the job reads it at the provider again; null where it has ended. */
  check_at: InstantText | null;
  /** The receipt over what goes back; null where it goes back before there was one. */
  receipt_id: string | null;
  /** The account that it is paid to where it can't go back the way it came; null where nobody has said. */
  account_iban: string | null;
  account_holder: string | null;
  /** Who said so: `buyer`, or the e-mail address of an admin. */
  account_given_by: string | null;
  /** Since when its buyer is waited for to name an account; null where none is wanted, or one was named at once. */
  account_asked_at: InstantText | null;
  /** When they were reminded. */
  account_reminded_at: InstantText | null;
}

/** An account as a payment provider knows it, for the cards that it keeps there. */
export interface PaymentCustomerTable {
  user_id: string;
  provider: string;
  /** The provider's id of it. */
  reference: string;
}

/** A card that a payment provider keeps for an account. */
export interface SavedCardTable {
  id: string;
  user_id: string;
  provider: string;
  /** The provider's id of it. */
  reference: string;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  holder: string | null;
  is_default: Flag;
  created_at: InstantText;
}

/** A payment that its payer has contested with the bank. */
export interface DisputeTable {
  id: string;
  booking_id: string;
  payment_attempt_id: string;
  /** The provider's id of it. */
  provider_reference: string;
  amount: Rappen;
  state: DisputeState;
  /** The provider's code for what the payer says: `fraudulent`, `product_not_received`. */
  reason: string | null;
  opened_at: InstantText;
  /** Until when the team may answer at the provider. */
  respond_by: InstantText | null;
  closed_at: InstantText | null;
}

/** What a provider was asked to give back, where the provider keeps our keys for a while only. */
export interface ProviderRefundTable {
  /** Ours: the same one gives back once. */
  key: string;
  /** The provider's id of the payment. */
  payment_reference: string;
  amount: Rappen;
  /** When the provider was asked first, or again after it had forgotten the key. */
  requested_at: InstantText;
  /** Whether the provider has given it back. */
  is_given: Flag;
  /** The provider's id of it; null where its answer was lost. */
  refund_reference: string | null;
}

/** Tables of money in and back. */
export interface PaymentTables {
  payment_attempt: PaymentAttemptTable;
  payment_share: PaymentShareTable;
  refund: RefundTable;
  provider_refund: ProviderRefundTable;
  dispute: DisputeTable;
  payment_customer: PaymentCustomerTable;
  saved_card: SavedCardTable;
}
