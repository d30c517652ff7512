import type { ActivityToBook, MonthlyDates } from "../../contracts/activity.ts";
import type { RefundWay } from "../../contracts/booking.ts";
import type { QuotedCost, QuotedTrip } from "../../contracts/calls/rebook.ts";
import type { Cart, Reservation } from "../../contracts/cart.ts";
import type { BookingData } from "../../contracts/elements/booking.ts";
import type { Prefill } from "../../contracts/elements/prefill.ts";
import type { EventDetail } from "../../contracts/events.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import type { ReservationRequest } from "../../contracts/requests/cart.ts";
import type { Locale } from "../../contracts/locale.ts";
import type { Offer, OfferAvailabilities, PersonalizationField } from "../../contracts/offer.ts";
import type { TripDirection } from "../../contracts/trip-fit.ts";

export type BookingFlow = "date-offers" | "offers-date";

/** The steps of the widget (purchase spec §2). */
export type BookingStep = "date" | "offers" | "tickets" | "personalized" | "total" | "trash" | "checkout";

/**
 * Why one more of a category is not possible. Seats are persons, `maximum` is tickets; `other` is a slot of the same
 * offer and date with enough seats.
 */
export type WhyNoMore =
  | {
      readonly kind: "capacity";
      readonly seats: number;
      readonly other: { readonly time: string; readonly seats: number | null } | null;
    }
  | { readonly kind: "maxOccupancy"; readonly maximum: number }
  | { readonly kind: "maximum"; readonly maximum: number };

/** Why the date of a link can't be chosen. */
export type LostDate = "passed" | "nonexistent" | "unavailable";

/** What has changed since a link was made, or can no longer be as it says. */
export type LinkChange =
  /** Totals of everything that was asked for, in Rappen. */
  | { readonly kind: "price"; readonly before: number; readonly now: number }
  | { readonly kind: "soldOut"; readonly startsAt: string; readonly isAllDay: boolean }
  | { readonly kind: "timeGone" | "offerGone" | "ticketsGone" | "other" }
  | ({ readonly kind: "fewer" } & Reduction);

/** The last error, as data; the view has the texts. */
export interface BookingError {
  readonly code:
    | "error500"
    | "errorDate"
    | "offline"
    | "policy_blocked"
    | "cors_refused"
    | "restore"
    | "datePassed"
    | "dateNonexistent"
    | "dateUnavailable"
    | "notFound"
    | "reservationLost"
    | "paymentOpen"
    | "notRebookable"
    | "moveUnknown"
    | "movedBefore"
    | "costsMore"
    | "priceChanged";
  readonly date: string | null;
  /** For `priceChanged`: the difference that was accepted, and the current one (Rappen, as in `RebookQuote`). */
  readonly prices?: readonly [before: number, now: number];
  /** For `paymentOpen`: the booking whose payment can be stopped, and whether a reservation was to be removed. */
  readonly payment?: { readonly bookingId: string | null; readonly isRemoval: boolean };
}

/**
 * A selection that was reduced because the slot has too few seats or doesn't sell its tickets: persons requested, and
 * persons selected instead.
 */
export interface Reduction {
  readonly requested: number;
  readonly possible: number;
}

/** Texts typed so far, by field key; `guests` by ticket category id, then by person. */
export interface Answers {
  readonly reservation: Readonly<Record<string, string>>;
  readonly guests: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
}

/** A month's dates as received, and when (ms). */
interface KnownMonth {
  readonly dates: MonthlyDates;
  readonly at: number;
}

export interface BookingInput {
  readonly activityId: number;
  readonly locale: Locale;
  readonly flow: BookingFlow;
  /** The page's address sets the flow; the attribute is ignored. */
  readonly isFlowFixed: boolean;
  readonly presentation: "inline" | "drawer" | "modal";
  readonly isOpen: boolean;
  /** The page opened the drawer or dialog (`open`, a selection): it has no button of its own, before and after. */
  readonly isOpenedByPage?: boolean;
  readonly checkout: "redirect" | "inline";
  /** Today in Zurich. */
  readonly today: string;
  /** The selection to start with. */
  readonly data: BookingData | null;
  /** The selection as JSON text, before `linked-data.rules.ts` has read it. */
  readonly link?: string | undefined;
  /** The attribute `booking-data` where it can't be read. */
  readonly unreadableLink?: string | undefined;
  /** The attribute `prefill` as it is written. */
  readonly prefill?: string | undefined;
  /** What `linked-data.rules.ts` has read in it. */
  readonly prefilled?: Prefill | null;
  readonly run: boolean;
  readonly editing: string | null;
  /** The booked item that is moved to another time; `editing` is its reservation. */
  readonly rebooking: string | null;
  /** Resellers see all personalization fields, and admins the restore address; everyone else is a guest. */
  readonly role: { readonly isReseller: boolean; readonly isAdmin: boolean; readonly distributorId: string | null };
  readonly navigation: boolean;
  /** On a page of the shop's own. */
  readonly isOnShop: boolean;
  readonly logoUrl: string | undefined;
  /** Appearance attributes for nested elements. */
  readonly appearance: Readonly<Record<string, string | undefined>>;
  /** The booking with which the visitor returned from paying (inline checkout). */
  readonly returned: string | null;
}

