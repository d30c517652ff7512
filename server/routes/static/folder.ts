import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { notFound } from "../../errors.ts";
import { Packed, sendPacked } from "../../http/packed.ts";

export interface Folder {
  /** Where the files are; a name is looked for in the first folder first. */
  readonly roots: readonly string[];
  /** The address that they are served below, with a slash at its end. */
  readonly prefix: string;
  /** Cache-Control of a file, by its path below its root. */
  readonly cacheControl: (path: string, root: string) => string;
  /** Further headers of every file. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What is answered, as plain text with 404, for a path without a file; without it the error that all pages have. */
  readonly unknown?: (path: string) => string;
}

/** For files whose name changes with what is in them. */
export const forever = "public, max-age=31536000, immutable";
/** For files that keep their name. */
export const revalidateSoon = "public, max-age=300, stale-while-revalidate=86400";
/** For files that any page may load, also one that is isolated (COEP). */
export const openToAll = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
/** Bytes of files cached in memory, for each folder. */
const cacheBytes = 48 * 1024 * 1024;

/** The kinds of files that are built; what is not in the table is not served. */
const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webmanifest": "application/manifest+json; charset=utf-8",
};
const packedAlready = new Set([".woff2", ".png"]);

/**
 * Serves folders of built files. Each is read and packed once, and again when the disk has another; names outside them
 * are unknown.
 */
export function serveFolder(
  app: FastifyInstance,
  { roots, prefix, cacheControl, headers = {}, unknown }: Folder,
): void {
  const files = new LRUCache<string, { readonly version: string; readonly packed: Packed }>({
    maxSize: cacheBytes,
    sizeCalculation: ({ packed }) => packed.raw.length * 2,
  });

  async function fileAt(path: string): Promise<{ readonly root: string; readonly packed: Packed } | null> {
    for (const root of roots) {
      const file = join(root, path);
      const details = await stat(file).catch(() => null);
      if (!details?.isFile()) continue;
      const version = `${details.mtimeMs}-${details.size}`;
      const known = files.get(file);
      if (known?.version === version) return { root, packed: known.packed };
      const packed = new Packed(await readFile(file));
      files.set(file, { version, packed });
      return { root, packed };
    }
    return null;
  }

  app.get<{ Params: { "*": string } }>(`${prefix}*`, async (request, reply) => {
    const path = request.params["*"];
    const type = types[extname(path)];
    const found = type && isBelow(path) ? await fileAt(path) : null;
    if (!found || !type) {
      if (!unknown) throw notFound("not_found");
      const line = { ...headers, "cache-control": "no-cache", "content-type": "text/plain; charset=utf-8" };
      return reply.code(404).headers(line).send(unknown(path));
    }
    const { root, packed } = found;
    reply.headers({ ...headers, "cache-control": cacheControl(path, root), "content-type": type });
    if (packedAlready.has(extname(path))) return reply.header("etag", packed.tag).send(packed.raw);
    return sendPacked(request, reply, packed);
  });
}

/** A path without steps upwards, drive letters or a way of its own to write a slash; no hidden file. */
function isBelow(path: string): boolean {
  return (
    normalize(path) === path &&
    !path.includes("\\") &&
    !path.includes(":") &&
    path.split(sep).every((part) => part !== "" && !part.startsWith("."))
  );
}
