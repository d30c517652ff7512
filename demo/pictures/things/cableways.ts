import type { Ink } from "../engine/light.ts";
import { curve, disc, line, path, rect, stroke, type Point } from "../engine/svg.ts";

/** The round cabin of a revolving cableway: cable at 0/0, 260 wide; the cable itself is not drawn. */
export function roundCabin(ink: Ink, red = "#cf2620"): string {
  const body = ink.half(red, 0.1);
  const dim = ink.half(red, 0.8);
  const dark = ink.half("#2b2f35", 0.6);
  const glass = ink.lamp("#ffdf9a", "#35566b");
  let out =
    stroke("M-46 -4H46", dark, 13) +
    disc(-36, -6, 9, ink.half("#70767c", 0.4)) +
    disc(0, -6, 9, ink.half("#70767c", 0.4)) +
    disc(36, -6, 9, ink.half("#70767c", 0.4));
  out += stroke("M0 0L-14 96M0 0L14 96", dark, 8) + stroke("M-9 60H9", dark, 6);
  out +=
    path("M-70 116Q-60 94 0 92Q60 94 70 116Z", dark) +
    path("M-130 132Q-122 112 -70 110H70Q122 112 130 132Z", ink.half("#e9e4da", 0.25));
  out += path("M-130 132H130L126 236Q110 262 70 264H-70Q-110 262 -126 236Z", body);
  out +=
    ink.side < 0
      ? path("M36 132H130L126 236Q110 262 70 264H30Q44 200 36 132Z", dim)
      : path("M-36 132H-130L-126 236Q-110 262 -70 264H-30Q-44 200 -36 132Z", dim);
  out +=
    path("M-124 146H124L122 200H-122Z", glass) +
    path("M-92 146H-52L-86 200H-118ZM-30 146H-14L-46 200H-62Z", ink.lamp("#fff0c8", "#a9c9d6"), 'opacity=".55"');
  for (const x of [-88, -30, 34, 78])
    out +=
      path(`M${x - 13} 200v-16q0 -14 13 -14t13 14v16Z`, ink.half("#2a3138", 0.7)) +
      disc(x, 164, 8, ink.half("#c99672", 0.6));
  for (const x of [-124, -72, -12, 50, 108, 124])
    out += stroke(`M${x} 146L${x * 0.985} 200`, ink.half("#f4eee2", 0.3), 4);
  out += rect(-124, 206, 248, 7, ink.sun("#f8f2e6"));
  out += rect(-7, 222, 14, 34, ink.sun("#fbf7ee")) + rect(-17, 232, 34, 14, ink.sun("#fbf7ee"));
  return out + path("M-70 264H70L58 276H-58Z", dark);
}

/** A small gondola for the distance. */
export function gondola(ink: Ink, red = "#cf2620"): string {
  return (
    stroke("M0 0V26", ink.half("#2b2f35", 0.6), 4) +
    path("M-28 34Q-26 26 -16 26H16Q26 26 28 34V62Q26 72 16 72H-16Q-26 72 -28 62Z", ink.half(red, 0.3)) +
    rect(-24, 34, 48, 18, ink.lamp("#ffdf9a", "#35566b"), 'rx="3"')
  );
}

/** A cable sagging between two points. */
export const cable = (ink: Ink, a: Point, b: Point, sag: number, width = 4): string =>
  stroke(
    `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + sag * 2} ${b[0]} ${b[1]}`,
    ink.half("#2e3338", 0.6),
    width,
  );

/** A rope bridge with planks, mesh and hand ropes from a to b. */
export function ropeBridge(
  ink: Ink,
  a: Point,
  b: Point,
  sag: number,
  rail: number,
): { markup: string; at: (t: number) => Point } {
  const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 4 * sag * t * (1 - t)];
  const deck = Array.from({ length: 33 }, (_, i) => at(i / 32));
  const hand = deck.map(([x, y]) => [x, y - rail] as Point);
  const steel = ink.half("#5d6468", 0.5);
  let out = stroke(curve(deck.map(([x, y]) => [x, y + rail * 0.3] as Point)), ink.half("#3c4246", 0.7), rail * 0.06);
  let mesh = "";
  const n = 84;
  for (let i = 0; i <= n; i++) {
    const [x, y] = at(i / n);
    mesh += `M${x.toFixed(1)} ${y.toFixed(1)}v${-rail}`;
    const [x2, y2] = at(Math.min(1, (i + 1) / n));
    mesh += `M${x.toFixed(1)} ${y.toFixed(1)}L${x2.toFixed(1)} ${(y2 - rail).toFixed(1)}`;
  }
  out += stroke(mesh, steel, Math.max(1, rail * 0.02));
  out +=
    stroke(line(deck), ink.half("#9a6f43", 0.2), rail * 0.16) +
    stroke(line(deck.map(([x, y]) => [x, y + rail * 0.1] as Point)), ink.half("#9a6f43", 0.9), rail * 0.09);
  out +=
    stroke(curve(hand), ink.half("#d6d9d8", 0.2), rail * 0.07) +
    stroke(curve(hand.map(([x, y]) => [x, y + rail * 0.45] as Point)), steel, rail * 0.04);
  return { markup: out, at };
}

