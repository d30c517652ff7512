import { and, not } from "xstate";
import { sending, settling } from "../_setup/settling.ts";
import type { BookingContext } from "./booking.types.ts";
import { setsError } from "./preview.states.ts";
import { openPaymentErrorOf } from "./open-payment.rules.ts";

type Reserved = { event: { output: { reservationId: string; cartId: string } } };

const outputOf = ({ event }: Reserved) => event.output;

/** Requests the reservation. */
export const reserving = {
  ...sending,
  onDone: {
    target: "#booking.shown.step.reserved",
    actions: [
      { type: "setReserved", params: outputOf },
      { type: "adoptCart", params: outputOf },
      { type: "emitReserved", params: outputOf },
    ],
  },
} as const;

/** An attempt whose answer was lost is settled before `next`; `failed` says that there was none again. */
export const settlingBefore = <const Next extends string, const Failed extends string>(next: Next, failed: Failed) =>
  ({
    entry: "clearError",
    on: { "step.back": {}, "trash.open": {} },
    invoke: settling(next, failed, [...setsError, "clearRun"]),
  }) as const;

/** The basket has an open payment: reports it at the total, where the visitor can stop the payment and continue. */
export const paymentIsOpen = (target: "confirming" | "#booking.shown.step.total", isRemoval = false) =>
  ({
    guard: { type: "isPaymentOpen", params: ({ event }: { event: { error: unknown } }) => event.error },
    target,
    actions: [
      {
        type: "setError",
        params: ({ event }: { event: { error: unknown } }) => openPaymentErrorOf(event.error, isRemoval),
      },
      {
        type: "emitError",
        params: ({ event }: { event: { error: unknown } }) => openPaymentErrorOf(event.error, isRemoval),
      },
      "dropAttempt",
      "clearRun",
    ],
  }) as const;

const isTaken = { type: "isTaken", params: ({ event }: { event: { error: unknown } }) => event.error } as const;

/** The reservation failed: shows the error at the total and releases the offer if its slot is taken. */
export const reserveFailed = [
  paymentIsOpen("confirming"),
  {
    guard: and([isTaken, not("isReplacing")]),
    target: "confirming",
    actions: [
      ...setsError,
      {
        type: "releaseOffer",
        params: ({ context }: { context: BookingContext }) => ({ offerId: context.offerId ?? 0 }),
      },
      "dropAttempt",
      "clearRun",
    ],
  },
  {
    guard: { type: "isFinal", params: ({ event }: { event: { error: unknown } }) => event.error },
    target: "confirming",
    actions: [...setsError, "dropLost", "dropAttempt", "clearRun"],
  },
  { target: "confirming", actions: [...setsError, "clearRun"] },
] as const;
