import type { Locale } from "../../../../../sdk/contracts/locale.ts";
import type { Situation } from "../../../../../sdk/contracts/transport.ts";
import type { Timetable } from "../file/sections.ts";
import { textOf } from "../file/texts.ts";
import type { Journey, RideLeg } from "../router/journey.types.ts";
import { isoDate } from "../gtfs/values.ts";
import type { Alert, InformedEntity, Translation } from "./feed-message.types.ts";

/** Characters of a message that are shown. */
const [longestSummary, longestDescription] = [300, 4000];
/** Languages that are taken in the place of one that an alert lacks. */
const others = ["de", "en", "fr", "it"];

/** The alerts of one feed, for one timetable. */
export class Alerts {
  readonly #timetable: Timetable;
  readonly #alerts: Alert[] = [];

  constructor(timetable: Timetable) {
    this.#timetable = timetable;
  }

  add(alert: Alert): void {
    if (alert.header.length > 0 || alert.description.length > 0) this.#alerts.push(alert);
  }

  /** What concerns the vehicles and the stops of a journey at its time. */
  situationsOf({ legs, departure, arrival }: Journey, locale: Locale): Situation[] {
    if (this.#alerts.length === 0) return [];
    const rides = legs.filter((leg) => leg.kind === "ride").map((ride) => this.#namesOf(ride));
    return this.#alerts
      .filter(
        ({ periods, entities }) =>
          (periods.length === 0 ||
            periods.some(({ start, end }) => 1000 * start <= arrival && 1000 * end >= departure)) &&
          entities.some((entity) => rides.some((ride) => isAbout(entity, ride))),
      )
      .map((alert) => situationOf(alert, locale.slice(0, 2)));
  }

  #namesOf(ride: RideLeg): RideNames {
    const table = this.#timetable;
    const text = (number: number) => textOf(table, number);
    const ends = [ride.calls[0]!, ride.calls.at(-1)!];
    const idsOf = (calls: RideLeg["calls"]) =>
      new Set(calls.flatMap(({ stop }) => [stop, table.stopStation[stop]!].map((each) => text(table.stopId[each]!))));
    return {
      agencyId: text(table.routeAgencyId[ride.route]!),
      routeId: text(table.routeId[ride.route]!),
      routeType: table.routeType[ride.route]!,
      tripId: text(table.tripId[ride.trip]!),
      date: isoDate(ride.serviceDay).replaceAll("-", ""),
      ends: idsOf(ends),
    };
  }
}

interface RideNames {
  readonly agencyId: string;
  readonly routeId: string;
  readonly routeType: number;
  readonly tripId: string;
  readonly date: string;
  /** Where it is boarded and left: stops and their stations. */
  readonly ends: ReadonlySet<string>;
}

/** All that an entity names has to be the ride's; one that names nothing is about nothing. */
function isAbout({ agencyId, routeId, routeType, trip, stopId }: InformedEntity, ride: RideNames): boolean {
  const conditions = [
    agencyId === "" ? null : agencyId === ride.agencyId,
    routeId === "" ? null : routeId === ride.routeId,
    routeType === null ? null : routeType === ride.routeType,
    trip === null ? null : isTrip(trip, ride),
    stopId === "" ? null : ride.ends.has(stopId),
  ].filter((condition) => condition !== null);
  return conditions.length > 0 && conditions.every(Boolean);
}

function isTrip({ tripId, routeId, startDate }: NonNullable<InformedEntity["trip"]>, ride: RideNames): boolean {
  if (startDate !== "" && startDate !== ride.date) return false;
  return tripId === "" ? routeId === ride.routeId : tripId === ride.tripId;
}

function situationOf({ header, description }: Alert, language: string): Situation {
  const [summary, text] = [textIn(header, language), textIn(description, language)];
  const long = text === null ? null : text.slice(0, longestDescription);
  if (summary === null) return { summary: (text ?? "").slice(0, longestSummary), description: null };
  return { summary: summary.slice(0, longestSummary), description: long };
}

/** The text in a language, else in none, else in the first of the others. */
function textIn(translations: readonly Translation[], language: string): string | null {
  const wanted = [language, "", ...others];
  const of = (each: string) => translations.find((one) => one.language.toLowerCase().split(/[-_]/)[0] === each);
  const found = wanted.map(of).find((one) => one !== undefined) ?? translations[0];
  return found && found.text.trim() !== "" ? found.text.trim() : null;
}
