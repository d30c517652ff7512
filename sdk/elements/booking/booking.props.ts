import type { Picture } from "../../contracts/activity.ts";
import type { QuotedCost, QuotedTrip } from "../../contracts/calls/rebook.ts";
import type { Locale } from "../../contracts/locale.ts";
import type { Appointment } from "../../parts/get-there/get-there.props.ts";
import type { FieldDetails } from "../../parts/tickets/field.props.ts";
import type { SimilarDetails } from "../../parts/similar/similar.details.ts";
import type {
  BookingStep,
  BookingError,
  HeldTrip,
  LinkChange,
  Reduction,
  WhyNoMore,
} from "../../machines/booking/booking.types.ts";

/**
 * What the booking widget's views get: data and callbacks, no words. Amounts are texts ("CHF 49.00"), dates
 * `2026-11-21`.
 */
export interface BookingProps {
  readonly locale: Locale;
  readonly presentation: "inline" | "drawer" | "modal";
  readonly flow: "date-offers" | "offers-date";
  readonly head: HeadProps;
  /** Tabs Booking and More information; undefined where navigation is off. */
  readonly tabs:
    | {
        readonly chosen: "booking" | "activity";
        readonly choose: (tab: "booking" | "activity") => void;
        readonly information: string;
      }
    | undefined;
  /** Where the visitor is: 1-based, without the trash and checkout steps. */
  readonly progress: {
    readonly step: BookingStep;
    readonly index: number;
    readonly of: number;
    readonly back: { readonly to: BookingStep; readonly go: () => void } | undefined;
  };
  readonly view: StepView;
  readonly summary: SummaryDetails;
  readonly button: ButtonDetails | undefined;
  readonly error: ErrorDetails | undefined;
  /** An all-day booking: no time is shown. */
  readonly isAllDay: boolean;
  /** All prices are those of a distributor's contract (RULES 18). */
  readonly isNet: boolean;
  /** A change of an existing reservation, not a new one. */
  readonly isEditing: boolean;
  /** Called when the message that there is nothing to book is shown. */
  readonly unavailable: () => void;
  /** Bookable ones that stand in for this one; undefined until they have come. */
  readonly similar?: readonly SimilarDetails[] | undefined;
  /** For admins: the address that restores this selection. */
  readonly restoreUrl: string | undefined;
}

interface HeadProps {
  readonly title: string;
  readonly supplier: string;
  readonly durationInHours: readonly number[];
  /** Purchase spec §9: activity 1658 lasts one month. */
  readonly lastsOneMonth: boolean;
  readonly picture: Picture | null;
  readonly logoUrl: string | undefined;
  readonly poweredBy: boolean;
  /** The way out of a drawer or dialog. */
  readonly close: (() => void) | undefined;
}

export type StepView =
  /** A drawer or dialog that is not open: a button opens it, unless it is about to reserve by itself. */
  | { readonly kind: "closed"; readonly open: (() => void) | undefined }
  /** Nothing is known yet: a skeleton in the shape of the first step. `isSlow` after 4 seconds. */
  | { readonly kind: "opening"; readonly isSlow: boolean }
  /** The activity could not be loaded, or does not exist. */
  | { readonly kind: "failed"; readonly code: BookingError["code"]; readonly retry: () => void }
  | DateView
  | OffersView
  | TicketsView
  | PersonalizedView
  | TotalView
  | { readonly kind: "trash"; readonly isRemoving: boolean; readonly remove: () => void; readonly cancel: () => void }
  /** Reserved, and navigating to the basket; shown again when the visitor returns. */
  | { readonly kind: "reserved"; readonly basketUrl: string; readonly bookAnother: () => void }
  | CheckoutStepView;

/** Inline checkout: the nested checkout, or the confirmation of a booking that has come back from paying. */
interface CheckoutStepView {
  readonly kind: "checkout";
  /** The booking that has come back; null while it is still to be paid. */
  readonly bookingId: string | null;
  readonly returnUrl: string | undefined;
  /** Attributes that the nested element gets. */
  readonly pass: Readonly<Record<string, string | undefined>>;
  /** Back to the first step for another booking; what is reserved stays so. */
  readonly bookAnother: () => void;
  /** A payment has no answer yet, or has one. */
  readonly paymentBegun: () => void;
  readonly paymentEnded: () => void;
  /** What would have closed the widget was refused, as a payment has no answer yet. */
  readonly isKeptOpen: boolean;
}

export interface DayDetails {
  readonly state: "past" | "none" | "soldOut" | "open";
  /** Whole francs ("190"), "0" for free; null on a day that is not open. */
  readonly price: string | null;
  readonly isLowest: boolean;
}

