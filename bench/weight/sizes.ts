import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export interface Size {
  readonly file: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Hashes in the names of files (`kit-B0YzS7WF.js`), and the build's id. */
const hashes = /(?<=\b([\w.-]+)-)[\w-]{8}(?=\.(?:js|css)\b)|\b[0-9a-f]{12}\b/g;

/**
 * A file whose names of others carry hashes that change with any commit compresses better or worse by luck: 80 bytes between two builds that
 * differ in nothing else. So each hash is weighed as one that is made of its name: as long, as hard to compress, and always the same.
 */
function withSteadyHashes(text: string): string {
  return text.replaceAll(hashes, (hash, name: string | undefined) => {
    const made = createHash("sha256").update(name ?? "build");
    return made.digest(name === undefined ? "hex" : "base64url").slice(0, hash.length);
  });
}

/** A file's sizes in bytes, at the strongest settings: the same code gives the same figures everywhere. */
export function sizeOf(folder: string, file: string): Size {
  const bytes = Buffer.from(withSteadyHashes(readFileSync(`${folder}/${file}`, "utf8")));
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  return { file, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotli.length };
}

export function sum(sizes: readonly Size[]): Size {
  const total = (part: "raw" | "gzip" | "brotli") => sizes.reduce((whole, size) => whole + size[part], 0);
  return { file: "all together", raw: total("raw"), gzip: total("gzip"), brotli: total("brotli") };
}

/** A table of kB with one decimal (1 kB is 1000 bytes). */
export function table(sizes: readonly Size[]): string {
  const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
  const width = Math.max(...sizes.map(({ file }) => file.length));
  const lines = sizes.map(({ file, raw, gzip, brotli }) => `${file.padEnd(width)} ${kb(raw)} ${kb(gzip)} ${kb(brotli)}`);
  return [`${"kB".padEnd(width)} ${"raw".padStart(8)} ${"gzip".padStart(8)} ${"brotli".padStart(8)}`, ...lines].join("\n");
}
