import type { Extras } from "../provider.ts";

/** By day and by night the base is quiet: what is for sale stands out on it. */
export type MapTheme = "light" | "dark";

/** Our own base's shapes (GeoJSON): the embedded style draws them, and stands in where a theme has no other style. */
export const baseShapes = new URL("./embedded/switzerland.json", import.meta.url);

/** What the map is drawn from. */
export interface BasemapPort extends Extras {
  /** The MapLibre style, or the address where another server has it; `baseAddress` is that of our own base's shapes. */
  styleFor(theme: MapTheme, baseAddress: string): object | URL;
}
