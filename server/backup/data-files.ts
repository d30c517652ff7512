import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Folders of `DATA_DIR` that can't be made anew: a team's pictures, and what it serves beside them. */
const folders = ["pictures", "assets"];
/** Secrets lie in the data folder itself, under plain names. */
const secret = /^[a-z][a-z-]*-secret$/;

/**
 * What of the data folder belongs to a backup beside the database, as paths below it: secrets (without them the links
 * in mails that were sent don't open) and the catalogue's pictures. Scaled pictures are made again; the outbox folder
 * holds mails that are sent.
 */
export function filesToBackUp(dataDir: string): readonly string[] {
  const secrets = readdirSync(dataDir).filter((name) => secret.test(name));
  const others = folders.flatMap((folder) => filesIn(dataDir, folder));
  return [...secrets, ...others].filter(canBeRestored);
}

/** Whether a path of a backup can be restored: only files that a backup contains, and never outside the data folder. */
export function canBeRestored(path: string): boolean {
  const parts = path.split("/");
  if (parts.some((part) => !/^[\w][\w.-]*$/.test(part))) return false;
  return parts.length === 1 ? secret.test(path) : folders.includes(parts[0]!);
}

function filesIn(dataDir: string, folder: string): readonly string[] {
  if (!statSync(join(dataDir, folder), { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(join(dataDir, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(dataDir, `${folder}/${entry.name}`)
      : entry.isFile()
        ? [`${folder}/${entry.name}`]
        : [],
  );
}
