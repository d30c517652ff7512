import { mapAttributes } from "../../contracts/elements/map.ts";
import { mapMachine } from "../../machines/map/map.machine.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectMap } from "./map.connect.ts";
import { mapDocs } from "./map.docs.ts";
import styles from "./map.css?inline";
import { implementMap } from "./map.implement.ts";
import { MapView } from "./map.tsx";
import { inputOf } from "./map.input.ts";

/**
 * `<gipfel-map>`: where it is. Clusters on a map, their cards in a list beside it; where no map can be drawn the list
 * says the same.
 */
export const record = defineRecord({
  tag: "gipfel-map",
  docs: import.meta.env.SSR ? mapDocs : undefined,
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
