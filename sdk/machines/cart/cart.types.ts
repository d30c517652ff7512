import type { CartChange } from "../../contracts/booking.ts";
import type { Cart, Reservation } from "../../contracts/cart.ts";
import type { Locale } from "../../contracts/locale.ts";
import type { EventDetail } from "../../contracts/events.ts";
import type { InferOutput } from "valibot";
import type { Failure } from "./failure.rules.ts";

/** What changed when a hold was restored or renewed (RULES 7). */
export type Change = InferOutput<typeof CartChange>;

/** The last error, with its task. The loaded cart stays. */
export interface CartError extends Failure {
  readonly task: "load" | "restore" | "remove" | "rehold" | "stop";
  readonly reservationId: string | null;
}

/** A reservation of a cart: held, removed or expired. */
export interface CartItem {
  readonly reservation: Reservation;
  /** The trips that go with it: they are removed with it, and held again after it. */
  readonly trips: readonly Reservation[];
}

/** What was held again. */
export interface Reheld {
  readonly cartId: string;
  /** Of the reservation and of its trips, also of those that are not to be had any more. */
  readonly changes: readonly Change[];
}

export interface CartContext {
  /** The language that the cart's labels are requested in. */
  readonly locale: Locale;
  readonly cartId: string | null;
  /** The stored, unpaid booking that a lost cart can be restored from. */
  readonly bookingId: string | null;
  readonly cart: Cart | null;
  /**
   * The booking that the cart became, in another window or before the buyer returned; null once there is another cart.
   */
  readonly bookedAs: string | null;
  /** ms to add to the visitor's clock to get the server's. */
  readonly serverOffset: number;
  readonly restoreChanges: readonly Change[];
  readonly error: CartError | null;
  /** While set, a lost cart is not restored, because the buyer is returning from a payment. */
  readonly restoreLocked: boolean;
  /** The reservation that is being removed or reheld. */
  readonly busyWith: string | null;
  /** What was removed on this page, for "put it back"; null while nothing is. */
  readonly removed: readonly CartItem[] | null;
  /** A removal that may have happened, with the error if it has not: the next loaded cart tells. */
  readonly unconfirmed: { readonly item: CartItem; readonly error: CartError } | null;
  /** Expired holds that were reheld or dismissed: no longer offered. */
  readonly settled: readonly string[];
  /** Holds whose expiry was reported to analytics. */
  readonly reportedExpiries: readonly string[];
  /** The open payment of the cart is being stopped. */
  readonly isStopping: boolean;
  /** How often reholding was refused; part of the idempotency key. */
  readonly refusals: number;
}

export interface CartInput {
  /** The language of the elements that show the cart, for its labels. */
  readonly locale: Locale;
  readonly cartId: string | null;
  readonly bookingId: string | null;
}

export type CartEvent =
  | { type: "cart.refresh" }
  /** An element shows the cart in this language. */
  | { type: "cart.language"; locale: Locale }
  /** Seats were held: store the cart's id and fetch it. */
  | { type: "cart.adopt"; cartId: string }
  /** An element of this page has removed it. */
  | { type: "cart.removed"; reservationId: string }
  | { type: "cart.remove"; reservationId: string }
  /** Holds the same selection again: an expired hold, or what was removed. */
  | { type: "cart.rehold"; reservationId: string }
  /** Stops the cart's open payment, so that the cart can change. */
  | { type: "cart.payment.stop" }
  /** Dismisses an expired hold, the undo or the notices. */
  | { type: "cart.dismiss"; reservationId?: string }
  /** The cart was checked out; its booking can restore it. */
  | { type: "cart.booked"; bookingId: string }
  /** The cart is paid and must not be restored. */
  | { type: "cart.forget" }
  | { type: "cart.lockRestore"; locked: boolean }
  /** Every ten seconds; `now` is the visitor's clock in ms. */
  | { type: "clock.tick"; now: number }
  /** Another tab has removed it. */
  | { type: "page.removed"; reservationId: string }
  /** Another tab changed the storage. */
  | { type: "page.cartId"; cartId: string | null }
  | { type: "page.bookingId"; bookingId: string | null };

export type CartEmitted = { type: "analytics"; detail: EventDetail<"analytics">; delay?: number };

/** A loaded cart, and when it was received (ms, visitor's clock). */
export interface LoadedCart {
  readonly cart: Cart;
  readonly at: number;
}

/** The cart as elements show it. */
export interface CartView extends Pick<
  CartContext,
  "cartId" | "cart" | "bookedAs" | "serverOffset" | "restoreChanges" | "error" | "busyWith" | "removed" | "unconfirmed"
> {
  readonly state: "loading" | "empty" | "ready" | "failed";
  /** Its open payment is being stopped. */
  readonly isStopping: boolean;
  /** Expired holds that can be held again. */
  readonly expiredHolds: readonly CartItem[];
}

/** The reservation that an element edits. */
export interface Editing {
  readonly reservationId: string;
  readonly isTrip: boolean;
}
