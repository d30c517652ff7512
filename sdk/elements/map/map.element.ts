import { idsOf } from "../../contracts/elements/ids.ts";
import { mapAttributes, type MapAttributes } from "../../contracts/elements/map.ts";
import { mapMachine } from "../../machines/map/map.machine.ts";
import type { MapInput } from "../../machines/map/map.types.ts";
import { defineRecord, type Services } from "../_kit/record.ts";
import { connectMap } from "./map.connect.ts";
import styles from "./map.css?inline";
import { implementMap } from "./map.implement.ts";
import { MapView } from "./map.tsx";

/**
 * `<gipfel-map>`: where it is. Clusters on a map, their cards in a list beside it; where no map can be drawn the list
 * says the same. Custom property `--gipfel-map-height`; without it 80 % of the window.
 */
export const record = defineRecord({
  tag: "gipfel-map",
  description: "The map: activities in clusters, and their cards.",
  attributes: mapAttributes,
  events: ["ready", "view", "select", "error", "analytics"],
  machine: mapMachine,
  implement: implementMap,
  input: inputOf,
  changed: (attributes, services) => ({ type: "attributes.changed" as const, input: inputOf(attributes, services) }),
  connect: connectMap,
  View: MapView,
  styles,
  catalogues: ["map"],
  isSettled: (snapshot) => !snapshot.matches({ points: "waiting" }) && !snapshot.matches({ points: "loading" }),
});

function inputOf({ center, zoom, activities, group }: MapAttributes, { locale }: Services): MapInput {
  return {
    activityIds: activities?.length ? idsOf(activities) : null,
    center: center ? { latitude: center[0], longitude: center[1] } : null,
    zoom: zoom ?? null,
    group: group ?? null,
    locale,
  };
}
