import * as v from "valibot";
import { Money } from "./money.ts";
import { Instant } from "./time.ts";

/** What became of a booking on request. `expired`: the 48 hours are over and nobody has answered. */
export const requestStates = ["open", "accepted", "refused", "expired", "cancelled"] as const;

/** How one of its items stands. `included`: booked with it, and not on request. */
export const requestItemStates = ["open", "accepted", "refused", "cancelled", "included"] as const;

/** Longest word to the guest with a refusal. */
export const longestRequestNote = 500;

/**
 * A booking on request as those see it who answer it: a supplier its own items, with what was paid for them, the team
 * all. Guest and notes are there while it is open alone.
 */
export const BookingRequest = v.object({
  bookingNumber: v.string(),
  state: v.picklist(requestStates),
  /** Until when it can be answered. */
  expiresAt: Instant,
  guest: v.nullable(v.string()),
  notes: v.nullable(v.string()),
  total: Money,
  /**
   * Whether refusing all of the open items books the rest: nobody else's answer is waited for, and something stands.
   */
  confirmsRest: v.boolean(),
  items: v.array(
    v.object({
      bookingItemId: v.string(),
      state: v.picklist(requestItemStates),
      activityTitle: v.string(),
      offerLabel: v.string(),
      startsAt: Instant,
      isAllDay: v.boolean(),
      persons: v.number(),
      tickets: v.array(v.object({ label: v.string(), quantity: v.number() })),
    }),
  ),
  now: Instant,
});
export type BookingRequest = v.InferOutput<typeof BookingRequest>;
