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

/** What a picture is about. */
export const subjectNames = [
  // rails and cables
  "cable-car",
  "gondola",
  "chairlift",
  "cog-train",
  "red-train",
  "panorama-train",
  "steam-train",
  "funicular",
  "viaduct",
  "bus",
  "tram",
  "vintage-car",
  // on water
  "paddle-steamer",
  "lake-boat",
  "motor-boat",
  "sailing-boat",
  "kayak",
  "canoe",
  "sup",
  "raft",
  "pedalo",
  "ferry",
  "swimmers",
  "canyoning",
  "surf",
  // in the air
  "paraglider",
  "hot-air-balloon",
  "helicopter",
  "airplane",
  "skydiver",
  "zip-line",
  "bungee",
  "giant-swing",
  // on foot, on wheels, on the rock
  "hikers",
  "family-walk",
  "guide",
  "lantern-walk",
  "climbers",
  "via-ferrata",
  "rope-park",
  "suspension-bridge",
  "cliff-walk",
  "viewpoint",
  "e-bike",
  "mountain-bike",
  "scooter",
  "segway",
  "horse-riding",
  "horse-carriage",
  "golf",
  "toboggan-run",
  "photographer",
  "yoga",
  "picnic",
  "camp",
  "campfire",
  "treasure-hunt",
  "llama-trek",
  // snow and ice
  "skier",
  "ski-lesson",
  "snowboarder",
  "cross-country-skier",
  "ski-tour",
  "snowshoes",
  "sledge",
  "snow-tube",
  "husky-sled",
  "ice-skating",
  "ice-climbing",
  "igloo",
  "airboard",
  // places
  "castle",
  "church",
  "abbey",
  "museum",
  "clock-tower",
  "fountain",
  "jet-fountain",
  "covered-bridge",
  "stone-bridge",
  "waterfall",
  "mountain-hut",
  "summit-cross",
  "roman-theatre",
  "dam",
  "parliament",
  "matterhorn",
  "cave-lake",
  "garden",
  "windmill",
  "lighthouse",
  "alp-hut",
  "tower-view",
  // animals
  "cows",
  "goats",
  "ibex",
  "marmot",
  "eagle",
  "zoo",
  "dinosaur",
  "penguins",
  "bees",
  "alpaca",
  "deer",
  // table and craft
  "cheese",
  "cheese-making",
  "fondue",
  "raclette",
  "chocolate",
  "wine-tasting",
  "wine-cellar",
  "beer",
  "distillery",
  "bakery",
  "cooking",
  "market",
  "food-tour",
  "brunch",
  "coffee",
  "dinner",
  "watchmaking",
  "wood-carving",
  "pottery",
  "paper-cut",
  "salt",
  // culture and rest
  "alphorn",
  "yodel",
  "concert",
  "festival",
  "opera",
  "open-air-cinema",
  "christmas-market",
  "fireworks",
  "carnival",
  "gallery",
  "exhibition",
  "science",
  "planetarium",
  "telescope",
  "escape-room",
  "thermal-bath",
  "sauna",
  "spa",
  "hot-tub",
  "casino",
  "stadium",
  "aquarium",
  "car-museum",
  "train-museum",
  "toy-museum",
  "ticket",
  "city-pass",
  "night-lights",
] as const;
export type SubjectName = (typeof subjectNames)[number];

/** What the catalogue asks of one picture: `npm run pictures` draws `<key>.webp` from it. The same brief draws the same picture. */
export interface PictureBrief {
  /** The file's name without its ending: small letters, digits, hyphens. */
  readonly key: string;
  readonly subject: SubjectName;
  readonly landscape: LandscapeName;
  readonly hour: HourName;
  readonly season: Season;
  /** Any whole number; another one draws another ridge, camera, cloud and placing. */
  readonly seed: number;
}
