import type { TripDirection } from "../../../sdk/contracts/trip-fit.ts";
import type { Flag, InstantText, Json, Rappen } from "../../domain/records.ts";
import type { ReservationState } from "../../domain/states.ts";

export interface CartTable {
  id: string;
  created_at: InstantText;
  written_at: InstantText;
  /** 30 days after its last write (RULES 4). */
  lapses_at: InstantText;
  /** Set at confirmation: from then on the cart is 404 to everyone. */
  closed_at: InstantText | null;
  custom_data: Json;
  rebate_codes: Json;
  /** Set at check-out. */
  booking_id: string | null;
  distributor_id: string | null;
  /** `Affiliate` of contracts/requests/cart, of the last reservation that named one; null where none did. */
  affiliate: Json | null;
}

/**
 * The visitor's consent to one mail about a cart that is left unfinished. Its row stays once the mail is in the outbox,
 * so that there is never a second one; without a mail it goes with the consent.
 */
export interface BasketReminderTable {
  cart_id: string;
  /** In lower case; null once the mail was sent, the visitor asked to forget it, or it was kept for long enough. */
  email: string | null;
  locale: string;
  consented_at: InstantText;
  /** When its one mail was put into the outbox. */
  queued_at: InstantText | null;
}

/** Seats of a cart: held, requested or booked. */
export interface ReservationTable {
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
  /** Taken of the slot: persons (RULES 2), and the dogs and bikes of a trip. */
  seats: number;
  /** Without dogs and bikes (`countPersons`). */
  persons: number;
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
  /** The item of the activity that a trip goes with: they are released together. Null where it goes with none. */
  with_item_id: string | null;
  /** Whether a trip leads to that item or back, from its time when the trip began to go with it; null: not known. */
  direction: TripDirection | null;
  /** The first of the reservations that have taken each other's place, edited or held again; null: this one. */
  first_reservation_id: string | null;
}

/** Tables of what is held. */
export interface CartTables {
  cart: CartTable;
  basket_reminder: BasketReminderTable;
  reservation: ReservationTable;
}
