import type { Activity } from "../../contracts/activity.ts";
import type { EventDetail } from "../../contracts/events.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import type { Review } from "../../contracts/review.ts";
import type { Failure } from "../cart/failure.rules.ts";
import type { Appearance } from "../_setup/appearance.ts";

/**
 * Discovery spec §2, "Activity detail page": the full page, in another page's flow, in a widget, or its contents alone.
 */
export type ActivityMode = "full" | "inline" | "widget" | "confirm";

/** What the attributes give. `locale` is the attribute's, where it has one. */
export interface ActivityGiven {
  readonly activityId: number;
  readonly locale: string | undefined;
  readonly mode: ActivityMode;
  readonly appearance: Appearance;
}

export interface ActivityContext {
  readonly given: ActivityGiven;
  readonly activity: Activity | null;
  readonly failure: Failure | null;
  /** Waiting has taken longer than four seconds: it gets a word. */
  readonly isSlow: boolean;
  /** Reviews that stand for all; empty until they are here, or where there are none. */
  readonly topReviews: readonly Review[];
  readonly similar: readonly ListedActivity[];
  /** What an adult costs by a distributor's contract (Rappen); null for everybody else, and until it is known. */
  readonly netPrice: number | null;
  /** The picture that the viewer shows; null while it is closed. */
  readonly viewing: number | null;
  /** Contents that are open in a narrow place, by section. */
  readonly open: readonly string[];
  /** A link with a selection opens the booking at once; once it has, it is spent. */
  readonly opensBooking: boolean;
  /** The booking widget could not be had when it was opened last. */
  readonly lostBooking: boolean;
  /** The day that the booking starts on (`2026-11-21`); null where none was chosen on the page. */
  readonly bookingDate: string | null;
  /** The requested section, and the number of requests so far: each is handled once. */
  readonly requested: { readonly section: string; readonly turn: number } | null;
}

export interface ActivityInput {
  readonly given: ActivityGiven;
  readonly opensBooking: boolean;
}

export type ActivityEvent =
  | { type: "attributes.changed"; given: ActivityGiven }
  | { type: "page.opened" }
  | { type: "retry" }
  | { type: "slowTimer.elapsed" }
  /** Opens the booking drawer, on a day where one was chosen. */
  | { type: "booking.opened"; date?: string }
  /** A day was chosen for the booking widget that stands in the page itself. */
  | { type: "date.chosen"; date: string }
  | { type: "booking.closed" }
  /** The page opens and closes the booking drawer, or opens it on a day. */
  | { type: "open" }
  | { type: "close" }
  | { type: "select"; date: string }
  | { type: "booking.lost" }
  /** The visitor has gone back: the address no longer names the drawer. */
  | { type: "drawer.gone" }
  /** The visitor has gone forward to the closed drawer. */
  | { type: "drawer.reached" }
  | { type: "picture.opened"; index: number }
  | { type: "picture.closed" }
  | { type: "section.toggled"; section: string }
  | { type: "section.requested"; section: string }
  | { type: "similar.selected"; activityId: number };

export type ActivityEmitted =
  | { type: "analytics"; detail: EventDetail<"analytics">; delay?: number }
  | { type: "unavailable"; detail: EventDetail<"unavailable">; delay?: number }
  | { type: "select"; detail: EventDetail<"select">; delay?: number };