export interface BookingContext extends BookingInput {
  readonly activity: ActivityToBook | null;
  /** The language of the loaded texts, if another one has been set since. */
  readonly loadedIn?: Locale | undefined;
  readonly tab: "booking" | "activity";
  /** The displayed month, `2026-11`. */
  readonly month: string;
  /** By month and, offers first, by offer and quantities. */
  readonly months: Readonly<Record<string, KnownMonth>>;
  /**
   * How many more months to search for the first day with a price; negative once the visitor changes the month.
   */
  readonly monthsLeft: number;
  readonly date: string | null;
  readonly offers: readonly Offer[] | null;
  /** Slots of the chosen date. */
  readonly slots: OfferAvailabilities | null;
  readonly slotsOf: string | null;
  readonly offerId: number | null;
  readonly availabilityId: string | null;
  /** Persons by ticket category id. */
  readonly tickets: Readonly<Record<string, number>>;
  /** Offers first: persons by ticket category hash, which the calendar is filtered by. */
  readonly requestedTickets: Readonly<Record<string, number>>;
  /** Set when fewer persons than requested are selected; null once the visitor accepts it or changes the tickets. */
  readonly reduction: Reduction | null;
  readonly touched: number | null;
  readonly childrenAges: Readonly<Record<string, readonly (number | null)[]>>;
  readonly fields: readonly PersonalizationField[] | null;
  readonly fieldsOf: string | null;
  readonly answers: Answers;
  /** Fields that have lost focus once, or all (`"*"`) after the button was pressed. */
  readonly leftFields: readonly string[];
  readonly error: BookingError | null;
  /** Why the date of a link can't be booked, until the visitor chooses another one. */
  readonly lostDate: LostDate | null;
  /** Shown until the visitor changes what they are about; unset without any. */
  readonly linkChanges?: readonly LinkChange[] | undefined;
  /** Why dates, times or fields could not be loaded; shown as long as they are missing. */
  readonly loadFailure: BookingError["code"];
  /** The supplier's calendar has been synced already. */
  readonly synced: boolean;
  /** The reservation that was requested, until its outcome is known; unset without one. */
  readonly attempt?: ReservationAttempt | null;
  /** What an attempt has reserved whose answer was lost: the next reservation takes its place. */
  readonly adopted?: string | null;
  /**
   * The idempotency key of a move, unchanged until an answer is final. A move to another time has the same one, so that
   * the server refuses it where the first has taken place.
   */
  readonly key: string | null;
  readonly cartId: string | null;
  readonly reservation: Reservation | null;
  /** What the rebooking costs; unset until the server has quoted it. */
  readonly quote?: RebookQuote | null;
  /** The visitor leaves the trips that go with the item as they are. */
  readonly leavesTrips?: boolean;
  /** The step that a restore leads to. */
  readonly arrival: BookingStep | null;
  /** Bookable alternatives to this activity; null until loaded. */
  readonly similar: readonly ListedActivity[] | null;
  readonly reserved: { readonly reservationId: string; readonly cartId: string } | null;
  /** Trips that were reserved for the activity from this widget; unset before the first one. */
  readonly trips?: readonly TripOfSlot[];
}

/** A request and its idempotency key: only the same request is sent with it, so that nothing is held twice. */
export interface ReservationAttempt<Request = ReservationRequest> {
  readonly key: string;
  /** The selection that the request was made of, as JSON text. */
  readonly selection: string;
  /** The request as it was sent, with the cart of that time. */
  readonly request: Request;
  /** When it was sent first, in ms. */
  readonly sentAt: number;
}

/** What the rules of tickets and answers look at; a trip of public transport has it too. */
export type Selection = Pick<
  BookingContext,
  | "locale"
  | "today"
  | "date"
  | "offers"
  | "offerId"
  | "slots"
  | "availabilityId"
  | "tickets"
  | "fields"
  | "fieldsOf"
  | "answers"
  | "leftFields"
  | "role"
  | "reservation"
>;

