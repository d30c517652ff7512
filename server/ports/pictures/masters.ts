import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { PictureDetails } from "./pictures.ts";

const Index = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.webp$/)),
  v.object({
    width: v.number(),
    height: v.number(),
    color: v.pipe(v.string(), v.hexColor()),
    focus: v.tuple([v.number(), v.number()]),
    subject: v.optional(v.tuple([v.number(), v.number(), v.number(), v.number()])),
    version: v.pipe(v.string(), v.minLength(1)),
  }),
);

/** Where the masters of the shop's catalogue lie, below the data folder: an import puts them there. */
export const picturesFolder = (dataDir: string): string => join(dataDir, "pictures");

/** Reads the index of a folder's masters; empty where there is none. Throws where it is damaged. */
export function readPictureIndex(folder: string): ReadonlyMap<string, PictureDetails> {
  let text: string;
  try {
    text = readFileSync(join(folder, "index.json"), "utf8");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return new Map();
    throw cause;
  }
  return new Map(Object.entries(v.parse(Index, JSON.parse(text))));
}

/** How often (ms) an index is read again where it has changed: an import may have added to it. */
const checkedEvery = 2000;

export interface Masters {
  readonly folder: string;
  /** What the index knows of a master; null for a file that it doesn't name. */
  find(file: string): PictureDetails | null;
}

/** The masters of a folder; what an import adds is there within two seconds. */
export function createMasters(folder: string): Masters {
  let index = readPictureIndex(folder);
  let changed = changedAt(folder);
  let checked = Date.now();
  return {
    folder,
    find(file) {
      if (Date.now() - checked > checkedEvery) {
        checked = Date.now();
        const now = changedAt(folder);
        if (now !== changed) [index, changed] = [readPictureIndex(folder), now];
      }
      return index.get(file) ?? null;
    },
  };
}

const byDataDir = new Map<string, Masters>();

/** The masters of a shop's catalogue; the index is read once for the process. */
export function mastersOf(dataDir: string): Masters {
  let masters = byDataDir.get(dataDir);
  if (!masters) byDataDir.set(dataDir, (masters = createMasters(picturesFolder(dataDir))));
  return masters;
}

const changedAt = (folder: string): number =>
  statSync(join(folder, "index.json"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
