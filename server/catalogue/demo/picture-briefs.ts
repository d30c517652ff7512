import type { FamilyKey } from "./families/keys.ts";
import { landscapes, type LandscapeKey } from "./landscapes.ts";
import { allRows } from "./rows/all.ts";
import type { Row } from "./rows/row.ts";

const hourKeys = ["dawn", "morning", "noon", "afternoon", "evening", "dusk", "night"] as const;
const seasonKeys = ["spring", "summer", "autumn", "winter"] as const;
export type Hour = (typeof hourKeys)[number];
export type Season = (typeof seasonKeys)[number];

/** What the picture of an activity is to show; the colleague's brush is free in all that isn't said. */
export interface PictureBrief {
  /** `<key>.webp` is the file; a second one is `<key>-2.webp`. */
  readonly key: string;
  readonly family: FamilyKey;
  readonly subject: string;
  /** What happens in it, in English. */
  readonly scene: string;
  readonly place: string;
  readonly landscape: LandscapeKey;
  readonly hour: Hour;
  readonly season: Season;
  readonly seed: number;
}

interface Subject {
  readonly subject: string;
  readonly scene: string;
  /** Another view, for the second picture. */
  readonly second: string;
  readonly hours: readonly Hour[];
  readonly seasons: readonly Season[];
  readonly land?: LandscapeKey;
}

const day: readonly Hour[] = ["morning", "noon", "afternoon", "evening"];
const early: readonly Hour[] = ["dawn", "morning", "noon", "afternoon"];
const late: readonly Hour[] = ["evening", "dusk"];
const allYear: readonly Season[] = ["summer", "autumn", "winter", "spring"];
const green: readonly Season[] = ["summer", "autumn", "spring"];
const white: readonly Season[] = ["winter"];
const warm: readonly Season[] = ["summer"];

const s = (subject: string, scene: string, second: string, hours: readonly Hour[], seasons: readonly Season[], land?: LandscapeKey): Subject => ({
  subject,
  scene,
  second,
  hours,
  seasons,
  ...(land ? { land } : {}),
});

