import type { ConfirmationEmitted } from "./confirmation.types.ts";
import { emit } from "xstate";
import { failureOf } from "../cart/failure.rules.ts";
import { isRefusal } from "../checkout/checkout.rules.ts";
import { purchaseEvent } from "./confirmation.rules.ts";
import { confirmationSetup } from "./confirmation.setup.ts";

/**
 * After paying (purchase spec §2, RULES 7, 13): polls the booking until its status is final. Works after a reload and
 * in a second tab, because only the booking's status counts; only the first reader of a confirmed booking emits the
 * purchase.
 */
export const confirmationMachine = confirmationSetup.createMachine({
  id: "confirmation",
  context: ({ input: { named, addressed, redirectResult, checkoutAddress } }) => ({
    bookingId: named ?? addressed,
    addressed,
    redirectResult,
    checkoutAddress,
    booking: null,
    tries: 0,
    isSlow: false,
    error: null,
    isPendingReported: false,
  }),
  on: {
    "attributes.changed": {
      guard: { type: "isOther", params: ({ event }) => event.named },
      target: ".deciding",
      actions: { type: "takeBooking", params: ({ event }) => event.named },
    },
  },
  initial: "deciding",
  states: {
    deciding: {
      always: [{ guard: "hasBookingId", target: "loading" }, { target: "missing" }],
    },
    loading: {
      invoke: { src: "slowTimer" },
      on: { "slowTimer.elapsed": { actions: "setSlow" } },
      initial: "greeting",
      states: {
        greeting: { always: [{ guard: "isBack", target: "returning" }, { target: "requesting" }] },
        returning: {
          invoke: {
            src: "sendDetails",
            input: ({ context }) => ({
              bookingId: context.bookingId ?? "",
              redirectResult: context.redirectResult ?? "",
            }),
            onDone: [
              {
                guard: ({ context, event }) => context.checkoutAddress !== null && isRefusal(event.output),
                target: "leaving",
                actions: {
                  type: "leaveForCheckout",
                  params: ({ context }) => ({
                    address: context.checkoutAddress ?? "",
                    bookingId: context.bookingId ?? "",
                    redirectResult: context.redirectResult ?? "",
                  }),
                },
              },
              { target: "requesting", actions: "clearRedirect" },
            ],
            onError: { target: "requesting", actions: "clearRedirect" },
          },
        },
        leaving: {},
        requesting: {
          invoke: {
            src: "loadBooking",
            input: ({ context }) => ({ bookingId: context.bookingId ?? "" }),
            onDone: {
              target: "#confirmation.judging",
              actions: { type: "setBooking", params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: "isUnknown", params: ({ event }) => failureOf(event.error) },
                target: "#confirmation.missing",
              },
              {
                guard: "knowsBooking",
                target: "#confirmation.paying",
                actions: { type: "setError", params: ({ event }) => failureOf(event.error) },
              },
              {
                target: "#confirmation.loadFailed",
                actions: { type: "setError", params: ({ event }) => failureOf(event.error) },
              },
            ],
          },
        },
      },
    },
    judging: {
      always: [
        {
          guard: "isFirstSeen",
          target: "confirmed",
          actions: [
            emit(({ context }): ConfirmationEmitted => {
              const { bookingId, bookingNumber, standingTotal: total } = context.booking!;
              return { type: "confirmed", detail: { bookingId, bookingNumber, total } };
            }),
            emit(({ context }): ConfirmationEmitted => purchaseEvent(context.booking!)),
          ],
        },
        { guard: "isConfirmed", target: "confirmed" },
        { guard: "isRequested", target: "requested" },
        { guard: "isPaying", target: "paying" },
        { guard: "isOver", target: "over" },
        { target: "failed" },
      ],
    },
    /** The payment is pending: polls with growing delays. */
    paying: {
      entry: "countTry",
      invoke: [{ src: "poll", input: ({ context }) => ({ tries: context.tries }) }, { src: "slowTimer" }],
      always: {
        guard: "isPendingUnreported",
        actions: [
          "markPending",
          emit(({ context }): ConfirmationEmitted => ({
            type: "pending",
            detail: { bookingId: context.bookingId ?? "" },
          })),
        ],
      },
      initial: "waiting",
      on: { "slowTimer.elapsed": { actions: "setSlow" }, retry: { target: ".requesting" } },
      states: {
        waiting: { on: { "poll.due": { target: "requesting" } } },
        requesting: {
          invoke: {
            src: "loadBooking",
            input: ({ context }) => ({ bookingId: context.bookingId ?? "" }),
            onDone: {
              target: "#confirmation.judging",
              actions: { type: "setBooking", params: ({ event }) => event.output },
            },
            onError: {
              target: "#confirmation.paying",
              reenter: true,
              actions: { type: "setError", params: ({ event }) => failureOf(event.error) },
            },
          },
        },
      },
    },
    /** Paid on request: the supplier has 48 hours (RULES 8). */
    requested: {
      entry: "forgetCart",
      always: {
        guard: "isPendingUnreported",
        actions: [
          "markPending",
          emit(({ context }): ConfirmationEmitted => ({
            type: "pending",
            detail: { bookingId: context.bookingId ?? "" },
          })),
        ],
      },
      on: { retry: { target: "loading.requesting" } },
    },
    confirmed: { entry: "forgetCart" },
    failed: {
      entry: emit(({ context }): ConfirmationEmitted => ({
        type: "failed",
        detail: {
          bookingId: context.bookingId ?? "",
          reason: context.booking?.payment?.refusalReason ?? context.booking?.status ?? "",
        },
      })),
      on: { retry: { target: "loading.requesting" } },
    },
    over: { entry: "forgetCart" },
    missing: {},
    loadFailed: { on: { retry: { target: "loading.requesting" } } },
  },
});

export type ConfirmationMachine = typeof confirmationMachine;
