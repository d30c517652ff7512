import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from "xstate";
import type { Place, TimetableFacts, Trip } from "../../contracts/transport.ts";
import { notProvided } from "../_setup/not-provided.ts";
import type { Failure } from "../cart/failure.rules.ts";
import type { TripBookingEvent, TripBookingInput } from "../trip-booking/trip-booking.types.ts";
import { analytics, selected } from "./emitted.rules.ts";
import {
  brokenLink,
  emptyField,
  fieldOf,
  freshContext,
  hasDate,
  isComplete,
  isOtherBooking,
  isSamePlace,
  namedBy,
  placeForEnter,
  placeNamed,
  searchOfTrip,
  storedSearch,
  subjectOf,
  swapped,
  withField,
  ofSearchedDay,
  withFound,
  withMore,
  withoutPast,
  withPlace,
  withText,
  hasWayBack,
  wayBack,
  type TripRequest,
  type LastWayBackRequest,
} from "./search.rules.ts";
import { currentLocation, type PlaceProblem, type Side } from "./transport.types.ts";
import type {
  ChosenPlace,
  DialogSubject,
  TransportContext,
  TransportEmitted,
  TransportEvent,
} from "./transport.types.ts";
import type { TransportInput, TransportSearch, WantedPlace, LastWayBack } from "./transport.types.ts";

/** From the last key to the search of places (ms, purchase spec §9). */
const debounce = 300;
/** A time that is typed is complete after this pause (ms). */
const typing = 600;
/** After this long (ms) a text says that it takes longer. */
const slowAfter = 4000;

/** What the timetable answers to a search. */
export interface FoundTrips {
  readonly trips: readonly Trip[];
  readonly timetable: TimetableFacts;
  readonly walk: TransportContext["walk"];
}

