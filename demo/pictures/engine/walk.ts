import { hazeShare, THICKEST } from "./light.ts";
import { noise } from "./noise.ts";
import { heightAt, materialAt, materials, type World } from "./world.ts";

/** Where the picture is taken from. */
export interface Camera {
  /** Height above sea, km. */
  readonly height: number;
  /** Horizon, share of the picture's height from the top. */
  readonly horizon: number;
  /** Focal length in picture heights: .95 a normal lens, 2 a long one. */
  readonly focal: number;
  /** First and last distance that is sampled (km). */
  readonly near?: number;
  readonly far?: number;
  /** How much farther each sample is than the one before, as a factor; coarser is quicker. */
  readonly step?: number;
}

/** Direction to the sun: x right, y up, z away (a sun behind the camera has z < 0). */
export type Sun = readonly [number, number, number];

export const SKY = 0xffff;
/** The air is cut into so many bands of equal haze. */
export const BANDS = 8;
/** Each distance is so much farther than the last, where the camera doesn't say. */
const FINE_STEP = 1.006;

/** What every pixel shows: `material * 32 + tone * 8 + band`, or SKY. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly labels: Uint16Array;
}

/** Walks each column of the picture from near to far; only what rises above the last line is visible. */
export function walk(
  world: World,
  camera: Camera,
  sun: Sun,
  tones: readonly [number, number, number],
  thick: number,
  width: number,
  height: number,
): View {
  const near = camera.near ?? 0.35;
  const far = camera.far ?? 46;
  const STEP = camera.step ?? FINE_STEP;
  const steps = Math.ceil(Math.log(far / near) / Math.log(STEP));
  const focal = camera.focal * height;
  const middle = width / 2;
  const margin = 6;
  const columns = width + 2 * margin;
  const land = new Float32Array(columns * steps);
  const water = world.water;
  for (let s = 0; s < steps; s++) {
    const z = near * STEP ** s;
    for (let c = 0; c < columns; c++) {
      const x = ((c - margin - middle) / focal) * z;
      let h = heightAt(world, x, z, z / focal);
      if (
        water &&
        h < water.level &&
        z > water.near &&
        z < water.far &&
        x > (water.from ?? -1e3) &&
        x < (water.to ?? 1e3)
      )
        h = water.level;
      land[s * columns + c] = h;
    }
  }
  const norm = Math.hypot(sun[0], sun[1], sun[2]);
  const [sx, sy, sz] = [sun[0] / norm, sun[1] / norm, sun[2] / norm];
  const logStep = Math.log(STEP);

  const shadowed = (x: number, z: number, h: number): boolean => {
    for (let i = 1, t = z * 0.03; i < 18; i++, t *= 1.32) {
      const pz = z + sz * t;
      if (pz <= near || pz >= far * 0.99) return false;
      const c = Math.round(((x + sx * t) / pz) * focal + middle) + margin;
      if (c < 0 || c >= columns) return false;
      const s = Math.round(Math.log(pz / near) / logStep);
      if (s >= steps || s < 0) return false;
      if (land[s * columns + c]! > h + sy * t + 0.012 * z) return true;
    }
    return false;
  };

  const labels = new Uint16Array(width * height).fill(SKY);
  const horizon = camera.horizon * height;
  for (let c = 0; c < width; c++) {
    let top = height;
    const column = c + margin;
    for (let s = 3; s < steps - 3 && top > 0; s++) {
      const z = near * STEP ** s;
      const h = land[s * columns + column]!;
      const y = Math.max(0, Math.ceil(horizon - (focal * (h - camera.height)) / z));
      if (y >= top) continue;
      const x = ((c - middle) / focal) * z;
      const reach = 5;
      const dx =
        (land[s * columns + column + reach]! - land[s * columns + column - reach]!) / ((2 * reach * z) / focal);
      const along =
        (land[(s + 2) * columns + column]! - land[(s - 2) * columns + column]!) / (z * (STEP ** 2 - STEP ** -2));
      const dz = along - (dx * x) / z;
      const steep = Math.hypot(dx, dz);
      const material = materialAt(world, x, z, h, steep);
      const flat = material === "water" || material === "fog";
      let tone = 0;
      if (!flat) {
        const facing = (-dx * sx + sy - dz * sz) / Math.hypot(steep, 1);
        tone = facing > tones[0] ? 0 : facing > tones[1] ? 1 : facing > tones[2] ? 2 : 3;
        if (tone < 2 && shadowed(x, z, h)) tone = 2;
      }
      const veil = hazeShare(z * (1 + 0.13 * noise((x / z) * 9, Math.log(z) * 6, world.seed + 60)), thick);
      const band = Math.min(BANDS - 1, Math.floor((BANDS * veil) / THICKEST));
      const label = materials.indexOf(material) * 32 + tone * 8 + (flat ? 0 : band);
      for (let row = y; row < top; row++) labels[row * width + c] = label;
      top = y;
    }
  }
  return { width, height, labels };
}
