import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { Reservation } from "../../contracts/cart.ts";
import type { Locale } from "../../contracts/locale.ts";
import { notProvided } from "../_setup/not-provided.ts";
import { expiredAt, reservationToHold } from "./cart.rules.ts";
import type { CartContext, CartEvent, CartEmitted, CartInput, CartError, Change, LoadedCart } from "./cart.types.ts";
import type { Failure } from "./failure.rules.ts";

/** Named actors, actions and guards of `cart.machine.ts`. */
export const cartSetup = setup({
  types: { context: {} as CartContext, events: {} as CartEvent, input: {} as CartInput, emitted: {} as CartEmitted },
  actors: {
    loadCart: fromPromise<LoadedCart, { cartId: string; locale: Locale }>(notProvided),
    restoreCart: fromPromise<LoadedCart & { changes: Change[] }, { bookingId: string }>(notProvided),
    removeReservation: fromPromise<unknown, { reservationId: string }>(notProvided),
    rehold: fromPromise<
      { cartId: string; reservation: Reservation },
      { reservation: Reservation; cartId: string | null; key: string }
    >(notProvided),
    /** Returns true once the open payment of a booking is stopped, false if it can no longer be stopped. */
    stopPayment: fromPromise<boolean, { bookingId: string }>(notProvided),
    /** Sends `clock.tick` every `expiryCheckEvery` ms. */
    clock: fromCallback<CartEvent>(() => {}),
    /** Sends `page.…` when another tab changes what is stored, `cart.refresh` when this one becomes visible. */
    page: fromCallback<CartEvent>(() => {}),
  },
  actions: {
    /** Writes the id to the page's storage; null removes it. */
    storeCartId: (_, _params: { cartId: string | null }) => {},
    forgetBookingId: () => {},
    releaseReservation: (_, _params: { reservationId: string | undefined }) => {},
    /** Sets the loaded cart; keeps the error `payment_open` as long as that payment is open. */
    setCart: assign(({ context }, { cart, at }: LoadedCart) => ({
      cart,
      bookedAs: null,
      cartId: cart.cartId,
      serverOffset: Date.parse(cart.now) - at,
      error: cart.isPaying && context.error?.code === "payment_open" ? context.error : null,
      busyWith: null,
    })),
    setError: assign((_, error: CartError) => ({ error, busyWith: null })),
    adopt: assign((_, { cartId }: { cartId: string | null }) => ({ cartId })),
    /** The id was removed from the page's storage: hides the cart before the server has answered. */
    hideCart: assign({ cart: null, removed: null, busyWith: null, error: null }),
    setBooked: assign((_, { fields }: Failure) => ({ bookedAs: String(fields["bookingId"]) })),
    dropCart: assign({ cartId: null, cart: null, removed: null, busyWith: null, error: null }),
    adoptLanguage: assign((_, { locale }: { locale: Locale }) => ({ locale })),
    dropBooking: assign({ bookingId: null }),
    setBooking: assign((_, { bookingId }: { bookingId: string | null }) => ({ bookingId })),
    noteChanges: assign(({ context }, changes: readonly Change[]) => ({
      restoreChanges: [...context.restoreChanges, ...changes],
    })),
    settle: assign(({ context }, reservationId: string | null) => ({
      settled: reservationId ? [...context.settled, reservationId] : context.settled,
    })),
    dismiss: assign(({ context, event }) => {
      if (event.type !== "cart.dismiss") return {};
      if (event.reservationId) return { settled: [...context.settled, event.reservationId] };
      return { removed: null, restoreChanges: [], error: null };
    }),
    takeUp: assign(({ event }) =>
      "reservationId" in event ? { busyWith: event.reservationId ?? null, error: null } : {},
    ),
    setRemoved: assign(({ context }) => ({
      removed: context.cart?.reservations.find((one) => one.reservationId === context.busyWith) ?? null,
    })),
    clearRemoved: assign(({ context }) =>
      context.removed?.reservationId === context.busyWith ? { removed: null } : {},
    ),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    goToConfirmation: (_, _params: { bookingId: string }) => {},
    removeRefused: assign(({ context }) => ({ busyWith: context.error?.reservationId ?? null, error: null })),
    setLock: assign(({ event }) => (event.type === "cart.lockRestore" ? { restoreLocked: event.locked } : {})),
  },
  guards: {
    hasCartId: ({ context }) => context.cartId !== null,
    knowsReservations: ({ context }) => (context.cart?.reservations.length ?? 0) > 0,
    hasReservations: (_, { cart }: LoadedCart) => cart.reservations.length > 0,
    isUnknown: (_, { status }: Failure) => status === 404,
    /** Unknown, and a booking is stored that may have it (purchase spec §4). */
    isRestorable: ({ context }, { status }: Failure) =>
      status === 404 && context.bookingId !== null && !context.restoreLocked,
    /** The server's decision is final: a retry would get the same answer. */
    isFinal: (_, { status }: Failure) => [404, 409, 422].includes(status),
    hasExpiredHolds: ({ context, event }) => event.type === "clock.tick" && expiredAt(context, event.now).length > 0,
    isHeld: ({ context, event }) =>
      event.type === "cart.remove" &&
      context.cart?.reservations.some((one) => one.reservationId === event.reservationId) === true,
    canRehold: ({ context, event }) =>
      event.type === "cart.rehold" && reservationToHold(context, event.reservationId) !== undefined,
    hasOtherLocale: ({ context, event }) =>
      event.type === "cart.language" && event.locale !== context.locale && context.cartId !== null,
    isPaymentOpen: (_, { code }: Failure) => code === "payment_open",
    hasOpenPayment: ({ context }) => context.cart?.isPaying === true && context.cart.bookingId !== null,
    isRemovalRefused: ({ context }) => context.error?.task === "remove",
    /** The cart became a booking, whose id the server returns. */
    isBooked: (_, { status, fields }: Failure) => status === 404 && typeof fields["bookingId"] === "string",
    isOther: ({ context }, cartId: string | null) => cartId !== context.cartId,
  },
});
