import type { HourName } from "./engine/light.ts";
import type { Season } from "./engine/scene.ts";

/** Lands and rooms a picture can be set in; each varies with the seed. */
export const landscapeNames = [
  "lake", // steep shores, snow peaks behind
  "alpine-lake", // a small lake below summits
  "glacier", // ice stream between white peaks
  "summit", // ridge of rock, valleys far below
  "sea-of-fog", // hilltop above the fog
  "prealps", // rolling green hills, farms, snow far away
  "valley", // flat floor, chalets, steep sides
  "valley-falls", // cliffs with waterfalls
  "gorge", // rock walls, green river
  "forest", // firs, light between them
  "pass-road", // hairpins, stones, rough grass
  "vineyards", // terraces above a lake
  "ticino-lake", // palms, round wooded hills
  "jura", // limestone cliff, pastures, single firs
  "plain", // fields, orchard, low hills (Mittelland)
  "river", // wide river between trees and low hills
  "city-river", // old town along a river
  "old-town", // a lane between old houses
  "village", // village square
  "skyline", // lake town with towers, promenade
  "winter-slopes", // pistes, firs with snow
  "winter-valley", // snowed-in valley with chalets
  "night-sky", // stars and Milky Way above ridges
  "cellar", // vaults, barrels
  "museum-hall", // light hall
  "workshop", // kitchen, atelier, laboratory
  "tavern", // wooden room with a window
  "bath", // pool and steam with a view
  "cave", // rock, lamps, still water
  "theatre", // stage and curtain
] as const;
export type LandscapeName = (typeof landscapeNames)[number];

/** What one picture shows: `npm run pictures` draws `<key>.webp` from it. The same brief draws the same picture. */
export interface PictureBrief {
  /** The file's name without its ending: small letters, digits, hyphens. */
  readonly key: string;
  readonly subject: string;
  readonly landscape: LandscapeName;
  readonly hour: HourName;
  readonly season: Season;
  /** Any whole number; another one draws another ridge, camera, cloud and placing. */
  readonly seed: number;
}
