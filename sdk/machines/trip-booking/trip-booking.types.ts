import type { Reservation } from "../../contracts/cart.ts";
import type { EventDetail } from "../../contracts/events.ts";
import type { Locale } from "../../contracts/locale.ts";
import type { PersonalizationField } from "../../contracts/offer.ts";
import type { CompanyProblem } from "../../contracts/companions.ts";
import type { TransportProduct, TransportTicketCategory, Trip } from "../../contracts/transport.ts";
import type { TransportReservationRequest } from "../../contracts/requests/transport.ts";
import type { Answers, BookingInput, GuestRef, ReservationAttempt } from "../booking/booking.types.ts";

/** Classes of a product's tickets (purchase spec §3, `categoryTypeKey`). */
export type ClassKey = "1st_class" | "2nd_class";

/** The steps of the dialog (purchase spec §2, "Transport"). */
export type BookingStep = "trip" | "products" | "tickets" | "personalized" | "total" | "trash";

/** The last error, as data; the view has the texts. */
export interface TripBookingError {
  readonly code:
    | "error500"
    | "errorDate"
    | "offline"
    | "policy_blocked"
    | "cors_refused"
    | "tripGone"
    | "reservationLost"
    /** What is changed here was changed elsewhere meanwhile. */
    | "reservationChanged"
    /** The chosen product is sold out, or has too few tickets left; another one is still sold. */
    | "ticketGone"
    /** The chosen tickets lack somebody, by the server's answer. */
    | CompanyProblem
    /** The answer was lost: what was sent may have been done. */
    | "outcomeUnknown"
    | "paymentOpen";
  /** Of a trip that is sold out or has left: its departure. */
  readonly date: string | null;
}

/** A reservation that was requested, until its outcome is known. */
export type TripAttempt = ReservationAttempt<TransportReservationRequest>;

export interface TripBookingInput {
  /** The trip to book; null where a reservation names it. */
  readonly trip: Trip | null;
  /** A reservation of the cart to change. */
  readonly editing: string | null;
  /** The item of the cart that the trip goes with. */
  readonly withItem: string | null;
  /** A reservation of the cart that this trip is to take the place of, for the same travellers. */
  readonly replaces: string | null;
  /** A reservation of the cart whose product and travellers this trip begins with: the way there. Unset without one. */
  readonly sameTravellersAs?: string | null;
  /** The way back can follow this trip. */
  readonly canReturn: boolean;
  readonly locale: Locale;
  /** Today in Zurich. */
  readonly today: string;
  /** A reservation of an earlier dialog whose answer was lost; unset without one. */
  readonly attempt?: TripAttempt | null;
  /**
   * What the next reservation takes the place of: `replaces`, what an attempt reserved whose answer was lost, or what
   * another tab has put in the place of what is changed.
   */
  readonly adopted?: string | null;
  /** Resellers see all personalization fields; a distributor has its net prices and books on invoice. */
  readonly role: BookingInput["role"];
}

export interface TripBookingContext extends TripBookingInput {
  readonly products: readonly TransportProduct[] | null;
  readonly productId: string | null;
  readonly categories: readonly TransportTicketCategory[] | null;
  /** Tickets left of a product in limited number. */
  readonly capacity: number | "none" | null;
  readonly fields: readonly PersonalizationField[] | null;
  readonly classKey: ClassKey | null;
  /** Tickets by category, without those of `children`. */
  readonly tickets: Readonly<Record<string, number>>;
  /** The ages of children of 0 to 11; null until it is chosen. */
  readonly children: readonly (number | null)[];
  readonly touched: number | null;
  readonly answers: Answers;
  readonly leftFields: readonly string[];
  readonly error: TripBookingError | null;
  /** The reservation that is changed, and the product that it is of. */
  readonly reservation: Reservation | null;
  readonly reservedProductId: string | null;
  /** The reservation that is to be changed has lapsed or was removed. */
  readonly isReservationGone: boolean;
  /** The item that the trip goes with is gone: it lapsed or was removed. */
  readonly isItemGone: boolean;
  readonly reserved: ReservedTrip | null;
  /** The visitor goes on with the way back. */
  readonly isReturning: boolean;
}

/** What the server has answered to a reservation. */
export interface ReservedTrip {
  readonly reservationId: string;
  readonly cartId: string;
  readonly bookingItemId: string;
  /** In Rappen. */
  readonly price: number;
}

export type TripBookingEvent =
  | { type: "close" }
  | { type: "next" }
  | { type: "step.back" }
  | { type: "retry" }
  | { type: "product.chosen"; productId: string }
  | { type: "class.chosen"; classKey: ClassKey }
  | { type: "ticket.added"; ticketCategoryId: number }
  | { type: "ticket.removed"; ticketCategoryId: number }
  | { type: "child.added" }
  | { type: "child.removed" }
  | { type: "age.set"; index: number; age: number }
  | { type: "field.input"; guest: GuestRef | null; key: string; value: string }
  | { type: "field.left"; guest: GuestRef | null; key: string }
  | { type: "trash.opened" }
  | { type: "trash.confirmed" }
  | { type: "trash.cancelled" }
  | { type: "basket.opened" }
  /** After the reservation: the way back. */
  | { type: "return.chosen" }
  /** The cart no longer holds the reservation that is changed: it has lapsed, or another tab has removed it. */
  | { type: "reservation.gone" }
  /** It is held again, as this one. */
  | { type: "reservation.back"; reservationId: string }
  /** Another tab has changed it: this one has its place. */
  | { type: "reservation.changed"; reservationId: string };

export type TripBookingEmitted =
  | { type: "select"; detail: EventDetail<"select"> }
  | { type: "step"; detail: EventDetail<"step"> }
  | { type: "reserve"; detail: EventDetail<"reserve"> }
  | { type: "error"; detail: EventDetail<"error"> }
  | { type: "analytics"; detail: EventDetail<"analytics">; delay?: number };

/** A booking as the element that opened it sees it. */
export interface TripBookingState {
  /** The chart's state. */
  readonly value: unknown;
  readonly context: TripBookingContext;
}
