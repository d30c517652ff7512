import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { PictureFacts } from "./pictures.ts";

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

/** The demo catalogue's own pictures. */
export const mastersFolder = fileURLToPath(new URL("../../catalogue/pictures", import.meta.url));
/** Where the pictures of a team's own catalogue lie, below the data folder. */
export const teamFolder = (dataDir: string): string => join(dataDir, "pictures");

/** Reads the index of a folder's masters; empty where there is none. Throws where it is damaged. */
export function readPictureIndex(folder = mastersFolder): ReadonlyMap<string, PictureFacts> {
  let text: string;
  try {
    text = readFileSync(join(folder, "index.json"), "utf8");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return new Map();
    throw cause;
  }
  return new Map(Object.entries(v.parse(Index, JSON.parse(text))));
}

/** How often (ms) an index is looked at for news: an import may have added to it. */
const LOOKED_AT = 2000;

export interface Masters {
  /** The first folder's master of that name; null for a file that no index names. */
  find(file: string): { readonly folder: string; readonly facts: PictureFacts } | null;
}

/** The masters of several folders; what an import adds is there within two seconds. */
export function createMasters(folders: readonly string[]): Masters {
  const shelves = folders.map((folder) => ({ folder, index: readPictureIndex(folder), changed: changedAt(folder), looked: Date.now() }));
  return {
    find(file) {
      for (const shelf of shelves) {
        if (Date.now() - shelf.looked > LOOKED_AT) {
          shelf.looked = Date.now();
          const changed = changedAt(shelf.folder);
          if (changed !== shelf.changed) Object.assign(shelf, { index: readPictureIndex(shelf.folder), changed });
        }
        const facts = shelf.index.get(file);
        if (facts) return { folder: shelf.folder, facts };
      }
      return null;
    },
  };
}

const changedAt = (folder: string): number => statSync(join(folder, "index.json"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