/** A tandem paraglider: canopy 440 wide with its middle at 0/0, pilots 300 below. */
export function paraglider(
  ink: Ink,
  colours: readonly string[] = ["#cf2620", "#f6efe0", "#e8a92c"],
  pilot = "",
): string {
  const cells = 22;
  const rim = (t: number, r: number, drop: number): Point => {
    const a = Math.PI * (1.18 + 0.64 * t);
    return [Math.cos(a) * r * 1.16, Math.sin(a) * r * 0.78 + drop];
  };
  let out = "";
  let lines = "";
  for (let i = 0; i <= cells; i += 2) {
    const [x, y] = rim(i / cells, 206, 176);
    lines += `M${x.toFixed(1)} ${y.toFixed(1)}Q${(x * 0.5).toFixed(1)} ${y + 130} ${i < cells / 2 ? -9 : 9} 278`;
  }
  out += stroke(lines, ink.half("#3a4650", 0.5), 1.5);
  for (let i = 0; i < cells; i++) {
    const t0 = i / cells;
    const t1 = (i + 1) / cells;
    const thin = (t: number): number => 186 - 30 * Math.sin(Math.PI * t) + 22;
    const a = rim(t0, 240, 180);
    const b = rim(t1, 240, 180);
    const c = rim(t1, thin(t1), 182);
    const d = rim(t0, thin(t0), 182);
    const from = Math.abs(t0 + t1 - 1);
    const colour = from < 0.5 ? colours[0]! : from < 0.76 ? colours[1]! : colours[2]!;
    const tone = 0.08 + 0.62 * Math.max(0, (ink.side < 0 ? 1 : -1) * (t0 + t1 - 1)) + (i % 2 ? 0.07 : 0);
    const bulge: Point = [(a[0] + b[0]) * 0.507, (a[1] + b[1]) / 2 - 5];
    out += path(
      `M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${bulge[0].toFixed(1)} ${bulge[1].toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}L${c[0].toFixed(1)} ${c[1].toFixed(1)}L${d[0].toFixed(1)} ${d[1].toFixed(1)}Z`,
      ink.half(colour, Math.min(1, tone)),
      `stroke="${ink.half(colour, Math.min(1, tone))}" stroke-width="1"`,
    );
    out += path(
      `M${d[0].toFixed(1)} ${d[1].toFixed(1)}L${c[0].toFixed(1)} ${c[1].toFixed(1)}Q${((c[0] + d[0]) / 2).toFixed(1)} ${((c[1] + d[1]) / 2 - 12).toFixed(1)} ${d[0].toFixed(1)} ${d[1].toFixed(1)}Z`,
      ink.half(colour, 1),
    );
  }
  return `${out}<g transform="translate(0 278)">${pilot}</g>`;
}

/** A glass-floored cliff walk: a deck on struts from a rock at the right to its end at the left. */
export function cliffWalk(ink: Ink, deck: readonly Point[], rail: number): string {
  const steel = ink.half("#6d7478", 0.45);
  let struts = "";
  let posts = "";
  deck.forEach(([x, y], i) => {
    posts += `M${x} ${y}v${-rail}`;
    if (i > 0 && i % 2 === 0) struts += `M${x} ${y}L${x + rail * 0.9} ${y + rail * 1.15}`;
  });
  return (
    stroke(struts, ink.half("#474d52", 0.7), rail * 0.1) +
    stroke(posts, steel, rail * 0.06) +
    stroke(line(deck), ink.half("#b9bfc0", 0.15), rail * 0.2) +
    stroke(line(deck.map(([x, y]) => [x, y + rail * 0.14] as Point)), ink.half("#555b60", 0.8), rail * 0.12) +
    stroke(line(deck.map(([x, y]) => [x, y - rail] as Point)), ink.half("#e4e6e4", 0.1), rail * 0.08) +
    stroke(line(deck.map(([x, y]) => [x, y - rail * 0.55] as Point)), steel, rail * 0.05)
  );
}
