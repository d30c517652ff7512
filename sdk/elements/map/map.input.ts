import { idsOf } from "../../contracts/elements/ids.ts";
import type { MapAttributes } from "../../contracts/elements/map.ts";
import type { MapInput } from "../../machines/map/map.types.ts";
import type { Services } from "../_kit/record.ts";

/** Input of the map's machine. */
export function inputOf({ center, zoom, activities, group }: MapAttributes, { locale }: Services): MapInput {
  return {
    activityIds: activities?.length ? idsOf(activities) : null,
    center: center ? { latitude: center[0], longitude: center[1] } : null,
    zoom: zoom ?? null,
    group: group ?? null,
    locale,
  };
}
