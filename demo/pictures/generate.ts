/**
 * Draws the catalogue's pictures: `npm run pictures` those that are missing or whose brief has changed, `npm run
 * pictures -- chillon rigi-2` these, `-- --subject=raft` those about a subject, `-- --all` every one. `-- --boxes`
 * draws none and measures in all of them where their subject stands, in a quarter of a minute. Writes WebP masters and
 * index.json into demo/catalogue/pictures; it may be stopped and started at any time.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { works, type Work } from "./works.ts";
import type { Scene } from "./engine/scene.ts";
import { readIndex, writeIndex, type Entry } from "./index-file.ts";
import { render } from "./render.ts";
import { subjectBox } from "./subject-box.ts";

const folder = process.env["PICTURES_OUT"] ?? join(import.meta.dirname, "../catalogue/pictures");
/** The index is written after so many pictures, so that little is drawn twice after a stop. */
const SAVED_EVERY = 10;

const wanted = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const all = process.argv.includes("--all");
const about = process.argv
  .find((one) => one.startsWith("--subject="))
  ?.slice("--subject=".length)
  .split(",");

mkdirSync(folder, { recursive: true });
const index = readIndex(folder);

function isDue(work: Work): boolean {
  if (all) return true;
  if (about) return work.subject !== undefined && about.includes(work.subject);
  if (wanted.length > 0) return wanted.includes(work.name);
  const known = index.get(`${work.name}.webp`);
  return (
    !known || !existsSync(join(folder, `${work.name}.webp`)) || (work.brief !== undefined && known.brief !== work.brief)
  );
}

/** What the index says of where a picture's subject stands. */
async function placeOf(scene: Scene): Promise<Pick<Entry, "focus" | "subject">> {
  const subject = await subjectBox(scene);
  return { focus: scene.focus, ...(subject ? { subject } : {}) };
}

if (process.argv.includes("--boxes")) {
  for (const work of works) {
    const known = index.get(`${work.name}.webp`);
    if (known) index.set(`${work.name}.webp`, { ...known, ...(await placeOf(work.scene())) });
  }
  writeIndex(folder, index, works);
  process.exit();
}

const due = works.filter(isDue);
const started = performance.now();
process.stdout.write(`${due.length} of ${works.length} pictures are to be drawn\n`);
for (const [i, work] of due.entries()) {
  const begun = performance.now();
  const scene = work.scene();
  const { webp, width, height, color } = await render(scene);
  writeFileSync(join(folder, `${work.name}.webp`), webp);
  const version = createHash("sha256").update(webp).digest("hex").slice(0, 10);
  index.set(`${work.name}.webp`, {
    width,
    height,
    color,
    ...(await placeOf(scene)),
    version,
    ...(work.brief ? { brief: work.brief } : {}),
  });
  if (i % SAVED_EVERY === SAVED_EVERY - 1) writeIndex(folder, index, works);
  const left = ((performance.now() - started) / (i + 1)) * (due.length - i - 1);
  process.stdout.write(
    `${String(i + 1).padStart(3)}/${due.length} ${work.name} ${Math.round(webp.length / 1000)} kB ${((performance.now() - begun) / 1000).toFixed(1)} s, ${Math.round(left / 1000)} s to go\n`,
  );
}
writeIndex(folder, index, works);
process.stdout.write(`${due.length} pictures in ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
