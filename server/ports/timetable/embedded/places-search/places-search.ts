import type { Locale } from "../../../../../sdk/contracts/locale.ts";
import type { Place } from "../../../../../sdk/contracts/transport.ts";
import { metresBetween } from "../file/distance.ts";
import type { Timetable } from "../file/sections.ts";
import { textOf } from "../file/texts.ts";
import { Places } from "../router/places.ts";
import { uicOf } from "../../stop-ids.ts";
import { placeNames } from "./aliases.ts";
import { Matcher, mostWords } from "./match.ts";
import { indexNames } from "./name-index.ts";
import { kinds, stationsOf, type Stations } from "./stations.ts";
import { queryWords } from "./words.ts";

const most = 10;
/** Letters of a text that are looked at: no name is as long. */
const longestText = 100;
/** A train's station comes before another stop that has as many times its departures. */
const trainWeight = 16;
/** By how much each word that was not typed makes a name less likely. */
const restWeight = 3;

/** Finds the stations and stops of a timetable by names, in whichever language, and by coordinates. */
export class PlacesSearch {
  readonly #timetable: Timetable;
  readonly #stations: Stations;
  readonly #matcher: Matcher;
  readonly #places: Places;

  constructor(timetable: Timetable) {
    this.#timetable = timetable;
    this.#stations = stationsOf(timetable);
    this.#matcher = new Matcher(indexNames(timetable, this.#stations));
    this.#places = new Places(timetable);
  }

  /**
   * Places by a text, the best first: by how well the name fits, then by how much stops there. The id of a stop, as
   * addresses have it, finds its station alone.
   */
  find(text: string, locale: Locale, limit = most): Place[] {
    const byId = this.#places.find(text.trim());
    const station = byId === null ? -1 : this.#stations.stop.indexOf(this.#timetable.stopStation[byId]!);
    if (station >= 0) return [this.#place(station, locale)];
    const words = queryWords(text.slice(0, longestText)).slice(0, mostWords);
    if (words.length === 0) return [];
    const matches = this.#matcher.match(words);
    return [...matches]
      .map(([station, { rank, left }]) => ({ station, rank, weight: this.#weight(station) / (1 + restWeight * left) }))
      .sort((one, other) => one.rank - other.rank || other.weight - one.weight || one.station - other.station)
      .slice(0, limit)
      .map(({ station }) => this.#place(station, locale));
  }

  /** The places nearest to coordinates (degrees), with their distance in metres as the crow flies. */
  nearby(latitude: number, longitude: number, locale: Locale, limit = most): Place[] {
    const { stopLat, stopLng } = this.#timetable;
    const here = { lat: latitude, lng: longitude };
    const nearest: { station: number; distance: number }[] = [];
    for (let station = 0; station < this.#stations.count; station++) {
      const stop = this.#stations.stop[station]!;
      const distance = metresBetween(here, { lat: stopLat[stop]!, lng: stopLng[stop]! });
      const isNearer = nearest.length < limit || distance < nearest.at(-1)!.distance;
      if (Number.isNaN(distance) || !isNearer) continue;
      if (nearest.length === limit) nearest.pop();
      nearest.splice(nearest.findLastIndex((other) => other.distance <= distance) + 1, 0, { station, distance });
    }
    return nearest.map(({ station, distance }) => ({
      ...this.#place(station, locale),
      distance: Math.round(distance),
    }));
  }

  #weight(station: number): number {
    const { departures, kind } = this.#stations;
    return departures[station]! * (kind[station] === 0 ? trainWeight : 1);
  }

  #place(station: number, locale: Locale): Place {
    const { stopId, stopLat, stopLng } = this.#timetable;
    const stop = this.#stations.stop[station]!;
    const id = textOf(this.#timetable, stopId[stop]!);
    const [lat, lng] = [stopLat[stop]!, stopLng[stop]!];
    return {
      id: `${uicOf(id) ?? id}`,
      name: placeName(this.#timetable, stop, locale),
      kind: kinds[this.#stations.kind[station]!]!,
      latitude: Number.isNaN(lat) ? null : lat,
      longitude: Number.isNaN(lng) ? null : lng,
    };
  }
}

/** A stop's name in a language: the feed's, else ours, else the local one. */
export function placeName(timetable: Timetable, stop: number, locale: Locale): string {
  const { translationStop, translationLanguage, translationText, stopId, stopName } = timetable;
  const language = locale.slice(0, locale.indexOf("_"));
  for (let at = firstOf(translationStop, stop); translationStop[at] === stop; at++)
    if (textOf(timetable, translationLanguage[at]!) === language) return textOf(timetable, translationText[at]!);
  const uic = uicOf(textOf(timetable, stopId[stop]!));
  const name = uic === null ? undefined : placeNames().get(uic)?.byLanguage[language];
  return name ?? textOf(timetable, stopName[stop]!);
}

/** Where the first of equal numbers is in an array in order, found by halving. */
function firstOf(array: Uint32Array, number: number): number {
  let [low, high] = [0, array.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (array[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
