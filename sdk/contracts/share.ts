import * as v from "valibot";
import { Money } from "./money.ts";
import { PaymentMethods } from "./payment.ts";
import { Instant } from "./time.ts";

/** How many people may share a payment. */
export const fewestShares = 2;
export const mostShares = 10;

/** The least that one person pays (Rappen): below it card fees take it all, and providers refuse it. */
export const leastShare = 100;

/** Longest name that the organiser gives a share. */
export const longestShareLabel = 60;

/**
 * How a shared payment stands. `open`: not all have paid. `confirmed`: all have, and the booking is confirmed. `over`:
 * its time was over first; `stopped`: the organiser ended it; in both nothing is charged.
 */
const sharedStates = ["open", "confirmed", "over", "stopped"] as const;
export const SharedState = v.picklist(sharedStates);
export type SharedState = v.InferOutput<typeof SharedState>;

/**
 * How one share stands. `waiting`: not paid. `refused`: the last try was refused, another may follow. `paying`: its
 * payer or a bank is at it. `authorised`: set aside. `charged`; `not_charged`: could not be taken after the
 * confirmation. `voided`: nothing is charged.
 */
const shareStates = ["waiting", "refused", "paying", "authorised", "charged", "not_charged", "voided"] as const;
export const ShareState = v.picklist(shareStates);
export type ShareState = v.InferOutput<typeof ShareState>;

/** A shared payment for the organiser. It names no payer but by the organiser's own labels. */
export const SharedPayment = v.object({
  state: SharedState,
  /** Until when all must have paid. */
  until: Instant,
  total: Money,
  /** The page where the booking is shown once all have paid. */
  returnUrl: v.string(),
  /** The page where it began, with its cart: where the organiser goes on while it is not paid. */
  failureUrl: v.string(),
  /** Until when the places stay held without it; null where that is over, so that they become free with its end. */
  heldUntil: v.nullable(Instant),
  shares: v.array(
    v.object({
      /** From 1, in the organiser's order. */
      number: v.number(),
      label: v.nullable(v.string()),
      amount: Money,
      state: ShareState,
      /** What of it is charged, or set aside, and neither back nor due to go back: what goes back is split by it. */
      left: Money,
      /** The page where it is paid: who has it can pay this share. */
      url: v.string(),
      /** Whether its payer is written to. */
      isMailed: v.boolean(),
    }),
  ),
  now: Instant,
});
export type SharedPayment = v.InferOutput<typeof SharedPayment>;

/** One share for its payer: what is paid for, and how it stands. It names nobody but the organiser's first name. */
export const PayerShare = v.object({
  state: ShareState,
  /** Of the whole shared payment. */
  sharedState: SharedState,
  until: Instant,
  amount: Money,
  /** How many of the shares are paid, and of how many. */
  paidCount: v.number(),
  count: v.number(),
  /** The organiser's first name. */
  organiser: v.string(),
  items: v.array(
    v.object({ activityTitle: v.string(), startsAt: Instant, isAllDay: v.boolean(), persons: v.number() }),
  ),
  /** What of this share goes back, or has: its part of what was cancelled or costs less. */
  refunded: Money,
  /** Whether nothing of the booking stands. */
  isCancelled: v.boolean(),
  /** Why the last try was refused: a short code of the provider; `cancelled` where its payer has stopped it. */
  refusalReason: v.nullable(v.string()),
  ...PaymentMethods.entries,
  now: Instant,
});
export type PayerShare = v.InferOutput<typeof PayerShare>;
