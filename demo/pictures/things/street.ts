import type { Ink } from "../engine/light.ts";
import type { Random } from "../engine/random.ts";
import { path, poly, type Point } from "../engine/svg.ts";

/** Where the houses of a street side begin, shares of the way to the vanishing point. */
export const houseEdges = [0, 0.24, 0.42, 0.56, 0.67, 0.76, 0.83];

/** The walls of a town whose own colours nobody has named. */
const townWalls = ["#efe2c6", "#e6c9a0", "#d9a98a", "#e9d7b8", "#c9cfc0", "#e3bfae"];

/** One side of a street in perspective: houses that shrink towards `vx`, `vy`. `side` -1 left, 1 right. */
export function streetSide(
  ink: Ink,
  random: Random,
  side: -1 | 1,
  vx: number,
  vy: number,
  edges: readonly number[],
  tops: readonly number[],
  walls: readonly string[] = townWalls,
  tile = "#9b4f38",
): string {
  const x0 = side < 0 ? 0 : 1600;
  const at = (t: number, y: number): Point => [x0 + (vx - x0) * t, y + (vy - y) * t];
  const glass = ink.lamp("#ffd685", "#3a4a52");
  let out = "";
  for (let i = edges.length - 2; i >= 0; i--) {
    const a = edges[i]!;
    const b = edges[i + 1]!;
    const top = tops[i % tops.length]!;
    const wall = walls[(i * 2 + (side < 0 ? 0 : 3)) % walls.length]!;
    const dark = side === ink.side ? 0.75 : 0.2;
    out += poly([at(a, top), at(b, top), at(b, 1120), at(a, 1120)], ink.half(wall, dark));
    out += poly([at(a, top - 10), at(b, top - 10), at(b, top - 110), at(a, top - 90)], ink.half(tile, dark));
    out += poly([at(a, top - 10), at(b, top - 10), at(b, top + 14), at(a, top + 14)], ink.half("#6a4030", 0.8));
    for (let f = 0; f < 5; f++) {
      for (let c = 0; c < 3; c++) {
        const t0 = a + ((b - a) * (c + 0.28)) / 3;
        const t1 = a + ((b - a) * (c + 0.72)) / 3;
        const y = top + 60 + (f * (1000 - top)) / 5.4;
        const lit = ink.hour.dark && random.next() < 0.45 ? ink.half("#4a4038", 0.8) : glass;
        if (f < 4)
          out +=
            poly([at(t0, y), at(t1, y), at(t1, y + 105), at(t0, y + 105)], lit) +
            poly(
              [at(t0, y + 105), at(t1, y + 105), at(t1, y + 122), at(t0, y + 122)],
              ink.half(random.next() < 0.4 ? "#cf3f4a" : "#f4ead6", 0.3),
            );
        else
          out += path(
            `M${at(t0 - 0.008, 1120).join(" ")}L${at(t0 - 0.008, 950).join(" ")}Q${at((t0 + t1) / 2, 860).join(" ")} ${at(t1 + 0.008, 950).join(" ")}L${at(t1 + 0.008, 1120).join(" ")}Z`,
            ink.lamp("#c98a44", "#4a3c34"),
          );
      }
    }
  }
  return out;
}
