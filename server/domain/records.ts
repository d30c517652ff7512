import type { TripDirection } from "../../sdk/contracts/trip-fit.ts";
import type { AttemptState, BookingState, ReservationState } from "./states.ts";

/* What the rules of selling look at: these columns of the tables of db/schema.ts, whose rows have these shapes. */

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
  readonly id: string;
  readonly offer_id: number;
  /** Zurich's calendar date and wall time (RULES 17). */
  readonly local_date: string;
  readonly local_time: string;
  /** Seats; null is unlimited. */
  readonly capacity: number | null;
  /** Seats of live holds and bookings. Changed by `db/queries/slot.ts` alone. */
  readonly taken: number;
}

/** What an offer sells tickets of. */
export interface TicketCategoryRecord {
  readonly id: number;
  readonly offer_id: number;
  readonly audience: string;
  readonly label: Json;
  readonly discount_type: string | null;
  readonly discount_label: Json | null;
  readonly category_type: string | null;
  readonly occupancy: number;
  readonly max_occupancy: number | null;
  readonly price: Rappen;
  readonly net_price: Rappen | null;
  /** Start times that it is sold at; null: all. */
  readonly times: Json | null;
}

/** Seats of a cart: held, requested or booked. */
export interface ReservationRecord {
  readonly id: string;
  readonly booking_item_id: string;
  readonly activity_id: number;
  readonly offer_id: number;
  /** Taken of the slot: persons (RULES 2), and the dogs and bikes of a trip. */
  readonly seats: number;
  readonly state: ReservationState;
  readonly expires_at: InstantText;
  /** A payment attempt pins the hold until then: it doesn't expire before. */
  readonly pinned_until: InstantText | null;
  /** `FrozenReservation` of domain/frozen.ts. */
  readonly frozen: Json;
  readonly total_amount: Rappen;
  /** The item of the activity that a trip goes with; null where it goes with none. */
  readonly with_item_id: string | null;
  /** Whether a trip leads to that item or back, from its time when the trip began to go with it; null: not known. */
  readonly direction: TripDirection | null;
  /** The first of the reservations that have taken each other's place, edited or held again; null: this one. */
  readonly first_reservation_id: string | null;
}

/** What a cart becomes at check-out. */
export interface BookingRecord {
  readonly id: string;
  /** For people: on the ticket, in the mail. */
  readonly number: string;
  readonly state: BookingState;
  readonly locale: string;
  /** The origin of the page that checked out; null where it was opaque. Return addresses must have it. */
  readonly origin: string | null;
  readonly total_amount: Rappen;
  readonly service_fee_amount: Rappen;
  /** 1 when any item waits for its supplier (RULES 8). */
  readonly on_request: Flag;
  /** `FrozenBooking` of domain/frozen.ts. */
  readonly frozen: Json;
  readonly confirmed_at: InstantText | null;
  /** Of the service fee, what has gone back (RULES 11). */
  readonly fee_refunded_amount: Rappen | null;
  /** Until when a booking on request can be answered (RULES 8); null where nothing was requested. */
  readonly request_expires_at: InstantText | null;
  /** The attempt that confirmed it; null before. */
  readonly payment_attempt_id: string | null;
}

/** One reservation of a booking. */
export interface BookingItemRecord {
  readonly id: string;
  readonly ticket_code: string | null;
  /**
   * What is paid for it, its share of the rebates counted, its deposit included; more than it costs where less than the
   * difference could go back.
   */
  readonly paid_amount: Rappen;
  /** Rappen to refund because it was cancelled, with the service fee if that is refunded with it. */
  readonly refunded_amount: Rappen;
  readonly cancelled_at: InstantText | null;
  /** `SupplierChange` of domain/supplier-change.ts; null where its buyer was never told of one. */
  readonly supplier_change: Json | null;
}

/** An attempt to pay a booking. */
export interface PaymentAttemptRecord {
  readonly id: string;
  readonly provider: string;
  readonly method: string;
  readonly amount: Rappen;
  /**
   * The amount to capture of an authorised payment; null until it is fixed, and for methods that capture immediately.
   */
  readonly capture_amount: Rappen | null;
  /** What was lost of it in disputes: it is not there to be refunded. */
  readonly lost_amount: Rappen;
  readonly state: AttemptState;
  readonly pinned_until: InstantText | null;
  /** How often that job has failed to capture, release or refund it. */
  readonly tries: number;
}

/** Money that goes back, or is never captured. */
export interface RefundRecord {
  readonly id: string;
  readonly booking_item_id: string | null;
  readonly payment_attempt_id: string;
  /** Of a shared payment, the share that it is of; null for any other. */
  readonly payment_share_id: string | null;
  readonly amount: Rappen;
  /**
   * `due`: to be requested from the provider; `pending`: accepted there, the buyer does not have it yet; `overdue`: not
   * completed in two weeks, but may still be; `done`: paid, and can still fail days later; `refused`: refused or
   * failed, the team retries it or pays it by other means (`settled`); `by_hand`: the team collected the payment, and
   * pays it back manually; `paid_twice`: the provider paid it after it was settled, and the team claims the money back,
   * then it is `settled`; `released`: the money was only authorised, and is never captured.
   */
  readonly state:
    | "due"
    | "pending"
    | "overdue"
    | "done"
    | "refused"
    | "by_hand"
    | "settled"
    | "paid_twice"
    | "released";
  /** When it became known that the provider had paid it too; null where it has not, or where that failed later. */
  readonly paid_twice_at: InstantText | null;
}
