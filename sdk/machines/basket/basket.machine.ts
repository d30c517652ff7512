import { assign, emit, fromCallback, sendTo, setup } from "xstate";
import { analyticsDelay } from "../../contracts/analytics-delay.ts";
import type { EventDetail } from "../../contracts/events.ts";
import type { CartEvent, CartEmitted, CartView } from "../cart/cart.types.ts";

/** What the element hands on to the booking widget that it opens. */
export interface Handed {
  readonly theme: string;
  readonly brandColor: string | undefined;
}

/** A selection that a link in the page's address brings along (purchase spec §4, "Restore from link"). */
export interface LinkedSelection {
  readonly activityId: number;
  /** The link's own JSON, for the booking widget. */
  readonly data: string;
  /** Reserved by itself as soon as it is whole. */
  readonly run: boolean;
  /** Its widget is open: the visitor has something to choose or to confirm. */
  readonly isOpen?: boolean;
}

export interface BasketContext {
  readonly cart: CartView | null;
  readonly handed: Handed;
  /** The reservation whose booking widget is open. */
  readonly editing: string | null;
  /** The link that is being restored; `unreadable` where the address has one that nothing can be made of. */
  readonly link: LinkedSelection | "unreadable" | null;
}

export type BasketEvent =
  | { type: "attributes.changed"; handed: Handed }
  | { type: "cart.changed"; cart: CartView }
  | { type: "cart.emitted"; emitted: CartEmitted }
  | { type: "cart.unreachable" }
  | { type: "edit.opened"; reservationId: string }
  | { type: "edit.closed" }
  /** The link's widget was closed, or has reserved; or the notice of an unreadable one was dismissed. */
  | { type: "link.closed" }
  /** The link's widget shows: nothing goes on by itself any more. */
  | { type: "link.opened" }
  | { type: "item.removed"; reservationId: string }
  | { type: "item.reheld"; reservationId: string }
  | { type: "notice.dismissed"; reservationId?: string }
  /** The basket's open payment is to be stopped. */
  | { type: "payment.stopped" }
  | { type: "retried" };

export type BasketEmitted = { type: "analytics"; detail: EventDetail<"analytics">; delay?: number };

function analyticsEvent(name: string, { cart }: BasketContext, more: Record<string, unknown> = {}): BasketEmitted {
  const known = cart?.cart;
  return {
    type: "analytics",
    delay: analyticsDelay,
    detail: {
      name,
      payload: {
        currency: "CHF",
        value: known?.total.amount ?? 0,
        items: (known?.reservations ?? []).map((one) => ({ activityId: one.capiActivityId })),
        ...more,
      },
    },
  };
}

/**
 * The basket's own state: what it shows of the page's cart, and which item is being edited. Everything else is the
 * cart's.
 */
export const basketMachine = setup({
  types: {
    context: {} as BasketContext,
    events: {} as BasketEvent,
    input: {} as Pick<BasketContext, "handed" | "link">,
    emitted: {} as BasketEmitted,
  },
  actors: { cart: fromCallback<CartEvent | { type: "language.changed" }>(() => {}) },
  actions: {
    /** Takes the link out of the address: a reload doesn't restore it again. */
    forgetLink: () => {},
  },
  guards: { hasReservations: ({ context }) => (context.cart?.cart?.reservations.length ?? 0) > 0 },
}).createMachine({
  id: "basket",
  context: ({ input }) => ({ ...input, cart: null, editing: null }),
  type: "parallel",
  invoke: { src: "cart", id: "cart" },
  on: {
    "attributes.changed": {
      actions: [assign({ handed: ({ event }) => event.handed }), sendTo("cart", { type: "language.changed" })],
    },
    "cart.changed": { actions: assign({ cart: ({ event }) => event.cart }) },
    "cart.emitted": { actions: emit(({ event }) => event.emitted) },
    "cart.unreachable": {
      actions: assign({
        cart: {
          state: "failed",
          cartId: null,
          cart: null,
          bookedAs: null,
          serverOffset: 0,
          restoreChanges: [],
          error: { task: "load", reservationId: null, status: 0, code: "offline", fields: {} },
          busyWith: null,
          removed: null,
          isStopping: false,
          expiredHolds: [],
        },
      }),
    },
    "item.removed": {
      actions: sendTo("cart", ({ event }) => ({ type: "cart.remove", reservationId: event.reservationId })),
    },
    "item.reheld": {
      actions: sendTo("cart", ({ event }) => ({ type: "cart.rehold", reservationId: event.reservationId })),
    },
    "notice.dismissed": {
      actions: sendTo("cart", ({ event }) =>
        event.reservationId ? { type: "cart.dismiss", reservationId: event.reservationId } : { type: "cart.dismiss" },
      ),
    },
    "payment.stopped": { actions: sendTo("cart", { type: "cart.payment.stop" }) },
    retried: { actions: sendTo("cart", { type: "cart.refresh" }) },
    "edit.opened": {
      actions: [
        assign({ editing: ({ event }) => event.reservationId }),
        emit(({ context, event }) =>
          analyticsEvent("open_reservation", context, { reservationId: event.reservationId }),
        ),
      ],
    },
    "link.opened": {
      actions: assign(({ context: { link } }) =>
        link && link !== "unreadable" ? { link: { ...link, isOpen: true } } : {},
      ),
    },
    "link.closed": { actions: [assign({ link: null }), "forgetLink", sendTo("cart", { type: "cart.refresh" })] },
    "edit.closed": { actions: [assign({ editing: null }), sendTo("cart", { type: "cart.refresh" })] },
  },
  states: {
    analytics: {
      initial: "waiting",
      states: {
        waiting: {
          always: {
            guard: "hasReservations",
            target: "viewed",
            actions: emit(({ context }) => analyticsEvent("view_cart", context)),
          },
        },
        viewed: {},
      },
    },
  },
});
