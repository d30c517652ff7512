import type { CatalogueInput } from "../schema.ts";
import type { ActivityInput } from "./build/activity.ts";
import { locations } from "./locations.ts";
import { pointsOfInterest, type PointOfInterest } from "./points-of-interest.ts";
import { allRows } from "./rows/all.ts";

const earthKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres on the ground (haversine). */
function kmBetween(one: { readonly latitude: number; readonly longitude: number }, other: { readonly latitude: number; readonly longitude: number }): number {
  const up = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const along = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(up + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * along));
}

const keyById = new Map(allRows.map(({ row }) => [row[0], row[1]]));
/** A row's key, or the name of its picture for those with files of their own. */
const keyOf = (activity: ActivityInput) => keyById.get(activity.id) ?? activity.pictures[0]?.file.replace(/\.webp$/, "") ?? "";
const belongs = (point: PointOfInterest, activity: ActivityInput) => kmBetween(point, activity) <= point.within || point.also.includes(keyOf(activity));

/** The ids of the points of interest that an activity belongs to. */
export const pointsNear = (activity: ActivityInput): number[] => pointsOfInterest.filter((point) => belongs(point, activity)).map(({ id }) => id);

/** The points of interest, each shown by its own activity, or else by the first that belongs to it. */
export function shownPoints(activities: readonly ActivityInput[]): NonNullable<CatalogueInput["pointsOfInterest"]> {
  return pointsOfInterest.map((point) => {
    const own = activities.find((activity) => keyOf(activity) === point.also[0]) ?? activities.find((activity) => belongs(point, activity));
    const { id, title, latitude, longitude, teaser } = point;
    return { id, title, latitude, longitude, teaser, locationId: locations[point.place].id, picture: own?.pictures[0] ?? null };
  });
}
