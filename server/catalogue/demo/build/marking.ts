import { attributes, summer, winter, allYear } from "../attributes.ts";
import type { Family } from "../families/family.ts";
import { marks, regionOf } from "../marks.ts";
import type { Row } from "../rows/row.ts";
import type { ActivityInput } from "./activity.ts";
import { draw } from "./draw.ts";

const noon = "12:00";
const evening = "17:00";
const hour = 60;
const threeHours = 180;
const halfDay = 300;
/** From so many reviews on it is a favourite. */
const favouriteFrom = 80;
const insiderShare = 0.35;

function durationItem(minutes: number): number {
  const { short, hours, halfDay: half, day } = marks.duration;
  return minutes <= hour ? short : minutes <= threeHours ? hours : minutes <= halfDay ? half : day;
}

/** The part of the day that a start time lies in. */
function hourOf(time: string): "morning" | "afternoon" | "evening" {
  return time < noon ? "morning" : time < evening ? "afternoon" : "evening";
}

/** What a row answers to in the filters: what its family says, and what its season, place and fame say. */
export function marksOf(
  { marks: said, topics }: Family,
  row: Row,
  season: "all" | "summer" | "winter",
  minutes: number,
): NonNullable<ActivityInput["attributes"]> {
  const [id, , place, , , , , facts] = row;
  const { suitableFor, weather, setting } = attributes;
  const items = <Group extends { readonly id: number }>(group: Group, keys: readonly Exclude<keyof Group, "id">[] = []) => ({
    attributeId: group.id,
    items: keys.map((key) => Number(group[key])),
  });
  const region = regionOf(place);
  const isFavourite = (facts?.rated?.[1] ?? 0) >= favouriteFrom;
  const isInsider = !isFavourite && facts?.two === undefined && draw(id, "insider") < insiderShare;
  const suits: Exclude<keyof typeof suitableFor, "id">[] = [
    ...(topics.includes("family") || topics.includes("animals") ? (["families"] as const) : []),
    "couples",
    ...(said.occasion?.includes("team") || said.effort === 1 ? (["groups"] as const) : []),
    ...(said.included?.includes("guide") ? (["alone"] as const) : []),
  ];
  const all = [
    season === "winter" ? winter : season === "summer" ? summer : allYear,
    items(suitableFor, suits),
    items(weather, said.indoor ? ["anyWeather"] : topics.includes("view") ? ["clearSky"] : []),
    items(setting, said.setting),
    { attributeId: marks.duration.id, items: [durationItem(minutes)] },
    items(marks.effort, [(["easy", "moderate", "hard"] as const)[said.effort - 1]!]),
    items(marks.included, said.included),
    items(marks.access, said.access),
    items(marks.hours, facts?.times ? [...new Set(facts.times.map(hourOf))] : said.hours),
    items(marks.famous, isFavourite ? ["favourite"] : isInsider ? ["insider"] : []),
    items(marks.level, said.level),
    items(marks.occasion, said.occasion),
    items(marks.roof, [said.indoor ? "indoor" : "outdoor"]),
    items(marks.thrill, [(["calm", "some", "much"] as const)[said.thrill - 1]!]),
    { attributeId: marks.region.id, items: region ? [region] : [] },
  ];
  return all.filter((each) => each.items.length > 0);
}
