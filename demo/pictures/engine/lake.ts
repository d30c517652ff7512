import { hex, mix, rgb, times } from "./colour.ts";
import type { Hour, Ink } from "./light.ts";
import type { Random } from "./random.ts";
import { HEIGHT, WIDTH, type Scene } from "./scene.ts";
import { freshId, gradient, path, rect } from "./svg.ts";

/** A lake: depth as a gradient, the land mirrored and fading, ripples like lenses, the sun's glitter. */
export function lake(
  scene: Scene,
  hour: Hour,
  water: { outline: string; shore: number },
  land: string,
  random: Random,
): string {
  const colours = scene.lake ?? { colour: "#4aa3ad", deep: "#0f5666", mirror: 0.5 };
  const light = (c: string, share: number): string =>
    hex(mix(times(rgb(c), hour.sun), times(rgb(c), hour.shade), share));
  const clip = freshId();
  const mask = freshId();
  const depth = gradient([
    [0, hex(mix(rgb(light(colours.colour, 0.15)), rgb(hour.sky[2]), 0.45))],
    [0.3, light(colours.colour, 0.25)],
    [1, light(colours.deep, 0.4)],
  ]);
  const fade = gradient([
    [0, "#fff", colours.mirror],
    [0.55, "#fff", colours.mirror * 0.55],
    [1, "#fff", 0],
  ]);
  const deep = HEIGHT - water.shore;
  const mirrored = `<g clip-path="url(#${clip})"><g mask="url(#${mask})"><g transform="translate(0 ${2 * water.shore}) scale(1 -1)">${land}</g></g>${ripples(hour, water.shore, random, light(colours.colour, 0.1), light(colours.deep, 0.5))}${glitter(scene, hour, water.shore, random)}</g>`;
  return `<defs>${depth.def}${fade.def}<clipPath id="${clip}"><path d="${water.outline}"/></clipPath><mask id="${mask}" maskUnits="userSpaceOnUse" x="0" y="${water.shore}" width="${WIDTH}" height="${deep}">${rect(0, water.shore, WIDTH, deep, fade.fill)}</mask></defs>
<g clip-path="url(#${clip})">${rect(0, water.shore - 200, WIDTH, 201, hex(mix(rgb(light(colours.colour, 0.15)), rgb(hour.sky[2]), 0.45)))}${rect(0, water.shore, WIDTH, deep, depth.fill)}</g>${mirrored}`;
}

function ripples(hour: Hour, shore: number, random: Random, light: string, deep: string): string {
  let out = "";
  for (let i = 0; i < 150; i++) {
    const t = random.next() ** 1.5;
    const y = shore + 8 + t * (HEIGHT - shore);
    const x = random.between(-40, WIDTH);
    const long = (16 + 150 * t) * random.between(0.5, 1.5);
    const fill = i % 3 === 0 ? hour.sky[2] : i % 3 === 1 ? light : deep;
    out += lens(x, y, long, 0.7 + 2.6 * t, fill, i % 3 === 0 ? 0.45 : 0.4);
  }
  return out;
}

function glitter(scene: Scene, hour: Hour, shore: number, random: Random): string {
  let out = "";
  const x = WIDTH * (0.5 + scene.sun[0] * 0.42);
  for (let i = 0; i < 70 * hour.glowing; i++) {
    const t = random.next();
    const y = shore + 6 + t * (HEIGHT - shore);
    const away = (random.next() + random.next() - 1) * (70 + 190 * t);
    out += lens(x + away, y, (12 + 46 * t) * random.between(0.5, 1.4), 1 + 2.2 * t, hour.glow, 0.75);
  }
  return out;
}

/** A thin lens lying on the water. */
export function lens(x: number, y: number, long: number, thick: number, fill: string, opacity: number): string {
  return path(
    `M${(x - long / 2).toFixed(1)} ${y.toFixed(1)}q${(long / 2).toFixed(1)} ${(-thick).toFixed(1)} ${long.toFixed(1)} 0q${(-long / 2).toFixed(1)} ${thick.toFixed(1)} ${(-long).toFixed(1)} 0Z`,
    fill,
    `opacity="${opacity}"`,
  );
}

/** Water drawn by hand in front (a river, a basin) uses the same ripples. */
export function ripplesIn(
  ink: Ink,
  random: Random,
  box: readonly [number, number, number, number],
  colour: string,
  count: number,
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const t = random.next();
    const y = box[1] + t * box[3];
    out += lens(
      random.between(box[0], box[0] + box[2]),
      y,
      (30 + 90 * t) * random.between(0.5, 1.4),
      1.5 + 2.5 * t,
      i % 2 ? ink.sun(colour) : ink.half(colour, 0.5),
      0.5,
    );
  }
  return out;
}
