import { kmBetween } from "../../sdk/contracts/distance.ts";
import type { ReachedStop } from "../ports/timetable/timetable.ts";

/** How far one walks from the last stop (km, as the crow flies), and how fast (km a minute: 4.5 km/h). */
const longestWalk = 1;
const walkingSpeed = 4.5 / 60;
/** Sides of a cell (degrees): a little more than the longest walk, up to 50 degrees of latitude. */
const [cellHeight, cellWidth] = [0.01, 0.015];
/** More than the cells of a parallel. */
const row = 2 ** 15;

const rowOf = (latitude: number) => Math.floor(latitude / cellHeight);
const columnOf = (longitude: number) => Math.floor(longitude / cellWidth);
const cellAt = (rowNumber: number, column: number) => rowNumber * row + column;

/** Reached stops by where they are, so that 20,000 activities find those around them in milliseconds. */
export class StopGrid {
  readonly #cells: ReadonlyMap<number, readonly ReachedStop[]>;

  constructor(stops: readonly ReachedStop[]) {
    this.#cells = Map.groupBy(stops, ({ latitude, longitude }) => cellAt(rowOf(latitude), columnOf(longitude)));
  }

  /** Minutes to a point by the quickest stop within walking distance, the walk counted; `Infinity` without one. */
  minutesTo(latitude: number, longitude: number): number {
    let least = Infinity;
    const [south, west] = [rowOf(latitude) - 1, columnOf(longitude) - 1];
    for (let cell = 0; cell < 9; cell++)
      for (const stop of this.#cells.get(cellAt(south + Math.floor(cell / 3), west + (cell % 3))) ?? []) {
        const km = kmBetween(stop, { latitude, longitude });
        if (km <= longestWalk) least = Math.min(least, stop.minutes + km / walkingSpeed);
      }
    return least;
  }
}
