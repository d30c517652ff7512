import { assign, emit, sendTo } from "xstate";
import { editEvent, viewEvent } from "./basket.rules.ts";
import { editingOf } from "../cart/cart.rules.ts";
import { basketSetup } from "./basket.setup.ts";

/**
 * The basket's own state: what it shows of the page's cart, and which item is being edited. Everything else is the
 * cart's.
 */
export const basketMachine = basketSetup.createMachine({
  id: "basket",
  context: ({ input }) => ({ ...input, cart: null, codes: null, editing: null }),
  type: "parallel",
  invoke: [
    { src: "cart", id: "cart" },
    { src: "codes", id: "codes" },
  ],
  on: {
    "attributes.changed": {
      actions: [assign({ appearance: ({ event }) => event.appearance }), sendTo("cart", { type: "language.changed" })],
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
          unconfirmed: null,
          isStopping: false,
          expiredHolds: [],
        },
      }),
    },
    "codes.changed": { actions: assign({ codes: ({ event }) => event.view }) },
    "codes.used": { actions: sendTo("codes", ({ event }) => event.event) },
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
        assign({ editing: ({ context, event }) => editingOf(context.cart, event.reservationId) }),
        emit(({ context, event }) => editEvent(context, event.reservationId)),
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
    /** Who comes back by the link of a mail has what lapsed held again, one after the other, each tried once. */
    restoring: {
      initial: "deciding",
      states: {
        deciding: {
          always: [
            { guard: ({ context }) => context.heldAgain === null, target: "done" },
            { guard: "hasNextToHold", target: "holding", actions: ["holdNextAgain", "noteHeldAgain"] },
            { guard: "hasHeldAll", target: "done", actions: "forgetLink" },
          ],
        },
        /** Until the cart has taken it up: what it becomes shows when nothing is under way any more. */
        holding: { always: { guard: "isBusy", target: "deciding" } },
        done: {},
      },
    },
    analytics: {
      initial: "waiting",
      states: {
        waiting: {
          always: {
            guard: "hasReservations",
            target: "viewed",
            actions: emit(({ context }) => viewEvent(context)),
          },
        },
        viewed: {},
      },
    },
  },
});

export type BasketMachine = typeof basketMachine;