/** What each family's pictures show. */
export const subjects: Record<FamilyKey, Subject> = {
  cableCar: s("cable-car", "a cabin on its cable below the summit station", "two people on the viewing terrace", early, allYear),
  funicular: s("funicular", "a stepped funicular car on its steep track", "the view from the top terrace", day, green),
  rackRailway: s("cog-train", "a small red cog train climbing below the summit", "the train on a curve, hikers beside it", early, green),
  boatRide: s("boat", "a white passenger boat on the water", "a jetty with people, the boat coming in", day, green),
  dinnerCruise: s("dinner-boat", "a lit boat on the water, tables behind its windows", "a laid table by the window, water behind", late, allYear),
  paddling: s("paddle", "a kayak, canoe or stand-up board on calm water", "two boats drawn up on a shore", early, warm),
  rafting: s("raft", "a raft with six people in white water", "the raft carried to the bank", day, warm),
  canyoning: s("canyoning", "somebody in helmet and wetsuit jumping or sliding into a green pool", "roping down beside a fall", day, warm),
  cityWalk: s("old-town-walk", "a guide with guests before a façade, fountain or tower", "a lane with oriels and flags", day, green, "old-town"),
  nightWatchman: s("night-watchman", "a watchman with lantern and halberd in a lane", "lit windows of an old square", ["night", "dusk"], allYear, "old-town"),
  foodTour: s("market", "a market stall or laid table with the place's own food", "guests tasting in an arcade", day, green, "old-town"),
  cityGame: s(
    "riddle",
    "a few people with map, magnifier or old lock before a house",
    "a hand on a box with dials",
    ["afternoon", "evening", "dusk"],
    allYear,
    "old-town",
  ),
  photoWalk: s("camera", "somebody behind a camera on a tripod, the view beyond", "the picture itself: the view", ["dawn", "evening", "dusk"], green),
  workshop: s("craft", "hands at a bench with tools of the craft", "finished pieces on a shelf", day, allYear, "interior"),
  cheeseDairy: s("cheese", "wheels of cheese on shelves or a copper vat", "a cut wheel, a cow meadow behind the window", day, allYear, "interior"),
  chocolate: s("chocolate", "pralines, a poured bar, a whisk and a bowl", "a shop window with chocolate", day, allYear, "interior"),
  distillery: s("still", "a copper still with glasses and fruit before it", "bottles in a cellar niche", ["afternoon", "evening"], allYear, "interior"),
  wineWalk: s("vineyard", "walkers between vines", "two glasses and a bottle on a wall", ["afternoon", "evening"], ["autumn", "summer"], "vineyard-terraces"),
  fondue: s("fondue", "a pot of fondue with forks", "guests at a steamed-up window", late, white),
  skiPass: s("ski-slope", "skiers on a groomed slope, a chairlift", "one skier in powder", early, white, "snow-slope"),
  skiLesson: s("ski-lesson", "an instructor and learners on an easy slope", "skis in the snow before a hut", early, white, "snow-slope"),
  crossCountry: s("cross-country", "a cross-country skier in the track", "the track through a snowy wood", early, white, "high-plateau"),
  tobogganRun: s(
    "sledge",
    "a sledge with two people on a white run",
    "a row of wooden sledges",
    ["morning", "afternoon", "dusk", "night"],
    white,
    "snow-slope",
  ),
  snowshoe: s("snowshoes", "a small group on snowshoes in deep snow", "a trail of prints to a wood", ["dawn", "morning", "afternoon", "dusk"], white),
  iceRink: s("ice", "skaters or curling stones on ice", "lamps above an ice path", ["morning", "afternoon", "dusk"], white, "alpine-valley"),
  gorge: s("gorge-path", "a wooden walkway along rock above green water", "a bridge high over the gorge", day, green, "gorge"),
  cave: s("cave", "stalactites, a lit path, still water", "visitors with helmets and lamps", ["noon"], allYear, "interior"),
  glacierWalk: s("rope-team", "a rope team on blue ice", "crevasses and a moraine", early, green, "high-glacier"),
  guidedHike: s("hikers", "hikers on a path", "a rest on a rock, the view", early, green),
  garden: s("garden", "flower beds, palms or azaleas, a path", "a pond or greenhouse", day, ["spring", "summer"]),
  wildlifePark: s(
    "animals",
    "an animal of the park (elephant, bear, ibex, flamingo, fish, butterfly) in its ground",
    "a child at a fence",
    day,
    green,
    "forest",
  ),
  animalTrek: s("led-animal", "people leading alpacas, llamas, goats, donkeys or St Bernards", "a muzzle, near", day, green),
  husky: s("husky", "a team of huskies before a sledge", "two huskies at rest", ["morning", "afternoon", "dusk"], white, "snow-slope"),
  carriage: s("carriage", "a horse carriage or sleigh", "two horses' heads", day, allYear),
  museum: s("museum", "the museum's façade or a hall with its best piece", "a visitor before a picture", day, allYear, "old-town"),
  castle: s("castle", "the castle with its towers", "a courtyard or knights' hall", day, green),
  science: s("science", "a big experiment, engine, skeleton or telescope", "children trying it", day, allYear, "interior"),
  coachTour: s("coach", "a coach or yellow post bus on a mountain road", "the stop with a view", day, green),
  thermalBath: s("bath", "an outdoor pool with steam and bathers", "a stone hall with still water", ["dawn", "morning", "evening", "dusk"], allYear),
  panoramaTrain: s("panorama-train", "a train with large windows in the landscape", "a viaduct with the train", day, allYear),
  dayPass: s("network", "train, boat and bus of the region together", "a ticket in a hand before a lake", day, green),
  eBikeTour: s("e-bike", "riders on e-bikes on a field path", "bikes leaning on a fountain", day, green),
  bikeRental: s("bike", "bikes in a rack or one on a shore path", "a child's bike and a trailer", day, green),
  mountainBike: s("mountain-bike", "a rider on a trail", "a jump or berm", day, ["summer", "autumn"]),
  viaFerrata: s("via-ferrata", "a climber on iron rungs above the valley", "a rope bridge", early, ["summer", "autumn"]),
  climbing: s("climbing", "a climber on granite or plastic holds, rope below", "a belayer looking up", day, green),
  ropePark: s("rope-park", "somebody with helmet between trees on a rope", "a platform in a tree", day, green, "forest"),
  summerToboggan: s("rail-toboggan", "a small sledge on a metal rail in the meadow", "a curve seen from above", day, warm),
  scooter: s("scooter", "a rider on a big-wheeled scooter on a gravel path", "three scooters in a row", day, ["summer", "autumn"]),
  zipline: s("zipline", "somebody hanging from a wire over the valley, or jumping with a rope", "the platform", day, ["summer", "autumn"]),
  tandemFlight: s("paraglider", "a tandem paraglider", "the take-off from a meadow", early, allYear),
  balloon: s("balloon", "a hot-air balloon over the land", "the balloon being filled", ["dawn", "morning"], ["winter", "autumn", "summer"], "rolling-prealps"),
  scenicFlight: s("aircraft", "a helicopter, glider or small plane before peaks", "the aircraft on the ground", early, allYear),
};

/** Drawn by a number that only the activity has, so that a new activity changes no other's picture. */
const pick = <T>(from: readonly T[], by: number): T => from[by % from.length]!;

function briefsOf({ family, row }: { readonly family: FamilyKey; readonly row: Row }): PictureBrief[] {
  const [id, key, place, , , meet, , facts] = row;
  const subject = subjects[family];
  const seasons = facts?.season === "winter" ? white : facts?.season === "summer" ? subject.seasons.filter((season) => season !== "winter") : subject.seasons;
  const first: PictureBrief = {
    key,
    family,
    subject: subject.subject,
    scene: `${subject.scene} (${key.replaceAll("-", " ")}, ${meet})`,
    place,
    landscape: facts?.land ?? subject.land ?? landscapes[place],
    hour: pick(subject.hours, id),
    season: pick(seasons.length > 0 ? seasons : warm, Math.floor(id / subject.hours.length)),
    seed: id,
  };
  if (!facts?.two) return [first];
  const second = {
    ...first,
    key: `${key}-2`,
    scene: `${subject.second} (${key.replaceAll("-", " ")}, ${meet})`,
    hour: pick(subject.hours, id + 1),
    seed: id + 10_000,
  };
  return [first, second];
}

/** One for each picture of the new activities. */
export const pictureBriefs: readonly PictureBrief[] = allRows.flatMap(briefsOf);
