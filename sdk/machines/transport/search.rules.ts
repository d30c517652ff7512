import { dateOf } from "../../contracts/time.ts";
import type { Place, Trip } from "../../contracts/transport.ts";
import { currentLocation, type ChosenPlace, type PlaceField, type Side } from "./transport.types.ts";
import type { TransportContext, TransportInput, TransportSearch, WantedPlace } from "./transport.types.ts";
import { instantOf, minutesAfter, wallTimeAt, wallTimeOf } from "./time.rules.ts";

/** A search text is cut here, as the server refuses longer ones. */
const longestText = 100;
/** A search begins an hour from now (purchase spec §4), in ms. */
const hourMs = 3_600_000;

/** Date and time of a search that names none: now plus one hour. */
export function defaultTime(now: number) {
  return wallTimeAt(now + hourMs);
}

/** A field before anything is typed. */
export function emptyField(wanted: WantedPlace | null = null): PlaceField {
  return {
    text: "",
    place: null,
    wanted,
    hits: [],
    answered: null,
    active: null,
    problem: null,
    failure: null,
    holdsGoal: false,
  };
}

/** The element as it starts. */
export function freshContext({ search, ...input }: TransportInput): TransportContext {
  return {
    ...input,
    ...searchOf(search),
    trips: [],
    timetable: null,
    walk: null,
    failure: null,
    added: null,
    isLinkBroken: false,
    trip: null,
    lastWayBack: null,
    booking: null,
    wayThere: null,
    subject: "",
    unsettled: {},
    changed: null,
  };
}

/** The fields of a given search. */
export function searchOf(search: TransportInput["search"]) {
  const field = (side: Side): PlaceField => ({ ...emptyField(search.wanted[side]), ...search[side] });
  const { date, time, isArrival, replaced } = search;
  return { origin: field("origin"), destination: field("destination"), date, time, isArrival, replaced };
}

/** Whether the date is there: a year that is being typed has fewer digits for a while. */
export function hasDate({ date }: Pick<TransportContext, "date">): boolean {
  return date > "1";
}

/** A past day is replaced by today (purchase spec §4). */
export function withoutPast(context: TransportContext): Partial<TransportContext> {
  const { date, today, soon } = context;
  return hasDate(context) && date < today ? { ...soon, isArrival: false, replaced: "past" } : {};
}

/** What is stored for the session. */
export function storedSearch({ origin, destination, date, time, isArrival }: TransportContext): TransportSearch {
  const field = ({ text, place }: PlaceField) => ({ text, place });
  return { origin: field(origin), destination: field(destination), date, time, isArrival };
}

/** A stop that is farther away than that is not near the visitor (metres). */
const farthestNearby = 50_000;

/** Whether the nearest stop to the visitor is near them. */
export function isNearby(nearest: Place | undefined): boolean {
  return nearest !== undefined && (nearest.distance ?? 0) <= farthestNearby;
}

/** Nothing of a search that is over. */
const noTrips = { trips: [], walk: null, failure: null, added: null, trip: null, isLinkBroken: false } as const;

/** The visitor types: the place and the chosen trip are gone (purchase spec §4). */
export function withText(context: TransportContext, side: Side, text: string): Partial<TransportContext> {
  // A list without a text has no places.
  const hits = text.trim() === "" ? [] : context[side].hits;
  const { answered } = context[side];
  return { ...noTrips, [side]: { ...emptyField(), text: text.slice(0, longestText), hits, answered } };
}

/** A place is chosen: the chosen trip is gone (purchase spec §4). */
export function withPlace(side: Side, place: ChosenPlace): Partial<TransportContext> {
  return { ...noTrips, [side]: fieldOf(place) };
}

/** A field whose place is known. */
export function fieldOf({ id, name, kind }: ChosenPlace): PlaceField {
  return { ...emptyField(), text: name, place: { id, name, kind } };
}

/** Origin and destination change places. */
export function swapped({ origin, destination }: TransportContext): Partial<TransportContext> {
  // What is typed and not found yet is found at its new place.
  const moved = (field: PlaceField): PlaceField =>
    field.place || field.wanted || !field.text.trim() ? field : { ...field, wanted: { text: field.text } };
  return {
    ...noTrips,
    origin: { ...moved(destination), holdsGoal: !origin.holdsGoal },
    destination: { ...moved(origin), holdsGoal: false },
  };
}

