import type { BookingContext } from "./booking.types.ts";
import { keepsFailure } from "./preview.chart.ts";
import { openPaymentTrouble } from "./open-payment.ts";
import { reservationRequest } from "./reserve.ts";

/** Asks for the seats; `isFresh` with a new cart. */
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
          type: "keepReserved",
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

/** The basket is being paid for: said at the total, with the way to stop that payment and go on. */
export const paymentIsOpen = (target: "asking" | "#booking.shown.step.total", isRemoval = false) =>
  ({
    guard: { type: "isPaymentOpen", params: ({ event }: { event: { error: unknown } }) => event.error },
    target,
    actions: [
      {
        type: "keepTrouble",
        params: ({ event }: { event: { error: unknown } }) => openPaymentTrouble(event.error, isRemoval),
      },
      {
        type: "emitError",
        params: ({ event }: { event: { error: unknown } }) => openPaymentTrouble(event.error, isRemoval),
      },
      "dropKey",
      "ranOnce",
    ],
  }) as const;

/** The seats are not held: what went wrong shows at the total, and a slot that was lost is given back. */
export const reserveFailed = [
  paymentIsOpen("asking"),
  {
    guard: { type: "isTaken", params: ({ event }: { event: { error: unknown } }) => event.error },
    target: "asking",
    actions: [
      ...keepsFailure,
      {
        type: "releaseOffer",
        params: ({ context }: { context: BookingContext }) => ({ offerId: context.offerId ?? 0 }),
      },
      "dropKey",
      "ranOnce",
    ],
  },
  {
    guard: { type: "isFinal", params: ({ event }: { event: { error: unknown } }) => event.error },
    target: "asking",
    actions: [...keepsFailure, "dropKey", "ranOnce"],
  },
  { target: "asking", actions: [...keepsFailure, "ranOnce"] },
] as const;
