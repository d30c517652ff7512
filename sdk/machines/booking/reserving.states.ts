import type { BookingContext } from "./booking.types.ts";
import { setsError } from "./preview.states.ts";
import { openPaymentErrorOf } from "./open-payment.rules.ts";
import { reservationRequest } from "./reserve.rules.ts";

/** Requests the reservation; with a new cart if `isFresh`. */
export const reserving = (isFresh: boolean) =>
  ({
    src: "reserve",
    input: ({ context }: { context: BookingContext }) => ({
      request: reservationRequest(context),
      key: context.key ?? "",
      isFresh,
    }),
    onDone: {
      target: "#booking.shown.step.reserved",
      actions: [
        {
          type: "setReserved",
          params: ({ event }: { event: { output: { reservationId: string; cartId: string } } }) => event.output,
        },
        { type: "adoptCart", params: ({ event }: { event: { output: { cartId: string } } }) => event.output },
        {
          type: "emitReserved",
          params: ({ event }: { event: { output: { reservationId: string; cartId: string } } }) => event.output,
        },
      ],
    },
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
      "dropKey",
      "clearRun",
    ],
  }) as const;

/** The reservation failed: shows the error at the total and releases the offer if its slot is taken. */
export const reserveFailed = [
  paymentIsOpen("confirming"),
  {
    guard: { type: "isTaken", params: ({ event }: { event: { error: unknown } }) => event.error },
    target: "confirming",
    actions: [
      ...setsError,
      {
        type: "releaseOffer",
        params: ({ context }: { context: BookingContext }) => ({ offerId: context.offerId ?? 0 }),
      },
      "dropKey",
      "clearRun",
    ],
  },
  {
    guard: { type: "isFinal", params: ({ event }: { event: { error: unknown } }) => event.error },
    target: "confirming",
    actions: [...setsError, "dropKey", "clearRun"],
  },
  { target: "confirming", actions: [...setsError, "clearRun"] },
] as const;