/** Named actors, actions and guards of `transport.machine.ts`. */
const base = setup({
  types: {
    context: {} as TransportContext,
    events: {} as TransportEvent,
    input: {} as TransportInput,
    emitted: {} as TransportEmitted,
  },
  actors: {
    findPlaces: fromPromise<readonly Place[], { search: string }>(notProvided),
    /** The places that an attribute or address may mean. */
    resolvePlace: fromPromise<readonly Place[], { wanted: WantedPlace }>(notProvided),
    /** The stops nearest to the visitor; rejects with a `PlaceProblem` where the position can't be had. */
    findNearby: fromPromise<readonly Place[]>(notProvided),
    findTrips: fromPromise<FoundTrips, TripRequest>(notProvided),
    /** The last connection back, where it leaves before the activity ends. */
    findLastWayBack: fromPromise<LastWayBack | null, LastWayBackRequest>(notProvided),
    loadTrip: fromPromise<Trip, { tripId: string }>(notProvided),
    /** The booking of a trip, or the change of a reservation: takes events of its dialog, reports what it does. */
    booking: fromCallback<TripBookingEvent, TripBookingInput>(() => {}),
    /** Gives an open dialog an entry of the browser's history, and takes it back; sends `close` on Back. */
    openEntry: fromCallback<{ type: string }, DialogSubject>(() => {}),
    /** While no dialog is open: sends `trip.booked` where Forward leads to the entry of one. */
    closedEntry: fromCallback(() => {}),
  },
  actions: {
    /** Keeps the search for the session, and in the address on the shop's page. */
    store: (_, _stored: { search: TransportSearch; tripId: string | null }) => {},
    /** Writes the time that is searched into the address of the shop's page, which had another one. */
    writeTime: (_, _searched: Pick<TransportSearch, "date" | "time" | "isArrival">) => {},
    setText: assign(({ context, event }) =>
      event.type === "place.typed" ? withText(context, event.side, event.text) : {},
    ),
    setPlace: assign((_, { side, place }: { side: Side; place: ChosenPlace }) => withPlace(side, place)),
    setHits: assign(({ context }, { side, hits }: { side: Side; hits: readonly Place[] }) =>
      withField(context, side, { hits, answered: context[side].text.trim(), active: null, failure: null }),
    ),
    setActive: assign(({ context, event }) =>
      event.type === "place.moved" ? withField(context, event.side, { active: event.to }) : {},
    ),
    forgetActive: assign(({ context }, side: Side) => withField(context, side, { active: null })),
    setPlaceFailure: assign(({ context }, { side, failure }: { side: Side; failure: Failure }) =>
      withField(context, side, { failure }),
    ),
    setPlaceProblem: assign(({ context }, { side, problem }: { side: Side; problem: PlaceProblem }) =>
      withField(context, side, { problem, wanted: null, active: null }),
    ),
    /** What an attribute names; the text stays where no place has that name. */
    resolve: assign(({ context }, { side, hits }: { side: Side; hits: readonly Place[] }) => {
      const { wanted } = context[side];
      const text = wanted && "text" in wanted ? wanted.text : "";
      const place = text === "" ? (hits[0] ?? null) : placeNamed(text, hits);
      // A trip that the address names stays: it is of the same search.
      return place
        ? { [side]: { ...fieldOf(place), holdsGoal: context[side].holdsGoal } }
        : withField(context, side, { ...emptyField(), text, problem: text === "" ? "noPlaceNearby" : "unknown" });
    }),
    turnBack: assign(({ context }) => wayBack(context)),
    setLastWayBack: assign((_, lastWayBack: LastWayBack | null) => ({ lastWayBack })),
    swap: assign(({ context }) => swapped(context)),
    setDate: assign(({ event }) => (event.type === "date.set" ? { date: event.date } : {})),
    setTime: assign(({ event }) => (event.type === "time.set" ? { time: event.time } : {})),
    setDirection: assign(({ event }) => (event.type === "direction.set" ? { isArrival: event.isArrival } : {})),
    reportChange: raise({ type: "search.changed", byVisitor: true }),
    reportTyping: raise({ type: "search.changed", byVisitor: true, isTyped: true }),
    reportTyped: raise({ type: "search.typed" }),
    reportLinked: raise({ type: "trip.linked" }),
    reportGiven: raise({ type: "search.changed", byVisitor: false }),
    setTrips: assign(({ context }, { trips, timetable, walk }: FoundTrips) => {
      const named = namedBy(context, trips);
      return {
        ...named,
        ...withFound({ ...context, ...named }, ofSearchedDay(context, trips)),
        timetable,
        walk,
        failure: null,
        added: null,
      };
    }),
    addTrips: assign(({ context }, { where, more }: { where: "earlier" | "later"; more: readonly Trip[] }) =>
      withMore(context, where, more),
    ),
    forgetTrips: assign({ trips: [], walk: null, failure: null, added: null }),
    setFailure: assign((_, failure: Failure | null) => ({ failure, added: null })),
    setLinkedTrip: assign(({ context }, trip: Trip) => searchOfTrip(context, trip)),
    /** The trips of its search are there already. */
    addLinkedTrip: assign(({ context }) => withFound(context, context.trips)),
    breakLink: assign(brokenLink),
    forgetGiven: assign({ isLinkBroken: false, linkedTripId: null, replaced: null }),
    replacePast: assign(({ context }) => withoutPast(context)),
    setBooking: assign(({ event }) => (event.type === "booking.changed" ? { booking: event.booking } : {})),
    /** A reservation whose answer was lost is still to be settled by the next booking. */
    forgetBooking: assign(({ context: { booking, subject, unsettled } }) => {
      if (!booking) return {};
      const { attempt, adopted } = booking.context;
      return { booking: null, unsettled: { ...unsettled, [subject]: { attempt, adopted } } };
    }),
    setSubject: assign(({ context }) => ({ subject: subjectOf(context) })),
    holdInput: assign(({ event }) => (event.type === "attributes.changed" ? { changed: event.input } : {})),
    closeBooking: raise({ type: "close" }),
    passOn: sendTo("booking", ({ event }) => (event as { event: TripBookingEvent }).event),
    passOnClosing: sendTo("booking", { type: "close" } as const),
    passOut: emit(({ event }) => (event as { emitted: TransportEmitted }).emitted),
    forgetTrip: assign({ trip: null }),
    takeInput: assign(({ context, event }) => {
      if (event.type !== "attributes.changed") return {};
      const { search: _, ...input } = event.input;
      if (input.givenBy !== context.givenBy) return { ...freshContext(event.input), unsettled: context.unsettled };
      return { ...input, linkedTripId: context.linkedTripId };
    }),
    emitDate: emit(({ context }) => selected("date", context.date)),
    emitAnalytics: emit(({ context }, name: Parameters<typeof analytics>[0]) => analytics(name, context)),
  },
  guards: {
    isOf: ({ event }, side: Side) => "side" in event && event.side === side,
    hasWanted: ({ context }, side: Side) => context[side].wanted !== null,
    hasText: ({ context }, side: Side) => context[side].text.trim() !== "" && context[side].place === null,
    isUnchosen: ({ context }, side: Side) =>
      context[side].text.trim() !== "" && context[side].place === null && context[side].problem === null,
    hasPlaceFailure: ({ context }, side: Side) => context[side].failure !== null,
    isAnswered: ({ context }, side: Side) => context[side].answered === context[side].text.trim(),
    aimsAtLocation: ({ context }, side: Side) => context[side].active === currentLocation,
    hasPlaceForEnter: ({ context }, side: Side) => placeForEnter(context[side]) !== null,
    isComplete: ({ context }) => isComplete(context),
    isSamePlace: ({ context }) => isSamePlace(context),
    isTyped: ({ event }) => event.type === "search.changed" && event.isTyped === true,
    hasDate: ({ context }) => hasDate(context),
    isByVisitor: ({ event }) => event.type === "search.changed" && event.byVisitor,
    hasTrips: ({ context }) => context.trips.length > 0,
    hasLinkedTrip: ({ context }) => context.linkedTripId !== null && context.editing === null,
    isKnownTrip: ({ context, event }) =>
      (event.type === "trip.toggled" || event.type === "trip.booked") &&
      context.trips.some(({ id }) => id === event.tripId),
    canBook: ({ context, event }) =>
      event.type === "trip.booked" &&
      context.trips.some(({ id, ticketCategories }) => id === event.tripId && ticketCategories.length > 0),
    /** False where the page prevents that the dialog opens. Asks the page each time, which is an effect. */
    mayOpen: () => true,
    isEditing: ({ context }) => context.editing !== null,
    /** An open booking closes before such attributes count: it may be reserving. */
    isOfOtherBooking: ({ context, event }) =>
      event.type === "attributes.changed" && (context.changed !== null || isOtherBooking(context, event.input)),
    opensAtOnce: ({ context }) => context.editing !== null && context.isOpen,
    hasPlacesOfWayBack: ({ context }) =>
      hasWayBack(context) && context.origin.place !== null && context.destination.place !== null,
    returns: ({ event }) => event.type === "booking.closed" && event.isReturning,
    losesTrip: ({ event }) => event.type === "booking.closed" && event.isTripLost,
  },
  delays: { debounce, typing, slowAfter },
});