/** The way back: between the same places, from its time on. */
export function wayBack(context: TransportContext): Partial<TransportContext> {
  const wayThere = context.booking?.context.reserved?.reservationId ?? null;
  return { ...swapped(context), ...wallTimeOf(context.returnTime?.after ?? ""), isArrival: false, wayThere };
}

/** Whether the way back comes after this search. */
export function hasWayBack({ returnTime, origin }: TransportContext): boolean {
  return returnTime !== null && !origin.holdsGoal;
}

/**
 * What a booking is of: the reservation that it changes or takes the place of, or the item that its trip goes with. A
 * reservation whose answer was lost is settled by another booking of the same alone.
 */
export function subjectOf({ editing, replaces, withItem }: TransportContext): string {
  return editing ?? replaces ?? withItem ?? "";
}

/** Whether a booking of before can't go on with other attributes. */
export function isOtherBooking(
  before: Pick<TransportInput, "givenBy" | "editing">,
  { givenBy, editing }: Pick<TransportInput, "givenBy" | "editing">,
): boolean {
  return before.givenBy !== givenBy || before.editing !== editing;
}

/** From where to where the way back is asked for, and when. */
export function lastWayBackRequest({ origin, destination, returnTime }: TransportContext): LastWayBackRequest {
  return {
    originId: destination.place?.id ?? "",
    destinationId: origin.place?.id ?? "",
    after: instantOf(wallTimeOf(returnTime?.after ?? "")),
  };
}

export function withField(context: TransportContext, side: Side, change: Partial<PlaceField>) {
  return { [side]: { ...context[side], ...change } } as Pick<TransportContext, Side>;
}

/** The options of a field in their order: what is typed comes first, the current location where nothing is. */
export function optionsOf({ hits, text }: Pick<PlaceField, "hits" | "text">): readonly string[] {
  const places = hits.map(({ id }) => id);
  return text.trim() === "" ? [currentLocation, ...places] : [...places, currentLocation];
}

/** The place that Enter chooses: the one the arrows have reached, else the first hit of what is typed. */
export function placeForEnter({ active, hits, answered, text }: PlaceField): Place | null {
  if (active !== null) return hits.find(({ id }) => id === active) ?? null;
  return answered === text.trim() && text.trim() !== "" ? (hits[0] ?? null) : null;
}

/** Ids of stops: UIC numbers and SLOIDs; other timetables have others, which are looked for by name. */
const idPattern = /^(?:(?:Parent)?(?=\d{5,9}$)|ch:\d+:sloid:)(\d+)/;

/** The place that a text names: the one of that id or that very name, else the best hit. Null where there is none. */
export function placeNamed(text: string, hits: readonly Place[]): ChosenPlace | null {
  const wanted = text.trim();
  const plain = wanted.toLowerCase();
  const number = idPattern.exec(wanted)?.[1];
  // A stop's SLOID ends with the last digits of its UIC number.
  const isWanted = ({ id, name }: Place) =>
    id.toLowerCase() === plain || name.toLowerCase() === plain || (number !== undefined && id.endsWith(number));
  // Some timetables find no place by its id: the answer to the search of trips has its name.
  const unnamed = number === undefined ? null : { id: wanted, name: wanted, kind: null };
  return hits.find(isWanted) ?? unnamed ?? hits[0] ?? null;
}

/** Both places and a complete time are there. */
export function isComplete({ origin, destination, date, time }: TransportContext): boolean {
  return origin.place !== null && destination.place !== null && /^\d{4}-/.test(date) && time !== "";
}

export function isSamePlace({ origin, destination }: TransportContext): boolean {
  return origin.place !== null && origin.place.id === destination.place?.id;
}

/** What trips are asked for. */
export type TripRequest = { readonly originId: string; readonly destinationId: string } & (
  | { readonly departureTime: string }
  | { readonly arrivalTime: string }
);

/** The way back that is looked for: `after` is from when on, with Zurich's offset. */
export interface LastWayBackRequest {
  readonly originId: string;
  readonly destinationId: string;
  readonly after: string;
}

export function tripRequest(context: TransportContext): TripRequest {
  const at = instantOf(context);
  return { ...ends(context), ...(context.isArrival ? { arrivalTime: at } : { departureTime: at }) };
}

