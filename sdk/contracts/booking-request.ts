import * as v from "valibot";
import { Money } from "./money.ts";
import { Instant } from "./time.ts";

/** The state of a booking on request. `expired`: 48 hours have passed without an answer. */
const requestStates = ["open", "accepted", "refused", "expired", "cancelled"] as const;

/** How one of its items stands. `included`: booked with it, and not on request. */
const requestItemStates = ["open", "accepted", "refused", "cancelled", "included"] as const;

/** Longest word to the guest with a refusal. */
export const longestRequestNote = 500;

/**
 * A booking on request for those who answer it: a supplier sees its own items with what was paid for them, the team
 * all. Guest and notes are included only while it is open.
 */
export const BookingRequest = v.object({
  bookingNumber: v.string(),
  state: v.picklist(requestStates),
  /** Until when it can be answered. */
  expiresAt: Instant,
  guest: v.nullable(v.string()),
  notes: v.nullable(v.string()),
  total: Money,
  /** Whether refusing all open items books the rest: no other supplier's answer is pending, and an item stands. */
  confirmsRest: v.boolean(),
  items: v.array(
    v.object({
      bookingItemId: v.string(),
      state: v.picklist(requestItemStates),
      /** Whether trips go with it: they are cancelled and refunded if it is refused. */
      hasTrips: v.boolean(),
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
