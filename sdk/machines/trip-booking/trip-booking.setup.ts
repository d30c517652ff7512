import { assign, emit, fromCallback, fromPromise, setup } from "xstate";
import { isFinal } from "../../contracts/final-answer.ts";
import type { Reservation } from "../../contracts/cart.ts";
import { transportOfferId, type TransportProduct, type Trip } from "../../contracts/transport.ts";
import { notProvided } from "../_setup/not-provided.ts";
import { reserveFailureOf } from "../booking/failure.rules.ts";
import { allFields, fieldId, withAnswer } from "../booking/personalization.rules.ts";
import { analytics, productSelected, stepShown, type AnalyticsName } from "./emitted.rules.ts";
import { hasFields, hasLostTrip, hasTickets, isReady, selectionOfReservation, tripErrorOf } from "./reserve.rules.ts";
import { goneBy, hasOtherAttempt, isTicketGone, sentErrorOf, travellersOf, withCategories } from "./reserve.rules.ts";
import { inClass, isSoldOut, mostChildren, noTickets, productIdsOf, withoutTicket } from "./tickets.rules.ts";
import { categoriesShown, hasOtherOnSale, selectionOf, whyNoMoreOf } from "./tickets.rules.ts";
import type {
  BookingStep,
  ReservedTrip,
  TripAttempt,
  TripBookingContext,
  TripBookingEmitted,
} from "./trip-booking.types.ts";
import type { TripBookingEvent, TripBookingInput } from "./trip-booking.types.ts";

/** After this long (ms) a text says that it takes longer. */
const slowAfter = 4000;
/** Typed answers are reported to analytics after this pause (ms, purchase spec §9). */
const informationDelay = 2000;

type Loaded = Pick<TripBookingContext, "categories" | "capacity" | "fields">;

