import { createHash } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { AppError, notFound } from "../../errors.ts";
import { adoptPicture, type Master } from "./adopt.ts";
import type { DiskCache } from "./disk-cache.ts";
import type { Open } from "./open-https.ts";
import type { PictureDetails } from "./pictures.ts";
import { allowedAddress, fetchPicture } from "./remote.ts";

/** Milliseconds until a failed address is requested again. */
const SULK = 60_000;
/** Failed addresses that are remembered. */
const REMEMBERED = 500;
/** `/assets/a/b.jpg`: plain names, none of which is hidden or leads upwards. */
const assetPath = /^\/assets(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/;

export interface RemotePictures {
  /**
   * The master behind an https address of an allowed host or an /assets path; made once, stored on disk. Throws 400,
   * 403, 404, 413, 415.
   */
  master(address: string): Promise<Master>;
}

export interface RemotePictureOptions {
  readonly hosts: readonly string[];
  /** Where /assets lies. */
  readonly assets: string;
  readonly cache: DiskCache;
  readonly open?: Open;
  readonly now?: () => number;
}

export function createRemotePictures({
  hosts,
  assets,
  cache,
  open,
  now = Date.now,
}: RemotePictureOptions): RemotePictures {
  const underWay = new Map<string, Promise<Master>>();
  const failed = new Map<string, { readonly until: number; readonly error: AppError }>();

  async function assetBytes(path: string): Promise<Buffer> {
    if (!assetPath.test(path)) throw notFound("not_found");
    const root = await realpath(assets).catch(() => null);
    const file = await realpath(join(assets, path.slice("/assets/".length))).catch(() => null);
    if (!root || !file || !file.startsWith(root + sep)) throw notFound("not_found");
    return await readFile(file).catch(() => {
      throw notFound("not_found");
    });
  }

  async function make(address: string, key: string): Promise<Master> {
    const cached = await cache.read(`${key}.master`);
    if (cached) return unpack(cached);
    const bytes = address.startsWith("/")
      ? await assetBytes(address)
      : await fetchPicture(new URL(address), hosts, open);
    const master = await adoptPicture(bytes);
    await cache.store(`${key}.master`, pack(master));
    return master;
  }

  return {
    master(given) {
      const address = given.startsWith("/") && !given.startsWith("//") ? given : allowedAddress(given, hosts).href;
      const sulking = failed.get(address);
      if (sulking && sulking.until > now()) return Promise.reject(sulking.error);
      const key = createHash("sha256").update(address).digest("hex").slice(0, 32);
      const running = underWay.get(key);
      if (running) return running;
      const making = make(address, key)
        .catch((error: unknown) => {
          if (error instanceof AppError && !address.startsWith("/")) {
            if (failed.size >= REMEMBERED) failed.delete(failed.keys().next().value!);
            failed.set(address, { until: now() + SULK, error });
          }
          throw error;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}

/** A master as one file: its details in a line, then its bytes. */
const pack = ({ details, webp }: Master): Buffer => Buffer.concat([Buffer.from(`${JSON.stringify(details)}\n`), webp]);

function unpack(bytes: Buffer): Master {
  const end = bytes.indexOf(10);
  return { details: JSON.parse(bytes.toString("utf8", 0, end)) as PictureDetails, webp: bytes.subarray(end + 1) };
}
