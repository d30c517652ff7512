import type { AttemptState, BookingState, ReservationState } from "./states.ts";

/* What the rules of selling look at, column by column: the tables of db/schema.ts have these very shapes. */

/** 0 or 1: neither database's boolean is the other's. */
export type Flag = 0 | 1;
/** A JSON text; `json.ts` reads it. */
export type Json = string;
/** UTC, `2026-12-01T09:30:00.000Z`. */
export type InstantText = string;
/** Minor units, CHF. */
export type Rappen = number;

/** A slot of an offer. */
export interface SlotRecord {
  id: string;
  offer_id: number;
  /** Zurich's calendar date and wall time (RULES 17). */
  local_date: string;
  local_time: string;
  starts_at: InstantText;
  is_all_day: Flag;
  /** Seats; null is unlimited. */
  capacity: number | null;
  /** Seats of live holds and bookings. Changed by `db/queries/slot.ts` alone. */
  taken: number;
  cutoff_at: InstantText;
  cancellable_until: InstantText | null;
}

/** What an offer sells tickets of. */
export interface TicketCategoryRecord {
  id: number;
  offer_id: number;
  sequence_index: number;
  hash: string;
  audience: string;
  label: Json;
  discount_type: string | null;
  discount_label: Json | null;
  category_type: string | null;
  category_type_key: string | null;
  min_age: number | null;
  max_age: number | null;
  occupancy: number;
  max_occupancy: number | null;
  price: Rappen;
  net_price: Rappen | null;
  article_label: Json | null;
  article_price: Rappen | null;
  product_id: string | null;
  /** Start times that it is sold at; null: all. */
  times: Json | null;
}

/** Seats of a cart: held, requested or booked. */
export interface ReservationRecord {
  id: string;
  cart_id: string;
  booking_item_id: string;
  booking_id: string | null;
  slot_id: string;
  offer_id: number;
  activity_id: number;
  /** The supplier at the time of the hold: a later catalogue may give the activity to another. */
  supplier_id: number | null;
  sequence_index: number;
  /** Persons (RULES 2). */
  seats: number;
  state: ReservationState;
  held_at: InstantText;
  expires_at: InstantText;
  /** 1 once check-out has lifted it (RULES 3). */
  lifted: Flag;
  /** A payment attempt pins the hold until then: it doesn't expire before. */
  pinned_until: InstantText | null;
  /** `FrozenReservation` of domain/frozen.ts. */
  frozen: Json;
  tickets_amount: Rappen;
  deposits_amount: Rappen;
  total_amount: Rappen;
}

/** What a cart becomes at check-out. */
export interface BookingRecord {
  id: string;
  /** For people: on the ticket, in the mail. */
  number: string;
  cart_id: string;
  state: BookingState;
  /** `Buyer` of contracts/cart. */
  contact: Json;
  locale: string;
  /** The origin of the page that checked out; null where it was opaque. Return addresses must have it. */
  origin: string | null;
  notes: string | null;
  distributor_id: string | null;
  channel_id: string | null;
  affiliate: Json | null;
  total_amount: Rappen;
  deposits_amount: Rappen;
  service_fee_amount: Rappen;
  rebates_amount: Rappen;
  rebate_codes: Json;
  terms_version: string;
  /** 1 when any item waits for its supplier (RULES 8). */
  on_request: Flag;
  /** `FrozenBooking` of domain/frozen.ts. */
  frozen: Json;
  created_at: InstantText;
  confirmed_at: InstantText | null;
  /** Set by the first reader after confirmation (RULES 13). */
  announced_at: InstantText | null;
  /** The cart that restore_cart made of it; repeated calls return the same one (RULES 7). */
  restored_cart_id: string | null;
  restored_changes: Json | null;
  /** The account that was signed in at check-out. */
  user_id: string | null;
  /** The contact's address in lower case: an account that has confirmed it finds the booking. */
  contact_email: string | null;
  /** The contact's names and address, folded (`search-text.ts`). */
  search_text: string;
  /** Of the service fee, what has gone back (RULES 11). */
  fee_refunded_amount: Rappen | null;
  /** Until when a booking on request can be answered (RULES 8); null where nothing was requested. */
  request_expires_at: InstantText | null;
  /** Reminders of an open request that were sent. */
  request_reminders: number;
  /** Codes of which a use was taken at confirmation; null: none, or given back. */
  spent_rebates: Json | null;
  /** The attempt that confirmed it; null before. */
  payment_attempt_id: string | null;
}

/** One reservation of a booking. */
export interface BookingItemRecord {
  id: string;
  booking_id: string;
  reservation_id: string;
  sequence_index: number;
  ticket_code: string | null;
  /**
   * What is paid for it, its share of the rebates counted, its deposit included; more than it costs where less than the
   * difference could go back.
   */
  paid_amount: Rappen;
  /** Its share of the rebates. */
  rebate_amount: Rappen;
  /** Rappen to refund because it was cancelled, with the service fee if that is refunded with it. */
  refunded_amount: Rappen;
  cancelled_at: InstantText | null;
  cancelled_by: "customer" | "team" | "supplier" | null;
  /** The text of the person who cancelled. */
  cancel_reason: string | null;
  /** When the mail that invites to a review was written. */
  review_asked_at: InstantText | null;
}

/** An attempt to pay a booking. */
export interface PaymentAttemptRecord {
  id: string;
  booking_id: string;
  provider: string;
  method: string;
  amount: Rappen;
  /**
   * The amount to capture of an authorised payment; null until it is fixed, and for methods that capture immediately.
   */
  capture_amount: Rappen | null;
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
  pinned_until: InstantText | null;
  created_at: InstantText;
  settled_at: InstantText | null;
  /** When the reconciling job checks it next. */
  check_at: InstantText | null;
  /** How often that job has failed to capture, release or refund it. */
  tries: number;
}

/** Money that goes back, or is never captured. */
export interface RefundRecord {
  id: string;
  booking_id: string;
  booking_item_id: string | null;
  payment_attempt_id: string;
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
}
