import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { sourceKey, valueOf } from "../catalogue/meta.ts";
import type { Db } from "../db/connection.ts";
import { WrongSetting, type Env } from "../env.ts";
import { picturesFolder, readPictureIndex } from "../ports/pictures/masters.ts";
import { demoCatalogue, demoPictures, filesFingerprint } from "./files.ts";

/** Where `meta` keeps the fingerprint of the files that the demo's catalogue was imported from. */
export const demoFilesKey = "demo files";

/** What the importing process tells while it works, for the one that waits. */
export interface DemoProgress {
  readonly done: number;
  readonly all: number;
  readonly slots: number;
}

/**
 * Imports the demo's catalogue where the database has none, or that one and its files have changed. A process of its own does it, whose
 * memory goes with it. Answers whether it was imported. Throws `WrongSetting` where that process has failed; it has said why.
 */
export async function loadDemoCatalogue(db: Db, { DATA_DIR }: Pick<Env, "DATA_DIR">, progress: (progress: DemoProgress) => void): Promise<boolean> {
  const source = await valueOf(db, sourceKey);
  if (source !== undefined && source !== "demo") return false;
  const fingerprint = filesFingerprint(demoCatalogue);
  if (source === "demo" && (await valueOf(db, demoFilesKey)) === fingerprint && hasPictures(DATA_DIR)) return false;
  await importInProcess(fingerprint, progress);
  return true;
}

/** Whether the data folder has the demo's pictures: it may be another process's, over the same database. */
function hasPictures(dataDir: string): boolean {
  const there = readPictureIndex(picturesFolder(dataDir));
  return readPictureIndex(demoPictures)
    .entries()
    .every(([name, { version }]) => there.get(name)?.version === version);
}

function importInProcess(fingerprint: string, progress: (progress: DemoProgress) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL("import.process.ts", import.meta.url)), [fingerprint], { execArgv: ["--disable-warning=ExperimentalWarning"] });
    child.on("message", (message) => progress(message as DemoProgress));
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new WrongSetting("[gipfel] The demo's catalogue could not be imported; the lines above say why. DEMO=false starts without it."));
    });
  });
}
