import type { CatalogueInput } from "../schema.ts";
import { jungfraujoch } from "./activities/jungfraujoch.ts";
import { lakeLucerneSteamer } from "./activities/lake-lucerne-steamer.ts";
import { rhineFalls } from "./activities/rhine-falls.ts";
import { titlis } from "./activities/titlis.ts";
import { zermattGornergrat } from "./activities/zermatt-gornergrat.ts";
import { locations } from "./locations.ts";
import { suppliers } from "./suppliers.ts";
import { types } from "./types.ts";

/** The demo shop's catalogue. Which activity shows which rule stands in the README beside this file. */
export const catalogue: CatalogueInput = {
  suppliers: Object.values(suppliers),
  types: Object.values(types),
  locations: Object.values(locations),
  activities: [jungfraujoch, titlis, rhineFalls, zermattGornergrat, lakeLucerneSteamer],
};
