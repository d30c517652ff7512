import type { Timetable } from "../file/sections.ts";
import { textOf } from "../file/texts.ts";
import { uicOf } from "../../stop-ids.ts";

/** Finds stops by the ids that the feed, UIC and SLOID have for them. */
export class Places {
  readonly #byId: ReadonlyMap<string, number>;
  readonly #byUic = new Map<number, number>();

  constructor(timetable: Timetable) {
    const ids = Array.from(timetable.stopId, (text) => textOf(timetable, text));
    this.#byId = new Map(ids.map((id, stop) => [id, stop]));
    for (const [stop, id] of ids.entries()) {
      const uic = uicOf(id);
      if (uic !== null && !this.#byUic.has(uic)) this.#byUic.set(uic, timetable.stopStation[stop]!);
    }
  }

  /** The stop with this id in the feed; null where there is none. */
  findStop(id: string): number | null {
    return this.#byId.get(id) ?? null;
  }

  /**
   * The stop with this id in the feed; else the station with its UIC number, written as such or as a SLOID. Null where
   * there is none.
   */
  find(id: string): number | null {
    const stop = this.#byId.get(id);
    if (stop !== undefined) return stop;
    const uic = uicOf(id);
    return uic === null ? null : (this.#byUic.get(uic) ?? null);
  }
}

/** The stops that a place stands for: all of a station, or the one platform. */
export function stopsOf({ stopStation, stationStopAt, stationStops }: Timetable, place: number): readonly number[] {
  if (stopStation[place] !== place) return [place];
  return [...stationStops.subarray(stationStopAt[place], stationStopAt[place + 1])];
}
