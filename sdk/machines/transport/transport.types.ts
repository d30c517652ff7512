import type { Locale } from "../../contracts/locale.ts";
import type { Place, PlaceKind, TimetableFacts, Trip } from "../../contracts/transport.ts";
import type { ReturnTime } from "../../contracts/trip-fit.ts";
import type { Failure } from "../cart/failure.rules.ts";
import type {
  TripBookingEmitted,
  TripBookingEvent,
  TripBookingInput,
  TripBookingState,
} from "../trip-booking/trip-booking.types.ts";

/** The two place fields. */
export type Side = "origin" | "destination";

/** A chosen place; its kind is unknown where only an address names it. */
export interface ChosenPlace {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind | null;
}

/** What an attribute or an address names before it is found: a place by id or name, or an activity's meeting point. */
export type WantedPlace = { readonly text: string } | { readonly activityId: number };

/** Why a field has no place. */
export type PlaceProblem =
  | "unknown"
  /** A text was left that no place was chosen for. */
  | "unchosen"
  | "locationFailed"
  | "locationUnsupported"
  | "noPlaceNearby"
  | "activityGone";

/** The option that stands for the visitor's position, among the ids of places. */
export const currentLocation = "current-location";

export interface PlaceField {
  readonly text: string;
  readonly place: ChosenPlace | null;
  readonly wanted: WantedPlace | null;
  readonly hits: readonly Place[];
  /** The text that the hits answer; null before the first answer. */
  readonly answered: string | null;
  /** The option that the arrow keys have reached: a place's id or `currentLocation`. */
  readonly active: string | null;
  readonly problem: PlaceProblem | null;
  /** Why the last search of places had no answer. */
  readonly failure: Failure | null;
  /** Of the origin: it was the destination before both were swapped, so the search is the way back. */
  readonly holdsGoal: boolean;
}

/** The visitor's search, as it is stored for the session and written into the address. */
export interface TransportSearch {
  readonly origin: Pick<PlaceField, "text" | "place">;
  readonly destination: Pick<PlaceField, "text" | "place">;
  /** Zurich's wall time: `2026-12-01` and `10:30`; empty while it is typed. */
  readonly date: string;
  readonly time: string;
  readonly isArrival: boolean;
}

/** Why another time is searched than the one that was given: its day has passed, or no clock and calendar has it. */
export type Replaced = "past" | "unknown";

/** What attributes, address and session say. */
export interface SearchInput extends TransportSearch {
  readonly replaced: Replaced | null;
  readonly wanted: Readonly<Record<Side, WantedPlace | null>>;
}

/** What a dialog is open for: the booking of a trip, or the change of a reservation. */
export interface DialogSubject {
  readonly tripId: string;
  readonly editing: string | null;
}

export interface TransportInput {
  readonly search: SearchInput;
  /** The attributes that name the search, as text: another one is another search. */
  readonly givenBy: string;
  /** A trip that the address names, whose details are shown. */
  readonly linkedTripId: string | null;
  readonly locale: Locale;
  /** Today in Zurich. */
  readonly today: string;
  /** Date and time of a search that names none. */
  readonly soon: Pick<TransportSearch, "date" | "time">;
  /** From when on the way back from the activity is searched; null where there is none. */
  readonly returnTime: ReturnTime | null;
  /** The item of the cart that trips go with. */
  readonly withItem: string | null;
  /** The reservation of a trip that the first one reserved takes the place of. */
  readonly replaces: string | null;
  /** A reservation of the cart to change: the dialog alone. */
  readonly editing: string | null;
  readonly isOpen: boolean;
  readonly role: TripBookingInput["role"];
}

/** The last connection back; `leavesAt` is null where there is none at all. */
export interface LastWayBack {
  readonly leavesAt: string | null;
}

export interface TransportContext extends Omit<TransportInput, "search">, Omit<TransportSearch, Side> {
  readonly origin: PlaceField;
  readonly destination: PlaceField;
  readonly trips: readonly Trip[];
  readonly timetable: TimetableFacts | null;
  readonly walk: { readonly minutes: number; readonly distance: number } | null;
  /** Why the last search of trips had no answer. */
  readonly failure: Failure | null;
  /** What earlier or later trips the last press has brought. */
  readonly added: { readonly where: "earlier" | "later"; readonly count: number } | null;
  /** The trip whose details are shown, and that is booked. */
  readonly trip: Trip | null;
  /** The trip of the address no longer runs. */
  readonly isLinkBroken: boolean;
  readonly replaced: Replaced | null;
  /** The last connection back, where it leaves before the activity ends; null where there is a later one. */
  readonly lastWayBack: LastWayBack | null;
  /** The open booking; null while none is, and until its code is there. */
  readonly booking: TripBookingState | null;
  /** The reservation of the way there, once the visitor goes on with the way back; null before. */
  readonly wayThere: string | null;
  /** What the open booking is of, or the last one was: see `subjectOf`. */
  readonly subject: string;
  /** Reservations whose answer was lost, by what their booking was of. */
  readonly unsettled: Readonly<Record<string, Pick<TripBookingInput, "attempt" | "adopted">>>;
  /** Attributes that count once the open booking has closed. */
  readonly changed: TransportInput | null;
}

export type TransportEvent =
  | { type: "place.opened"; side: Side }
  | { type: "place.closed"; side: Side }
  /** The focus has left the field. */
  | { type: "place.left"; side: Side }
  | { type: "place.typed"; side: Side; text: string }
  | { type: "place.moved"; side: Side; to: string | null }
  | { type: "place.chosen"; side: Side; place: ChosenPlace }
  /** Enter: the option that the arrows have reached, else the first hit. */
  | { type: "place.submitted"; side: Side }
  | { type: "place.retried"; side: Side }
  | { type: "location.chosen"; side: Side }
  | { type: "swapped" }
  | { type: "date.set"; date: string }
  | { type: "time.set"; time: string }
  | { type: "direction.set"; isArrival: boolean }
  | { type: "trips.earlier" }
  | { type: "trips.later" }
  | { type: "trips.retried" }
  /** The trip of the address could not be loaded: once more. */
  | { type: "link.retried" }
  /** The search has changed: trips are looked for again, and what the visitor has changed is stored. */
  | { type: "search.changed"; byVisitor: boolean; isTyped?: boolean }
  /** A pause after a date or a time was typed. */
  | { type: "search.typed" }
  /** The trip that the address names is there. */
  | { type: "trip.linked" }
  /** Shows the details of a trip, or hides them. */
  | { type: "trip.toggled"; tripId: string }
  | { type: "trip.booked"; tripId: string }
  | { type: "open" }
  | { type: "close" }
  /** The code of the booking could not be loaded: once more. */
  | { type: "booking.retried" }
  /** What the visitor does in the dialog. */
  | { type: "booking.sent"; event: TripBookingEvent }
  | TripBookingReport
  | { type: "attributes.changed"; input: TransportInput }
  /** Another search is given: places are resolved anew. */
  | { type: "search.given" };

/** What an open booking reports. */
export type TripBookingReport =
  | { type: "booking.changed"; booking: TripBookingState }
  | { type: "booking.emitted"; emitted: TripBookingEmitted }
  /**
   * `isTripLost`: the trip can't be booked any more, and others are to be shown; `isReturning`: the way back is wanted.
   */
  | { type: "booking.closed"; isTripLost: boolean; isReturning: boolean }
  | { type: "booking.failed" };

export type TransportEmitted = TripBookingEmitted;
