import sharp from "sharp";
import { composeSubject } from "./engine/compose.ts";
import type { Box, Scene } from "./engine/scene.ts";

/** Measured on a small drawing: a share of the picture's 1600 x 1200 px. */
const [WIDTH, HEIGHT] = [400, 300];
/** Cables, ropes and strings are thinner than this (px of the small drawing); they may be cut. */
const THIN = 5;
/** Coverage (0 to 255) of a field of THIN x THIN px from which it counts as a part of the subject. */
const COVERED = 150;

/** Where the subject of a scene stands: as the scene says, else as it is drawn. Null where it marks nothing. */
export async function subjectBox(scene: Scene): Promise<Box | null> {
  if (scene.subject) return scene.subject;
  const drawn = composeSubject(scene);
  if (drawn === null) return null;
  const alpha = await sharp(Buffer.from(drawn), { unlimited: true })
    .resize(WIDTH, HEIGHT)
    .extractChannel("alpha")
    .raw()
    .toBuffer();
  const solid = await sharp(alpha, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .convolve({ width: THIN, height: THIN, kernel: Array.from({ length: THIN * THIN }, () => 1) })
    .extractChannel(0)
    .raw()
    .toBuffer();
  let [left, top, right, bottom] = [WIDTH, HEIGHT, 0, 0];
  for (const [i, coverage] of solid.entries()) {
    if (coverage < COVERED) continue;
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  if (left >= right) return null;
  const [from, to] = scene.reach ?? [top / HEIGHT, bottom / HEIGHT];
  return [left / WIDTH, from, right / WIDTH, to];
}
