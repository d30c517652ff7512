import { and, assign, emit } from "xstate";
import type { Locale } from "../../contracts/locale.ts";
import { isHoldEnded } from "../_setup/attempt.ts";
import { analytics, cartErrorOf, expiredAt, itemOf, itemToHold } from "./cart.rules.ts";
import { failureOf } from "./failure.rules.ts";
import { cartSetup } from "./cart.setup.ts";

const reportExpiries = cartSetup.enqueueActions(({ enqueue, context, event }) => {
  if (event.type !== "clock.tick") return;
  const unreported = expiredAt(context, event.now).filter(
    (one) => !context.reportedExpiries.includes(one.reservationId),
  );
  for (const one of unreported) enqueue.emit(analytics("reservation_expired", one));
  enqueue.assign({ reportedExpiries: [...context.reportedExpiries, ...unreported.map((one) => one.reservationId)] });
});

const adoptsLanguage = { type: "adoptLanguage", params: ({ event }: { event: { locale: Locale } }) => event } as const;

const tellsOfRemoval = {
  type: "tellOtherTabs",
  params: ({ event }: { event: { reservationId: string } }) => ({ removed: event.reservationId }),
} as const;
/** While something is under way, whose end reads the cart. */
const whileBusy = {
  "page.removed": [{ guard: "isHeld", actions: "noteRemovalElsewhere" }, {}],
  "cart.removed": [{ guard: "isHeld", actions: ["noteRemovalElsewhere", tellsOfRemoval] }, { actions: tellsOfRemoval }],
} as const;

/** Loads the cart. The previous one stays until the answer has arrived. */
const requesting = cartSetup.createStateConfig({
  invoke: {
    src: "loadCart",
    input: ({ context }) => ({ cartId: context.cartId ?? "", locale: context.locale }),
    onDone: [
      {
        guard: { type: "hasRemoved", params: ({ event }) => event.output },
        target: "requesting",
        reenter: true,
        actions: [
          emit(({ context }) => analytics("remove_from_cart", context.unconfirmed!.item.reservation)),
          { type: "noteRemoval", params: ({ context }) => context.unconfirmed! },
        ],
      },
      {
        guard: { type: "hasReservations", params: ({ event }) => event.output },
        target: "#cart.ready",
        actions: [
          { type: "storeCartId", params: ({ event }) => ({ cartId: event.output.cart.cartId }) },
          { type: "setCart", params: ({ event }) => event.output },
        ],
      },
      { target: "#cart.empty", actions: { type: "setCart", params: ({ event }) => event.output } },
    ],
    onError: [
      {
        guard: { type: "isBooked", params: ({ event }) => failureOf(event.error) },
        target: "#cart.empty",
        actions: [
          { type: "storeCartId", params: { cartId: null } },
          "forgetBookingId",
          "dropCart",
          "dropBooking",
          { type: "setBooked", params: ({ event }) => failureOf(event.error) },
        ],
      },
      {
        guard: { type: "isRestorable", params: ({ event }) => failureOf(event.error) },
        target: "#cart.loading.restoring",
      },
      {
        guard: { type: "isUnknown", params: ({ event }) => failureOf(event.error) },
        target: "#cart.empty",
        actions: [{ type: "storeCartId", params: { cartId: null } }, "dropCart"],
      },
      {
        guard: "knowsReservations",
        target: "#cart.ready",
        actions: { type: "setError", params: ({ event }) => cartErrorOf("load", event.error) },
      },
      {
        target: "#cart.failed",
        actions: { type: "setError", params: ({ event }) => cartErrorOf("load", event.error) },
      },
    ],
  },
});

/** Holds the same selection again, for an expired hold or for what was removed. */
const reholding = cartSetup.createStateConfig({
  on: {
    "cart.refresh": {},
    ...whileBusy,
    "clock.tick": {},
    "cart.language": { actions: adoptsLanguage },
  },
  invoke: {
    src: "rehold",
    input: ({ context }) => ({
      item: itemToHold(context, context.busyWith)!,
      cartId: context.cartId,
      key: `rehold-${context.busyWith}-${context.refusals}`,
    }),
    onDone: {
      target: "requesting",
      actions: [
        { type: "noteChanges", params: ({ event }) => event.output.changes },
        { type: "settle", params: ({ context }) => context.busyWith },
        { type: "clearRemoved", params: ({ context }) => itemToHold(context, context.busyWith)! },
        { type: "adopt", params: ({ event }) => ({ cartId: event.output.cartId }) },
        { type: "storeCartId", params: ({ event }) => ({ cartId: event.output.cartId }) },
      ],
    },
    onError: [
      {
        /** What an earlier attempt has held, whose answer was lost, has ended: another key holds anew. */
        guard: ({ event }) => isHoldEnded(event.error),
        target: "reholding",
        reenter: true,
        actions: "countRefusal",
      },
      {
        guard: { type: "isPaymentOpen", params: ({ event }) => failureOf(event.error) },
        target: "requesting",
        actions: [
          "countRefusal",
          { type: "setError", params: ({ context, event }) => cartErrorOf("rehold", event.error, context.busyWith) },
        ],
      },
      {
        guard: { type: "isFinal", params: ({ event }) => failureOf(event.error) },
        target: "idle",
        actions: [
          "countRefusal",
          { type: "setError", params: ({ context, event }) => cartErrorOf("rehold", event.error, context.busyWith) },
        ],
      },
      {
        target: "idle",
        actions: {
          type: "setError",
          params: ({ context, event }) => cartErrorOf("rehold", event.error, context.busyWith),
        },
      },
    ],
  },
});

