/**
 * Draws the catalogue's pictures: `npm run pictures` for all, `npm run pictures -- chillon rigi-2` for some.
 * Writes WebP masters and index.json into server/catalogue/pictures; the same code draws the same pixels.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { render } from "./render.ts";
import { scenes } from "./scenes/all.ts";

const folder = process.env["PICTURES_OUT"] ?? join(import.meta.dirname, "../../server/catalogue/pictures");
const indexFile = join(folder, "index.json");

interface Entry {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly focus: readonly [number, number];
  /** Changes with the picture's bytes. */
  readonly version: string;
}

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? scenes : scenes.filter((s) => wanted.includes(s.name));
mkdirSync(folder, { recursive: true });

let known: Record<string, Entry> = {};
try {
  known = JSON.parse(readFileSync(indexFile, "utf8")) as Record<string, Entry>;
} catch {
  process.stdout.write("A new index.json\n");
}

const started = performance.now();
for (const [i, scene] of chosen.entries()) {
  const begun = performance.now();
  const { webp, width, height, color } = await render(scene);
  writeFileSync(join(folder, `${scene.name}.webp`), webp);
  known[`${scene.name}.webp`] = { width, height, color, focus: scene.focus, version: createHash("sha256").update(webp).digest("hex").slice(0, 10) };
  process.stdout.write(
    `${String(i + 1).padStart(2)}/${chosen.length} ${scene.name} ${Math.round(webp.length / 1000)} kB ${((performance.now() - begun) / 1000).toFixed(1)} s\n`,
  );
}
const sorted = Object.fromEntries(
  Object.entries(known)
    .filter(([file]) => scenes.some((s) => `${s.name}.webp` === file))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(indexFile, `${JSON.stringify(sorted, null, 1)}\n`);
process.stdout.write(`${chosen.length} pictures in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
