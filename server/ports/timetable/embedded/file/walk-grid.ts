import type { FeedStop } from "../gtfs/feed.types.ts";
import { metresBetween, metresPerDegree } from "./distance.ts";
import { transferDefaults } from "./transfer-defaults.ts";

/** Finds the stops within a walk of a stop: a grid as wide as the longest walk. */
export function walkGrid(stops: readonly FeedStop[], isWalkable: Uint8Array): (stop: number) => readonly number[] {
  const { walkMetres } = transferDefaults;
  const cells = new Map<string, number[]>();
  const cellOf = ({ lat, lng }: FeedStop) => {
    const row = Math.floor((lat * metresPerDegree) / walkMetres);
    // Columns of a row are as wide as at its edge nearer to the pole, so that no neighbour is two columns away.
    const edge = Math.min(89, ((Math.abs(row) + 1) * walkMetres) / metresPerDegree + 0.01);
    const width = walkMetres / (metresPerDegree * Math.cos((edge * Math.PI) / 180));
    return { row, column: Math.floor(lng / width), width };
  };
  for (const [at, stop] of stops.entries()) {
    if (!isWalkable[at] || Number.isNaN(stop.lat)) continue;
    const { row, column } = cellOf(stop);
    const key = `${row} ${column}`;
    const cell = cells.get(key);
    if (cell) cell.push(at);
    else cells.set(key, [at]);
  }
  return (at) => {
    const stop = stops[at]!;
    if (Number.isNaN(stop.lat)) return [];
    const found: number[] = [];
    const { row } = cellOf(stop);
    for (let near = row - 1; near <= row + 1; near++) {
      // Rows differ a little in the width of their columns.
      const middle = cellOf({ ...stop, lat: ((near + 0.5) * walkMetres) / metresPerDegree }).column;
      for (let column = middle - 1; column <= middle + 1; column++)
        for (const other of cells.get(`${near} ${column}`) ?? [])
          if (other !== at && metresBetween(stop, stops[other]!) <= walkMetres) found.push(other);
    }
    return found;
  };
}
