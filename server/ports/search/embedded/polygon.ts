import { AppError } from "../../../errors.ts";
import type { IndexRecord } from "../records.ts";

type Point = readonly [lat: number, lng: number];

/** Points of all polygons together: the hosted index takes 10,000 a polygon, which would hold this one too long. */
const [fewestPoints, mostPoints] = [3, 1000];

/**
 * Reads `insidePolygon`: lists of three or more points in degrees (`[[lat, lng, lat, lng, lat, lng]]`), any of them;
 * null without one. Throws `invalid_input`.
 */
export function readPolygons(given: unknown): ((record: IndexRecord) => boolean) | null {
  if (given === undefined || given === null || given === "") return null;
  const list: unknown[] = typeof given === "string" ? given.split(",") : Array.isArray(given) ? given : [];
  const polygons = (list.some(Array.isArray) ? list : [list]).map(pointsOf);
  const count = polygons.reduce((sum, points) => sum + points.length, 0);
  if (count > mostPoints) throw new AppError("invalid_input", `insidePolygon: ${mostPoints} points at most.`);
  return ({ lat, lng }) => lat !== null && lng !== null && polygons.some((points) => isInside(points, lat, lng));
}

function pointsOf(given: unknown): readonly Point[] {
  const numbers = Array.isArray(given)
    ? given.map((each) => (typeof each === "string" && each.trim() === "" ? Number.NaN : Number(each)))
    : [];
  const isRight =
    numbers.length % 2 === 0 &&
    numbers.length >= 2 * fewestPoints &&
    numbers.every((each, at) => Math.abs(each) <= (at % 2 === 0 ? 90 : 180));
  if (!isRight)
    throw new AppError(
      "invalid_input",
      "insidePolygon: three or more points in degrees are wanted, as [[lat, lng, lat, lng, lat, lng]].",
    );
  return Array.from(
    { length: numbers.length / 2 },
    (_, point) => [numbers[2 * point]!, numbers[2 * point + 1]!] as const,
  );
}

/** A ray from the point crosses the edges an odd number of times. */
function isInside(points: readonly Point[], lat: number, lng: number): boolean {
  let isIn = false;
  let [beforeLat, beforeLng] = points.at(-1)!;
  for (const [nextLat, nextLng] of points) {
    if (
      nextLat > lat !== beforeLat > lat &&
      lng < ((beforeLng - nextLng) * (lat - nextLat)) / (beforeLat - nextLat) + nextLng
    )
      isIn = !isIn;
    [beforeLat, beforeLng] = [nextLat, nextLng];
  }
  return isIn;
}
