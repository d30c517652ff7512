import type { Ink } from "../engine/light.ts";
import { disc, rect, stroke } from "../engine/svg.ts";
import { person, poses } from "./people.ts";

/** A velo, 100 wide, with its rider. */
export function velo(ink: Ink, jacket: string): string {
  const dark = ink.half("#22282d", 0.5);
  const wheel = (x: number): string =>
    disc(x, -20, 20, "none", `stroke="${dark}" stroke-width="4"`) +
    disc(x, -20, 3, dark) +
    stroke(`M${x - 18} -20h36M${x} -38v36`, dark, 0.8);
  return (
    wheel(-32) +
    wheel(38) +
    stroke(
      "M-32 -20L-6 -22L-14 -50L24 -52L-6 -22M24 -52L38 -20M24 -52L26 -62L33 -63M-14 -50L-15 -56M-32 -20L-14 -50",
      ink.half("#c8321f", 0.3),
      4.5,
    ) +
    rect(-4, -42, 22, 10, dark, 'rx="3" transform="rotate(-58 2 -36)"') +
    stroke("M-22 -57h14", dark, 5) +
    person(ink, poses.cycle, { jacket, trousers: "#2c3e4c", hat: "#f4efe4", helmet: true })
  );
}
