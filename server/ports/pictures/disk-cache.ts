import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A folder is tidied down to this share of its limit, so that not every new file tidies again. */
const TIDIED_TO = 0.8;

/**
 * Files cached up to a limit of bytes, least recently used deleted first. Several processes may share the folder.
 */
export interface DiskCache {
  /** Null if it isn't cached. */
  read(name: string): Promise<Buffer | null>;
  /** Ignores write errors: a full disk costs speed only. */
  store(name: string, bytes: Buffer): Promise<void>;
}

export function createDiskCache(folder: string, limit: number): DiskCache {
  mkdirSync(folder, { recursive: true });
  /** Bytes written since the folder was last looked through; unknown at the start. */
  let since = Infinity;
  let tidying: Promise<void> | null = null;

  async function tidy(): Promise<void> {
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const path = join(folder, name);
        const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: Infinity }));
        return { path, size, used: mtimeMs };
      }),
    );
    let total = files.reduce((sum, { size }) => sum + size, 0);
    if (total > limit) {
      for (const { path, size } of files.toSorted((a, b) => a.used - b.used)) {
        if (total <= limit * TIDIED_TO) break;
        await rm(path, { force: true }).catch(() => undefined);
        total -= size;
      }
    }
    since = 0;
  }

  return {
    async read(name) {
      const path = join(folder, name);
      const bytes = await readFile(path).catch(() => null);
      // The file's modification time is its last use.
      if (bytes) await utimes(path, new Date(), new Date()).catch(() => undefined);
      return bytes;
    },
    async store(name, bytes) {
      // Written to a temporary file and renamed, so that no process reads an incomplete picture.
      const draft = join(folder, `${name}.${randomUUID()}`);
      await writeFile(draft, bytes)
        .then(() => rename(draft, join(folder, name)))
        .catch(() => rm(draft, { force: true }).catch(() => undefined));
      since += bytes.length;
      if (since > limit * (1 - TIDIED_TO)) {
        tidying ??= tidy().finally(() => (tidying = null));
        await tidying;
      }
    },
  };
}
