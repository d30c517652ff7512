import type { Locale } from "../../contracts/locale.ts";
import type { Place, PlaceKind, TimetableFacts, Trip } from "../../contracts/transport.ts";
import type { PlaceProblem, Replaced } from "../../machines/transport/transport.types.ts";
import type { TripBookingEvent, TripBookingState } from "../../machines/trip-booking/trip-booking.types.ts";
import type { LoadFailure } from "../../parts/load-failure/load-failure.ts";

/** Why places or trips could not be had, and what the visitor can do about it. */
export interface SearchFailure {
  readonly kind: LoadFailure | "outsideTimetable" | "rateLimited" | "unknownOrigin" | "unknownDestination";
  /** Of the timetable, where the date is outside it. */
  readonly firstDate: string;
  readonly lastDate: string;
  /** The date of the timetable that is next to the chosen one. */
  readonly nextDate: string;
}

export interface PlaceFieldProps {
  readonly text: string;
  /** The kind of the chosen place; null while none is chosen, or where it isn't known. */
  readonly kind: PlaceKind | null;
  readonly isOpen: boolean;
  readonly state: "idle" | "searching" | "found" | "failed" | "locating";
  readonly isSlow: boolean;
  readonly hits: readonly Place[];
  readonly active: string | null;
  readonly problem: PlaceProblem | null;
  readonly failure: SearchFailure["kind"] | null;
  readonly open: () => void;
  readonly close: () => void;
  /** The focus has left it. */
  readonly leave: () => void;
  readonly type: (text: string) => void;
  readonly move: (by: 1 | -1) => void;
  readonly choose: (place: Place) => void;
  readonly submit: () => void;
  readonly retry: () => void;
  readonly locate: () => void;
}

export interface ResultsProps {
  readonly state: "incomplete" | "samePlace" | "typing" | "loading" | "shown" | "failed";
  readonly isSlow: boolean;
  readonly failure: SearchFailure | null;
  readonly trips: readonly Trip[];
  readonly openTripId: string | null;
  /** Earlier or later trips are being looked for. */
  readonly loadingMore: "earlier" | "later" | null;
  readonly added: { readonly where: "earlier" | "later"; readonly count: number } | null;
  readonly timetable: TimetableFacts | null;
  readonly walk: { readonly minutes: number; readonly distance: number } | null;
  readonly isLinkBroken: boolean;
  /** The trip of the link could not be loaded, and may still run. */
  readonly hasLinkFailed: boolean;
  readonly replaced: Replaced | null;
  /** ms since 1970: trips before it have left. */
  readonly now: number;
  /**
   * The last connection back, where it leaves before the activity ends, or before `after` of its day where it takes the
   * whole day; `leavesAt` is null where there is none, or it has left.
   */
  readonly lastWayBack: { readonly leavesAt: string | null; readonly after: string; readonly isEnd: boolean } | null;
  /** The day and the time that were searched. */
  readonly date: string;
  readonly time: string;
  readonly isArrival: boolean;
  readonly earlier: () => void;
  readonly later: () => void;
  readonly retry: () => void;
  readonly retryLink: () => void;
  readonly setDate: (date: string) => void;
  readonly toggle: (tripId: string) => void;
  readonly book: (tripId: string) => void;
}

/** The dialog of a booking, whose code comes as it opens. */
export interface BookingPartProps {
  readonly isOpen: boolean;
  /** The machine's code could not be loaded. */
  readonly hasFailed: boolean;
  /** Null until the machine is there. */
  readonly booking: TripBookingState | null;
  readonly send: (event: TripBookingEvent) => void;
  readonly close: () => void;
  readonly retry: () => void;
}

export interface TransportProps {
  readonly locale: Locale;
  readonly languageTag: string;
  /** It changes a reservation: there is no search. */
  readonly isDialogAlone: boolean;
  readonly origin: PlaceFieldProps;
  readonly destination: PlaceFieldProps;
  readonly swap: () => void;
  readonly date: string;
  readonly time: string;
  readonly isArrival: boolean;
  readonly setDate: (date: string) => void;
  readonly setTime: (time: string) => void;
  readonly setDirection: (isArrival: boolean) => void;
  readonly results: ResultsProps;
  readonly booking: BookingPartProps;
}
