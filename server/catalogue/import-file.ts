import type { Db } from "../db/connection.ts";
import type { Open } from "../ports/pictures/open-https.ts";
import { teamFolder } from "../ports/pictures/masters.ts";
import { importCatalogue, type Imported } from "./import.ts";
import { adoptPictures } from "./import-pictures.ts";
import type { Path } from "./problems.ts";
import { readCatalogueFile } from "./read-file.ts";

export interface FileImport {
  /** A file, or a folder of files with parts of the catalogue. */
  readonly file: string;
  /** Checks everything and changes nothing. */
  readonly dry: boolean;
  readonly dataDir: string;
  /** Hosts that pictures are fetched from. */
  readonly hosts: readonly string[];
  readonly now: number;
  /** Opens a picture's address: the tests' way in. */
  readonly open?: Open;
  onPicture(done: number, all: number): void;
  onActivity(done: number, all: number, slots: number): void;
}

/** Takes a team's file or folder over as the shop's catalogue, all or nothing; null where it was only checked. Throws `FileRefused`. */
export async function importFile(db: Db, { file, dry, dataDir, hosts, now, open, onPicture, onActivity }: FileImport): Promise<Imported | null> {
  const { catalogue, folder, refuse } = await readCatalogueFile(file, now);
  const sources = { beside: folder, into: teamFolder(dataDir), hosts, ...(open ? { open } : {}) };
  const adopted = await adoptPictures(catalogue, sources, onPicture);
  if (adopted.problems.length > 0) refuse(adopted.problems.map(({ path, message }) => ({ path: keysOf(path), message })));
  if (dry) return null;
  // Pictures are named by their bytes: those of an import that fails now are seen by nobody.
  adopted.keep();
  return importCatalogue(db, adopted.catalogue, now, onActivity, "own");
}

/** The keys of a path that is written with dots. */
const keysOf = (path: string): Path => path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
