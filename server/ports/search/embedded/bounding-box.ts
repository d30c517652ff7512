import { AppError } from "../../../errors.ts";
import type { IndexRecord } from "../records.ts";

/**
 * Reads `insideBoundingBox`: lists of two opposite corners in degrees (`lat,lng,lat,lng`), any of them; null without
 * one. Throws `invalid_input`.
 */
export function readBoundingBox(given: unknown): ((record: IndexRecord) => boolean) | null {
  if (given === undefined || given === null || given === "") return null;
  const numbers =
    typeof given === "string"
      ? given.split(",").map((text) => (text.trim() === "" ? Number.NaN : Number(text)))
      : Array.isArray(given)
        ? given.flat()
        : [];
  const isBoxes =
    numbers.length > 0 &&
    numbers.length % 4 === 0 &&
    numbers.every((each, place) => Math.abs(Number(each)) <= (place % 2 === 0 ? 90 : 180));
  if (!isBoxes)
    throw new AppError(
      "invalid_input",
      "insideBoundingBox: two opposite corners in degrees are wanted, as [[lat, lng, lat, lng]].",
    );
  const boxes = Array.from(
    { length: numbers.length / 4 },
    (_, box) => numbers.slice(4 * box, 4 * box + 4).map(Number) as [number, number, number, number],
  );
  return ({ lat, lng }) =>
    lat !== null &&
    lng !== null &&
    boxes.some(
      ([lat1, lng1, lat2, lng2]) =>
        lat >= Math.min(lat1, lat2) &&
        lat <= Math.max(lat1, lat2) &&
        lng >= Math.min(lng1, lng2) &&
        lng <= Math.max(lng1, lng2),
    );
}
