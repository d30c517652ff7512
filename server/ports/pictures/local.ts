import { createHash } from "node:crypto";
import { join } from "node:path";
import type sharp from "sharp";
import { decoding } from "./decoding.ts";
import { createDiskCache, type DiskCache } from "./disk-cache.ts";
import { frameOf, type Frame } from "./frame.ts";
import type { Masters } from "./masters.ts";
import type { PictureDetails, PicturePort, PictureRequest, RenderedPicture } from "./pictures.ts";
import { createRemotePictures } from "./remote-pictures.ts";
import type { Open } from "./open-https.ts";

/** No master is larger; sharp refuses what claims to be. */
const pixelLimit = 4_000_000;
/** Effort 2 takes a tenth of the time of the default and gives up little. */
const avifEffort = 2;
/** AVIF looks as good as WebP at a lower number. */
const avifQualityShare = 0.8;
const MEGABYTE = 1_000_000;

export interface LocalPictures {
  readonly cacheFolder: string;
  readonly masters: Masters;
  /** Megabytes of drawn pictures to cache. */
  readonly cacheMegabytes?: number;
  /** Hosts whose pictures are fetched. */
  readonly hosts?: readonly string[];
  /** Where /assets lies. */
  readonly assets?: string;
  /** Opens an address: the tests' way in. */
  readonly open?: Open;
}

/**
 * The embedded image service: scales masters and keeps what it made. Only files of an index, of /assets and of allowed
 * hosts exist.
 */
export function createLocalPictures({
  cacheFolder,
  masters,
  cacheMegabytes = 512,
  hosts = [],
  assets = join(cacheFolder, "no-assets"),
  open,
}: LocalPictures): PicturePort {
  const cache = createDiskCache(cacheFolder, cacheMegabytes * MEGABYTE);
  const sources = createRemotePictures({ hosts, assets, cache, ...(open ? { open } : {}) });
  const underWay = new Map<string, Promise<RenderedPicture>>();

  async function made(
    name: string,
    master: string | Buffer,
    details: PictureDetails,
    request: Omit<PictureRequest, "file">,
  ): Promise<RenderedPicture> {
    const frame = frameOf(details, request);
    const key = keyOf(name, details, frame, request.format);
    const type = `image/${request.format}` as const;
    const fileName = `${key}.${request.format}`;
    const bytes = await cache.read(fileName);
    if (bytes) return { bytes, type, tag: key, isCached: true };
    const running = underWay.get(fileName);
    if (running) return { ...(await running), isCached: true };
    const drawing = drawAndStore(master, frame, request.format, cache, fileName).then((drawn) => ({
      bytes: drawn,
      type,
      tag: key,
      isCached: false,
    }));
    underWay.set(fileName, drawing);
    return drawing.finally(() => underWay.delete(fileName));
  }

  return {
    details: (file) => masters.find(file),
    async render({ file, ...request }) {
      const details = masters.find(file);
      return details ? made(file, join(masters.folder, file), details, request) : null;
    },
    async renderFrom(address, request) {
      const { webp, details } = await sources.master(address);
      return made(address, webp, details, request);
    },
  };
}

function keyOf(name: string, details: PictureDetails, frame: Frame, format: PictureRequest["format"]): string {
  return createHash("sha256")
    .update(JSON.stringify([name, details.version, frame, format]))
    .digest("hex")
    .slice(0, 32);
}

async function drawAndStore(
  master: string | Buffer,
  frame: Frame,
  format: PictureRequest["format"],
  cache: DiskCache,
  name: string,
): Promise<Buffer> {
  const bytes = await decoding((library) => draw(library, master, frame, format));
  await cache.store(name, bytes);
  return bytes;
}

async function draw(
  library: typeof sharp,
  master: string | Buffer,
  { crop, width, height, quality }: Frame,
  format: PictureRequest["format"],
): Promise<Buffer> {
  const scaled = library(master, { limitInputPixels: pixelLimit }).extract(crop).resize(width, height);
  return format === "avif"
    ? scaled.avif({ quality: Math.round(quality * avifQualityShare), effort: avifEffort }).toBuffer()
    : scaled.webp({ quality }).toBuffer();
}
