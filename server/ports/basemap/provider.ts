import type * as v from "valibot";
import type { Provider } from "../provider.ts";
import type { BasemapPort } from "./basemap.ts";

/** Types the record of a base for the map. */
export function basemapProvider<Entries extends v.ObjectEntries>(
  record: Provider<Entries, BasemapPort, null>,
): Provider<Entries, BasemapPort, null> {
  return record;
}
