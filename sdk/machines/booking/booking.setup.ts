import { assertEvent, assign, emit, fromCallback, fromPromise, raise, setup } from "xstate";
import { isFinal } from "../../contracts/final-answer.ts";
import type { OfferAvailabilities, PersonalizationField } from "../../contracts/offer.ts";
import type { ListedActivity } from "../../contracts/listing.ts";
import { monthOf } from "../../contracts/time.ts";
import { notProvided } from "../_setup/not-provided.ts";
import { selectEvent, selectItemEvent, unavailableEvent } from "../activity/emitted.rules.ts";
import type {
  BookingContext,
  BookingEvent,
  BookingEmitted,
  BookingInput,
  BookingStep,
  HeldTrip,
  ReservationAttempt,
} from "./booking.types.ts";
import { hasRequestedTickets, ticketsShown, withOffer, withSlots, withTickets } from "./choices.rules.ts";
import { hasOneChoice, offerOf, slotOf, slotsOf } from "./chosen.rules.ts";
import { bookingErrorOf, reserveFailureOf } from "./failure.rules.ts";
import { freshContext, loaded } from "./fresh.rules.ts";
import { stepOf } from "./lines.rules.ts";
import { changedInput, linkedData } from "./linked-data.rules.ts";
import { previewEmits, previewGuards, previewAssigns, type LoadedActivity, type LoadedMonth } from "./preview.setup.ts";
import { datesOf, searchedMonths, noMonthSearch, monthLife, type monthRequest } from "./months.rules.ts";
import { isPaymentOpen } from "./open-payment.rules.ts";
import { allFields, withAnswer, fieldId, ownSeatsOf } from "./personalization.rules.ts";
import { isDateLocked, isPartyLocked, isTicketLocked, prefilledData } from "./prefilled.rules.ts";
import { byHash, whyNoMore } from "./quantities.rules.ts";
import { rebookStart, withTrips, type RebookInput, type submittedMove } from "./rebooking.rules.ts";
import { type RebookQuote } from "./booking.types.ts";
import { hasFields, hasSlot, hasTickets, isReady, knowsFields } from "./readiness.rules.ts";
import { dateToRestore, freshFor, restored, selectionOf } from "./restore.rules.ts";
import { analytics, selected } from "./emitted.rules.ts";
import { hasOtherAttempt } from "./reserve.rules.ts";
import { otherTrips, tripOfSlot, tripsInCart } from "./trips.rules.ts";

/** The personalization fields of a slot. */
interface FieldsOfSlot {
  readonly availabilityId: string;
  readonly fields: PersonalizationField[];
}

/** Names and labels in another language; `fields` if a slot was chosen when they were requested. */
interface Translated extends Pick<LoadedActivity, "activity" | "offers"> {
  readonly fields: FieldsOfSlot | null;
}

/** A restore that failed opens the widget after this long (ms, purchase spec §9). */
const restoreErrorDelay = 1000;
/** Typed answers are reported to analytics after this pause (ms, purchase spec §9). */
const informationDelay = 2000;

