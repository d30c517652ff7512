import type { Booking } from "../../contracts/booking.ts";
import type { EventDetail, EventName } from "../../contracts/events.ts";
import { type Failure } from "../cart/failure.rules.ts";

export interface ConfirmationContext {
  readonly bookingId: string | null;
  /** The booking of the page's address, for an element without the attribute. */
  readonly addressed: string | null;
  readonly booking: Booking | null;
  /** What a redirect handed back in the address; sent to the provider once. */
  readonly redirectResult: string | null;
  /** The checkout that a refused payment leads back to; null where this page has none of its own. */
  readonly checkoutAddress: string | null;
  /** How often the booking was loaded while it was being paid. */
  readonly tries: number;
  /** Waiting has taken longer than four seconds: it gets a word. */
  readonly isSlow: boolean;
  readonly error: Failure | null;
  /** Whether this page has emitted `pending`. */
  readonly isPendingReported: boolean;
}

export interface ConfirmationInput {
  /** The booking of the element's attribute. */
  readonly named: string | null;
  readonly addressed: string | null;
  readonly redirectResult: string | null;
  readonly checkoutAddress: string | null;
}

export type ConfirmationEvent =
  | { type: "attributes.changed"; named: string | null }
  | { type: "poll.due" }
  | { type: "slowTimer.elapsed" }
  | { type: "retry" };

export type ConfirmationEmitted = { [Name in EventName]: { type: Name; detail: EventDetail<Name>; delay?: number } }[
  | "analytics"
  | "confirmed"
  | "pending"
  | "failed"];
