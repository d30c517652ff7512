import { assertEvent, assign, emit, fromPromise, setup } from "xstate";
import type { ActivityToBook, MonthlyDates } from "../../contracts/activity.ts";
import type { Offer, OfferAvailabilities, PersonalizationField } from "../../contracts/offer.ts";
import type { Reservation, ReservationRequest } from "../../contracts/cart.ts";
import { addToMonth, monthOf } from "../../contracts/time.ts";
import type { BookingContext, BookingEvent, BookingFact, BookingInput, BookingStep, BookingTrouble } from "./booking.types.ts";
import { freshContext, hasWishes, loaded, ticketsShown, withDate, withOffer, withSlots, withTickets } from "./choices.ts";
import { datesOf, firstOpenDate, lookAhead, noLookAhead, monthLife, type monthRequest } from "./months.ts";
import { allFields, answered, fieldId, ownSeatsOf } from "./personalization.ts";
import { offerOf, slotOf, slotsOf, stepOf, whyNoMore } from "./quantities.ts";
import { hasFields, hasSlot, hasTickets, isReady, knowsFields } from "./readiness.ts";
import { failureOf, troubleOf } from "./reserve.ts";
import { dateToRestore, restored, selectionOf } from "./restore.ts";
import { analytics, selected, stepShown, type AnalyticsName } from "./telling.ts";

function missing(): never {
  throw new Error("the booking's actors are provided where it is started");
}

/** A restore that failed opens the widget after this long (ms, purchase spec §9). */
const restoreErrorDelay = 1000;
/** Answers typed are told to analytics after this much quiet (ms, purchase spec §9). */
const informationDelay = 2000;

