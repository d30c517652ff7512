import { mix, rgb, times, hex, type Rgb } from "./colour.ts";
import { calm } from "./calm.ts";
import { hours, THICKEST } from "./light.ts";
import { HEIGHT, WIDTH, type Scene, type Season } from "./scene.ts";
import { path } from "./svg.ts";
import { trace } from "./trace.ts";
import { BANDS, SKY, walk, type View } from "./walk.ts";
import { materials, type Material, type World } from "./world.ts";

/** The land is looked at in half the picture's size and traced. */
const GRID = 2;
const SPECK = 22;

const albedo: Record<Season, Record<Material, string>> = {
  spring: { snow: "#f7f7f4", rock: "#9a958d", meadow: "#a3bf57", forest: "#4e7c4a", water: "#2f7f8f", ice: "#dcecf0", fog: "#f6f3ee" },
  summer: { snow: "#f7f7f4", rock: "#989188", meadow: "#93b04c", forest: "#3f6d47", water: "#2f7f8f", ice: "#dcecf0", fog: "#f6f3ee" },
  autumn: { snow: "#f7f7f4", rock: "#9d9286", meadow: "#b9a24e", forest: "#b06a34", water: "#2f7f8f", ice: "#dcecf0", fog: "#f6f3ee" },
  winter: { snow: "#f7f7f4", rock: "#837f80", meadow: "#eceff0", forest: "#50706c", water: "#3b7286", ice: "#dcecf0", fog: "#f6f3ee" },
};

/** How far each tone is from sun (0) to shade (1). */
const toneShare = [0, 0.3, 0.72, 1];

export interface Land {
  readonly view: View;
  readonly markup: string;
  /** Outline of all water, and the row (px) its far shore is on; none without water. */
  readonly water: { readonly outline: string; readonly shore: number } | null;
}

/** Draws the scene's world: walked, calmed, traced, coloured, farthest band first. */
export function land(scene: Scene, world: World): Land {
  const width = WIDTH / GRID;
  const height = HEIGHT / GRID;
  const looked = walk(world, scene.camera, scene.sun, tonesOf(scene), scene.haze ?? 0.72, width, height);
  const view = { ...looked, labels: calm(looked.labels, width, height, SPECK) };
  const regions = trace(view.labels, width, height, GRID, 0.7);
  const hour = hours[scene.hour];
  const haze = rgb(hour.haze);
  const fills = albedo[scene.season];
  let markup = "";
  let outline = "";
  const order = [...regions].sort((a, b) => (b[0] & 7) - (a[0] & 7));
  for (const [label, d] of order) {
    if (label === SKY) continue;
    const material = materials[label >> 5]!;
    if (material === "water") {
      outline = d;
      continue;
    }
    const tone = (label >> 3) & 3;
    const band = label & 7;
    const lit = times(rgb(fills[material]), hour.sun);
    const dim = times(rgb(fills[material]), hour.shade);
    const share = material === "fog" ? 0.12 : toneShare[tone]!;
    const colour: Rgb = mix(mix(lit, dim, share), haze, material === "fog" ? 0.1 : ((band === 0 ? 0 : band + 0.5) / BANDS) * THICKEST);
    const fill = hex(colour);
    markup += path(d, fill, `stroke="${fill}" stroke-width="2.2" stroke-linejoin="round"`);
  }
  return { view, markup, water: outline === "" ? null : { outline, shore: farShore(view) } };
}

/** Thresholds of light, half light and half shade: a low sun parts them wider. */
function tonesOf(scene: Scene): readonly [number, number, number] {
  const flat = scene.sun[1] / Math.hypot(...scene.sun);
  return [flat * 0.86, flat * 0.52, flat * 0.16];
}

/** The median over all columns of the first row that shows water. */
function farShore(view: View): number {
  const water = materials.indexOf("water");
  const rows: number[] = [];
  for (let x = 0; x < view.width; x++) {
    for (let y = 0; y < view.height; y++) {
      const label = view.labels[y * view.width + x]!;
      if (label !== SKY && label >> 5 === water) {
        rows.push(y);
        break;
      }
    }
  }
  rows.sort((a, b) => a - b);
  return (rows[rows.length >> 1] ?? 0) * GRID;
}

