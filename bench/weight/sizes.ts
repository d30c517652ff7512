import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { withSteadyHashes } from "../../scripts/build/steady-hashes.ts";

export interface Size {
  readonly file: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** A file's sizes in bytes, at the strongest settings: the same code gives the same figures everywhere. */
export function sizeOf(folder: string, file: string): Size {
  const bytes = Buffer.from(withSteadyHashes(readFileSync(`${folder}/${file}`, "utf8")).text);
  const brotli = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  return { file, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotli.length };
}

export function sum(sizes: readonly Size[]): Size {
  const total = (part: "raw" | "gzip" | "brotli") => sizes.reduce((total, size) => total + size[part], 0);
  return { file: "all together", raw: total("raw"), gzip: total("gzip"), brotli: total("brotli") };
}

/** A table of kB with one decimal (1 kB is 1000 bytes). */
export function table(sizes: readonly Size[]): string {
  const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
  const width = Math.max(...sizes.map(({ file }) => file.length));
  const lines = sizes.map(
    ({ file, raw, gzip, brotli }) => `${file.padEnd(width)} ${kb(raw)} ${kb(gzip)} ${kb(brotli)}`,
  );
  return [`${"kB".padEnd(width)} ${"raw".padStart(8)} ${"gzip".padStart(8)} ${"brotli".padStart(8)}`, ...lines].join(
    "\n",
  );
}
