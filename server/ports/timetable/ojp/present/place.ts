import type { Place } from "../../../../../sdk/contracts/transport.ts";
import { kindOfMode } from "../../present/place-kind.ts";
import { childAt, childrenOf, inLanguage, textAt, type XmlElement } from "../xml/xml-element.ts";
import { ptModesIn } from "./mode.ts";
import { positionOf, stationId, stopIdOf } from "./stops.ts";

/** Stops of a delivery, the most probable first, each once. */
export function presentPlaces(delivery: XmlElement, language: string): Place[] {
  const places = childrenOf(delivery, "PlaceResult")
    .map((result) => ({ place: placeOf(result, language), probability: Number(textAt(result, "Probability")) || 0 }))
    .toSorted((one, other) => other.probability - one.probability)
    .flatMap(({ place }) => place ?? []);
  return places.filter(({ id }, nth) => places.findIndex((place) => place.id === id) === nth);
}

function placeOf(result: XmlElement, language: string): Place | null {
  const place = childAt(result, "Place");
  const stop = childAt(place, "StopPlace") ?? childAt(place, "StopPoint");
  const id = stopIdOf(stop);
  // The place's own name has its town in brackets: `Bern, Zent (Bern)`.
  const names = childAt(stop, "StopPlaceName") ?? childAt(stop, "StopPointName") ?? childAt(place, "Name");
  const name = inLanguage(childrenOf(names, "Text"), language);
  if (id === "" || name === "") return null;
  const position = positionOf(place);
  return {
    id: stationId(id),
    name,
    kind: kindOf(result, place, name),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
  };
}

/** Of several vehicles the first of the contract. Swiss stops of local transport have a comma in their names. */
function kindOf(result: XmlElement, place: XmlElement | undefined, name: string): Place["kind"] {
  const modes = new Set([...ptModesIn(result), ...ptModesIn(place)]);
  const first = Object.entries(kindOfMode).find(([mode]) => modes.has(mode as keyof typeof kindOfMode));
  return first?.[1] ?? (name.includes(",") ? "bus" : "train");
}
