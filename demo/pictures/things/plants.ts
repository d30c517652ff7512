import type { Ink } from "../engine/light.ts";
import type { Random } from "../engine/random.ts";
import { curve, disc, oval, place, poly, rect, stroke, type Point } from "../engine/svg.ts";

/** A fir of `h` px standing on 0/0: jagged tiers, one half lit; `snowy` lays snow on them. */
export function fir(ink: Ink, random: Random, h: number, snowy = false, colour = "#2f5f45"): string {
  const tiers = Math.max(6, Math.round(h / 26));
  const wide = h * random.between(0.19, 0.24);
  const left: Point[] = [[0, -h]];
  const right: Point[] = [[0, -h]];
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const y = -h + h * 0.94 * t;
    const out = wide * t ** 0.85;
    left.push([-out * random.between(0.85, 1.12), y + h * 0.015], [-out * random.between(0.5, 0.62), y - h * 0.008]);
    right.push([out * random.between(0.85, 1.12), y + h * 0.015], [out * random.between(0.5, 0.62), y - h * 0.008]);
  }
  left.push([0, -h * 0.06]);
  right.push([0, -h * 0.06]);
  let out = rect(-h * 0.016, -h * 0.08, h * 0.032, h * 0.09, ink.shade("#5a4636"));
  out += poly(left, ink.side < 0 ? ink.half(colour, 0.2) : ink.half(colour, 0.95));
  out += poly(right, ink.side < 0 ? ink.half(colour, 0.95) : ink.half(colour, 0.2));
  if (snowy) {
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers;
      const y = -h + h * 0.94 * t - h * 0.012;
      const o = wide * t ** 0.85 * 0.92;
      const lit = ink.side < 0 ? -1 : 1;
      out += poly(
        [
          [0, y - h * 0.07],
          [lit * o, y + h * 0.02],
          [lit * o * 0.55, y - h * 0.012],
          [lit * o * 0.2, y - h * 0.012],
        ],
        ink.sun("#f4f6f6"),
      );
      out += poly(
        [
          [0, y - h * 0.06],
          [-lit * o * 0.9, y + h * 0.018],
          [-lit * o * 0.5, y - h * 0.005],
        ],
        ink.half("#f0f3f6", 0.8),
        'opacity=".85"',
      );
    }
  }
  return out;
}

/** Firs standing along a line, taller ones first; each at its own height on `ground`. */
export function firs(
  ink: Ink,
  random: Random,
  from: number,
  to: number,
  count: number,
  h: number,
  ground: (x: number) => number,
  snowy = false,
  colour?: string,
): string {
  const all = Array.from({ length: count }, (_, i) => ({
    x: from + ((to - from) * (i + random.between(0.1, 0.9))) / count,
    h: h * random.between(0.62, 1.12),
  }));
  all.sort((a, b) => ground(a.x) - ground(b.x));
  return all.map((t) => place(fir(ink, random, t.h, snowy, colour), t.x, ground(t.x) + 4)).join("");
}

/** A broad-leaved tree: a crown of a few lumps, lit from the sun's side. */
export function tree(ink: Ink, random: Random, h: number, colour = "#6f9a45"): string {
  let out = rect(-h * 0.03, -h * 0.4, h * 0.06, h * 0.4, ink.shade("#6b5138"));
  const lumps = Array.from(
    { length: 7 },
    () => [random.between(-0.24, 0.24) * h, -h * random.between(0.42, 0.82), h * random.between(0.14, 0.22)] as const,
  );
  for (const [x, y, r] of lumps) out += disc(x - ink.side * r * 0.15, y + r * 0.2, r * 1.05, ink.half(colour, 0.95));
  for (const [x, y, r] of lumps) out += disc(x + ink.side * r * 0.18, y - r * 0.05, r * 0.85, ink.half(colour, 0.15));
  return out;
}

/** A palm with hanging fronds. */
export function palm(ink: Ink, random: Random, h: number): string {
  const bend = random.between(-0.12, 0.12) * h;
  let out = stroke(`M0 0Q${bend * 0.2} ${-h * 0.5} ${bend} ${-h * 0.82}`, ink.half("#7d6548", 0.55), h * 0.05);
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI * (0.02 + (0.96 * i) / 14) + random.between(-0.08, 0.08);
    const long = h * random.between(0.3, 0.4);
    const ex = bend + Math.cos(a) * long;
    const ey = -h * 0.82 + Math.sin(a) * long * 0.62 + long * 0.34;
    const mx = bend + Math.cos(a) * long * 0.55;
    const my = -h * 0.82 + Math.sin(a) * long * 0.85;
    const toSun = Math.cos(a) * ink.side > -0.1;
    out += `<path d="M${bend} ${-h * 0.82}Q${mx} ${my - h * 0.045} ${ex} ${ey}Q${mx} ${my + h * 0.05} ${bend} ${-h * 0.82}Z" fill="${ink.half("#4f8a4a", toSun ? 0.15 : 0.85)}"/>`;
  }
  return out;
}

/** A hedge or far wood: overlapping crowns along a line. */
export function wood(
  ink: Ink,
  random: Random,
  from: number,
  to: number,
  y: number,
  size: number,
  colour = "#5f8a45",
): string {
  let back = "";
  let lit = "";
  for (let x = from; x < to; x += size * 0.62) {
    const r = size * random.between(0.5, 0.85);
    const cy = y - r * random.between(0.35, 0.8);
    back += oval(x, cy + r * 0.3, r * 1.15, r, ink.half(colour, 0.95));
    lit += oval(x + ink.side * r * 0.2, cy, r * 0.78, r * 0.68, ink.half(colour, 0.25));
  }
  return (
    back + rect(from - size * 0.6, y - size * 0.3, to - from + size * 1.2, size * 0.5, ink.half(colour, 0.95)) + lit
  );
}

/** A vine row seen from the side: a low bank with posts. */
export function vines(ink: Ink, random: Random, points: readonly Point[], size: number, colour: string): string {
  const low = points.map(([x, y]) => [x, y] as Point);
  let out = stroke(curve(low), ink.half(colour, 0.9), size);
  out += stroke(
    curve(low.map(([x, y]) => [x, y - size * 0.22] as Point)),
    ink.half(colour, 0.1),
    size * 0.5,
    `stroke-dasharray="${(size * 1.1).toFixed(1)} ${(size * random.between(0.5, 0.8)).toFixed(1)}"`,
  );
  return out;
}
