import type { mapAttributes } from "../../contracts/elements/map.ts";
import type { ElementDocs } from "../_kit/docs.ts";

/** Documentation of `<gipfel-map>`, for `custom-elements.json`. */
export const mapDocs: ElementDocs<typeof mapAttributes> = {
  description: "The map: activities in clusters, and their cards.",
  attributes: {
    center: "Where the map begins: latitude,longitude in degrees. Without it: the middle of Switzerland.",
    zoom: "How near it begins, from 0 to 20. Without it: 9.",
    activities: "Only these activities, by content id.",
  },
  slots: {},
  parts: {},
  cssProperties: {
    "--gipfel-map-height": "Height, where the page sets no `height`. Default: 80 % of the window, 480 to 900 px.",
  },
};
