import { kmBetween } from "../../../../sdk/contracts/distance.ts";
import { AppError } from "../../../errors.ts";
import type { IndexRecord } from "../records.ts";
import { noMatches } from "./find.ts";

/** A position that hits are measured from. */
export interface Origin {
  /** Metres; null for any distance. */
  readonly radius: number | null;
  /** Metres by the great circle; infinite for what has no place. */
  metresTo(record: IndexRecord): number;
}

const metresAKm = 1000;

/** Reads `aroundLatLng` and `aroundRadius`; null where no position is given. Throws `invalid_input`. */
export function readOrigin(text: string | undefined, radius: number | string | undefined): Origin | null {
  if (!text) return null;
  const [, latitude, longitude] = (/^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []).map(
    Number,
  );
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    throw new AppError(
      "invalid_input",
      "aroundLatLng is a latitude to ±90 and a longitude to ±180, with a comma between.",
      { aroundLatLng: "46.68,7.86" },
    );
  const metres = radius === undefined || radius === "all" ? null : Number(radius);
  if (metres !== null && !(metres >= 1))
    throw new AppError("invalid_input", "aroundRadius is a number of metres from 1, or all.", {
      aroundRadius: "metres",
    });
  const position = { latitude, longitude };
  return {
    radius: metres,
    metresTo: ({ lat, lng }) =>
      lat === null || lng === null ? Infinity : kmBetween(position, { latitude: lat, longitude: lng }) * metresAKm,
  };
}

/** The documents of a page: by rank, then by distance. Sorts only as many as the page reaches. */
export function nearest(
  records: readonly IndexRecord[],
  rankOf: Uint8Array,
  from: number,
  to: number,
  origin: Origin,
): { documents: number[]; nbHits: number } {
  const best: { document: number; rank: number; metres: number }[] = [];
  let nbHits = 0;
  for (let document = 0; document < records.length; document++) {
    const record = records[document]!;
    const rank = rankOf[document]!;
    if (rank === noMatches) continue;
    nbHits++;
    const metres = origin.metresTo(record);
    const last = best.at(-1);
    if (best.length >= to && last && (rank > last.rank || (rank === last.rank && metres >= last.metres))) continue;
    let [low, high] = [0, best.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = best[middle]!;
      if (other.rank < rank || (other.rank === rank && other.metres <= metres)) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, { document, rank, metres });
    if (best.length > to) best.pop();
  }
  return { documents: best.slice(from).map(({ document }) => document), nbHits };
}