const base = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    emitted: {} as BookingEmitted,
  },
  actors: {
    load: fromPromise<LoadedActivity, Pick<BookingInput, "activityId" | "editing" | "locale">>(notProvided),
    loadMonth: fromPromise<LoadedMonth, { key: string; request: ReturnType<typeof monthRequest> }>(notProvided),
    /** Loads activity, offers and the chosen slot's fields in the current language. */
    translate: fromPromise<
      Translated,
      Pick<BookingContext, "activityId" | "locale" | "availabilityId"> & { mappedId: number }
    >(notProvided),
    /** Slots of a date before their cut-off. */
    loadSlots: fromPromise<
      { date: string; slots: OfferAvailabilities },
      { mappedId: number; date: string; distributorId: string | null }
    >(notProvided),
    loadFields: fromPromise<FieldsOfSlot, { mappedId: number; availabilityId: string }>(notProvided),
    reserve: fromPromise<{ reservationId: string; cartId: string }, Pick<ReservationAttempt, "request" | "key">>(
      notProvided,
    ),
    removeReservation: fromPromise<unknown, { reservationId: string }>(notProvided),
    /** The trips in the basket that go with an item of it. */
    loadTrips: fromPromise<readonly HeldTrip[], { bookingItemId: string }>(notProvided),
    /** Sends `cart.read` with the page's cart, and as it changes. */
    watchTrips: fromCallback<BookingEvent>(() => {}),
    /** Removes reservations of trips, and returns their ids. */
    removeTrips: fromPromise<readonly string[], { reservationIds: readonly string[] }>(notProvided),
    quoteRebook: fromPromise<RebookQuote, RebookInput>(notProvided),
    rebook: fromPromise<{ bookingId: string }, RebookInput & ReturnType<typeof submittedMove> & { key: string }>(
      notProvided,
    ),
    syncOffer: fromPromise<unknown, { offerId: number }>(notProvided),
    loadSimilar: fromPromise<ListedActivity[], { activityId: number }>(notProvided),
    /** Returns true once the open payment of a booking is stopped, false if it can no longer be stopped. */
    stopPayment: fromPromise<boolean, { bookingId: string }>(notProvided),
    /** Done once the visitor has removed the last reservation from the cart. */
    cartEmptied: fromPromise<unknown>(notProvided),
  },
  actions: {
    setLoaded: assign(previewAssigns.setLoaded),
    setMonth: assign(previewAssigns.setMonth),
    dropMonths: assign(previewAssigns.dropMonths),
    nextMonth: assign(previewAssigns.nextMonth),
    restartMonthSearch: assign(previewAssigns.restartMonthSearch),
    showMonth: assign(previewAssigns.showMonth),
    backToFirstMonth: assign(previewAssigns.backToFirstMonth),
    takeFirstDate: assign(previewAssigns.takeFirstDate),
    takeDate: assign((args) => ({ ...previewAssigns.takeDate(args), lostDate: null, linkChanges: undefined })),
    setLoadFailure: assign(previewAssigns.setLoadFailure),
    setError: assign(previewAssigns.setError),
    clearError: assign(previewAssigns.clearError),
    emitStep: emit(previewEmits.emitStep),
    emitDate: emit(previewEmits.emitDate),
    emitAnalytics: emit(previewEmits.emitAnalytics),
    emitError: emit(previewEmits.emitError),
    /** Sets a new idempotency key before a move is sent. */
    takeKey: assign({}),
    /** Sets what is requested before it is sent, unless it is a retry; `isFresh` is with a new cart. */
    takeAttempt: assign((_, _params: { isFresh: boolean }) => ({})),
    /** Notifies the page's cart of the reservation. */
    adoptCart: (_, _params: { cartId: string }) => {},
    /** Tells the page's cart what was removed from it. */
    reportRemoved: (_, _params: { reservationIds: readonly string[] }) => {},
    setQuote: assign((_, quote: RebookQuote | null) => ({ quote })),
    chooseTrips: assign(({ context: { quote }, event }) =>
      event.type === "trips.choose" && quote ? { leavesTrips: !event.moves, quote: withTrips(quote, event.moves) } : {},
    ),
    goToConfirmation: (_, _params: { bookingId: string }) => {},
    /** null: the cart that the page has stored. */
    goToBasket: (_, _params: { cartId: string | null }) => {},
    reloadPage: () => {},
    forgetAddress: () => {},
    /** Warns in the console about a text of JSON that can't be read. */
    warnOfText: (_, _params: { name: "booking-data" | "prefill"; text: string }) => {},
    releaseOffer: (_, _params: { offerId: number }) => {},
    reset: assign(({ context }) => ({
      ...freshContext({ ...context, isOpen: false, data: null, run: false, editing: null, returned: null }),
      // Trips still wait for their activity.
      trips: context.reserved ? [] : context.trips,
    })),
    startOver: assign(({ context }) => ({
      ...freshContext({ ...context, data: null, run: false, editing: null, returned: null }),
      activity: context.activity,
      offers: context.offers,
      offerId: context.offers?.length === 1 ? context.offers[0]!.offerId : null,
    })),
    startAnew: assign(({ context }) => ({ ...freshFor(context), loadedIn: undefined })),
    takeInput: assign(({ context, event }) => {
      assertEvent(event, "attributes.changed");
      const input = changedInput(event.input);
      return {
        ...input,
        loadedIn: context.loadedIn ?? context.locale,
        flow: context.isFlowFixed ? context.flow : (input.flow ?? context.flow),
      };
    }),
    /** The page's date takes the place of the selection's; people that were chosen without an offer stay. */
    takeSelection: assign(({ context, event }) => {
      assertEvent(event, "select");
      const { adults, childrenAges } = context.data ?? {};
      return { data: { date: event.date, ...(adults ? { adults } : {}), ...(childrenAges ? { childrenAges } : {}) } };
    }),
    checkLocale: raise({ type: "locale.check" }),
    /** Replaces names and labels; keeps the selection and everything without text. */
    setTranslated: assign(({ context }, { activity, offers, fields }: Translated) => ({
      activity,
      offers: loaded(activity, offers, null).offers ?? [],
      loadedIn: undefined,
      ...(fields && context.fieldsOf === fields.availabilityId ? { fields: fields.fields } : {}),
    })),
    setSlots: assign(({ context }, { slots, date }: { slots: OfferAvailabilities; date: string }) =>
      withSlots(context, slots, date),
    ),
    /** Discards all loaded seats, which are out of date. */
    clearSeats: assign({ slots: null, slotsOf: null, availabilityId: null, months: {}, error: null }),
    /** The visitor continues with fewer persons than requested. */
    acceptReduction: assign(({ context }) =>
      context.reduction
        ? {
            reduction: null,
            requestedTickets: byHash(offerOf(context), context.tickets),
            linkChanges: undefined,
          }
        : {},
    ),
    /** Clears the party, so that every slot can be chosen again. */
    clearParty: assign({ tickets: {}, requestedTickets: {}, reduction: null }),
    touchTicket: assign(({ event }) => (event.type === "ticket.add" ? { touched: event.ticketCategoryId } : {})),
    setAge: assign(({ context, event }) => {
      if (event.type !== "age.set") return {};
      const ages = [...(context.childrenAges[event.ticketCategoryId] ?? [])];
      ages[event.index] = event.age;
      return {
        childrenAges: { ...context.childrenAges, [event.ticketCategoryId]: Array.from(ages).map((age) => age ?? null) },
      };
    }),
    setFields: assign((_, { availabilityId, fields }: FieldsOfSlot) => ({ fields, fieldsOf: availabilityId })),
    answer: assign(({ context, event }) =>
      event.type === "field.input"
        ? { answers: withAnswer(context, event.guest, event.key, event.value), error: null }
        : {},
    ),
    leaveField: assign(({ context, event }) =>
      event.type === "field.leave"
        ? { leftFields: [...new Set([...context.leftFields, fieldId(event.guest, event.key)])] }
        : {},
    ),
    leaveAll: assign({ leftFields: [allFields] }),
    chooseTab: assign(({ event }) => (event.type === "tab.choose" ? { tab: event.tab } : {})),
    takeRestoreDate: assign(({ context }) => {
      const data = selectionToRestore(context);
      const { date } = dateToRestore(data?.date, context.today);
      return {
        date,
        monthsLeft: date === null ? searchedMonths : noMonthSearch,
        month: monthOf(date ?? context.today),
        slotsOf: null,
      };
    }),
    setRestored: assign(
      ({ context }, loaded: { slots: OfferAvailabilities | null; fields: PersonalizationField[] | null }) => {
        const {
          patch,
          step,
          failed,
          lostDate = null,
          changes = [],
        } = restored(context, selectionToRestore(context) ?? {}, {
          ...loaded,
          offers: context.offers ?? [],
          reservation: context.reservation,
        });
        if (context.rebooking !== null && context.reservation) return { ...patch, ...rebookStart(context.reservation) };
        return {
          ...patch,
          arrival: step,
          lostDate,
          error: failed ? ({ code: "restore", date: null } as const) : null,
          linkChanges: changes.length > 0 ? changes : undefined,
          /* At another price it is the visitor who reserves. */
          ...(step === "total" && changes.length > 0 ? { run: false } : {}),
        };
      },
    ),
    setSimilar: assign((_, similar: readonly ListedActivity[]) => ({ similar })),
    emitSoldOut: emit(({ context }) => unavailableEvent(context.activityId, "sold_out")),
    emitSelect: emit(({ context }, activityId: number) => selectEvent(similarIn(context, activityId)!)),
    emitSelectItem: emit(({ context }, activityId: number) => selectItemEvent(similarIn(context, activityId)!)),
    addTrip: assign(({ context, event }) =>
      event.type === "trip.held" ? { trips: [...(context.trips ?? []), tripOfSlot(event.trip, context)] } : {},
    ),
    /** Those of an edited reservation; one that was held meanwhile is among them. */
    setTrips: assign(({ context }, loadedTrips: readonly HeldTrip[]) => {
      const held = context.trips ?? [];
      const isKnown = ({ reservationId }: HeldTrip) => held.some((trip) => trip.reservationId === reservationId);
      const ofNoSlot = { slotStartsAt: null, slotEndsAt: null };
      return {
        trips: [...loadedTrips.filter((trip) => !isKnown(trip)).map((trip) => ({ ...trip, ...ofNoSlot })), ...held],
      };
    }),
    followTrips: assign(({ context, event }) =>
      event.type === "cart.read" ? { trips: tripsInCart(context, event.cart) } : {},
    ),
    forgetTrips: assign(({ context }, reservationIds: readonly string[]) => ({
      trips: (context.trips ?? []).filter(({ reservationId }) => !reservationIds.includes(reservationId)),
    })),
    clearRun: assign({ run: false }),
    dropKey: assign({ key: null }),
    dropAttempt: assign({ attempt: null }),
    /** The lost answer of an attempt that has reserved. */
    adopt: assign((_, { reservationId }: { reservationId: string }) => ({ adopted: reservationId, attempt: null })),
    /** It had taken the place of what was edited, which is gone too. */
    dropAdopted: assign({ adopted: null, attempt: null, editing: null }),
    /** What was edited is gone: the selection is held anew. */
    dropLost: assign(({ context: { error } }) => (error?.code === "reservationLost" ? { editing: null } : {})),
    dropCart: assign({ cartId: null, adopted: null, attempt: null }),
    setReserved: assign((_, reserved: { reservationId: string; cartId: string }) => ({
      reserved,
      cartId: reserved.cartId,
      adopted: null,
      attempt: null,
      error: null,
    })),
    emitReserved: emit(
      ({ context }, { reservationId, cartId }: { reservationId: string; cartId: string }) =>
        ({ type: "reserve", detail: { activityId: context.activityId, reservationId, cartId } }) as const,
    ),
  },
  guards: {
    ...previewGuards,
    isSimilar: ({ context }, activityId: number) => similarIn(context, activityId) !== undefined,
    isOpenDate: (args) => previewGuards.isOpenDate(args) && !isDateLocked(args.context),
    isTicketLocked: ({ context, event }) =>
      (event.type === "ticket.add" || event.type === "ticket.remove" || event.type === "age.set") &&
      isTicketLocked(context, event.ticketCategoryId),
    isPartyLocked: ({ context }) => isPartyLocked(context),
    isInline: ({ context }) => context.presentation === "inline",
    /** False where the page prevents that the drawer or dialog opens. Asks the page each time, which is an effect. */
    mayOpen: () => true,
    startsAnew: ({ context, event }) =>
      event.type === "attributes.changed" && hasNewStart(context, changedInput(event.input)),
    hasNewPrefill: ({ context, event }) =>
      event.type === "attributes.changed" && hasNewPrefill(context, changedInput(event.input)),
    isInOtherLanguage: ({ context: { activity, loadedIn, locale } }) =>
      activity !== null && loadedIn !== undefined && loadedIn !== locale,
    opens: ({ context, event }) =>
      event.type === "attributes.changed" && event.input.isOpen === true && !context.isOpen,
    closes: ({ context, event }) =>
      event.type === "attributes.changed" && event.input.isOpen === false && context.isOpen,
    isOffersFirst: ({ context }) => context.flow === "offers-date",
    hasReturned: ({ context }) => context.returned !== null,
    /** Reported to the page already, with the failure. */
    isWithdrawn: ({ context }) => [context.error?.code, context.loadFailure].includes("notFound"),
    isLoaded: ({ context }) => context.activity !== null,
    hasSelection: ({ context }) => selectionToRestore(context) !== null,
    arrivesAt: ({ context }, step: BookingStep) => context.arrival === step,
    restoresFlawed: ({ context }) => context.error !== null || context.reduction !== null,
    runs: ({ context }) => context.run && context.arrival === "total" && isReady(context),
    /** Offers first: prices for the chosen offer and people. */
    needsFilteredMonth: ({ context }) =>
      context.flow === "offers-date" && datesOf(context) === undefined && hasRequestedTickets(context),
    hasNoDate: ({ context }) => context.date === null,
    /** The slot is full or closed: the visitor has to choose another one. */
    lostSlot: ({ context }) => context.error?.code === "errorDate",
    lostSlotOffersFirst: ({ context }) => context.error?.code === "errorDate" && context.flow === "offers-date",
    needsSlots: ({ context }) =>
      context.activity !== null &&
      context.date !== null &&
      context.slotsOf !== context.date &&
      (context.arrival !== null || selectionToRestore(context) === null),
    hasNewDate: ({ context, event }) => event.type === "date.choose" && event.date !== context.slotsOf,
    needsFields: ({ context }) =>
      context.activity !== null && context.availabilityId !== null && context.fieldsOf !== context.availabilityId,
    canAdd: ({ context, event }) => {
      if (event.type !== "ticket.add") return false;
      const category = offerOf(context)?.ticketCategories.find(
        (each) => each.ticketCategoryId === event.ticketCategoryId,
      );
      return (
        category !== undefined &&
        whyNoMore(
          category,
          ticketsShown(context),
          slotOf(context),
          slotsOf(context.slots, context.offerId),
          ownSeatsOf(context),
        ) === null
      );
    },
    canRemove: ({ context, event }) => {
      if (event.type !== "ticket.remove") return false;
      const category = offerOf(context)?.ticketCategories.find(
        (each) => each.ticketCategoryId === event.ticketCategoryId,
      );
      return category !== undefined && (ticketsShown(context)[event.ticketCategoryId] ?? 0) >= stepOf(category);
    },
    hasSlot: ({ context }) => hasSlot(context),
    knowsSlots: ({ context }) => context.date !== null && context.slotsOf === context.date,
    hasOneChoice: ({ context }) => hasOneChoice(context),
    /** Its only slot of the date is free. */
    hasOnlySlot: ({ context }) => hasOneChoice(context) && hasSlot(context),
    hasRequestedTickets: ({ context }) => hasRequestedTickets(context),
    hasTickets: ({ context }) => hasSlot(context) && hasTickets(context),
    hasFields: ({ context }) => hasFields(context),
    waitsForFields: ({ context }) => !knowsFields(context),
    isReady: ({ context }) => isReady(context),
    isEditing: ({ context }) => context.editing !== null && context.rebooking === null,
    hasReservation: ({ context }) => context.reservation !== null,
    isRebooking: ({ context }) => context.rebooking !== null,
    isUnquoted: ({ context }) => context.rebooking !== null && !context.quote,
    hasAttempt: ({ context }) => context.attempt != null,
    hasOtherAttempt: ({ context }) => hasOtherAttempt(context),
    /** What an earlier attempt has reserved is gone: expired and removed, or released. */
    lostAdopted: ({ context }, error: unknown) =>
      context.adopted != null && reserveFailureOf(error).code === "reservation_not_found",
    hasTrips: ({ context }) => (context.trips?.length ?? 0) > 0,
    hasOtherTrips: ({ context }) => otherTrips(context).length > 0,
    costsTooMuch: ({ context }) => context.rebooking !== null && context.quote?.isAllowed === false,
    endsInline: ({ context }) => context.checkout === "inline",
    closesAfter: ({ context }) => context.editing !== null && context.presentation !== "inline",
    /** Of the cart: a reservation that is gone has a code of its own. */
    isUnknown: (_, error: unknown) => {
      const { status, code } = reserveFailureOf(error);
      return status === 404 && code !== "reservation_not_found";
    },
    /** What is held stays when the seats that were to replace it are taken. */
    isReplacing: ({ context }) => context.editing !== null || context.adopted != null,
    isTaken: ({ context }, error: unknown) => bookingErrorOf(reserveFailureOf(error), context).code === "errorDate",
    hasNewQuote: (_, error: unknown) => ["price_changed", "trips_changed"].includes(reserveFailureOf(error).code),
    isPaymentOpen: (_, error: unknown) => isPaymentOpen(error),
    knowsOpenPayment: ({ context }) => context.error?.payment?.bookingId != null,
    wantsRemoval: ({ context }) => context.error?.payment?.isRemoval === true,
    isFinal: (_, error: unknown) => isFinal(reserveFailureOf(error)),
  },
  delays: { restoreErrorDelay, informationDelay, monthLife },
});