/** The setup that all parts of the machine share. */
export const transportSetup = base.extend({
  actions: {
    storeSearch: base.enqueueActions(({ context, enqueue }) => {
      enqueue({
        type: "store",
        params: { search: storedSearch(context), tripId: context.trip?.id ?? null },
      });
    }),
    correctAddress: base.enqueueActions(({ context: { replaced, date, time, isArrival }, enqueue }) => {
      if (replaced) enqueue({ type: "writeTime", params: { date, time, isArrival } });
    }),
    toggleTrip: base.enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "trip.toggled") return;
      const trip = context.trip?.id === event.tripId ? null : context.trips.find(({ id }) => id === event.tripId);
      if (trip === undefined) return;
      enqueue.assign({ trip, linkedTripId: null });
      if (!trip) return;
      enqueue.emit(selected("availability", trip.id));
      enqueue.emit(analytics("select_item", { ...context, trip }));
    }),
    takeTrip: base.enqueueActions(({ context, event, enqueue }) => {
      const trip = event.type === "trip.booked" ? context.trips.find(({ id }) => id === event.tripId) : undefined;
      if (!trip) return;
      enqueue.assign({ trip });
      if (context.trip?.id !== trip.id) enqueue.emit(selected("availability", trip.id));
      enqueue.emit(analytics("select_item", { ...context, trip }));
    }),
    /** Attributes that have changed while the booking was open. */
    applyChanged: base.enqueueActions(({ context: { changed }, enqueue }) => {
      if (!changed) return;
      enqueue.assign({ changed: null });
      enqueue.raise({ type: "attributes.changed", input: changed });
    }),
    /** What changed attributes mean for the regions: another search, an opened or a closed dialog. */
    applyInput: base.enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "attributes.changed") return;
      const { input } = event;
      if (input.givenBy !== context.givenBy) enqueue.raise({ type: "search.given" });
      if (context.isOpen && !input.isOpen) enqueue.raise({ type: "close" });
      if (input.isOpen && input.editing !== null && (!context.isOpen || input.editing !== context.editing))
        enqueue.raise({ type: "open" });
    }),
  },
});
