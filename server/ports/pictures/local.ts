import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { frameOf, type Frame } from "./frame.ts";
import { mastersFolder, readPictureIndex } from "./masters.ts";
import type { PictureFacts, PicturePort, PictureWish, RenderedPicture } from "./pictures.ts";

/** No master is larger; sharp refuses what claims to be. */
const pixelLimit = 4_000_000;
/** STACK.md: effort 2 takes a tenth of the time of the default and gives up little. */
const avifEffort = 2;
/** AVIF looks as good as WebP at a lower number. */
const avifQualityShare = 0.8;

/** The embedded image service: scales the committed masters and keeps what it made in `cacheFolder`. Only files of the index exist. */
export function createLocalPictures({ cacheFolder, folder = mastersFolder }: { readonly cacheFolder: string; readonly folder?: string }): PicturePort {
  const index = readPictureIndex(folder);
  const underWay = new Map<string, Promise<RenderedPicture>>();
  mkdirSync(cacheFolder, { recursive: true });

  return {
    facts: (file) => index.get(file) ?? null,
    async render(wish) {
      const facts = index.get(wish.file);
      if (!facts) return null;
      const frame = frameOf(facts, wish);
      const key = keyOf(facts, frame, wish);
      const type = `image/${wish.format}` as const;
      const cached = join(cacheFolder, `${key}.${wish.format}`);
      const bytes = await readFile(cached).catch(() => null);
      if (bytes) return { bytes, type, tag: key, kept: true };
      const running = underWay.get(cached);
      if (running) return { ...(await running), kept: true };
      const drawing = draw(join(folder, wish.file), frame, wish.format).then(async (made) => {
        await keep(cached, made);
        return { bytes: made, type, tag: key, kept: false };
      });
      underWay.set(cached, drawing);
      return drawing.finally(() => underWay.delete(cached));
    },
  };
}

function keyOf(facts: PictureFacts, frame: Frame, wish: PictureWish): string {
  return createHash("sha256")
    .update(JSON.stringify([wish.file, facts.version, facts.focus, frame, wish.format]))
    .digest("hex")
    .slice(0, 32);
}

async function draw(master: string, { crop, width, height, quality }: Frame, format: PictureWish["format"]): Promise<Buffer> {
  const scaled = sharp(master, { limitInputPixels: pixelLimit }).extract(crop).resize(width, height);
  return format === "avif"
    ? scaled.avif({ quality: Math.round(quality * avifQualityShare), effort: avifEffort }).toBuffer()
    : scaled.webp({ quality }).toBuffer();
}

/** Written beside and moved into place, so that nobody ever reads half a picture. A full disk costs speed, not the answer. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, bytes)
    .then(() => rename(draft, path))
    .catch(() => undefined);
}
