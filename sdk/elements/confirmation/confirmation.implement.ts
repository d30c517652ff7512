import { fromCallback, fromPromise } from "xstate";
import { getBooking } from "../../contracts/calls/booking.ts";
import { makePaymentDetails } from "../../contracts/calls/payment.ts";
import type { ConfirmationMachine } from "../../machines/confirmation/confirmation.machine.ts";
import type { ConfirmationEvent } from "../../machines/confirmation/confirmation.types.ts";
import { pollDelay } from "../../machines/confirmation/confirmation.rules.ts";
import type { Services } from "../_kit/record.ts";
import { withStoredToken } from "./stored-token.ts";

/** Waiting longer than this gets a word (ms). */
const slowAfter = 4000;

/** Binds the confirmation's machine to the services of its page. */
export function implementConfirmation(services: Services): Parameters<ConfirmationMachine["provide"]>[0] {
  const { client, storage, address, cart } = services;
  return {
    actors: {
      loadBooking: fromPromise(async ({ input, signal }) =>
        withStoredToken(await client.send(getBooking, { params: input }, { signal }), services),
      ),
      sendDetails: fromPromise(async ({ input: { bookingId, redirectResult } }) => {
        address.forget("redirectResult");
        return client.send(makePaymentDetails, { body: { bookingId, details: { redirectResult }, paymentData: null } });
      }),
      poll: fromCallback<ConfirmationEvent, { tries: number }>(({ input, sendBack }) =>
        later(pollDelay(input.tries), () => sendBack({ type: "poll.due" } satisfies ConfirmationEvent)),
      ),
      slowTimer: fromCallback<ConfirmationEvent>(({ sendBack }) =>
        later(slowAfter, () => sendBack({ type: "slowTimer.elapsed" } satisfies ConfirmationEvent)),
      ),
    },
    actions: {
      leaveForCheckout: (_, { address: checkout, bookingId, redirectResult }) => {
        const there = new URL(checkout);
        there.searchParams.set("bookingId", bookingId);
        there.searchParams.set("redirectResult", redirectResult);
        address.leave(there.href);
      },
      forgetCart: ({ context }) => {
        const bookedCart = context.booking?.cartId ?? null;
        const isStored =
          storage.get("bookingId") === context.bookingId ||
          (bookedCart !== null && storage.get("cartId") === bookedCart);
        // A newer basket of the same visitor is not thrown away when an old confirmation is looked at again.
        if (!isStored) return;
        // Runs before the page's cart starts, which would request what is paid and gone.
        storage.remove("cartId");
        storage.remove("bookingId");
        void cart().then((actor) => actor.send({ type: "cart.forget" }));
      },
    },
  };
}

function later(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