/** Named actors, actions and guards of `trip-booking.machine.ts`. */
const base = setup({
  types: {
    context: {} as TripBookingContext,
    events: {} as TripBookingEvent,
    input: {} as TripBookingInput,
    emitted: {} as TripBookingEmitted,
    output: {} as { isTripLost: boolean; isReturning: boolean },
  },
  actors: {
    loadProducts: fromPromise<readonly TransportProduct[], { productIds: string[] }>(notProvided),
    loadTickets: fromPromise<Loaded, { tripId: string; productId: string }>(notProvided),
    loadReservation: fromPromise<{ reservation: Reservation; trip: Trip }, { reservationId: string }>(notProvided),
    /** The reservation whose place a trip is to take, or whose travellers it has. */
    loadReplaced: fromPromise<Reservation, { reservationId: string }>(notProvided),
    reserve: fromPromise<ReservedTrip, TripAttempt>(notProvided),
    removeReservation: fromPromise<unknown, { reservationId: string }>(notProvided),
    /** Sends `reservation.gone` and `reservation.back` as the page's cart has lost or got again what is changed. */
    watchReservation: fromCallback<TripBookingEvent, { reservationId: string | null }>(() => {}),
  },
  actions: {
    /** Sets what is requested before it is sent, unless it is a retry; `isFresh` is with a new cart. */
    takeAttempt: assign((_, _params: { isFresh: boolean }) => ({})),
    adoptCart: (_, _params: { cartId: string }) => {},
    /** Tells the page's cart what was removed from it. */
    reportRemoved: (_, _params: { reservationId: string }) => {},
    /** null: the cart that the page has stored. */
    goToBasket: (_, _params: { cartId: string | null }) => {},
    reloadPage: () => {},
    /** The page around goes on: nothing more is looked for. */
    continuePage: () => {},
    chooseReturn: assign({ isReturning: true }),
    setProducts: assign((_, products: readonly TransportProduct[]) => ({ products, error: null })),
    setProduct: assign((_, productId: string) => ({ productId, ...noTickets, classKey: null, error: null })),
    setTickets: assign(({ context }, loaded: Loaded) => withCategories(context, loaded)),
    setReservation: assign((_, { reservation, trip }: { reservation: Reservation; trip: Trip }) =>
      selectionOfReservation(reservation, trip),
    ),
    setTravellers: assign(({ context }, replaced: Reservation) => travellersOf(context, replaced)),
    setClass: assign(({ context, event }) => (event.type === "class.chosen" ? inClass(context, event.classKey) : {})),
    touchTicket: assign(({ event }) => (event.type === "ticket.added" ? { touched: event.ticketCategoryId } : {})),
    changeChildren: assign(({ context: { children }, event }) =>
      event.type === "child.added"
        ? { children: [...children, null].slice(0, mostChildren), error: null }
        : event.type === "child.removed"
          ? { children: children.slice(0, -1), error: null }
          : event.type === "age.set"
            ? { children: children.map((age, index) => (index === event.index ? event.age : age)) }
            : {},
    ),
    answer: assign(({ context, event }) =>
      event.type === "field.input"
        ? { answers: withAnswer(selectionOf(context), event.guest, event.key, event.value), error: null }
        : {},
    ),
    leaveField: assign(({ context, event }) =>
      event.type === "field.left"
        ? { leftFields: [...new Set([...context.leftFields, fieldId(event.guest, event.key)])] }
        : {},
    ),
    leaveAll: assign({ leftFields: [allFields] }),
    setError: assign(({ context }, cause: unknown) => {
      const error = tripErrorOf(cause, context);
      return { error, ...goneBy(error, context) };
    }),
    setSentError: assign(({ context }, cause: unknown) => {
      const error = sentErrorOf(cause, context);
      return { error, ...goneBy(error, context) };
    }),
    /** Nor is there what an attempt has put in its place. An error that says more stays. */
    setReservationGone: assign(({ context: { error } }) => ({
      error: error ?? ({ code: "reservationLost", date: null } as const),
      isReservationGone: true,
      adopted: null,
    })),
    /** While something is sent, its answer has the error. */
    noteReservationGone: assign({ isReservationGone: true, adopted: null }),
    /** By an attempt of this dialog's whose answer was lost, or elsewhere. */
    setReservationChanged: assign(({ context: { attempt, error }, event }) =>
      event.type === "reservation.changed"
        ? {
            adopted: event.reservationId,
            error: attempt == null ? (error ?? ({ code: "reservationChanged", date: null } as const)) : error,
          }
        : {},
    ),
    /** The next reservation takes the place of what holds it now. */
    setReservationBack: assign(({ context: { error }, event }) =>
      event.type === "reservation.back"
        ? {
            adopted: event.reservationId,
            isReservationGone: false,
            error: error?.code === "reservationLost" ? null : error,
          }
        : {},
    ),
    setTicketGone: assign({ error: { code: "ticketGone", date: null } }),
    /** Nothing is sold for the trip any more: it has left, or does not run. */
    setUnsold: assign(({ context: { trip } }) => ({ error: { code: "errorDate", date: trip?.startTime ?? null } })),
    clearError: assign({ error: null }),
    /** They are loaded anew: others have bought since. */
    dropCategories: assign({ categories: null, capacity: null }),
    dropAttempt: assign({ attempt: null }),
    /** The lost answer of an attempt that has reserved. */
    adopt: assign((_, { reservationId }: ReservedTrip) => ({ adopted: reservationId, attempt: null })),
    /** It had taken the place of what was edited, which is gone too. */
    dropAdopted: assign(({ context }) => ({
      adopted: null,
      attempt: null,
      isReservationGone: context.isReservationGone || context.editing !== null,
    })),
    dropCart: assign({ adopted: null, attempt: null }),
    setReserved: assign((_, reserved: ReservedTrip) => ({ reserved, adopted: null, attempt: null })),
    emitStep: emit((_, step: BookingStep | "closed") => stepShown(step)),
    emitProduct: emit(({ context }) => productSelected(context.productId ?? "")),
    emitAnalytics: emit(({ context }, name: AnalyticsName) => analytics(name, context)),
    emitReserved: emit(
      (_, { reservationId, cartId }: { reservationId: string; cartId: string }) =>
        ({ type: "reserve", detail: { activityId: transportOfferId, reservationId, cartId } }) as const,
    ),
    emitError: emit(({ context }) => {
      const code = context.error?.code ?? "error500";
      const message = `<gipfel-transport> met ${code}.`;
      return { type: "error", detail: { tag: "gipfel-transport", code, message } } as const;
    }),
  },
  guards: {
    isEditing: ({ context }) => context.editing !== null,
    hasReplaced: ({ context: { replaces, adopted } }) => replaces !== null && adopted === null,
    isReservationGone: ({ context }) => context.isReservationGone,
    /** Something of the cart is changed, and is there. */
    isHeld: ({ context: { editing, isReservationGone } }) => editing !== null && !isReservationGone,
    isReplacing: ({ context: { replaces, adopted } }) => replaces !== null && adopted === replaces,
    hasTravellers: ({ context: { replaces, sameTravellersAs } }) => replaces === null && sameTravellersAs != null,
    hasProduct: ({ context }) => context.productId !== null,
    hasProductsLoaded: ({ context }) => context.products !== null,
    isUnsold: ({ context }) =>
      context.trip !== null && productIdsOf(context.trip).every((id) => isSoldOut(context, id)),
    isOnSale: ({ context }) => context.productId !== null && !isSoldOut(context, context.productId),
    hasOneProduct: ({ context }) => context.products?.length === 1,
    isOtherProduct: ({ context, event }) =>
      event.type === "product.chosen" && event.productId !== context.productId && !isSoldOut(context, event.productId),
    hasCategories: ({ context }) => context.categories !== null,
    canAdd: ({ context, event }) => {
      if (event.type !== "ticket.added") return false;
      const category = categoriesShown(context).find((each) => each.ticketCategoryId === event.ticketCategoryId);
      return category !== undefined && whyNoMoreOf(context, category) === null;
    },
    hasTickets: ({ context }) => hasTickets(context),
    hasFields: ({ context }) => hasFields(context),
    isReady: ({ context }) => isReady(context),
    hasTrip: ({ context }) => context.trip !== null,
    /** The loaded product is sold out, and another one isn't. Who has some of it changes them. */
    isLoadedGone: ({ context }, { capacity }: Loaded) =>
      capacity === "none" && context.productId !== context.reservedProductId && hasOtherOnSale(context),
    isTicketGone: ({ context }, cause: unknown) => isTicketGone(cause, context),
    isRemoved: (_, cause: unknown) => reserveFailureOf(cause).status === 404,
    isFinal: (_, cause: unknown) => isFinal(reserveFailureOf(cause)),
    hasAttempt: ({ context }) => context.attempt != null,
    hasOtherAttempt: ({ context }) => hasOtherAttempt(context),
    /** What an earlier attempt has reserved is gone: expired and removed, or released. */
    lostAdopted: ({ context }, cause: unknown) =>
      context.adopted != null && reserveFailureOf(cause).code === "reservation_not_found",
    canReturn: ({ context }) => context.canReturn,
    /** True where what is around stays open after a reservation. Informs it each time, which is an effect. */
    staysOpen: () => false,
    lostTrip: ({ context }) => hasLostTrip(context),
  },
  delays: { slowAfter, informationDelay },
});

/** The setup that all parts of the machine share. */
export const tripBookingSetup = base.extend({
  actions: {
    changeTickets: base.enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "ticket.added" && event.type !== "ticket.removed") return;
      const { ticketCategoryId } = event;
      const patch =
        event.type === "ticket.added"
          ? {
              tickets: { ...context.tickets, [ticketCategoryId]: (context.tickets[ticketCategoryId] ?? 0) + 1 },
              touched: ticketCategoryId,
            }
          : withoutTicket(context, ticketCategoryId);
      enqueue.assign({ ...patch, error: null });
      enqueue.emit(analytics("select_ticket", { ...context, ...patch }));
    }),
  },
});
