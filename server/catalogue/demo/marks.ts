import type { LocationKey } from "./locations.ts";

/** Ids of the filters' attributes and items that new activities bring; those of the first are in `attributes.ts`. */
export const marks = {
  duration: { id: 41, short: 411, hours: 412, halfDay: 413, day: 414 },
  effort: { id: 42, easy: 421, moderate: 422, hard: 423 },
  included: { id: 43, guide: 431, equipment: 432, food: 433, transport: 434 },
  access: { id: 44, wheelchair: 441, pram: 442, dogs: 443 },
  hours: { id: 46, morning: 461, afternoon: 462, evening: 463, night: 464 },
  famous: { id: 47, favourite: 471, insider: 472 },
  level: { id: 50, beginners: 501, advanced: 502 },
  occasion: { id: 51, birthday: 511, team: 512, romantic: 513, gift: 514 },
  roof: { id: 52, indoor: 521, outdoor: 522 },
  thrill: { id: 53, calm: 531, some: 532, much: 533 },
  region: { id: 55, oberland: 551, central: 552, east: 553, zurichBasel: 554, grisons: 555, valais: 556, ticino: 557, romandie: 558, jura: 559 },
} as const;

type Region = Exclude<keyof typeof marks.region, "id">;
const placesOf: Record<Region, readonly LocationKey[]> = {
  oberland: ["interlaken", "grindelwald", "lauterbrunnen", "bern", "brienz", "meiringen", "kandersteg", "adelboden", "thun", "gstaad", "emmental"],
  central: ["engelberg", "lucerne", "rigi", "schwyz", "einsiedeln", "andermatt", "zug", "stans", "pilatus"],
  east: ["neuhausen", "appenzell", "glarus", "stGallen", "romanshorn", "steinAmRhein", "flumserberg", "badRagaz", "toggenburg", "rapperswil"],
  zurichBasel: ["zurich", "basel", "winterthur", "baden", "aargau", "solothurn"],
  grisons: ["chur", "davos", "stMoritz", "flims", "arosa", "lenzerheide", "bergun", "scuol", "pontresina", "viamala", "poschiavo"],
  valais: ["zermatt", "aletsch", "martigny", "sion", "verbier", "cransMontana", "anniviers", "leukerbad", "saasFee", "goms"],
  ticino: ["lugano", "verzasca", "locarno", "bellinzona", "mendrisio"],
  romandie: ["montreux", "lavaux", "geneva", "gruyeres", "fribourg", "lausanne", "vevey", "diablerets", "aigle"],
  jura: ["biel", "murten", "neuchatel", "valDeTravers", "chauxDeFonds", "jura", "yverdon", "valleeDeJoux"],
};

/** The item of the part of the country that a place lies in; null for the whole of it. */
export function regionOf(place: LocationKey): number | null {
  const region = (Object.keys(placesOf) as Region[]).find((key) => placesOf[key].includes(place));
  return region ? marks.region[region] : null;
}
