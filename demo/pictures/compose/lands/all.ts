import type { LandscapeName } from "../../brief.ts";
import type { Recipe } from "../setting.ts";
import { forest, jura, plain, prealps, valley, valleyFalls } from "./green.ts";
import { alpineLake, glacier, nightSky, passRoad, seaOfFog, summit } from "./high.ts";
import { lake, river, ticinoLake, vineyards } from "./lakes.ts";
import { bath, cave, cellar, museumHall, tavern, theatre, workshop } from "./rooms.ts";
import { cityRiver, gorge, oldTown, skyline, village } from "./towns.ts";
import { winterSlopes, winterValley } from "./white.ts";

export const landscapes: Record<LandscapeName, Recipe> = {
  lake,
  "alpine-lake": alpineLake,
  glacier,
  summit,
  "sea-of-fog": seaOfFog,
  prealps,
  valley,
  "valley-falls": valleyFalls,
  gorge,
  forest,
  "pass-road": passRoad,
  vineyards,
  "ticino-lake": ticinoLake,
  jura,
  plain,
  river,
  "city-river": cityRiver,
  "old-town": oldTown,
  village,
  skyline,
  "winter-slopes": winterSlopes,
  "winter-valley": winterValley,
  "night-sky": nightSky,
  cellar,
  "museum-hall": museumHall,
  workshop,
  tavern,
  bath,
  cave,
  theatre,
};

/** Where a boat goes when its landscape has no water. */
export const afloat: Partial<Record<LandscapeName, LandscapeName>> = {
  glacier: "alpine-lake",
  summit: "alpine-lake",
  "pass-road": "alpine-lake",
  "sea-of-fog": "lake",
  prealps: "lake",
  valley: "lake",
  "valley-falls": "gorge",
  forest: "river",
  jura: "river",
  plain: "river",
  "old-town": "city-river",
  village: "lake",
  "winter-slopes": "alpine-lake",
  "winter-valley": "alpine-lake",
  "night-sky": "lake",
  cellar: "lake",
  "museum-hall": "city-river",
  workshop: "lake",
  tavern: "lake",
  theatre: "skyline",
};
