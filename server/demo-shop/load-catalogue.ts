import { fork } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sourceKey, findMeta } from "../db/queries/meta.ts";
import type { DatabaseSettings, Db } from "../db/connection.ts";
import { WrongSetting } from "../settings/wrong-setting.ts";
import { picturesFolder, readPictureIndex } from "../ports/pictures/masters.ts";
import { demoCatalogue, filesFingerprint } from "./files.ts";

/** Where `meta` keeps the fingerprint of the files that the demo's catalogue was imported from. */
export const demoFilesKey = "demo files";

/** Progress of the importing process, for the one that waits. */
export interface DemoProgress {
  readonly done: number;
  readonly all: number;
  readonly slots: number;
}

/**
 * Imports the demo's catalogue where the database has none, or that one and its files have changed, in a process of its
 * own, which frees its memory. Returns whether it was imported. Throws `WrongSetting` where that process has failed; it
 * has printed the cause.
 */
export async function loadDemoCatalogue(
  db: Db,
  settings: DatabaseSettings,
  progress: (progress: DemoProgress) => void,
  folder = demoCatalogue,
): Promise<boolean> {
  const source = await findMeta(db, sourceKey);
  if (source !== undefined && source !== "demo") return false;
  const fingerprint = filesFingerprint(folder);
  if (source === "demo" && (await findMeta(db, demoFilesKey)) === fingerprint && hasPictures(folder, settings.DATA_DIR))
    return false;
  await importInProcess(folder, fingerprint, settings, progress);
  return true;
}

/** Whether the data folder has the demo's pictures: it may be another process's, over the same database. */
function hasPictures(folder: string, dataDir: string): boolean {
  const there = readPictureIndex(picturesFolder(dataDir));
  if (there.size === 0) return false;
  return readPictureIndex(join(folder, "pictures"))
    .entries()
    .every(([name, { version }]) => there.get(name)?.version === version);
}

function importInProcess(
  folder: string,
  fingerprint: string,
  { DATA_DIR, DATABASE_URL }: DatabaseSettings,
  progress: (progress: DemoProgress) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL("import.process.ts", import.meta.url)), [folder, fingerprint], {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      env: { ...process.env, DATA_DIR, DATABASE_URL: DATABASE_URL ?? "" },
    });
    child.on("message", (message) => progress(message as DemoProgress));
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new WrongSetting(
            "[gipfel] The demo's catalogue could not be imported; the lines above say why. DEMO=false starts without it.",
          ),
        );
    });
  });
}
