import { and, assertEvent, assign, emit, fromPromise, not, setup, stateIn } from "xstate";
import type { ActivityToBook, MonthlyDates } from "../../contracts/activity.ts";
import type { Reservation, ReservationRequest } from "../../contracts/cart.ts";
import type { Offer, OfferAvailabilities, PersonalizationField } from "../../contracts/offer.ts";
import { addToMonth, monthOf } from "../../contracts/time.ts";
import { keepsWaiting } from "./booking.parts.ts";
import type { BookingContext, BookingEvent, BookingFact, BookingInput, BookingStep, BookingTrouble } from "./booking.types.ts";
import { freshContext, hasWishes, loaded, ticketsShown, withDate, withOffer, withSlots, withTickets } from "./choices.ts";
import { datesOf, firstOpenDate, lookAhead, noLookAhead, monthKey, monthLife, monthRequest } from "./months.ts";
import { allFields, answered, fieldId, ownSeatsOf } from "./personalization.ts";
import { offerOf, slotOf, slotsOf, stepOf, whyNoMore } from "./quantities.ts";
import { hasFields, hasSlot, hasTickets, isReady, knowsFields } from "./readiness.ts";
import { failureOf, reservationRequest, troubleOf } from "./reserve.ts";
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

const chart = base.extend({
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
function selectionToRestore(context: BookingContext) {
  return context.reservation ? selectionOf(context.reservation) : context.data;
}

const troubled = (error: unknown, context: BookingContext) => troubleOf(failureOf(error), context);

const reserving = (isFresh: boolean) =>
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

const reserveFailed = [
  {
    guard: { type: "isTaken", params: ({ event }: { event: { error: unknown } }) => event.error },
    target: "asking",
    actions: [
      { type: "keepTrouble", params: ({ context, event }: { context: BookingContext; event: { error: unknown } }) => troubled(event.error, context) },
      { type: "tellError", params: ({ context, event }: { context: BookingContext; event: { error: unknown } }) => troubled(event.error, context) },
      { type: "releaseOffer", params: ({ context }: { context: BookingContext }) => ({ offerId: context.offerId ?? 0 }) },
      "dropKey",
    ],
  },
  {
    guard: { type: "isFinal", params: ({ event }: { event: { error: unknown } }) => event.error },
    target: "asking",
    actions: [
      { type: "keepTrouble", params: ({ context, event }: { context: BookingContext; event: { error: unknown } }) => troubled(event.error, context) },
      { type: "tellError", params: ({ context, event }: { context: BookingContext; event: { error: unknown } }) => troubled(event.error, context) },
      "dropKey",
    ],
  },
  {
    target: "asking",
    actions: [
      { type: "keepTrouble", params: ({ context, event }: { context: BookingContext; event: { error: unknown } }) => troubled(event.error, context) },
      { type: "tellError", params: ({ context, event }: { context: BookingContext; event: { error: unknown } }) => troubled(event.error, context) },
    ],
  },
] as const;

const step = (name: BookingStep) => [{ type: "tellStep", params: name }] as const;

/** Another booking: back to the first step, with nothing chosen; what is reserved stays so. */
const bookAnew = [
  { guard: "isOffersFirst", target: "offers", actions: ["startOver", "forgetAddress"] },
  { target: "date", actions: ["startOver", "forgetAddress"] },
] as const;

/** The step on show. */
const steps = chart.createStateConfig({
  initial: "opening",
  states: {
    opening: {
      initial: "quick",
      states: keepsWaiting,
      invoke: {
        src: "load",
        input: ({ context }) => ({ activityId: context.activityId, editing: context.editing }),
        onDone: [
          { guard: "hasReturned", target: "returned", actions: { type: "keepLoaded", params: ({ event }) => event.output } },
          { target: "beginning", actions: { type: "keepLoaded", params: ({ event }) => event.output } },
        ],
        onError: [
          /** A ticket is shown even where its activity is no longer offered. */
          { guard: "hasReturned", target: "returned" },
          {
            target: "failed",
            actions: [
              { type: "keepTrouble", params: ({ context, event }) => troubled(event.error, context) },
              { type: "tellError", params: ({ context, event }) => troubled(event.error, context) },
            ],
          },
        ],
      },
    },
    failed: { on: { again: { target: "opening", actions: "dropTrouble" } } },
    beginning: {
      always: [{ guard: "hasSelection", target: "restoring", actions: "takeRestoreDate" }, { guard: "isOffersFirst", target: "offers" }, { target: "date" }],
    },
    restoring: {
      initial: "asking",
      states: {
        /** The slots region asks for the date's slots, the fields region for the fields. */
        asking: {
          always: { guard: "hasNoDate", target: "filling" },
          invoke: {
            src: "loadSlots",
            input: ({ context }) => ({ mappedId: context.activity?.mappedId ?? 0, date: context.date ?? "", distributorId: context.role.distributorId }),
            onDone: { target: "fields", actions: { type: "keepSlots", params: ({ event }) => event.output } },
            onError: { target: "flawed", actions: { type: "keepRestored", params: { slots: [], fields: null } } },
          },
        },
        fields: {
          invoke: {
            src: "loadFields",
            input: ({ context }) => ({ mappedId: context.activity?.mappedId ?? 0, availabilityId: selectionToRestore(context)?.availabilityId ?? "" }),
            onDone: {
              target: "arriving",
              actions: { type: "keepRestored", params: ({ context, event }) => ({ slots: context.slots ?? [], fields: event.output.fields }) },
            },
            onError: { target: "filling" },
          },
        },
        filling: { always: { target: "arriving", actions: { type: "keepRestored", params: ({ context }) => ({ slots: context.slots ?? [], fields: null }) } } },
        arriving: { always: [{ guard: "restoresFlawed", target: "flawed" }, { target: "there" }] },
        flawed: { after: { restoreErrorDelay: "there" } },
        there: {
          always: [
            { guard: { type: "arrivesAt", params: "offers" }, target: "#booking.shown.step.offers.choosing" },
            { guard: { type: "arrivesAt", params: "tickets" }, target: "#booking.shown.step.tickets" },
            { guard: { type: "arrivesAt", params: "personalized" }, target: "#booking.shown.step.personalized" },
            { guard: { type: "arrivesAt", params: "total" }, target: "#booking.shown.step.total" },
            { target: "#booking.shown.step.date" },
          ],
        },
      },
    },
    date: {
      id: "dateStep",
      entry: step("date"),
      on: {
        "month.show": { guard: "canShowMonth", actions: "showMonth" },
        "date.choose": { guard: "isOpenDate", actions: "chooseDate" },
        "slot.choose": { actions: "chooseOffer" },
        "step.back": { guard: "isOffersFirst", target: "offers" },
        next: [
          { guard: ({ context }) => context.flow === "offers-date" && hasSlot(context), target: "tickets" },
          { guard: "isOffersFirst" },
          { guard: "hasNoDate", target: "offers", actions: "chooseDate" },
          { target: "offers" },
        ],
      },
    },
    offers: {
      entry: step("offers"),
      initial: "arriving",
      states: {
        arriving: {
          always: [
            { guard: "isOffersFirst", target: "choosing" },
            { guard: "hasOneChoice", target: "#booking.shown.step.tickets" },
            { guard: "knowsSlots", target: "choosing" },
          ],
        },
        choosing: {},
      },
      on: {
        "offer.choose": { actions: "chooseOffer" },
        "slot.choose": { actions: "chooseOffer" },
        "ticket.add": [{ guard: "canAdd", actions: "changeTickets" }, { actions: "touchTicket" }],
        "ticket.remove": { guard: "canRemove", actions: "changeTickets" },
        "age.set": { actions: "setAge" },
        "step.back": { guard: not("isOffersFirst"), target: "date" },
        "step.go": { guard: ({ event }) => event.step === "date", target: "date" },
        next: [
          { guard: ({ context }) => context.flow === "offers-date" && hasWishes(context), target: "date" },
          { guard: "isOffersFirst" },
          { guard: "hasSlot", target: "tickets" },
        ],
      },
    },
    tickets: {
      entry: step("tickets"),
      on: {
        "ticket.add": [{ guard: "canAdd", actions: "changeTickets" }, { actions: "touchTicket" }],
        "ticket.remove": { guard: "canRemove", actions: "changeTickets" },
        "age.set": { actions: "setAge" },
        "step.back": [{ guard: "isOffersFirst", target: "date" }, { target: "offers.choosing" }],
        next: [
          { guard: ({ context }) => context.flow === "offers-date" && !hasSlot(context), target: "date" },
          { guard: not("hasTickets") },
          { guard: "hasFields", target: "personalized" },
          { guard: "waitsForFields", target: "personalized" },
          { guard: "isReady", target: "total" },
        ],
      },
    },
    personalized: {
      entry: [...step("personalized"), { type: "tellAnalytics", params: "add_information" }],
      always: { guard: ({ context }) => isReady(context) && !hasFields(context), target: "total" },
      on: {
        "field.input": { actions: "answer" },
        "field.leave": { actions: "leaveField" },
        "step.back": "tickets",
        next: [{ guard: "isReady", target: "total" }, { actions: "leaveAll" }],
      },
    },
    total: {
      entry: step("total"),
      initial: "asking",
      on: {
        "step.back": [
          { guard: "lostSlotOffersFirst", target: "#booking.shown.step.date", actions: "forgetSeats" },
          { guard: "lostSlot", target: "#booking.shown.step.offers.choosing", actions: "forgetSeats" },
          { guard: "hasFields", target: "personalized", actions: ["dropTrouble", "dropKey"] },
          { target: "tickets", actions: ["dropTrouble", "dropKey"] },
        ],
        "trash.ask": { guard: "isEditing", target: "trash" },
      },
      states: {
        asking: {
          always: { guard: "runs", target: "reserving", actions: "ranOnce" },
          on: {
            next: [
              { guard: "lostSlotOffersFirst", target: "#booking.shown.step.date", actions: "forgetSeats" },
              { guard: "lostSlot", target: "#booking.shown.step.offers.choosing", actions: "forgetSeats" },
              { guard: "isReady", target: "reserving" },
            ],
            again: [
              { guard: "lostSlotOffersFirst", target: "#booking.shown.step.date", actions: "forgetSeats" },
              { guard: "lostSlot", target: "#booking.shown.step.offers.choosing", actions: "forgetSeats" },
              { guard: "isReady", target: "reserving" },
            ],
          },
        },
        reserving: {
          entry: ["dropTrouble", "takeKey", { type: "tellAnalytics", params: "book_now" }],
          on: { "step.back": {}, "trash.ask": {} },
          invoke: {
            ...reserving(false),
            onError: [
              {
                guard: { type: "isUnknown", params: ({ event }: { event: { error: unknown } }) => event.error },
                target: "retrying",
                actions: ["dropCart", "takeKey"],
              },
              ...reserveFailed,
            ],
          },
        },
        /** The cart is gone: once more, with a new one (purchase spec §8). */
        retrying: { on: { "step.back": {}, "trash.ask": {} }, invoke: { ...reserving(true), onError: [...reserveFailed] } },
      },
    },
    reserved: {
      initial: "here",
      states: {
        here: {
          entry: "forgetAddress",
          always: [
            { guard: "closesAfter", target: "#booking.closed", actions: [{ type: "tellAnalytics", params: "update_cart" }, "reset", { type: "tellStep", params: "closed" }] },
            { guard: "endsInline", target: "#booking.shown.step.checkout", actions: { type: "tellAnalytics", params: "add_to_cart" } },
            {
              target: "leaving",
              actions: [
                { type: "tellAnalytics", params: "add_to_cart" },
                { type: "goToBasket", params: ({ context }) => ({ cartId: context.reserved?.cartId ?? "" }) },
              ],
            },
          ],
        },
        /** The page is on its way to the basket; who comes back, gets there again. */
        leaving: { on: { again: { actions: { type: "goToBasket", params: ({ context }) => ({ cartId: context.reserved?.cartId ?? "" }) } } } },
      },
    },
    trash: {
      entry: step("trash"),
      initial: "asking",
      states: {
        asking: { on: { "trash.remove": "removing", "trash.keep": "#booking.shown.step.date" } },
        removing: {
          invoke: {
            src: "removeReservation",
            input: ({ context }) => ({ reservationId: context.editing ?? "" }),
            onDone: { target: "removed", actions: [{ type: "tellAnalytics", params: "remove_from_cart" }, "refreshCart", "reloadPage"] },
            onError: { target: "#booking.shown.step.total", actions: { type: "keepTrouble", params: ({ context, event }) => troubled(event.error, context) } },
          },
        },
        removed: {},
      },
    },
    checkout: {
      entry: [...step("checkout"), { type: "tellAnalytics", params: "begin_checkout" }],
      invoke: { src: "cartEmptied", onDone: bookAnew },
      on: { again: bookAnew },
    },
    /** Back from paying: the confirmation shows. */
    returned: { on: { again: [{ guard: not("isLoaded"), target: "opening", actions: ["startOver", "forgetAddress"] }, ...bookAnew] } },
  },
});

/** The calendar's prices: asked for when they are needed, and month by month until one has a date. */
const month = chart.createStateConfig({
  initial: "idle",
  states: {
    idle: {
      always: [
        { guard: "needsMonth", target: "loading" },
        { guard: and(["needsFilteredMonth", stateIn("#dateStep")]), target: "loading" },
        { guard: "knowsMonth", target: "known" },
      ],
    },
    loading: {
      initial: "quick",
      states: keepsWaiting,
      on: { "month.show": { guard: "canShowMonth", target: "looking" }, "step.back": "looking" },
      invoke: {
        src: "loadMonth",
        input: ({ context }) => ({ key: monthKey(context), request: monthRequest(context) }),
        onDone: { target: "looking", actions: { type: "keepMonth", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    looking: {
      always: [
        { guard: "findsDate", target: "known", actions: "takeFirstDate" },
        { guard: "looksFurther", target: "idle", actions: "nextMonth" },
        { guard: "isWithoutDates", target: "empty" },
        { target: "idle" },
      ],
    },
    known: {
      always: { guard: "wantsLook", target: "looking" },
      after: { monthLife: "stale" },
    },
    /** Older than five minutes: asked for again with the next page that the visitor turns. */
    stale: {
      always: { guard: "wantsLook", target: "looking" },
      on: { "month.show": { guard: "canShowMonth", target: "looking", actions: "dropMonths" } },
    },
    failed: { on: { again: "idle", "month.show": { guard: "canShowMonth", target: "looking" } } },
    empty: {
      entry: "backToFirstMonth",
      always: { guard: "canSync", target: "syncing" },
      on: { "month.show": { guard: "canShowMonth", target: "looking" }, again: { target: "looking", actions: "lookAgain" } },
    },
    /** No availability at all: the supplier's calendar is asked once (purchase spec §7). */
    syncing: {
      initial: "quick",
      states: keepsWaiting,
      invoke: {
        src: "syncOffer",
        input: ({ context }) => ({ offerId: context.offerId ?? context.offers?.[0]?.offerId ?? 0 }),
        onDone: { target: "looking", actions: "lookAgain" },
        onError: { target: "looking", actions: "lookAgain" },
      },
    },
  },
});

/** The slots of the chosen date. */
const slots = chart.createStateConfig({
  initial: "idle",
  states: {
    idle: { always: { guard: "needsSlots", target: "loading" } },
    loading: {
      initial: "quick",
      states: keepsWaiting,
      on: { "date.choose": { guard: "hasNewDate", target: "idle" } },
      invoke: {
        src: "loadSlots",
        input: ({ context }) => ({ mappedId: context.activity?.mappedId ?? 0, date: context.date ?? "", distributorId: context.role.distributorId }),
        onDone: { target: "idle", actions: { type: "keepSlots", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    failed: { on: { again: "idle", "date.choose": "idle" } },
  },
});

/** The personalization fields of the chosen slot. */
const fields = chart.createStateConfig({
  initial: "idle",
  states: {
    idle: { always: { guard: "needsFields", target: "loading" } },
    loading: {
      initial: "quick",
      states: keepsWaiting,
      on: { "slot.choose": "idle", "offer.choose": "idle" },
      invoke: {
        src: "loadFields",
        input: ({ context }) => ({ mappedId: context.activity?.mappedId ?? 0, availabilityId: context.availabilityId ?? "" }),
        onDone: { target: "idle", actions: { type: "keepFields", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    failed: { on: { again: "idle", "slot.choose": "idle", next: "idle" } },
  },
});

/** Tells analytics once the visitor has stopped typing. */
const typing = chart.createStateConfig({
  initial: "quiet",
  states: {
    quiet: { on: { "field.input": "busy" } },
    busy: {
      on: { "field.input": { target: "busy", reenter: true } },
      after: { informationDelay: { target: "quiet", actions: { type: "tellAnalytics", params: "add_information_value" } } },
    },
  },
});

/** `<gipfel-booking>`: from a date to held seats (purchase spec §4). */
export const bookingMachine = chart.createMachine({
  id: "booking",
  context: ({ input }) => freshContext(input),
  initial: "waiting",
  on: {
    "attributes.changed": [
      { guard: "startsAnew", target: ".waiting", actions: ["takeInput", "startAnew"] },
      { guard: "closes", target: ".waiting", actions: ["takeInput", "startAnew"] },
      { guard: "opens", target: ".waiting", actions: "takeInput" },
      { actions: "takeInput" },
    ],
  },
  states: {
    waiting: { always: [{ guard: "isOpen", target: "shown" }, { target: "closed" }] },
    closed: { on: { open: "shown" } },
    shown: {
      type: "parallel",
      entry: { type: "tellAnalytics", params: "open_reservation" },
      on: {
        close: [
          { guard: "isInline", target: "waiting", actions: ["forgetAddress", "reset"] },
          { target: "closed", actions: ["forgetAddress", "reset", { type: "tellStep", params: "closed" }] },
        ],
        "tab.choose": { actions: "chooseTab" },
      },
      states: { step: steps, month, slots, fields, typing },
    },
  },
});