const base = setup({
  types: { context: {} as BookingContext, events: {} as BookingEvent, input: {} as BookingInput, emitted: {} as BookingFact },
  actors: {
    /** Activity, offers, and the reservation that is to be changed. */
    load: fromPromise<{ activity: ActivityToBook; offers: Offer[]; reservation: Reservation | null }, { activityId: number; editing: string | null }>(missing),
    loadMonth: fromPromise<{ key: string; dates: MonthlyDates; at: number }, { key: string; request: ReturnType<typeof monthRequest> }>(missing),
    /** Slots of a date before their cut-off. */
    loadSlots: fromPromise<{ date: string; slots: OfferAvailabilities }, { mappedId: number; date: string; distributorId: string | null }>(missing),
    loadFields: fromPromise<{ availabilityId: string; fields: PersonalizationField[] }, { mappedId: number; availabilityId: string }>(missing),
    reserve: fromPromise<{ reservationId: string; cartId: string }, { request: ReservationRequest; key: string; isFresh: boolean }>(missing),
    removeReservation: fromPromise<unknown, { reservationId: string }>(missing),
    syncOffer: fromPromise<unknown, { offerId: number }>(missing),
    /** Done once the visitor has taken the last reservation out of the cart. */
    cartEmptied: fromPromise<unknown>(missing),
  },
  actions: {
    /** A fresh idempotency key, kept in context before anything is sent. */
    takeKey: assign({}),
    /** The page's cart learns of the reservation. */
    adoptCart: (_, _params: { cartId: string }) => {},
    refreshCart: () => {},
    goToBasket: (_, _params: { cartId: string }) => {},
    reloadPage: () => {},
    forgetAddress: () => {},
    releaseOffer: (_, _params: { offerId: number }) => {},
    reset: assign(({ context }) => freshContext({ ...context, isOpen: false, data: null, run: false, editing: null, returned: null })),
    startOver: assign(({ context }) => ({
      ...freshContext({ ...context, data: null, run: false, editing: null, returned: null }),
      activity: context.activity,
      offers: context.offers,
      offerId: context.offers?.length === 1 ? context.offers[0]!.offerId : null,
    })),
    startAnew: assign(({ context }) => freshContext(context)),
    takeInput: assign(({ context, event }) => {
      assertEvent(event, "attributes.changed");
      return { ...event.input, flow: context.isFlowFixed ? context.flow : (event.input.flow ?? context.flow) };
    }),
    keepLoaded: assign((_, { activity, offers, reservation }: { activity: ActivityToBook; offers: Offer[]; reservation: Reservation | null }) =>
      loaded(activity, offers, reservation),
    ),
    keepMonth: assign(({ context }, { key, dates, at }: { key: string; dates: MonthlyDates; at: number }) => ({
      months: { ...context.months, [key]: { dates, at } },
    })),
    dropMonths: assign({ months: {} }),
    nextMonth: assign(({ context }) => ({ month: addToMonth(context.month, 1), monthsAhead: context.monthsAhead - 1 })),
    lookAgain: assign(({ context }) => ({ synced: true, months: {}, month: monthOf(context.today), monthsAhead: lookAhead })),
    showMonth: assign(({ event }) => (event.type === "month.show" ? { month: event.month, monthsAhead: noLookAhead } : {})),
    backToFirstMonth: assign(({ context }) => ({ month: monthOf(context.today) })),
    keepSlots: assign(({ context }, { slots, date }: { slots: OfferAvailabilities; date: string }) => withSlots(context, slots, date)),
    /** What is known of free seats is no longer believed. */
    forgetSeats: assign({ slots: null, slotsOf: null, availabilityId: null, months: {}, trouble: null, key: null }),
    touchTicket: assign(({ event }) => (event.type === "ticket.add" ? { touched: event.ticketCategoryId } : {})),
    setAge: assign(({ context, event }) => {
      if (event.type !== "age.set") return {};
      const ages = [...(context.childrenAges[event.ticketCategoryId] ?? [])];
      ages[event.index] = event.age;
      return { childrenAges: { ...context.childrenAges, [event.ticketCategoryId]: Array.from(ages).map((age) => age ?? null) } };
    }),
    keepFields: assign((_, { availabilityId, fields }: { availabilityId: string; fields: PersonalizationField[] }) => ({ fields, fieldsOf: availabilityId })),
    answer: assign(({ context, event }) =>
      event.type === "field.input" ? { answers: answered(context, event.guest, event.key, event.value), trouble: null } : {},
    ),
    leaveField: assign(({ context, event }) =>
      event.type === "field.leave" ? { left: [...new Set([...context.left, fieldId(event.guest, event.key)])] } : {},
    ),
    leaveAll: assign({ left: [allFields] }),
    chooseTab: assign(({ event }) => (event.type === "tab.choose" ? { tab: event.tab } : {})),
    takeRestoreDate: assign(({ context }) => {
      const data = selectionToRestore(context);
      const { date } = dateToRestore(data?.date, context.today);
      return { date, monthsAhead: date === null ? lookAhead : noLookAhead, month: monthOf(date ?? context.today), slotsOf: null };
    }),
    keepRestored: assign(({ context }, facts: { slots: OfferAvailabilities; fields: PersonalizationField[] | null }) => {
      const { patch, step, failed } = restored(context, selectionToRestore(context) ?? {}, {
        ...facts,
        offers: context.offers ?? [],
        reservation: context.reservation,
      });
      return { ...patch, arrival: step, trouble: failed ? ({ code: "restore", date: null } as const) : null };
    }),
    ranOnce: assign({ run: false }),
    keepTrouble: assign((_, trouble: BookingTrouble) => ({ trouble })),
    dropTrouble: assign({ trouble: null }),
    dropKey: assign({ key: null }),
    dropCart: assign({ cartId: null, key: null }),
    keepReserved: assign((_, reserved: { reservationId: string; cartId: string }) => ({ reserved, cartId: reserved.cartId, key: null, trouble: null })),
    tellStep: emit(({ context }, step: BookingStep | "closed") => stepShown(context, step)),
    tellAnalytics: emit(({ context }, name: AnalyticsName) => analytics(name, context)),
    tellReserved: emit(
      ({ context }, { reservationId, cartId }: { reservationId: string; cartId: string }) =>
        ({ type: "reserve", detail: { activityId: context.activityId, reservationId, cartId } }) as const,
    ),
    tellError: emit(
      (_, trouble: BookingTrouble) =>
        ({ type: "error", detail: { tag: "gipfel-booking", code: trouble.code, message: `The booking widget met ${trouble.code}.` } }) as const,
    ),
  },
  guards: {
    isOpen: ({ context }) => context.presentation === "inline" || context.isOpen || context.data !== null || context.returned !== null,
    isInline: ({ context }) => context.presentation === "inline",
    startsAnew: ({ context, event }) => event.type === "attributes.changed" && (hasNewSubject(context, event.input) || hasNewData(context, event.input)),
    opens: ({ context, event }) => event.type === "attributes.changed" && event.input.isOpen === true && !context.isOpen,
    closes: ({ context, event }) => event.type === "attributes.changed" && event.input.isOpen === false && context.isOpen,
    isOffersFirst: ({ context }) => context.flow === "offers-date",
    hasReturned: ({ context }) => context.returned !== null,
    isLoaded: ({ context }) => context.activity !== null,
    hasSelection: ({ context }) => selectionToRestore(context) !== null,
    arrivesAt: ({ context }, step: BookingStep) => context.arrival === step,
    restoresFlawed: ({ context }) => context.trouble !== null,
    runs: ({ context }) => context.run && context.arrival === "total" && isReady(context),
    needsMonth: ({ context }) => context.flow === "date-offers" && datesOf(context) === undefined,
    /** Offers first: prices for the chosen offer and people. */
    needsFilteredMonth: ({ context }) => context.flow === "offers-date" && datesOf(context) === undefined && hasWishes(context),
    knowsMonth: ({ context }) => datesOf(context) !== undefined,
    wantsLook: ({ context }) => datesOf(context) === undefined || (context.date === null && context.monthsAhead >= 0),
    hasNoDate: ({ context }) => context.date === null,
    findsDate: ({ context }) => context.date === null && context.monthsAhead >= 0 && openDateOf(context) !== undefined,
    looksFurther: ({ context }) => context.date === null && context.monthsAhead > 0 && datesOf(context) !== undefined && openDateOf(context) === undefined,
    isWithoutDates: ({ context }) => context.date === null && context.monthsAhead === 0 && datesOf(context) !== undefined && openDateOf(context) === undefined,
    /** The slot turned out to be full or closed: another is to be chosen. */
    lostSlot: ({ context }) => context.trouble?.code === "errorDate",
    lostSlotOffersFirst: ({ context }) => context.trouble?.code === "errorDate" && context.flow === "offers-date",
    canSync: ({ context }) => !context.synced && (context.offers?.length ?? 0) > 0,
    needsSlots: ({ context }) =>
      context.activity !== null &&
      context.date !== null &&
      context.slotsOf !== context.date &&
      (context.arrival !== null || selectionToRestore(context) === null),
    hasNewDate: ({ context, event }) => event.type === "date.choose" && event.date !== context.slotsOf,
    needsFields: ({ context }) => context.activity !== null && context.availabilityId !== null && context.fieldsOf !== context.availabilityId,
    isOpenDate: ({ context, event }) => event.type === "date.choose" && event.date >= context.today,
    canShowMonth: ({ context, event }) => event.type === "month.show" && event.month >= monthOf(context.today),
    canAdd: ({ context, event }) => {
      if (event.type !== "ticket.add") return false;
      const category = offerOf(context)?.ticketCategories.find((each) => each.ticketCategoryId === event.ticketCategoryId);
      return (
        category !== undefined &&
        whyNoMore(category, ticketsShown(context), slotOf(context), slotsOf(context.slots, context.offerId), ownSeatsOf(context)) === null
      );
    },
    canRemove: ({ context, event }) => {
      if (event.type !== "ticket.remove") return false;
      const category = offerOf(context)?.ticketCategories.find((each) => each.ticketCategoryId === event.ticketCategoryId);
      return category !== undefined && (ticketsShown(context)[event.ticketCategoryId] ?? 0) >= stepOf(category);
    },
    hasSlot: ({ context }) => hasSlot(context),
    knowsSlots: ({ context }) => context.date !== null && context.slotsOf === context.date,
    /** One offer alone on the date, and one slot of it: nothing to choose. */
    hasOneChoice: ({ context }) =>
      context.flow === "date-offers" && hasSlot(context) && (context.slots?.length ?? 0) === 1 && slotsOf(context.slots, context.offerId).length === 1,
    hasWishes: ({ context }) => hasWishes(context),
    hasTickets: ({ context }) => hasSlot(context) && hasTickets(context),
    hasFields: ({ context }) => hasFields(context),
    waitsForFields: ({ context }) => !knowsFields(context),
    isReady: ({ context }) => isReady(context),
    isEditing: ({ context }) => context.editing !== null,
    endsInline: ({ context }) => context.checkout === "inline",
    closesAfter: ({ context }) => context.editing !== null && context.presentation !== "inline",
    isUnknown: (_, error: unknown) => failureOf(error).status === 404,
    isTaken: ({ context }, error: unknown) => troubleOf(failureOf(error), context).code === "errorDate",
    isFinal: (_, error: unknown) => [400, 404, 409, 422].includes(failureOf(error).status),
  },
  delays: { restoreErrorDelay, informationDelay, monthLife },
});