export interface DateView {
  readonly kind: "date";
  readonly month: string;
  readonly firstMonth: string;
  readonly today: string;
  readonly chosen: string | null;
  readonly dayOf: (date: string) => DayDetails;
  readonly choose: (date: string) => void;
  readonly showMonth: (month: string) => void;
  /**
   * loading: the first prices are on their way; empty: no month in reach has a date; failed: the month could not be
   * loaded.
   */
  readonly state: "ready" | "loading" | "empty" | "failed";
  readonly isSlow: boolean;
  readonly retry: () => void;
  /** Whether any adult price of the month is above 0: without one there is no legend. */
  readonly hasPrices: boolean;
  /** The page has fixed the date. */
  readonly isLocked?: boolean;
  /** Where no month in reach has a date: the next one later on, and the way there. */
  readonly later: { readonly date: string; readonly show: () => void } | null;
  /** Offers first: the times of the chosen date, to choose below the calendar; undefined in the other flow. */
  readonly times:
    | {
        readonly state: "waiting" | "loading" | "ready" | "failed";
        readonly slots: readonly SlotDetails[];
        readonly partySize: number;
        readonly choose: (availabilityId: string) => void;
      }
    | undefined;
}

export interface SlotDetails {
  readonly availabilityId: string;
  /** "10:30"; null for the whole day. */
  readonly time: string | null;
  /** Seats free; null is unlimited, 0 sold out. */
  readonly seats: number | null;
  /** Seats are free, but not for the full party. */
  readonly isTooSmall: boolean;
  readonly isChosen: boolean;
}

export interface OfferDetails {
  readonly offerId: number;
  readonly label: string;
  readonly description: string;
  readonly durationInHours: number | null;
  readonly startingPrice: string | null;
  readonly isChosen: boolean;
  /** Slots of the chosen date; in the offers-first flow only after the date. */
  readonly slots: readonly SlotDetails[];
  readonly choose: () => void;
  readonly chooseSlot: (availabilityId: string) => void;
}

/**
 * date-offers: offers with their times on the chosen date. offers-date: offers, and after the date the chosen one's
 * times.
 */
export interface OffersView {
  readonly kind: "offers";
  readonly state: "ready" | "loading" | "empty" | "failed";
  readonly isSlow: boolean;
  readonly date: string | null;
  readonly offers: readonly OfferDetails[];
  /** Offers first: the participants by audience, before a date is chosen; empty in the other flow. */
  readonly people: readonly TicketDetails[];
  /** Persons chosen before, for whom a time must have seats; 0 where none are chosen. */
  readonly partySize: number;
  /** Resets the participants, so that times with fewer seats can be chosen too. */
  readonly clearParty: () => void;
  readonly retry: () => void;
  readonly otherDate: () => void;
}

export interface TicketDetails {
  readonly ticketCategoryId: number;
  readonly label: string;
  readonly discount: string | null;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  /** Persons of one step; 1 for most. */
  readonly step: number;
  readonly price: string;
  /** Of an offer whose other tickets have no contract price. */
  readonly isNamedNet?: boolean;
  /** A deposit or fee of each ticket. */
  readonly article: { readonly label: string; readonly price: string } | null;
  /** Persons chosen. */
  readonly count: number;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  /** Why plus is disabled; shown below the row touched last. */
  readonly why: WhyNoMore | null;
  readonly isTouchedLast: boolean;
  readonly add: () => void;
  readonly remove: () => void;
  /** Ages of the children, one entry for each (0 to 11, null unknown); undefined for other audiences. */
  readonly ages:
    | {
        readonly values: readonly (number | null)[];
        readonly set: (index: number, age: number) => void;
        readonly wrong: readonly boolean[];
      }
    | undefined;
}

export interface TicketsView {
  readonly kind: "tickets";
  readonly date: string;
  readonly time: string | null;
  readonly seats: number | null;
  readonly offerLabel: string;
  readonly tickets: readonly TicketDetails[];
  /** Fewer tickets are chosen than requested: shown here, and accepted by continuing. */
  readonly reduction: Reduction | null;
  /** It is among what has changed since a link was made. */
  readonly isReductionSaid: boolean;
  /** The page has fixed how many come along, of some tickets or all. */
  readonly isLocked: boolean;
}

export interface PersonalizedView {
  readonly kind: "personalized";
  readonly state: "ready" | "loading" | "failed";
  readonly isSlow: boolean;
  readonly retry: () => void;
  /** "DD.MM.YYYY" or "DD/MM/YYYY". */
  readonly datePattern: string;
  readonly reservationFields: readonly FieldDetails[];
  /** One a person: the label of the category, and the person's number within it. */
  readonly guests: readonly {
    readonly key: string;
    readonly label: string;
    readonly number: number;
    readonly fields: readonly FieldDetails[];
  }[];
}

export interface PriceLine {
  readonly kind: "ticket" | "deposit";
  readonly label: string;
  readonly quantity: number;
  readonly each: string;
  readonly amount: string;
}

/**
 * When a request ends before its 48 hours: an instant with Zurich's offset, or null where it doesn't; undefined until a
 * time is chosen.
 */
export type RequestEnd = string | null | undefined;

