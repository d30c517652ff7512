import type { Hour, Ink } from "./light.ts";
import type { Random } from "./random.ts";
import { HEIGHT, WIDTH } from "./scene.ts";
import { disc, glow, gradient, oval, path, rect } from "./svg.ts";

/** Sky from top to horizon (px), the sun's glow, and stars when it is dark. */
export function sky(hour: Hour, sun: readonly [number, number, number], horizon: number, random: Random): string {
  const air = gradient([
    [0, hour.sky[0]],
    [0.55, hour.sky[1]],
    [1, hour.sky[2]],
  ]);
  const sunX = WIDTH * (0.5 + sun[0] * 0.42);
  const sunY = horizon * (0.92 - Math.min(0.8, sun[1] * 0.7));
  const shine = glow([
    [0, hour.glow, hour.glowing],
    [0.25, hour.glow, hour.glowing * 0.5],
    [1, hour.glow, 0],
  ]);
  let out = `<defs>${air.def}${shine.def}</defs>${rect(0, 0, WIDTH, horizon + 60, air.fill)}${rect(0, horizon + 59, WIDTH, HEIGHT, hour.sky[2])}`;
  if (hour.dark) {
    for (let i = 0; i < 90; i++)
      out += disc(
        random.between(0, WIDTH),
        horizon * 0.85 * random.next() ** 1.4,
        random.between(0.8, 2.1),
        "#fff7e0",
        `opacity="${random.between(0.25, 0.8).toFixed(2)}"`,
      );
  }
  return out + oval(sunX, sunY, 620, 520, shine.fill);
}

/** Fair-weather clouds: a flat belly, rounded heads, two tones. */
export function clouds(ink: Ink, random: Random, count: number, from: number, to: number, size: number): string {
  let out = "";
  const light = ink.hour.dark ? ink.raw(ink.hour.sky[1]) : ink.half("#ffffff", 0.08);
  const belly = ink.hour.dark ? ink.raw(ink.hour.sky[0]) : ink.half("#f4f6fa", 0.55);
  const lanes = Array.from({ length: count }, (_, i) => (i + random.between(0.15, 0.85)) / count);
  lanes.forEach((lane, i) => {
    const deep = random.next();
    const y = from + (to - from) * (count === 1 ? deep : (((i * 7) % count) + deep) / count);
    const far = 1 - (0.62 * (y - from)) / Math.max(1, to - from);
    out += cloud(random, lane * WIDTH * 1.1 - WIDTH * 0.05, y, size * far * random.between(0.75, 1.25), light, belly);
  });
  return out;
}

function cloud(random: Random, x: number, y: number, width: number, light: string, belly: string): string {
  const heads = Math.max(3, Math.round(width / 70));
  const widths = Array.from(
    { length: heads },
    (_, i) => (0.5 + Math.sin((Math.PI * (i + 0.7)) / (heads + 0.4))) * random.between(0.6, 1.4),
  );
  const totalWidth = widths.reduce((a, b) => a + b, 0);
  const start = x - width / 2;
  let top = `M${start.toFixed(1)} ${y.toFixed(1)}`;
  let px = start;
  let py = y;
  widths.forEach((w, i) => {
    const nx = i === heads - 1 ? start + width : px + (w / totalWidth) * width;
    const envelope = Math.sin((Math.PI * (nx - start)) / width);
    const ny = i === heads - 1 ? y : y - width * 0.12 * envelope * random.between(0.45, 1.25);
    const tall = (w / totalWidth) * width * 0.42;
    top += `C${(px + 2).toFixed(1)} ${(py - tall).toFixed(1)} ${(nx - (nx - px) * 0.3).toFixed(1)} ${(ny - tall * 1.05).toFixed(1)} ${nx.toFixed(1)} ${ny.toFixed(1)}`;
    [px, py] = [nx, ny];
  });
  const flat = `Q${x} ${y + width * 0.02} ${start} ${y}Z`;
  const wave = `M${start} ${y}C${x - width * 0.3} ${y - width * 0.07} ${x - width * 0.12} ${y - width * 0.02} ${x + width * 0.06} ${y - width * 0.045}S${x + width * 0.36} ${y - width * 0.015} ${start + width} ${y}`;
  const tail = (dx: number, dy: number, w: number): string =>
    path(
      `M${x + dx - w} ${y + dy}Q${x + dx - w * 0.2} ${y + dy - w * 0.035} ${x + dx} ${y + dy - 2}T${x + dx + w} ${y + dy}Q${x + dx} ${y + dy + w * 0.028} ${x + dx - w} ${y + dy}Z`,
      belly,
    );
  return (
    tail(-width * 0.12, 3, width * 0.62) +
    path(top + flat, light) +
    path(wave + flat, belly) +
    tail(width * 0.3, width * 0.06, width * 0.4)
  );
}
