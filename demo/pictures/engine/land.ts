import { mix, rgb, times, hex, type Rgb } from "./colour.ts";
import { smooth } from "./smooth.ts";
import { hours, THICKEST, type Hour } from "./light.ts";
import { random } from "./random.ts";
import { HEIGHT, WIDTH, type Scene, type Season } from "./scene.ts";
import { freshId, gradient, path, rect } from "./svg.ts";
import { trace } from "./trace.ts";
import { BANDS, SKY, walk, type View } from "./walk.ts";
import { materials, type Material, type World } from "./world.ts";

/** The land is walked at in half the picture's size and traced. */
const GRID = 2;
const SPECK = 22;

const albedo: Record<Season, Record<Material, string>> = {
  spring: {
    snow: "#f7f7f4",
    rock: "#9a958d",
    meadow: "#a3bf57",
    forest: "#4e7c4a",
    water: "#2f7f8f",
    ice: "#dcecf0",
    fog: "#f6f3ee",
  },
  summer: {
    snow: "#f7f7f4",
    rock: "#989188",
    meadow: "#93b04c",
    forest: "#3f6d47",
    water: "#2f7f8f",
    ice: "#dcecf0",
    fog: "#f6f3ee",
  },
  autumn: {
    snow: "#f7f7f4",
    rock: "#9d9286",
    meadow: "#b9a24e",
    forest: "#b06a34",
    water: "#2f7f8f",
    ice: "#dcecf0",
    fog: "#f6f3ee",
  },
  winter: {
    snow: "#f7f7f4",
    rock: "#837f80",
    meadow: "#eceff0",
    forest: "#50706c",
    water: "#3b7286",
    ice: "#dcecf0",
    fog: "#f6f3ee",
  },
};

/** How far each tone is from sun (0) to shade (1). */
const toneShare = [0, 0.3, 0.72, 1];

export interface Land {
  readonly view: View;
  readonly markup: string;
  /** Outline of all water, and the row (px) its far shore is on; none without water. */
  readonly water: { readonly outline: string; readonly shore: number } | null;
}

/** Draws the scene's world: walked, smoothed, traced, coloured, farthest band first. */
export function land(scene: Scene, world: World): Land {
  const width = WIDTH / GRID;
  const height = HEIGHT / GRID;
  const walked = walk(world, scene.camera, scene.sun, tonesOf(scene), scene.haze ?? 0.72, width, height);
  const view = { ...walked, labels: smooth(walked.labels, width, height, SPECK) };
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
    if (material === "fog") {
      markup += fogSea(d, hour, scene.world?.seed ?? 0);
      continue;
    }
    const tone = (label >> 3) & 3;
    const band = label & 7;
    const lit = times(rgb(fills[material]), hour.sun);
    const dim = times(rgb(fills[material]), hour.shade);
    const share = toneShare[tone]!;
    const colour: Rgb = mix(mix(lit, dim, share), haze, ((band === 0 ? 0 : band + 0.5) / BANDS) * THICKEST);
    const fill = hex(colour);
    markup += path(d, fill, `stroke="${fill}" stroke-width="2.2" stroke-linejoin="round"`);
  }
  return { view, markup, water: outline === "" ? null : { outline, shore: farShore(view) } };
}

/** A sea of fog: brighter far away, billows as flat lenses in light and shade. */
function fogSea(outline: string, hour: Hour, seed: number): string {
  const dice = random(seed + 9);
  const top = Math.min(...[...outline.matchAll(/[ML][-\d.]+ ([-\d.]+)/g)].map((m) => Number(m[1])));
  const fog = rgb(albedo.winter.fog);
  const tone = (share: number): string => hex(mix(times(fog, hour.sun), times(fog, hour.shade), share));
  const depth = gradient([
    [0, hex(mix(rgb(tone(0.05)), rgb(hour.haze), 0.35))],
    [0.4, tone(0.12)],
    [1, tone(0.5)],
  ]);
  const clip = freshId();
  let billows = "";
  for (let i = 0; i < 90; i++) {
    const t = dice.next() ** 1.4;
    const w = (60 + 520 * t) * dice.between(0.6, 1.5);
    const h = (5 + 46 * t) * dice.between(0.6, 1.3);
    const x = dice.between(-200, WIDTH + 100);
    const y = top + 10 + t * (HEIGHT - top) * 0.9;
    billows += path(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(w * 0.2).toFixed(0)} ${(-h).toFixed(0)} ${(w * 0.45).toFixed(0)} ${(-h * 0.5).toFixed(0)}t${(w * 0.55).toFixed(0)} ${(h * 0.5).toFixed(0)}q${(-w * 0.5).toFixed(0)} ${(h * 0.4).toFixed(0)} ${(-w).toFixed(0)} 0Z`,
      i % 2 ? tone(0.02) : tone(0.45),
      `opacity="${i % 2 ? 0.5 : 0.22}"`,
    );
  }
  return `<defs>${depth.def}<clipPath id="${clip}"><path d="${outline}"/></clipPath></defs><g clip-path="url(#${clip})">${rect(0, top, WIDTH, HEIGHT - top, depth.fill)}${billows}</g>`;
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
