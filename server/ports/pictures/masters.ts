import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { PictureFacts } from "./pictures.ts";

const Index = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.webp$/)),
  v.object({ width: v.number(), height: v.number(), color: v.pipe(v.string(), v.hexColor()), focus: v.tuple([v.number(), v.number()]), version: v.string() }),
);

export const mastersFolder = fileURLToPath(new URL("../../catalogue/pictures", import.meta.url));

/** Reads the index of the masters. Throws where it is damaged. */
export function readPictureIndex(folder = mastersFolder): ReadonlyMap<string, PictureFacts> {
  return new Map(Object.entries(v.parse(Index, JSON.parse(readFileSync(join(folder, "index.json"), "utf8")))));
}
