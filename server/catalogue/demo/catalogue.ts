import type { CatalogueInput } from "../schema.ts";
import { aletschGlacierHike } from "./activities/aletsch-glacier-hike.ts";
import { appenzellAescher } from "./activities/appenzell-aescher.ts";
import { baselRhineFerry } from "./activities/basel-rhine-ferry.ts";
import { bernEBike } from "./activities/bern-e-bike.ts";
import { berninaExpress } from "./activities/bernina-express.ts";
import { chillon } from "./activities/chillon.ts";
import { davosSledging } from "./activities/davos-sledging.ts";
import { genevaBoat } from "./activities/geneva-boat.ts";
import { grindelwaldFirst } from "./activities/grindelwald-first.ts";
import { gruyeresCheese } from "./activities/gruyeres-cheese.ts";
import { interlakenParagliding } from "./activities/interlaken-paragliding.ts";
import { jungfraujoch } from "./activities/jungfraujoch.ts";
import { lakeLucerneSteamer } from "./activities/lake-lucerne-steamer.ts";
import { lauterbrunnenWaterfall } from "./activities/lauterbrunnen-waterfall.ts";
import { lavauxWine } from "./activities/lavaux-wine.ts";
import { lucerneNightWalk } from "./activities/lucerne-night-walk.ts";
import { luganoMonteBre } from "./activities/lugano-monte-bre.ts";
import { railPass } from "./activities/rail-pass.ts";
import { rhineFalls } from "./activities/rhine-falls.ts";
import { rigi } from "./activities/rigi.ts";
import { schilthorn } from "./activities/schilthorn.ts";
import { stMoritzSkiLesson } from "./activities/st-moritz-ski-lesson.ts";
import { titlis } from "./activities/titlis.ts";
import { verzascaCanyoning } from "./activities/verzasca-canyoning.ts";
import { zermattGornergrat } from "./activities/zermatt-gornergrat.ts";
import { zurichFoodTour } from "./activities/zurich-food-tour.ts";
import { locations } from "./locations.ts";
import { suppliers } from "./suppliers.ts";
import { types } from "./types.ts";

/** The demo shop's catalogue. Which activity shows which rule stands in the README beside this file. */
export const catalogue: CatalogueInput = {
  suppliers: Object.values(suppliers),
  types: Object.values(types),
  locations: Object.values(locations),
  activities: [
    jungfraujoch,
    titlis,
    rhineFalls,
    zermattGornergrat,
    lakeLucerneSteamer,
    chillon,
    interlakenParagliding,
    zurichFoodTour,
    railPass,
    lauterbrunnenWaterfall,
    gruyeresCheese,
    schilthorn,
    rigi,
    bernEBike,
    berninaExpress,
    grindelwaldFirst,
    aletschGlacierHike,
    stMoritzSkiLesson,
    genevaBoat,
    luganoMonteBre,
    verzascaCanyoning,
    appenzellAescher,
    lucerneNightWalk,
    baselRhineFerry,
    davosSledging,
    lavauxWine,
  ],
};