/** The chart that all parts of the machine are written in: its actors, actions, guards and delays, by name. */
export const chart = base.extend({
  actions: {
    takeFirstDate: base.enqueueActions(({ context, enqueue }) => {
      const date = openDateOf(context);
      if (!date) return;
      enqueue.assign(withDate(context, date));
      enqueue.emit(selected(context, "date", date));
    }),
    chooseDate: base.enqueueActions(({ context, event, enqueue }) => {
      const date = event.type === "date.choose" ? event.date : context.today;
      const patch = withDate(context, date);
      enqueue.assign(patch);
      enqueue.emit(selected(context, "date", date));
      enqueue.emit(analytics("select_date", { ...context, ...patch }));
    }),
    chooseOffer: base.enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "offer.choose" && event.type !== "slot.choose") return;
      const availabilityId = event.type === "slot.choose" ? event.availabilityId : undefined;
      const patch = withOffer(context, event.offerId, availabilityId);
      enqueue.assign(patch);
      enqueue.emit(availabilityId === undefined ? selected(context, "offer", event.offerId) : selected(context, "availability", availabilityId));
      enqueue.emit(analytics("select_offer", { ...context, ...patch }));
    }),
    changeTickets: base.enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "ticket.add" && event.type !== "ticket.remove") return;
      const patch = withTickets(context, event.ticketCategoryId, event.type === "ticket.add" ? 1 : -1);
      enqueue.assign(patch);
      enqueue.emit(analytics("select_ticket", { ...context, ...patch }));
    }),
  },
});

/** Another activity, language, flow, way to show, or reservation to change: everything begins anew. */
function hasNewSubject(context: BookingContext, input: Partial<BookingInput>): boolean {
  const names = ["activityId", "locale", "editing", "presentation", ...(context.isFlowFixed ? [] : (["flow"] as const))] as const;
  return names.some((name) => input[name] !== undefined && input[name] !== context[name]);
}

function hasNewData(context: BookingContext, { data }: Partial<BookingInput>): boolean {
  return data !== undefined && data !== null && JSON.stringify(data) !== JSON.stringify(context.data);
}

function openDateOf(context: BookingContext): string | undefined {
  return firstOpenDate(datesOf(context) ?? {}, context.today);
}

/** What is to be filled in: a reservation that is changed, or a link's data; null where there is neither. */
export function selectionToRestore(context: BookingContext) {
  return context.reservation ? selectionOf(context.reservation) : context.data;
}

/** What a failure means for the booking. */
export const troubled = (error: unknown, context: BookingContext) => troubleOf(failureOf(error), context);
