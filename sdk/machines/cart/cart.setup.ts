import { assign, fromCallback, fromPromise, setup } from "xstate";
import { isFinal } from "../../contracts/final-answer.ts";
import type { Locale } from "../../contracts/locale.ts";
import { notProvided } from "../_setup/not-provided.ts";
import { expiredAt, itemOf, isRemoved, itemToHold, removedWithout, stillRemoved } from "./cart.rules.ts";
import type {
  CartContext,
  CartEvent,
  CartEmitted,
  CartInput,
  CartError,
  Change,
  LoadedCart,
  Reheld,
  CartItem,
} from "./cart.types.ts";
import { isAnswerLost, type Failure } from "./failure.rules.ts";

const isSame = (one: CartItem, other: CartItem | undefined) =>
  one.reservation.reservationId === other?.reservation.reservationId;

/** Once, though this tab and another may both have removed it. */
const withRemoved = ({ removed }: CartContext, item: CartItem) => [
  ...(removed ?? []).filter((other) => !isSame(item, other)),
  item,
];

/** Named actors, actions and guards of `cart.machine.ts`. */
export const cartSetup = setup({
  types: { context: {} as CartContext, events: {} as CartEvent, input: {} as CartInput, emitted: {} as CartEmitted },
  actors: {
    loadCart: fromPromise<LoadedCart, { cartId: string; locale: Locale }>(notProvided),
    restoreCart: fromPromise<LoadedCart & { changes: Change[] }, { bookingId: string }>(notProvided),
    removeReservation: fromPromise<unknown, { reservationId: string }>(notProvided),
    /** Holds a reservation again, and the trips that were removed with it. */
    rehold: fromPromise<Reheld, { item: CartItem; cartId: string | null; key: string }>(notProvided),
    /** Returns true once the open payment of a booking is stopped, false if it can no longer be stopped. */
    stopPayment: fromPromise<boolean, { bookingId: string }>(notProvided),
    /** Sends `clock.tick` every `expiryCheckEvery` ms. */
    clock: fromCallback<CartEvent>(() => {}),
    /**
     * Sends `page.…` when another tab changes what is stored, `cart.refresh` when this one becomes visible or has a
     * network again.
     */
    page: fromCallback<CartEvent>(() => {}),
  },
  actions: {
    /** Writes the id to the page's storage; null removes it. */
    storeCartId: (_, _params: { cartId: string | null }) => {},
    forgetBookingId: () => {},
    /** Tells the other tabs that an element of this page has changed the cart. */
    tellOtherTabs: (_, _params: { removed: string | null }) => {},
    releaseReservation: (_, _params: { reservationId: string | undefined }) => {},
    /**
     * Sets the loaded cart; keeps the error `payment_open` as long as that payment is open, and that of a removal which
     * has not happened.
     */
    setCart: assign(({ context }, { cart, at }: LoadedCart) => ({
      cart,
      bookedAs: null,
      cartId: cart.cartId,
      serverOffset: Date.parse(cart.now) - at,
      error:
        context.unconfirmed?.error ?? (cart.isPaying && context.error?.code === "payment_open" ? context.error : null),
      unconfirmed: null,
      removed: stillRemoved(context, cart),
      busyWith: null,
    })),
    setError: assign((_, error: CartError) => ({ error, busyWith: null })),
    adopt: assign((_, { cartId }: { cartId: string | null }) => ({ cartId })),
    /** The id was removed from the page's storage: hides the cart before the server has answered. */
    hideCart: assign({ cart: null, removed: null, unconfirmed: null, busyWith: null, error: null }),
    setBooked: assign((_, { fields }: Failure) => ({ bookedAs: String(fields["bookingId"]) })),
    dropCart: assign({ cartId: null, cart: null, removed: null, unconfirmed: null, busyWith: null, error: null }),
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
      return { removed: null, unconfirmed: null, restoreChanges: [], error: null };
    }),
    takeUp: assign(({ event }) =>
      "reservationId" in event ? { busyWith: event.reservationId ?? null, error: null } : {},
    ),
    /** Notes what was removed, for "put it back". */
    noteRemoval: assign(({ context }, { item }: { item: CartItem }) => ({
      removed: withRemoved(context, item),
      // Another one may be in doubt still: the cart could not be read since.
      unconfirmed: isSame(item, context.unconfirmed?.item) ? null : context.unconfirmed,
    })),
    /** The same of what another tab, or an element of this page, has removed, which has reported it. */
    noteRemovalElsewhere: assign(({ context, event }) => {
      const item =
        (event.type === "page.removed" || event.type === "cart.removed") && itemOf(context, event.reservationId);
      return item ? { removed: withRemoved(context, item) } : {};
    }),
    /** The removal may have happened all the same: another tab's, or one whose answer was lost. */
    doubtRemoval: assign(({ context }, error: CartError) => {
      const item = itemOf(context, error.reservationId);
      return item ? { unconfirmed: { item, error } } : {};
    }),
    clearRemoved: assign(({ context }, { reservation }: CartItem) => ({
      removed: removedWithout(context, reservation),
    })),
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
    isFinal: (_, failure: Failure) => isFinal(failure),
    /** A removal in doubt has happened: the loaded cart has no such reservation. */
    hasRemoved: ({ context }, { cart }: LoadedCart) => isRemoved(context.unconfirmed?.item.reservation, cart),
    /** Whether it was removed is unknown: no answer came, or there is no such reservation any more. */
    isRemovalDoubtful: (_, failure: Failure) => failure.status === 404 || isAnswerLost(failure),
    /** Its payment is shared: who has paid, and whether it has ended, is known by reading it again. */
    isShared: ({ context }) => context.cart?.sharedPayment !== undefined,
    hasExpiredHolds: ({ context, event }) => event.type === "clock.tick" && expiredAt(context, event.now).length > 0,
    isHeld: ({ context, event }) =>
      (event.type === "cart.remove" || event.type === "page.removed" || event.type === "cart.removed") &&
      !context.removed?.some(({ reservation }) => reservation.reservationId === event.reservationId) &&
      context.cart?.reservations.some((one) => one.reservationId === event.reservationId) === true,
    canRehold: ({ context, event }) =>
      event.type === "cart.rehold" && itemToHold(context, event.reservationId) !== undefined,
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
