import { isCalendarDate, dateInShop } from "../../contracts/time.ts";
import { momentOf, type TransportAttributes } from "../../contracts/elements/transport.ts";
import { returnTimeOf } from "../../contracts/trip-fit.ts";
import { defaultTime } from "../../machines/transport/search.rules.ts";
import { wallTimeAt, wallTimeOf, type WallTime } from "../../machines/transport/time.rules.ts";
import type { Side, TransportInput, WantedPlace } from "../../machines/transport/transport.types.ts";
import { isOnShop } from "../_kit/on-shop.ts";
import type { Services } from "../_kit/record.ts";
import { storedSearchOf } from "./stored-search.ts";

/** Names of places in the address: `from=8505000`. */
export const parameterOf: Readonly<Record<Side, string>> = { origin: "from", destination: "to" };

/** What makes an address a search. */
const linkNames = [...Object.values(parameterOf), "trip"];

const nowhere = { text: "", place: null };
const namedBy = (text: string | null | undefined): WantedPlace | null => (text?.trim() ? { text: text.trim() } : null);

/** Whether it is the search of the shop's page, whose address names it: inside of another element it is not. */
export function isOfPage(services: Services): boolean {
  const { host } = services;
  return isOnShop(services) && host?.getRootNode() === host?.ownerDocument;
}

/**
 * The attributes first, then the address of the shop's page, then the session's search, then an hour from now. A link
 * stands by itself: the session knows the names of its places alone.
 */
export function inputOf(attributes: TransportAttributes, services: Services): TransportInput {
  const { address, visitor } = services;
  const query = (name: string) => (isOfPage(services) ? address.query(name) : null);
  const { from, to, activity, date } = attributes;
  const arriveBy = attributes["arrive-by"];
  const departAfter = attributes["depart-after"];
  const returnAfter = attributes["return-after"];
  const isGiven = [from, to, activity, date, arriveBy, departAfter].some((each) => each !== undefined);
  const moment = momentOf((name) => attributes[name] ?? query(name));
  const activitySide: Side = moment?.name === "depart-after" ? "origin" : "destination";
  const isLinked = linkNames.some((name) => query(name) !== null);
  const last = storedSearchOf();
  const stored = isGiven ? null : last;
  /** In another language the names are asked for anew. */
  const hasNames = last?.locale === services.locale;
  const ofSession = (side: Side) => {
    const linked = query(parameterOf[side]);
    // To an activity the visitor sets out from where they did last.
    const own = (isGiven && activity !== undefined && side === "origin" && activitySide !== side ? last : stored)?.[
      side
    ];
    return own && (isLinked ? own.place?.id === linked : true) ? own : nowhere;
  };
  const field = (side: Side) => (hasNames ? ofSession(side) : { ...ofSession(side), place: null });
  const wanted = (side: Side, given: WantedPlace | null) => {
    const { place } = ofSession(side);
    if (given || !place) return given ?? namedBy(query(parameterOf[side]));
    return hasNames ? null : namedBy(place.id);
  };
  const ofActivity = (side: Side) =>
    activity !== undefined && side === activitySide ? { activityId: activity } : null;
  const soon = defaultTime(services.now());
  const usual = {
    ...(stored && !isLinked && isToCome(stored, services.now()) ? stored : { ...soon, isArrival: false }),
    replaced: null,
  };
  const time = timeOf(attributes, soon, query) ?? usual;
  return {
    search: {
      origin: field("origin"),
      destination: field("destination"),
      wanted: {
        origin: wanted("origin", namedBy(from) ?? ofActivity("origin")),
        destination: wanted("destination", namedBy(to) ?? ofActivity("destination")),
      },
      date: time.date,
      time: time.time,
      isArrival: time.isArrival,
      replaced: time.replaced,
    },
    givenBy: JSON.stringify([from, to, activity, date, arriveBy, departAfter, returnAfter]),
    linkedTripId: query("trip")?.slice(0, 2000) || null,
    locale: services.locale,
    today: dateInShop(services.now()),
    soon,
    returnTime: returnAfter === undefined ? null : returnTimeOf(returnAfter, services.now()),
    withItem: attributes["with-item"] ?? null,
    replaces: attributes.replaces ?? null,
    editing: attributes.reservation ?? null,
    isOpen: attributes.open,
    role: {
      isReseller: visitor?.isReseller ?? false,
      isAdmin: visitor?.isAdmin ?? false,
      distributorId: visitor?.distributorId ?? null,
    },
  };
}

/** Whether a session's time has not passed yet. */
function isToCome({ date, time }: WallTime, now: number): boolean {
  const at = wallTimeAt(now);
  return `${date} ${time}` >= `${at.date} ${at.time}`;
}

/** Date, time and direction of attributes or address; null where neither names any. */
function timeOf(
  attributes: TransportAttributes,
  soon: WallTime,
  query: (name: string) => string | null,
): Pick<TransportInput["search"], "date" | "time" | "isArrival" | "replaced"> | null {
  const arriveBy = attributes["arrive-by"];
  if (arriveBy) return { ...wallTimeOf(arriveBy), isArrival: true, replaced: null };
  const departAfter = attributes["depart-after"];
  if (departAfter) return { ...wallTimeOf(departAfter), isArrival: false, replaced: null };
  if (attributes.date) return { date: attributes.date, time: soon.time, isArrival: false, replaced: null };
  const [date, time] = [query("date"), query("time")];
  if (!date && !time) {
    // The page's server gives what is a time as an attribute.
    const isWrong = query("arrive-by") !== null || query("depart-after") !== null;
    return isWrong ? { ...soon, isArrival: false, replaced: "unknown" } : null;
  }
  const isDate = !date || (/^\d{4}-\d\d-\d\d$/.test(date) && isCalendarDate(date));
  const isTime = !time || /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  const isArrival = query("arrive") === "1";
  return {
    date: (isDate && date) || soon.date,
    time: (isDate && isTime && time) || soon.time,
    isArrival,
    replaced: isDate && isTime ? null : "unknown",
  };
}
