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
import { attributeList } from "./attribute-list.ts";
import type { ActivityInput } from "./build/activity.ts";
import { written } from "./build/written.ts";
import { locations, type LocationKey } from "./locations.ts";
import { placeTeaser } from "./place-teasers.ts";
import { pointsNear, shownPoints } from "./points-near.ts";
import { writeReviews } from "./reviews/write.ts";
import { allRows } from "./rows/all.ts";
import { allSuppliers } from "./suppliers.ts";
import { types } from "./types.ts";

/** Those that show the rules of selling, one by one (README). */
const shown = [
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
];

const activities: ActivityInput[] = [...shown, ...allRows.map(written)].map((activity) => ({ ...activity, pointsOfInterest: pointsNear(activity) }));

/** A place or type is shown by the first of its activities. */
const pictureOf = (of: (activity: ActivityInput) => boolean) => activities.find(of)?.pictures[0] ?? null;

/** The demo shop's catalogue. Which activity shows which rule, and how the others are written, stands in the README beside this file. */
export const catalogue: CatalogueInput = {
  suppliers: allSuppliers,
  types: Object.values(types).map((type) => ({ ...type, picture: pictureOf(({ typeId }) => typeId === type.id) })),
  locations: (Object.keys(locations) as LocationKey[]).map((key) => ({
    ...locations[key],
    teaser: placeTeaser(key),
    picture: pictureOf(({ locationId }) => locationId === locations[key].id),
  })),
  attributes: attributeList.map((attribute) => ({
    ...attribute,
    items: attribute.items.map((item) => ({
      ...item,
      picture: pictureOf(({ attributes = [] }) => attributes.some(({ items }) => items.includes(item.id))),
    })),
  })),
  pointsOfInterest: shownPoints(activities),
  activities,
  reviews: writeReviews(activities, ({ supplierId }) => allSuppliers.find(({ id }) => id === supplierId)?.name ?? ""),
};
