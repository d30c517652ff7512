import type { Ink } from "../engine/light.ts";
import type { Random } from "../engine/random.ts";
import { oval, path, stroke } from "../engine/svg.ts";

/** A waterfall at `x` from `top` to `foot`, `w` px wide at its lip: veil, threads, spray. */
export function waterfall(ink: Ink, random: Random, x: number, top: number, foot: number, w: number): string {
  const white = ink.sun("#fbfdfd");
  const long = foot - top;
  let out =
    path(
      `M${x - w * 0.5} ${top}Q${x - w * 0.5} ${top + long * 0.4} ${x - w * 1.5} ${foot}H${x + w * 1.5}Q${x + w * 0.7} ${top + long * 0.4} ${x + w * 0.5} ${top}Z`,
      white,
      'opacity=".5"',
    ) +
    path(
      `M${x - w * 0.36} ${top}Q${x - w * 0.3} ${top + long * 0.5} ${x - w * 0.7} ${foot}H${x + w * 0.8}Q${x + w * 0.4} ${top + long * 0.5} ${x + w * 0.36} ${top}Z`,
      white,
      'opacity=".9"',
    );
  for (let i = 0; i < 10; i++)
    out += stroke(
      `M${x + random.between(-0.3, 0.3) * w} ${top + i * long * 0.02}q${random.between(-5, 5)} ${long * 0.4} ${random.between(-0.9, 0.9) * w} ${long * random.between(0.7, 0.95)}`,
      ink.half("#bcd9e2", 0.3),
      2.4,
      'opacity=".7"',
    );
  for (let i = 0; i < 12; i++)
    out += oval(
      x + random.between(-2.6, 2.6) * w,
      foot + random.between(-24, 18),
      random.between(22, 54),
      random.between(12, 26),
      white,
      'opacity=".34"',
    );
  return out;
}