export interface TotalView {
  readonly kind: "total";
  readonly date: string;
  readonly time: string | null;
  readonly offerLabel: string;
  readonly lines: readonly PriceLine[];
  readonly total: string;
  /** Of a rebooking: the service fee and rebates in that total. */
  readonly cost?: QuotedCost | undefined;
  /** The contract of a distributor has the price of every chosen ticket (RULES 18). */
  readonly isNet: boolean;
  /** An instant with Zurich's offset, or null where it can't be cancelled. */
  readonly cancellableUntil: string | null;
  readonly isOnRequest: boolean;
  /** A distributor with an approved invoice is not charged (purchase spec §6). */
  readonly isInvoiced: boolean;
  readonly requestEnd: RequestEnd;
  readonly answers: readonly { readonly label: string; readonly value: string }[];
  /**
   * What a rebooking costs more (above 0) or gives back, as a text; undefined for a new booking and until it is known.
   */
  readonly difference:
    | { readonly kind: "none" | "back" | "byHand" | "less" | "billed" | "refused"; readonly amount: string }
    | undefined;
  /** The trips that go with a rebooked item; undefined where there are none, and until it is known. */
  readonly journey: JourneyDetails | undefined;
  readonly fewerOnTrips: FewerOnTrips | undefined;
  /** Opens the question whether to remove the reservation from the basket (editing only). */
  readonly trash: (() => void) | undefined;
  readonly connections: ConnectionsDetails | undefined;
}

/** Trips that stay for fewer persons than an item is moved for; `search` is the address of connections to it. */
export interface FewerOnTrips {
  readonly persons: number;
  readonly search: string;
}

/** Public transport to the chosen slot. */
export interface ConnectionsDetails {
  readonly appointment: Appointment;
  /** When the slot begins; null for a whole day. */
  readonly time: string | null;
  /** Trips in the basket that go with the slot, and those that are for another time. */
  readonly trips: readonly HeldTrip[];
  readonly others: readonly HeldTrip[];
  /** Those that went with the slot and are not held any more. */
  readonly lost: readonly HeldTrip[];
  /** What the activity and the trips that go with it cost together; null without any. */
  readonly sum: string | null;
  readonly hold: (trip: HeldTrip) => void;
  readonly removeOthers: () => void;
  readonly isRemoving: boolean;
  readonly hasFailed: boolean;
}

export interface JourneyDetails {
  readonly trips: readonly QuotedTrip[];
  /** Whether those that can move do. */
  readonly moves: boolean;
  /** Moving them costs more than was paid, which can't be paid here: `difference` more, activity and trips together. */
  readonly isTooDear: boolean;
  readonly difference: string;
  /** Undefined where none can move. */
  readonly choose: ((moves: boolean) => void) | undefined;
}

/** Grows with every choice. */
export interface SummaryDetails {
  readonly date: string | null;
  readonly time: string | null;
  readonly offerLabel: string | null;
  readonly lines: readonly PriceLine[];
  readonly persons: number;
  readonly cancellableUntil: string | null;
  /** Known from the date on where the activity, or the chosen time, can't be cancelled. */
  readonly isFinal: boolean;
  /** adult: the price of one adult on the date; total: of what was chosen. */
  readonly amount: { readonly kind: "adult" | "total"; readonly text: string } | null;
  /** The chosen tickets cost nothing, deposits included. */
  readonly isFree?: boolean;
  readonly isOnRequest: boolean;
  /** A distributor with an approved invoice is not charged (purchase spec §6). */
  readonly isInvoiced: boolean;
  readonly requestEnd?: RequestEnd;
  /** A booked item is moved to another date or other tickets: nothing is held or paid before. */
  readonly isMove?: boolean;
}

export interface ButtonDetails {
  /** What a press does next; names its words. */
  readonly kind:
    | "chooseDate"
    | "chooseOffer"
    | "chooseTickets"
    | "fillIn"
    | "acceptReduction"
    | "review"
    | "reserve"
    | "change"
    | "rebook"
    | "chooseAnew"
    | "backToDate";
  /** The step is complete: primary look; else an instruction (purchase spec §4). */
  readonly isComplete: boolean;
  readonly isBusy: boolean;
  readonly press: () => void;
}

export interface ErrorDetails {
  readonly code: BookingError["code"];
  /**
   * For `errorDate`: the slot's start, an instant with Zurich's offset. For `datePassed`, `dateNonexistent` and
   * `dateUnavailable`: the first date that can be booked, `2026-10-01`.
   */
  readonly date: string | null;
  readonly retry: (() => void) | undefined;
  readonly prices?: BookingError["prices"];
  /** What has changed since the link was made. */
  readonly changes?: readonly LinkChange[] | undefined;
  /** Leads to the calendar. */
  readonly otherDay?: (() => void) | undefined;
  /** For `paymentOpen`: how to go on. */
  readonly payment?: OpenPaymentDetails | undefined;
}

/** The basket is being paid for: its payment can be stopped, so that what was wanted goes on, or finished. */
export interface OpenPaymentDetails {
  readonly requested: "reserve" | "change" | "remove";
  /** Undefined where the shop didn't say whose payment it is. */
  readonly stop: (() => void) | undefined;
  readonly isStopping: boolean;
  readonly resume: () => void;
  /** The payment is finished on this page, not in the basket. */
  readonly isInline: boolean;
}

/** What the main button says: in full, in short for a narrow bar, and while it works. */
export interface ButtonWords {
  readonly words: string;
  readonly shortWords: string;
  readonly busyWord: string;
}
