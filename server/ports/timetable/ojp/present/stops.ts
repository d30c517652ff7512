import type { Position } from "../../../../../sdk/contracts/distance.ts";
import type { StopPlaceRef } from "../../../../../sdk/contracts/transport.ts";
import { uicOf } from "../../stop-ids.ts";
import { childAt, childrenOf, textAt, type XmlElement } from "../xml/xml-element.ts";

/** One id for a station, whatever its platforms are called: its UIC number where an id has it. */
export const stationId = (id: string): string => String(uicOf(id.replace(/^urn:uic:stn:/, "")) ?? id);

export function stopPlaceRef(id: string): StopPlaceRef {
  const uic = uicOf(id);
  return { objectType: "StopPlaceRef", stopPlaceRef: uic === null ? id : `urn:uic:stn:${uic}` };
}

/** The id of a stop in an element that names one. */
export const stopIdOf = (element: XmlElement | undefined): string =>
  textAt(element, "StopPointRef") || textAt(element, "StopPlaceRef");

/** Coordinates of the element; null where it has none that are any. */
export function positionOf(element: XmlElement | undefined): Position | null {
  const geo = childAt(element, "GeoPosition");
  const [latitude, longitude] = [textAt(geo, "Latitude"), textAt(geo, "Longitude")].map((text) =>
    text === "" ? Number.NaN : Number(text),
  ) as [number, number];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Where the stops of an answer lie, by their ids and by those of their stations. */
export function positionsIn(context: XmlElement | undefined): ReadonlyMap<string, Position> {
  const positions = new Map<string, Position>();
  for (const place of childrenOf(childAt(context, "Places"), "Place")) {
    const id = stopIdOf(childAt(place, "StopPoint")) || stopIdOf(childAt(place, "StopPlace"));
    const position = positionOf(place);
    if (id === "" || !position) continue;
    positions.set(id, position);
    if (!positions.has(stationId(id))) positions.set(stationId(id), position);
  }
  return positions;
}
