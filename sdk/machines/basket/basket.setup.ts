import { assign, fromCallback, sendTo, setup } from "xstate";
import type { CodesEvent } from "../codes/codes.types.ts";
import type { CartEvent } from "../cart/cart.types.ts";
import { isSettled, nextToHold } from "./basket.rules.ts";
import type { BasketContext, BasketEvent, BasketEmitted } from "./basket.types.ts";

/** Named actors, actions and guards of `basket.machine.ts`. */
export const basketSetup = setup({
  types: {
    context: {} as BasketContext,
    events: {} as BasketEvent,
    input: {} as Pick<BasketContext, "appearance" | "link" | "heldAgain">,
    emitted: {} as BasketEmitted,
  },
  actors: {
    cart: fromCallback<CartEvent | { type: "language.changed" }>(() => {}),
    codes: fromCallback<CodesEvent>(() => {}),
  },
  actions: {
    /** Takes the link out of the address: a reload doesn't restore it again. */
    forgetLink: () => {},
    holdNextAgain: sendTo("cart", ({ context }) => ({
      type: "cart.rehold",
      reservationId: nextToHold(context)!.reservation.reservationId,
    })),
    noteHeldAgain: assign(({ context }) => ({
      heldAgain: [...(context.heldAgain ?? []), nextToHold(context)!.reservation.reservationId],
    })),
  },
  guards: {
    hasReservations: ({ context }) => (context.cart?.cart?.reservations.length ?? 0) > 0,
    isBusy: ({ context }) => (context.cart?.busyWith ?? null) !== null,
    hasNextToHold: ({ context }) => isSettled(context) && nextToHold(context) !== undefined,
    hasHeldAll: ({ context }) => isSettled(context) && nextToHold(context) === undefined,
  },
});