/**
 * Earlier trips arrive a minute before the first one that was found, later ones leave a minute after the last. A linked
 * trip may be hours away from them.
 */
export function moreRequest(context: TransportContext, where: "earlier" | "later"): TripRequest {
  const found = context.trips.filter(({ id }) => id !== context.linkedTripId);
  const trips = found.length > 0 ? found : context.trips;
  return where === "earlier"
    ? { ...ends(context), arrivalTime: minutesAfter(trips[0]!.endTime, -1) }
    : { ...ends(context), departureTime: minutesAfter(trips.at(-1)!.startTime, 1) };
}

function ends({ origin, destination }: TransportContext) {
  return { originId: origin.place?.id ?? "", destinationId: destination.place?.id ?? "" };
}

/** The trips with more of them, each once. */
export function withMore(
  { trips }: TransportContext,
  where: "earlier" | "later",
  more: readonly Trip[],
): Pick<TransportContext, "trips" | "added"> {
  const known = new Set(trips.map(({ id }) => id));
  const added = more.filter(({ id }) => !known.has(id));
  return {
    trips: inOrder([...trips, ...added]),
    added: { where, count: added.length },
  };
}

/** So long before or after the searched time a trip belongs to the search, whatever its day (ms). */
const nightMs = 12 * hourMs;

/** Whether a trip leads from the one place to the other, on the day that is searched or in the night beside it. */
function belongsTo(context: TransportContext, found: readonly Trip[], trip: Trip): boolean {
  const at = instantOf(context);
  const start = trip.startTime;
  const isNear = start.startsWith(context.date) || Math.abs(Date.parse(start) - Date.parse(at)) < nightMs;
  // A trip may begin at another stop of its station, and its ids may be of another kind than the place's.
  const isEnd = (side: Side) =>
    context[side].place?.name === trip[`${side}Name`] ||
    [context[side].place?.id, ...found.map((each) => each[side].stopPlaceRef)].includes(trip[side].stopPlaceRef);
  return isNear && isEnd("origin") && isEnd("destination");
}

/** Of arrivals those of the searched day, where there are any: the evening before is among the earlier ones. */
export function ofSearchedDay({ isArrival, date }: TransportContext, found: readonly Trip[]): readonly Trip[] {
  const onDay = isArrival ? found.filter(({ startTime }) => dateOf(startTime) === date) : [];
  return onDay.length > 0 ? onDay : found;
}

/** The trips of a search, with the linked one where it belongs to them; else the link is broken. */
export function withFound(context: TransportContext, found: readonly Trip[]): Partial<TransportContext> {
  const { trip, linkedTripId } = context;
  const known = found.find(({ id }) => id === trip?.id) ?? null;
  if (!trip || known || trip.id !== linkedTripId) return { trips: found, trip: known };
  return belongsTo(context, found, trip)
    ? { trips: inOrder([...found, trip]), trip }
    : { trips: found, trip: null, ...brokenLink };
}

/** The address names a trip that no longer runs, or that is of another search. */
export const brokenLink = { isLinkBroken: true, linkedTripId: null } as const;

function inOrder(trips: readonly Trip[]): readonly Trip[] {
  return trips.toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
}

/** A trip that an address names, with its ends where the address names none. */
export function searchOfTrip(context: TransportContext, trip: Trip): Partial<TransportContext> {
  const field = (side: Side, ref: string, name: string) => {
    const { place, wanted } = context[side];
    return place || wanted ? context[side] : fieldOf({ id: ref, name, kind: null });
  };
  const { origin, originName, destination, destinationName } = trip;
  return {
    trip,
    origin: field("origin", origin.stopPlaceRef, originName),
    destination: field("destination", destination.stopPlaceRef, destinationName),
  };
}

/** A search by an id: the trips have the place's name. */
export function namedBy(context: TransportContext, [trip]: readonly Trip[]): Partial<TransportContext> {
  const named = (side: Side, name: string | undefined) => {
    const field = context[side];
    const { place } = field;
    return place && place.name === place.id && name ? { ...field, text: name, place: { ...place, name } } : field;
  };
  return { origin: named("origin", trip?.originName), destination: named("destination", trip?.destinationName) };
}
