import type { Flag, InstantText, Json, Rappen } from "../../domain/records.ts";
import type { BookingState } from "../../domain/states.ts";
import type { ReservationTable } from "./cart.ts";

/** What a cart becomes at check-out. */
export interface BookingTable {
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
  /** `Affiliate` of contracts/requests/cart, as the browser sent it. */
  affiliate: Json | null;
  /** The approved affiliate that earns on it, frozen at check-out (RULES 19); null where none does. */
  affiliate_id: number | null;
  affiliate_campaign: string | null;
  affiliate_widget: string | null;
  /** Percent that the affiliate earns; null without one. */
  commission_percent: number | null;
  total_amount: Rappen;
  deposits_amount: Rappen;
  service_fee_amount: Rappen;
  rebates_amount: Rappen;
  /** What gift vouchers pay of the total; the rest is due from the payment attempt. Less after a cheaper rebooking. */
  vouchers_amount: Rappen;
  /** Rebates and vouchers, in the order in which the buyer named them. */
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
export interface BookingItemTable {
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
  /**
   * The reservation whose visit is decided on: its buyer was reminded the day before, or had booked it too late for
   * that. After a rebooking it is another than the item's own, which is then open again.
   */
  reminded_reservation_id: string | null;
  /** `SupplierChange` of domain/supplier-change.ts; null where its buyer was never told of one. */
  supplier_change: Json | null;
}

/** The whole rows of a `BookedItem` (domain/booked-item.ts). */
export interface BookedItemRows {
  readonly item: BookingItemTable;
  readonly reservation: ReservationTable;
}

export interface HistoryTable {
  id: string;
  entity: string;
  entity_id: string;
  from_state: string | null;
  to_state: string;
  reason: string;
  at: InstantText;
}

/** A booking whose tickets are shared by a link: there is one at a time, and without the row it is taken back. */
export interface SharedBookingTable {
  booking_id: string;
  /** What the link names: a booking's own id would show more than its tickets. */
  share_id: string;
  created_at: string;
}

/** Tables of what is booked. */
export interface BookingTables {
  booking: BookingTable;
  booking_item: BookingItemTable;
  shared_booking: SharedBookingTable;
  history: HistoryTable;
}