export type BookingEvent =
  | { type: "open" }
  | { type: "close" }
  /** The page chooses a date: the widget starts anew with it. */
  | { type: "select"; date: string }
  /** Changed attributes; values from the page's address stay. */
  | { type: "attributes.changed"; input: Partial<BookingInput> }
  /** Attributes have been read; their language may differ from the one being loaded. */
  | { type: "locale.check" }
  | { type: "tab.choose"; tab: "booking" | "activity" }
  | { type: "month.show"; month: string }
  | { type: "date.choose"; date: string }
  | { type: "offer.choose"; offerId: number }
  | { type: "slot.choose"; offerId: number; availabilityId: string }
  | { type: "ticket.add"; ticketCategoryId: number }
  | { type: "ticket.remove"; ticketCategoryId: number }
  /** Date first: clears the party, so that every slot can be chosen again. */
  | { type: "party.clear" }
  | { type: "age.set"; ticketCategoryId: number; index: number; age: number }
  /** `guest` names the person: ticket category id and number; null is the reservation. */
  | { type: "field.input"; guest: GuestRef | null; key: string; value: string }
  | { type: "field.leave"; guest: GuestRef | null; key: string }
  | { type: "step.back" }
  | { type: "step.go"; step: BookingStep }
  | { type: "next" }
  | { type: "retry" }
  /** Stops the basket's open payment and continues with what it prevented. */
  | { type: "payment.stop" }
  /** Finishes the basket's open payment instead. */
  | { type: "payment.resume" }
  /** A payment of the check-out inside has no answer yet, or has one. */
  | { type: "payment.begun" }
  | { type: "payment.ended" }
  /** Nothing can be booked: similar activities are needed. */
  | { type: "unavailable" }
  | { type: "similar.selected"; activityId: number }
  /** Whether the trips that go with a rebooked item move with it. */
  | { type: "trips.choose"; moves: boolean }
  | { type: "trash.open" }
  | { type: "trash.remove" }
  | { type: "trash.cancel" }
  /** A trip to or from the activity is in the basket. */
  | { type: "trip.held"; trip: HeldTrip }
  /** The page's cart was read. */
  | { type: "cart.read"; cart: Cart }
  /** The trips of another time go. */
  | { type: "trips.remove" }
  /** The full machine has replaced its preview. */
  | { type: "upgraded" };

export interface GuestRef {
  readonly ticketCategoryId: number;
  readonly index: number;
}

/** A trip by public transport that was reserved from this widget, and goes with its activity. */
export interface HeldTrip {
  readonly bookingItemId: string;
  readonly reservationId: string;
  readonly cartId: string;
  /** In Rappen. */
  readonly price: number;
  readonly originName: string;
  readonly destinationName: string;
  readonly startTime: string;
  readonly endTime: string;
  /** Whether it leads to its activity or back; unset where that is not known. */
  readonly direction?: TripDirection | undefined;
}

/** A trip and the slot that it was reserved for: its start, and its end where that is known. */
export interface TripOfSlot extends HeldTrip {
  readonly slotStartsAt: string | null;
  readonly slotEndsAt: string | null;
  /** The first of the reservations that have taken its place; unset until the page's cart was read with it. */
  readonly first?: string;
  /** Expired, or removed in the basket or in another tab, where it can be put back. */
  readonly isGone?: boolean;
}

export type BookingEmitted =
  | { type: "select"; detail: EventDetail<"select"> }
  | { type: "step"; detail: EventDetail<"step"> }
  | { type: "unavailable"; detail: EventDetail<"unavailable"> }
  | { type: "reserve"; detail: EventDetail<"reserve"> }
  | { type: "error"; detail: EventDetail<"error"> }
  | { type: "analytics"; detail: EventDetail<"analytics">; delay?: number; whenVisible?: boolean };

/**
 * The price difference of a rebooking, in Rappen; negative is refunded. A higher price is allowed only on invoice
 * (RULES 12).
 */
export interface RebookQuote extends QuotedPrice {
  /** Of the item, with fee and rebates. */
  readonly cost: QuotedCost;
  readonly refundWay: RefundWay;
  /** Trips that go with the item and don't fit its new time; the price above is without those that stay. */
  readonly journey?: QuotedJourney | null;
  /** The trips that go with the item are for so many persons, fewer than it is moved for; null where all have one. */
  readonly tripPersons?: number | null;
}

interface QuotedPrice {
  readonly difference: number;
  readonly isAllowed: boolean;
}

export interface QuotedJourney {
  readonly trips: readonly QuotedTrip[];
  /** Whether the trips that can move do. */
  readonly moves: boolean;
  /** Prices without and with them. */
  readonly alone: QuotedPrice;
  readonly together: QuotedPrice;
}
