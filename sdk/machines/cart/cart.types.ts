import type { CartChange } from "../../contracts/booking.ts";
import type { Cart, Reservation } from "../../contracts/cart.ts";
import type { Locale } from "../../contracts/locale.ts";
import type { EventDetail } from "../../contracts/events.ts";
import type { InferOutput } from "valibot";
import type { Failure } from "./failure.ts";

/** What a restored or renewed hold lost or changed on the way (RULES 7). */
export type Change = InferOutput<typeof CartChange>;

/** What went wrong last, and what it was about. What was known before stays. */
export interface CartTrouble extends Failure {
  readonly task: "load" | "restore" | "remove" | "rehold" | "stop";
  readonly reservationId: string | null;
}

export interface CartContext {
  /** The language that the cart's labels are requested in. */
  readonly locale: Locale;
  readonly cartId: string | null;
  /** The stored, unpaid booking that a lost cart can be restored from. */
  readonly bookingId: string | null;
  readonly cart: Cart | null;
  /**
   * The booking that the cart has become, in another window or before the buyer came back; null once there is another
   * cart.
   */
  readonly bookedAs: string | null;
  /** ms to add to the visitor's clock to get the server's. */
  readonly serverOffset: number;
  readonly restoreChanges: readonly Change[];
  readonly error: CartTrouble | null;
  /** While set, a lost cart is not restored: a payment is coming back. */
  readonly restoreLocked: boolean;
  /** The reservation that is being removed or held again. */
  readonly busyWith: string | null;
  /** What was removed last, for "put it back". */
  readonly removed: Reservation | null;
  /** Lapsed holds that were held again or waved away: no longer offered. */
  readonly settled: readonly string[];
  /** Holds whose lapse was already logged. */
  readonly lapsesTold: readonly string[];
  /** The open payment of the cart is being stopped. */
  readonly isStopping: boolean;
  /** How often holding again was refused for good; part of the idempotency key. */
  readonly refusals: number;
}

export interface CartInput {
  /** The language of the elements that show the cart: its labels are requested in it. */
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
  | { type: "cart.remove"; reservationId: string }
  /** The same selection once more: a lapsed hold, or what was removed last. */
  | { type: "cart.rehold"; reservationId: string }
  /** The open payment of the cart is to be stopped, so that the cart can change. */
  | { type: "cart.payment.stop" }
  /** Takes a lapsed hold, the undo or the notices off the screen. */
  | { type: "cart.dismiss"; reservationId?: string }
  /** The cart was checked out: its booking can restore it. */
  | { type: "cart.booked"; bookingId: string }
  /** It is paid: nothing of it may come back. */
  | { type: "cart.forget" }
  | { type: "cart.lockRestore"; locked: boolean }
  /** Every ten seconds; `now` is the visitor's clock in ms. */
  | { type: "clock.tick"; now: number }
  /** Another tab changed what is stored. */
  | { type: "page.cartId"; cartId: string | null }
  | { type: "page.bookingId"; bookingId: string | null };

export type CartEmitted = { type: "analytics"; detail: EventDetail<"analytics">; delay?: number };

/** An answered cart, and when it came (ms, visitor's clock). */
export interface LoadedCart {
  readonly cart: Cart;
  readonly at: number;
}

/** The cart as elements show it. */
export interface CartView extends Pick<
  CartContext,
  "cartId" | "cart" | "bookedAs" | "serverOffset" | "restoreChanges" | "error" | "busyWith" | "removed"
> {
  readonly state: "loading" | "empty" | "ready" | "failed";
  /** Its open payment is being stopped. */
  readonly isStopping: boolean;
  /** Lapsed holds that may be held again. */
  readonly lapsed: readonly Reservation[];
}