/**
 * The cart (purchase spec §4): one actor for all elements of a page and API base. Never optimistic: nothing is removed,
 * held or counted before the server's answer.
 */
export const cartMachine = cartSetup.createMachine({
  id: "cart",
  context: ({ input }) => ({
    ...input,
    cart: null,
    bookedAs: null,
    serverOffset: 0,
    restoreChanges: [],
    error: null,
    restoreLocked: false,
    busyWith: null,
    removed: null,
    unconfirmed: null,
    settled: [],
    reportedExpiries: [],
    isStopping: false,
    refusals: 0,
  }),
  invoke: [{ src: "clock" }, { src: "page" }],
  on: {
    "cart.lockRestore": { actions: "setLock" },
    "cart.dismiss": {
      actions: [
        "dismiss",
        { type: "releaseReservation", params: ({ event }) => ({ reservationId: event.reservationId }) },
      ],
    },
    "cart.booked": { actions: { type: "setBooking", params: ({ event }) => event } },
    "page.bookingId": { actions: { type: "setBooking", params: ({ event }) => event } },
    "cart.forget": {
      target: ".empty",
      actions: [
        { type: "storeCartId", params: { cartId: null } },
        "forgetBookingId",
        "dropCart",
        "dropBooking",
        assign({ bookedAs: null }),
      ],
    },
    "cart.adopt": {
      target: ".loading.requesting",
      actions: [
        { type: "storeCartId", params: ({ event }) => event },
        { type: "adopt", params: ({ event }) => event },
        { type: "tellOtherTabs", params: { removed: null } },
      ],
    },
    "page.cartId": [
      {
        guard: and([({ event }) => event.cartId === null, "knowsReservations"]),
        target: ".loading.leaving",
        actions: "hideCart",
      },
      { guard: ({ event }) => event.cartId === null, target: ".empty", actions: "dropCart" },
      {
        guard: { type: "isOther", params: ({ event }) => event.cartId },
        target: ".loading.requesting",
        actions: { type: "adopt", params: ({ event }) => event },
      },
    ],
    "cart.refresh": { guard: "hasCartId", target: ".loading.requesting" },
    "page.removed": [
      { guard: "isHeld", target: ".loading.requesting", actions: "noteRemovalElsewhere" },
      { guard: "hasCartId", target: ".loading.requesting" },
    ],
    "cart.removed": [
      { guard: "isHeld", target: ".loading.requesting", actions: ["noteRemovalElsewhere", tellsOfRemoval] },
      { guard: "hasCartId", target: ".loading.requesting", actions: tellsOfRemoval },
    ],
    "cart.language": [
      { guard: "hasOtherLocale", target: ".loading.requesting", actions: adoptsLanguage },
      { actions: adoptsLanguage },
    ],
  },
  initial: "loading",
  states: {
    loading: {
      initial: "deciding",
      states: {
        deciding: { always: [{ guard: "hasCartId", target: "requesting" }, { target: "#cart.empty" }] },
        requesting,
        /**
         * Another tab removed the cart from the page's storage: it was booked there, or its session ended. The server's
         * answer distinguishes the two.
         */
        leaving: {
          on: {
            "cart.refresh": {},
            "page.removed": {},
            "cart.removed": {},
            "cart.language": { actions: adoptsLanguage },
          },
          exit: "dropCart",
          invoke: {
            src: "loadCart",
            input: ({ context }) => ({ cartId: context.cartId ?? "", locale: context.locale }),
            onDone: "#cart.empty",
            onError: [
              {
                guard: { type: "isBooked", params: ({ event }) => failureOf(event.error) },
                target: "#cart.empty",
                actions: ["dropBooking", { type: "setBooked", params: ({ event }) => failureOf(event.error) }],
              },
              { target: "#cart.empty" },
            ],
          },
        },
        restoring: {
          entry: { type: "storeCartId", params: { cartId: null } },
          invoke: {
            src: "restoreCart",
            input: ({ context }) => ({ bookingId: context.bookingId ?? "" }),
            onDone: [
              {
                guard: { type: "hasReservations", params: ({ event }) => event.output },
                target: "#cart.ready",
                actions: [
                  "forgetBookingId",
                  "dropBooking",
                  { type: "storeCartId", params: ({ event }) => ({ cartId: event.output.cart.cartId }) },
                  { type: "setCart", params: ({ event }) => event.output },
                  { type: "noteChanges", params: ({ event }) => event.output.changes },
                ],
              },
              {
                target: "#cart.empty",
                actions: [
                  "forgetBookingId",
                  "dropBooking",
                  { type: "setCart", params: ({ event }) => event.output },
                  { type: "noteChanges", params: ({ event }) => event.output.changes },
                ],
              },
            ],
            onError: [
              {
                guard: { type: "isFinal", params: ({ event }) => failureOf(event.error) },
                target: "#cart.empty",
                actions: ["forgetBookingId", "dropBooking", "dropCart"],
              },
              {
                target: "#cart.failed",
                actions: { type: "setError", params: ({ event }) => cartErrorOf("restore", event.error) },
              },
            ],
          },
        },
      },
    },
    empty: {
      initial: "idle",
      on: { "cart.rehold": { guard: "canRehold", target: ".reholding", actions: "takeUp" } },
      states: { idle: {}, requesting, reholding },
    },
    ready: {
      initial: "idle",
      on: {
        "cart.refresh": { target: ".requesting" },
        "cart.adopt": {
          target: ".requesting",
          actions: [
            { type: "storeCartId", params: ({ event }) => event },
            { type: "adopt", params: ({ event }) => event },
            { type: "tellOtherTabs", params: { removed: null } },
          ],
        },
        "clock.tick": [
          { guard: "isShared", target: ".requesting" },
          { guard: "hasExpiredHolds", target: ".requesting", actions: reportExpiries },
        ],
        "cart.remove": { guard: "isHeld", target: ".removing", actions: "takeUp" },
        "cart.payment.stop": { guard: "hasOpenPayment", target: ".stopping" },
        "cart.rehold": { guard: "canRehold", target: ".reholding", actions: "takeUp" },
      },
      states: {
        idle: {},
        requesting,
        reholding,
        /**
         * Once the payment is stopped, a refused removal continues. If it can no longer be stopped, the confirmation
         * waits for it.
         */
        stopping: {
          entry: assign({ isStopping: true }),
          exit: assign({ isStopping: false }),
          on: {
            "cart.refresh": {},
            ...whileBusy,
            "cart.remove": {},
            "cart.rehold": {},
            "cart.payment.stop": {},
            "clock.tick": {},
            "cart.language": { actions: adoptsLanguage },
          },
          invoke: {
            src: "stopPayment",
            input: ({ context }) => ({ bookingId: context.cart?.bookingId ?? "" }),
            onDone: [
              {
                guard: and([({ event }) => event.output, "isRemovalRefused"]),
                target: "removing",
                actions: "removeRefused",
              },
              { guard: ({ event }) => event.output, target: "requesting" },
              {
                target: "requesting",
                actions: {
                  type: "goToConfirmation",
                  params: ({ context }) => ({ bookingId: context.cart?.bookingId ?? "" }),
                },
              },
            ],
            onError: {
              target: "idle",
              actions: { type: "setError", params: ({ event }) => cartErrorOf("stop", event.error) },
            },
          },
        },
        removing: {
          on: {
            "cart.refresh": {},
            ...whileBusy,
            "cart.remove": {},
            "cart.rehold": {},
            "clock.tick": {},
            "cart.language": { actions: adoptsLanguage },
          },
          invoke: {
            src: "removeReservation",
            input: ({ context }) => ({ reservationId: context.busyWith ?? "" }),
            onDone: {
              target: "requesting",
              actions: [
                emit(({ context }) => analytics("remove_from_cart", itemOf(context, context.busyWith)!.reservation)),
                { type: "noteRemoval", params: ({ context }) => ({ item: itemOf(context, context.busyWith)! }) },
              ],
            },
            onError: [
              {
                guard: { type: "isRemovalDoubtful", params: ({ event }) => failureOf(event.error) },
                target: "requesting",
                actions: {
                  type: "doubtRemoval",
                  params: ({ context, event }) => cartErrorOf("remove", event.error, context.busyWith),
                },
              },
              {
                guard: { type: "isPaymentOpen", params: ({ event }) => failureOf(event.error) },
                target: "requesting",
                actions: {
                  type: "setError",
                  params: ({ context, event }) => cartErrorOf("remove", event.error, context.busyWith),
                },
              },
              {
                target: "idle",
                actions: {
                  type: "setError",
                  params: ({ context, event }) => cartErrorOf("remove", event.error, context.busyWith),
                },
              },
            ],
          },
        },
      },
    },
    failed: { on: { "cart.refresh": [{ guard: "hasCartId", target: "loading.requesting" }, { target: "loading" }] } },
  },
});

export type CartMachine = typeof cartMachine;
