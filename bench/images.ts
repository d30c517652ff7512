/**
 * The image service's first and cached answer through the real route: cards of the listing in WebP and AVIF, one after
 * the other. `node bench/images.ts`, about a minute.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { createLocalPictures } from "../server/ports/pictures/local.ts";
import { createMasters } from "../server/ports/pictures/masters.ts";
import { serveImages } from "../server/routes/images/images.ts";

/** Pictures that are requested, and how often each of them is once it is cached. */
const pictures = 40;
const again = 5;
const sizes = [
  ["card", "width=320&height=240"],
  ["hero", "width=1280&height=720"],
] as const;

const mastersFolder = join(import.meta.dirname, "../demo/catalogue/pictures");
const cacheFolder = mkdtempSync(join(tmpdir(), "gipfel-bench-images-"));
const app = fastify();
serveImages(app, createLocalPictures({ cacheFolder, masters: createMasters(mastersFolder) }));
const origin = await app.listen({ port: 0 });
const files = Object.keys(JSON.parse(readFileSync(join(mastersFolder, "index.json"), "utf8")) as object);
const chosen = files.filter((_, i) => i % Math.ceil(files.length / pictures) === 0);

async function ask(url: string, type: string): Promise<{ readonly ms: number; readonly bytes: number }> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { accept: type } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (answer.headers.get("content-type") !== type)
    throw new Error(`${url} answered ${answer.status} ${answer.headers.get("content-type")}`);
  return { ms: performance.now() - began, bytes };
}

const at = (share: number, list: readonly number[]): string =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]!.toFixed(1);

console.log("| Picture | Format | first p50 ms | first p99 ms | cached p50 ms | cached p99 ms | kB, median |");
console.log("|---|---|---:|---:|---:|---:|---:|");
await ask(`${origin}/images/${chosen[0]}?width=96`, "image/webp");
for (const [name, size] of sizes) {
  for (const type of ["image/webp", "image/avif"]) {
    const first: number[] = [];
    const cached: number[] = [];
    const kilobytes: number[] = [];
    for (const file of chosen) {
      const url = `${origin}/images/${file}?${size}`;
      const made = await ask(url, type);
      first.push(made.ms);
      kilobytes.push(made.bytes / 1000);
      for (let i = 0; i < again; i++) cached.push((await ask(url, type)).ms);
    }
    console.log(
      `| ${name} | ${type} | ${at(0.5, first)} | ${at(0.99, first)} | ${at(0.5, cached)} | ${at(0.99, cached)} | ${at(0.5, kilobytes)} |`,
    );
  }
}
await app.close();
rmSync(cacheFolder, { recursive: true });