/** The setup that all parts of the machine share: actors, actions, guards and delays by name. */
export const bookingSetup = base.extend({
  actions: {
    /** Reports a `booking-data` that can't be read once; the widget starts without it. */
    warnOfPrefill: base.enqueueActions(({ context, event, enqueue }) => {
      const isChange = event.type === "attributes.changed";
      const { prefill, prefilled } = isChange ? changedInput(event.input) : context;
      if (!prefill || prefilled || (isChange && prefill === context.prefill)) return;
      enqueue({ type: "warnOfText", params: { name: "prefill", text: prefill } });
    }),
    emitUnreadableLink: base.enqueueActions(({ context, event, enqueue }) => {
      const before = event.type === "attributes.changed" ? context.unreadableLink : undefined;
      const link =
        event.type === "attributes.changed" ? changedInput(event.input).unreadableLink : context.unreadableLink;
      if (!link || link === before) return;
      enqueue({ type: "warnOfText", params: { name: "booking-data", text: link } });
      const message = "<gipfel-booking> booking-data can't be read; it is ignored.";
      enqueue.emit({ type: "error", detail: { tag: "gipfel-booking", code: "attribute_invalid", message } });
    }),
    chooseOffer: base.enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "offer.choose" && event.type !== "slot.choose") return;
      const availabilityId = event.type === "slot.choose" ? event.availabilityId : undefined;
      const patch = withOffer(context, event.offerId, availabilityId);
      enqueue.assign({ ...patch, linkChanges: undefined });
      enqueue.emit(
        availabilityId === undefined
          ? selected(context, "offer", event.offerId)
          : selected(context, "availability", availabilityId),
      );
      enqueue.emit(analytics("select_offer", { ...context, ...patch }));
    }),
    changeTickets: base.enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "ticket.add" && event.type !== "ticket.remove") return;
      const patch = withTickets(context, event.ticketCategoryId, event.type === "ticket.add" ? 1 : -1);
      enqueue.assign({ ...patch, linkChanges: undefined });
      enqueue.emit(analytics("select_ticket", { ...context, ...patch }));
    }),
  },
});

