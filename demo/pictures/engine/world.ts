import { eroded, noise, ridged } from "./noise.ts";

/** The land is a few shapes; lengths and heights in km, x to the right, z away from the camera at 0/0. */
export type Shape =
  /** A mountain with `faces` flat sides (0 = a cone), `round` 0 sharp to 1 domed. */
  | {
      readonly kind: "peak";
      readonly x: number;
      readonly z: number;
      readonly h: number;
      readonly r: number;
      readonly faces?: number;
      readonly turn?: number;
      readonly round?: number;
      readonly steep?: number;
    }
  /** A crest from point to point, `jag` km up and down along it. */
  | {
      readonly kind: "range";
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly h: number;
      readonly w: number;
      readonly jag?: number;
      readonly round?: number;
    }
  /** A valley side: rises from `x` outwards over `over` km, from `near` to `far`. */
  | {
      readonly kind: "side";
      readonly x: number;
      readonly out: -1 | 1;
      readonly h: number;
      readonly over: number;
      readonly near?: number;
      readonly far?: number;
      readonly bend?: number;
    };

export interface World {
  readonly seed: number;
  /** Height of the valley floor. */
  readonly floor: number;
  readonly shapes: readonly Shape[];
  /** How rough, in km of relief on high land, and on the floor. */
  readonly rough: number;
  readonly floorRough?: number;
  /** Size of the largest folds in km. */
  readonly grain?: number;
  /** Above: snow. Steeper than `snowSteep` sheds it. */
  readonly snow: number;
  readonly snowSteep?: number;
  /** Below this height the floor is a glacier. */
  readonly ice?: number;
  /** Up to: forest. Share of forest, 0 to 1. */
  readonly tree: number;
  readonly wood?: number;
  /** Steeper than this is rock. */
  readonly rock?: number;
  /** Below this height: water, or a sea of fog. */
  readonly water?: {
    readonly level: number;
    readonly near: number;
    readonly far: number;
    readonly kind?: "lake" | "fog";
    readonly from?: number;
    readonly to?: number;
  };
}

const smooth = (t: number): number => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));

function rise(shape: Shape, x: number, z: number, seed: number): number {
  if (shape.kind === "peak") {
    const dx = x - shape.x;
    const dz = z - shape.z;
    const radius = Math.hypot(dx, dz);
    if (radius > shape.r * 1.3) return 0;
    let d = radius;
    const faces = shape.faces ?? 4;
    if (faces > 0) {
      let best = 0;
      for (let i = 0; i < faces; i++) {
        const angle = (shape.turn ?? 0.4) + (i * 2 * Math.PI) / faces;
        best = Math.max(best, dx * Math.cos(angle) + dz * Math.sin(angle));
      }
      d = best * 0.85 + radius * 0.15;
    }
    const t = 1 - d / shape.r;
    if (t <= 0) return 0;
    const sharp = t ** (shape.steep ?? 1.25);
    const round = shape.round ?? 0;
    return shape.h * (sharp * (1 - round) + smooth(t) * round);
  }
  if (shape.kind === "range") {
    const [ax, az] = shape.from;
    const bx = shape.to[0] - ax;
    const bz = shape.to[1] - az;
    const t = Math.min(1, Math.max(0, ((x - ax) * bx + (z - az) * bz) / (bx * bx + bz * bz)));
    const d = Math.hypot(x - ax - bx * t, z - az - bz * t) / shape.w;
    if (d >= 1) return 0;
    const along = t * Math.hypot(bx, bz);
    const crest =
      shape.h + (shape.jag ?? 0) * (noise(along * 0.55, 7.3, seed + 91) + 0.5 * noise(along * 1.3, 2.1, seed + 92));
    const round = shape.round ?? 0;
    return crest * ((1 - d) ** 1.15 * (1 - round) + smooth(1 - d) * round);
  }
  const edge = shape.x + (shape.bend ?? 0) * noise(z * 0.3, 4.4, seed + 77);
  const along = smooth((z - (shape.near ?? -1)) / 1.2) * smooth(((shape.far ?? 1e3) - z) / 1.2);
  return shape.h * smooth((shape.out * (x - edge)) / shape.over) * along;
}

/** Height at a place, with as many octaves as a pixel of `footprint` km can show. */
export function heightAt(world: World, x: number, z: number, footprint: number): number {
  const grain = world.grain ?? 1.6;
  const warp = 0.16 * grain;
  const wx = x + warp * noise(x / grain, z / grain, world.seed + 5);
  const wz = z + warp * noise(x / grain + 9, z / grain - 4, world.seed + 6);
  let e = 0;
  for (const shape of world.shapes) {
    const r = rise(shape, wx, wz, world.seed);
    if (r > 0) {
      const soft = 0.12;
      const gap = Math.abs(e - r);
      e = Math.max(e, r) + (gap < soft ? ((soft - gap) * (soft - gap)) / (4 * soft) : 0);
    }
  }
  const octaves = Math.max(2, Math.min(8, Math.floor(Math.log2(grain / Math.max(footprint * 1.4, 0.004)))));
  const relief = smooth(e / 0.55);
  const amount =
    world.rough * relief * (0.45 + 0.55 * Math.min(1, e / 1.5)) + (world.floorRough ?? 0.01) * (1 - relief);
  const folds =
    0.5 * eroded(x / grain, z / grain, world.seed, octaves) +
    1.5 * (ridged(wx / (grain * 0.95), wz / (grain * 0.95), world.seed, octaves) - 0.38);
  return world.floor + e + amount * folds;
}

export const materials = ["snow", "rock", "meadow", "forest", "water", "ice", "fog"] as const;
export type Material = (typeof materials)[number];

/** What lies at a place of height `h` and slope `steep` (rise over run). */
export function materialAt(world: World, x: number, z: number, h: number, steep: number): Material {
  const water = world.water;
  if (
    water &&
    h <= water.level + 1e-4 &&
    z > water.near &&
    z < water.far &&
    x > (water.from ?? -1e3) &&
    x < (water.to ?? 1e3)
  ) {
    return water.kind === "fog" ? "fog" : "water";
  }
  const wander = 0.18 * noise(x * 1.1, z * 1.1, world.seed + 40) + 0.1 * noise(x * 4, z * 4, world.seed + 41);
  if (world.ice !== undefined && h < world.ice && steep < 0.45) return "ice";
  if (h > world.snow + wander && steep < (world.snowSteep ?? 1.25) + wander) return "snow";
  if (steep > (world.rock ?? 0.95) + wander * 0.6) return "rock";
  if (h < world.tree + wander) {
    const patch =
      0.5 + 0.5 * (0.65 * noise(x * 1.5, z * 1.5, world.seed + 50) + 0.35 * noise(x * 5, z * 5, world.seed + 51));
    if (patch + 0.22 * Math.min(1, steep) < (world.wood ?? 0.5) + 0.12) return "forest";
  }
  return h > world.tree + 0.45 + wander ? "rock" : "meadow";
}
