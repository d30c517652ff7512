import type { StopPlaceRef } from "../../../../../sdk/contracts/transport.ts";
import type { Timetable } from "../file/sections.ts";
import { textOf } from "../file/texts.ts";
import { placeName } from "../places-search/places-search.ts";
import type { View } from "./view.ts";
import { uicOf } from "../../stop-ids.ts";

/** Of the station of a stop: `urn:uic:stn:8503000` where it has a UIC number or a Swiss SLOID, else the feed's id. */
export function placeRef(timetable: Timetable, stop: number): StopPlaceRef {
  const [own, station] = [stop, timetable.stopStation[stop]!].map((each) => textOf(timetable, timetable.stopId[each]!));
  const uic = uicOf(own!) ?? uicOf(station!);
  return { objectType: "StopPlaceRef", stopPlaceRef: uic === null ? station! : `urn:uic:stn:${uic}` };
}

/** The name of a stop in the reader's language; of its station where it has no other one. */
export function stopName({ timetable, locale }: View, stop: number): string {
  const station = timetable.stopStation[stop]!;
  const [own, of] = [stop, station].map((each) => textOf(timetable, timetable.stopName[each]!));
  return placeName(timetable, own === "" || own === of ? station : stop, locale);
}
