import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { day } from "../../../clock.ts";
import { FeedIndex, type FeedPort } from "../feed.ts";
import { feedFilesRoutes } from "./routes.ts";

const indexName = "index.json";
/** A feed stays so long after it was replaced (ms), for those who have read its index before. */
const keptFor = day;
const aVersion = /^[0-9a-f]{24}$/;

/**
 * The feed as files: a folder for each version, and an index that names the current one. The index is replaced in one
 * step after the files are there, so a reader, or a process that writes at the same time, never meets half a feed.
 */
export function feedFiles(folder: string, token: string | undefined): FeedPort {
  const last = async (): Promise<FeedIndex | null> => {
    const text = await readFile(join(folder, indexName), "utf8").catch(nullWhereMissing);
    return text === null ? null : v.parse(FeedIndex, JSON.parse(text));
  };
  const confirm = async (index: FeedIndex) => {
    const draft = join(folder, `${randomUUID()}.draft`);
    await writeFile(draft, `${JSON.stringify(index, null, 2)}\n`);
    await rename(draft, join(folder, indexName));
  };
  return {
    isWanted: token !== undefined,
    last,
    confirm,
    async begin() {
      const draft = join(folder, `${randomUUID()}.draft`);
      await mkdir(draft, { recursive: true });
      const discard = () => rm(draft, { recursive: true, force: true });
      return {
        append: (file, text) => appendFile(join(draft, file), text),
        discard,
        async publish(index) {
          const before = await last();
          await rename(draft, join(folder, index.version)).catch(async (cause: NodeJS.ErrnoException) => {
            // Another process has written the same version where the folder is there.
            if (cause.code !== "ENOTEMPTY" && cause.code !== "EEXIST") throw cause;
            await discard();
          });
          if (before && before.version !== index.version) await noteReplaced(join(folder, before.version));
          await confirm(index);
          await deleteOld(folder, index.version);
        },
      };
    },
    routes: (app) => {
      if (token !== undefined)
        feedFilesRoutes(app, token, {
          last,
          names: async (version) => {
            const current = await last();
            return current?.version === version
              ? current.files.map(({ name }) => name)
              : namesOfBefore(folder, version);
          },
          open: (version, file) => createReadStream(join(folder, version, file)),
        });
    },
  };
}

/** The age of a version counts from here: its folder says when it was written otherwise. */
async function noteReplaced(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(nullWhereMissing);
}

/** The files of a version that was replaced and is still kept; none of another. */
async function namesOfBefore(folder: string, version: string): Promise<string[]> {
  const path = join(folder, version);
  if (!aVersion.test(version) || (await ageOf(path)) > keptFor) return [];
  return (await readdir(path).catch(nullWhereMissing)) ?? [];
}

/** Deletes versions that were replaced a day ago, and drafts of processes that were ended. */
async function deleteOld(folder: string, current: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name === current || name === indexName) continue;
    const path = join(folder, name);
    if ((await ageOf(path)) > keptFor) await rm(path, { recursive: true, force: true });
  }
}

/** How long ago (ms) a folder was written, or its version replaced; 0 where it is gone. */
async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(nullWhereMissing);
  return found ? Date.now() - found.mtimeMs : 0;
}

function nullWhereMissing(cause: NodeJS.ErrnoException): null {
  if (cause.code === "ENOENT") return null;
  throw cause;
}
