import * as v from "valibot";
import { commonAttributes } from "./attributes.ts";
import { ids } from "./ids.ts";

/** The middle of Switzerland, and how near the map begins (discovery spec §9). */
export const mapDefaults = { center: { latitude: 46.8182, longitude: 8.2275 }, zoom: 9 } as const;

/** Attributes of `<gipfel-map>`: the full map with clusters and cards. */
export const mapAttributes = v.object({
  ...commonAttributes,
  center: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\s*-?\d{1,2}(?:\.\d+)?\s*,\s*-?\d{1,3}(?:\.\d+)?\s*$/, "latitude,longitude in degrees is wanted"),
      v.transform((pair) => pair.split(",").map(Number) as [number, number]),
      v.check(
        ([latitude, longitude]) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
        "latitude to ±90 and longitude to ±180 are wanted",
      ),
    ),
  ),
  zoom: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}(?:\.\d+)?$/, "a zoom from 0 to 20 is wanted"),
      v.transform(Number),
      v.maxValue(20, "a zoom from 0 to 20 is wanted"),
    ),
  ),
  activities: ids,
});
export type MapAttributes = v.InferOutput<typeof mapAttributes>;
