import * as v from "valibot";

const StyleAddress = v.optional(
  v.pipe(v.string(), v.regex(/^https?:\/\//, "the http(s) address of a MapLibre style is wanted")),
);

/** Settings of the map port. Without them the map is drawn from our own base, which needs no other server. */
export const basemapSettings = {
  /** A MapLibre style for the map by day, of any provider. */
  MAP_STYLE_URL: StyleAddress,
  /** The same by night; without it the day's. */
  MAP_STYLE_DARK_URL: StyleAddress,
};
