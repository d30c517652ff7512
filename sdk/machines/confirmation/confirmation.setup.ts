import type {
  ConfirmationContext,
  ConfirmationInput,
  ConfirmationEvent,
  ConfirmationEmitted,
} from "./confirmation.types.ts";
import { notProvided } from "../_setup/not-provided.ts";
import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { Booking } from "../../contracts/booking.ts";
import type { Failure } from "../cart/failure.rules.ts";
import type { PaymentStep } from "../checkout/checkout.types.ts";

/** Named actors, actions and guards of `confirmation.machine.ts`. */
export const confirmationSetup = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    input: {} as ConfirmationInput,
    emitted: {} as ConfirmationEmitted,
  },
  actors: {
    loadBooking: fromPromise<Booking, { bookingId: string }>(notProvided),
    /**
     * Sends the provider's redirect result. The answer is a hint: a refusal leads back to the checkout, which requests
     * it again.
     */
    sendDetails: fromPromise<PaymentStep, { bookingId: string; redirectResult: string }>(notProvided),
    /** Sends `poll.due`, with growing delays. */
    poll: fromCallback<ConfirmationEvent, { tries: number }>(() => {}),
    /** Sends `slowTimer.elapsed` after four seconds. */
    slowTimer: fromCallback<ConfirmationEvent>(() => {}),
  },
  actions: {
    takeBooking: assign(({ context }, named: string | null) => ({
      bookingId: named ?? context.addressed,
      booking: null,
      tries: 0,
      isSlow: false,
      error: null,
      isPendingReported: false,
    })),
    setBooking: assign((_, booking: Booking) => ({ booking, error: null })),
    setError: assign((_, error: Failure) => ({ error })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    setSlow: assign({ isSlow: true }),
    clearRedirect: assign({ redirectResult: null }),
    markPending: assign({ isPendingReported: true }),
    /** Navigates to the checkout, which shows why nothing was paid, and the payment methods. */
    leaveForCheckout: (_, _params: { address: string; bookingId: string; redirectResult: string }) => {},
    /** Removes the stored cart and booking: the next visit starts with an empty basket. */
    forgetCart: () => {},
  },
  guards: {
    hasBookingId: ({ context }) => context.bookingId !== null,
    isBack: ({ context }) => context.redirectResult !== null,
    isConfirmed: ({ context }) => context.booking?.status === "confirmed",
    isFirstSeen: ({ context }) => context.booking?.status === "confirmed" && context.booking.firstSeen,
    isRequested: ({ context }) => context.booking?.status === "requested",
    isPaying: ({ context }) => context.booking?.status === "paying",
    isOver: ({ context }) => context.booking?.status === "cancelled" || context.booking?.status === "refunded",
    isUnknown: (_, { status }: Failure) => status === 404,
    isOther: ({ context }, named: string | null) => context.bookingId !== (named ?? context.addressed),
    isPendingUnreported: ({ context }) => !context.isPendingReported,
    knowsBooking: ({ context }) => context.booking !== null,
  },
});
