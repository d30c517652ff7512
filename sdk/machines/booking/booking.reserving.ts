import type { BookingContext } from "./booking.types.ts";
import { keepsFailure } from "./look.chart.ts";
import { reservationRequest } from "./reserve.ts";

/** Asks for the seats; `isFresh` with a new cart. */
export const reserving = (isFresh: boolean) =>
  ({
    src: "reserve",
    input: ({ context }: { context: BookingContext }) => ({ request: reservationRequest(context), key: context.key ?? "", isFresh }),
    onDone: {
      target: "#booking.shown.step.reserved",
      actions: [
        { type: "keepReserved", params: ({ event }: { event: { output: { reservationId: string; cartId: string } } }) => event.output },
        { type: "adoptCart", params: ({ event }: { event: { output: { cartId: string } } }) => event.output },
        { type: "tellReserved", params: ({ event }: { event: { output: { reservationId: string; cartId: string } } }) => event.output },
      ],
    },
  }) as const;

/** The seats are not held: what went wrong shows at the total, and a slot that was lost is given back. */
export const reserveFailed = [
  {
    guard: { type: "isTaken", params: ({ event }: { event: { error: unknown } }) => event.error },
    target: "asking",
    actions: [
      ...keepsFailure,
      { type: "releaseOffer", params: ({ context }: { context: BookingContext }) => ({ offerId: context.offerId ?? 0 }) },
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
