import * as v from "valibot";
import type { AnalyticsEvent } from "./analytics/analytics-events.ts";
import { Money } from "./money.ts";

/** Every event carries it, so that a listener knows the event's shape. */
export const eventVersion = 1;

const activity = { activityId: v.number() };
const booking = { bookingId: v.string() };

/** What each `gipfel-…` CustomEvent carries in `detail`, beside `version`. They bubble and are composed (design §3). */
export const events = {
  ready: v.pipe(v.object({ tag: v.string() }), v.description("The element shows its first real content.")),
  view: v.pipe(
    v.object({ tag: v.string() }),
    v.description("The visitor has seen the element: at least half of it, or of the window, for one second."),
  ),
  unavailable: v.pipe(
    v.object({ ...activity, reason: v.picklist(["gone", "sold_out"]) }),
    v.description("The activity can't be booked: withdrawn, or without a free date. Similar ones are shown."),
  ),
  open: v.pipe(
    v.object({ tag: v.string(), activityId: v.optional(v.number()) }),
    v.description("A drawer, a dialog or an overlay is about to open; `preventDefault()` keeps it closed."),
  ),
  select: v.pipe(
    v.object({ ...activity, kind: v.picklist(["activity", "date", "offer", "availability"]), value: v.string() }),
    v.description("The visitor chose an activity, a date, an offer or a time."),
  ),
  step: v.pipe(v.object({ ...activity, step: v.string() }), v.description("The booking widget shows another step.")),
  reserve: v.pipe(
    v.object({ ...activity, reservationId: v.string(), cartId: v.string() }),
    v.description("Seats are held."),
  ),
  submitted: v.pipe(
    v.object({ ...booking, method: v.string() }),
    v.description("A payment was submitted; nothing is paid yet."),
  ),
  pending: v.pipe(v.object({ ...booking }), v.description("The supplier or the bank has yet to accept.")),
  confirmed: v.pipe(
    v.object({ ...booking, bookingNumber: v.string(), total: Money }),
    v.description("The server reports the booking as confirmed; fires once for each booking, reloads included."),
  ),
  failed: v.pipe(
    v.object({ ...booking, reason: v.string() }),
    v.description("The payment failed or was refused; the basket is kept."),
  ),
  error: v.pipe(
    v.object({ tag: v.string(), code: v.string(), message: v.string() }),
    v.description("The element failed and shows a message to the visitor."),
  ),
  analytics: v.pipe(
    v.object({ name: v.string(), payload: v.record(v.string(), v.unknown()) }),
    v.description("An analytics event: its name, and its fields as payload; amounts in Rappen (docs/analytics.md)."),
  ),
};
export type EventName = keyof typeof events;
export type EventDetail<Name extends EventName> = Name extends "analytics"
  ? AnalyticsEvent
  : v.InferOutput<(typeof events)[Name]>;
