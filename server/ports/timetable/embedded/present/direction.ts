import type { Timetable } from "../file/sections.ts";
import { textOf } from "../file/texts.ts";
import { stopName } from "./place-ref.ts";
import type { View } from "./view.ts";

/** The stops that a timetable has under a name, by the number of its text; null for a name of several stations. */
const stopsByName = new WeakMap<Timetable, ReadonlyMap<number, number | null>>();

function namedStops(timetable: Timetable): ReadonlyMap<number, number | null> {
  const known = stopsByName.get(timetable);
  if (known) return known;
  const { stopName: names, stopStation } = timetable;
  const named = new Map<number, number | null>();
  for (const [stop, name] of names.entries()) {
    const other = named.get(name);
    if (other === undefined) named.set(name, stop);
    else if (other !== null && stopStation[other] !== stopStation[stop]) named.set(name, null);
  }
  stopsByName.set(timetable, named);
  return named;
}

/**
 * Where a line goes to: what stands on the vehicle, in the feed's language; in the reader's where it is the name of a
 * stop. Equal texts of a timetable have one number.
 */
export function directionOf(view: View, headsign: number): string {
  const text = textOf(view.timetable, headsign);
  const stop = text === "" ? null : (namedStops(view.timetable).get(headsign) ?? null);
  return stop === null ? text : stopName(view, stop);
}