function similarIn({ similar }: BookingContext, activityId: number) {
  return similar?.find(({ id }) => id === activityId);
}

function hasNewStart(context: BookingContext, input: Partial<BookingInput>): boolean {
  const isNotLoadedYet = context.activity === null && input.locale !== undefined && input.locale !== context.locale;
  return isNotLoadedYet || hasNewSubject(context, input) || hasNewData(context, input);
}

/** Whether activity, flow, presentation or reservation change, which restarts the widget. */
function hasNewSubject(context: BookingContext, input: Partial<BookingInput>): boolean {
  const names = ["activityId", "editing", "presentation", ...(context.isFlowFixed ? [] : (["flow"] as const))] as const;
  return names.some((name) => input[name] !== undefined && input[name] !== context[name]);
}

/** Whether the selection differs from the previous one, which stays set after the widget was closed. */
function hasNewData(context: BookingContext, { data }: Partial<BookingInput>): boolean {
  return (
    data !== undefined &&
    data !== null &&
    JSON.stringify(data) !== JSON.stringify(context.data ?? linkedData(context.link))
  );
}

/** Whether the page fills in another date or other people than before. */
function hasNewPrefill(context: BookingContext, { prefilled }: Partial<BookingInput>): boolean {
  const data = prefilled ? prefilledData({ prefilled }) : null;
  return data !== null && JSON.stringify(data) !== JSON.stringify(prefilledData(context));
}

/** The selection to restore: of the edited reservation, or of a link; null without either. */
export function selectionToRestore(context: BookingContext) {
  return context.reservation ? selectionOf(context.reservation) : (context.data ?? prefilledData(context));
}
