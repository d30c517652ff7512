import type { Ink } from "../engine/light.ts";
import { disc, line, path, place, poly, rect, stroke, type Point } from "../engine/svg.ts";

/** A railway car from the side, wheels on y 0, `long` px; `nose` slants its right end. */
export function car(ink: Ink, long: number, red = "#c8201f", nose = false): string {
  const body = ink.half(red, 0.12);
  const dim = ink.half(red, 0.75);
  const end = nose ? `L${long - 16} -92Q${long + 4} -64 ${long} -16H0` : `H${long}V-16H0`;
  let out = path(`M4 -92H${nose ? long - 16 : long - 4}${end.startsWith("L") ? end : `L${long} -88V-16H0`}V-88Z`, body);
  out += path(`M0 -32H${long}V-14H0Z`, dim) + rect(0, -37, long, 5, ink.half("#f6efe0", 0.15));
  out += path(
    `M2 -92Q6 -102 18 -102H${long - (nose ? 30 : 18)}Q${long - 8} -101 ${long - (nose ? 14 : 2)} -92Z`,
    ink.half("#c9c7c2", 0.25),
  );
  const glass = ink.lamp("#ffdf9a", "#2f4553");
  const shine = ink.lamp("#ffefc4", "#7ea0b0");
  const last = nose ? long - 50 : long - 24;
  for (let x = 16; x < last - 10; x += 34) {
    out +=
      rect(x, -80, 27, 32, glass, 'rx="3"') +
      poly(
        [
          [x + 14, -80],
          [x + 24, -80],
          [x + 12, -48],
          [x + 2, -48],
        ],
        shine,
        'opacity=".5"',
      );
  }
  if (nose)
    out +=
      path(`M${long - 42} -80H${long - 20}Q${long - 6} -66 ${long - 4} -50H${long - 42}Z`, glass) +
      disc(long - 6, -30, 4.5, ink.lamp("#fff3c4", "#fff3d8"));
  out += rect(10, -16, long - 20, 9, ink.half("#2b2b2e", 0.7));
  for (const x of [long * 0.16, long * 0.26, long * 0.74, long * 0.84])
    out += disc(x, -6, 7.5, ink.half("#26262a", 0.6)) + disc(x, -6, 3, ink.half("#8a8a8e", 0.4));
  return out;
}

/** A train whose cars follow a line of points (foot of each car's left end first), cars seen from the side. */
export function trainAlong(ink: Ink, points: readonly Point[], red?: string, nose = true): string {
  let out = "";
  for (let i = 0; i + 1 < points.length; i++) {
    const [ax, ay] = points[i]!;
    const [bx, by] = points[i + 1]!;
    const long = Math.hypot(bx - ax, by - ay);
    const scale = long / 268;
    out += place(
      rect(-8, -40, 12, 22, ink.half("#26262a", 0.7)) + car(ink, 262, red, nose && i + 2 === points.length),
      ax,
      ay,
      scale,
      {
        turn: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI,
      },
    );
  }
  return out;
}

/** Two rails on sleepers along points, in perspective of `gauge` px. */
export function rails(ink: Ink, points: readonly Point[], gauge: number, rack = false): string {
  let ties = "";
  for (let i = 0; i + 1 < points.length; i++) {
    const [ax, ay] = points[i]!;
    const [bx, by] = points[i + 1]!;
    const long = Math.hypot(bx - ax, by - ay);
    for (let t = 0; t < long; t += gauge * 0.9) {
      const x = ax + ((bx - ax) * t) / long;
      const y = ay + ((by - ay) * t) / long;
      ties += stroke(
        `M${x - gauge * 0.3} ${y + gauge * 0.72}L${x + gauge * 0.25} ${y - gauge * 0.12}`,
        ink.half("#6a5443", 0.6),
        gauge * 0.26,
      );
    }
  }
  const shifted = (by: number): Point[] => points.map(([x, y]) => [x, y + by]);
  const bed = poly([...shifted(-gauge * 0.2), ...shifted(gauge * 1.1).reverse()], ink.half("#a79c8d", 0.55));
  let out =
    bed +
    ties +
    stroke(line(points), ink.half("#d9d5cc", 0.3), gauge * 0.12) +
    stroke(line(shifted(gauge * 0.6)), ink.half("#e4e0d8", 0.15), gauge * 0.14);
  if (rack)
    out += stroke(
      line(shifted(gauge * 0.3)),
      ink.half("#4a4644", 0.5),
      gauge * 0.14,
      `stroke-dasharray="${gauge * 0.12} ${gauge * 0.1}"`,
    );
  return out;
}

/** A round-arched viaduct: deck through `deck`, piers of width `pier` down to `foot`. */
export function viaduct(
  ink: Ink,
  deck: readonly Point[],
  foot: (x: number) => number,
  pier: number,
  stone = "#b3a48f",
): string {
  let out = "";
  for (let i = 0; i + 1 < deck.length; i++) {
    const [ax, ay] = deck[i]!;
    const [bx, by] = deck[i + 1]!;
    const w = bx - ax;
    const p = Math.min(pier, w * 0.3);
    const r = (w - p) / 2;
    const rise = Math.min(r, 95);
    const top = Math.max(ay, by) + 26;
    const l = ax + p / 2;
    const rr = bx - p / 2;
    out += path(
      `M${ax} ${ay}L${bx} ${by}V${foot(bx)}H${rr}V${top + rise}A${r} ${rise} 0 0 0 ${l} ${top + rise}V${foot(ax)}H${ax}Z`,
      ink.half(stone, 0.2),
    );
    out += path(
      `M${rr} ${foot(bx)}V${top + rise}A${r} ${rise} 0 0 0 ${l} ${top + rise}V${top + rise + 10}A${r - p * 0.12} ${rise} 0 0 1 ${rr - p * 0.22} ${top + rise + 8}V${foot(bx)}Z`,
      ink.half(stone, 1),
    );
    if (ink.side > 0) out += rect(ax, top + rise, p / 2, foot(ax) - top - rise, ink.half(stone, 0.75));
    else out += rect(rr, top + rise, p / 2, foot(bx) - top - rise, ink.half(stone, 0.75));
    for (let y = top + rise + 20; y < Math.min(foot(ax), 1200); y += 34)
      out += stroke(`M${ax} ${y}h${(p / 2) * 0.8}`, ink.half(stone, 0.8), 2, 'opacity=".5"');
  }
  const top = deck.map(([x, y]) => [x, y - 6] as Point);
  return (
    out +
    stroke(line(top), ink.half(stone, 0.05), 9) +
    stroke(line(deck.map(([x, y]) => [x, y + 4] as Point)), ink.half(stone, 0.85), 5)
  );
}
