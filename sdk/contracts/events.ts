import * as v from "valibot";
import { Money } from "./money.ts";

/** Every event carries it: a listener can tell the shape that it was written for. */
export const eventVersion = 1;

const activity = { activityId: v.number() };
const booking = { bookingId: v.string() };

/** What each `gipfel-…` CustomEvent carries in `detail`, beside `version`. They bubble and are composed (design §3). */
export const events = {
  /** The element shows its first real content. */
  ready: v.object({ tag: v.string() }),
  /** The element was really seen: at least half of it, or of the window, for a second. */
  view: v.object({ tag: v.string() }),
  /**
   * It can't be booked: the shop no longer has the activity, or it has no free date. Similar ones are shown in its
   * place.
   */
  unavailable: v.object({ ...activity, reason: v.picklist(["gone", "sold_out"]) }),
  /** Something was chosen: an activity, a date, an offer. */
  select: v.object({ ...activity, kind: v.picklist(["activity", "date", "offer", "availability"]), value: v.string() }),
  /** The booking widget shows another step. */
  step: v.object({ ...activity, step: v.string() }),
  /** Seats are held. */
  reserve: v.object({ ...activity, reservationId: v.string(), cartId: v.string() }),
  /** A payment was handed in. It is not paid. */
  submitted: v.object({ ...booking, method: v.string() }),
  /** The supplier, or the bank, still has to say yes. */
  pending: v.object({ ...booking }),
  /** The server says that the booking is confirmed: once a booking, whatever is reloaded. */
  confirmed: v.object({ ...booking, bookingNumber: v.string(), total: Money }),
  /** The payment failed or was refused; the basket is still there. */
  failed: v.object({ ...booking, reason: v.string() }),
  /** The element could not do its work; it shows a calm sentence. */
  error: v.object({ tag: v.string(), code: v.string(), message: v.string() }),
  /** An analytics event of purchase spec §7 or discovery spec §7. */
  analytics: v.object({ name: v.string(), payload: v.record(v.string(), v.unknown()) }),
};
export type EventName = keyof typeof events;
export type EventDetail<Name extends EventName> = v.InferOutput<(typeof events)[Name]>;
