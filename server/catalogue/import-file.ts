import type { Db } from "../db/connection.ts";
import type { Open } from "../ports/pictures/open-https.ts";
import { picturesFolder } from "../ports/pictures/masters.ts";
import { importCatalogue, type Imported } from "./import.ts";
import { adoptPictures } from "./import-pictures.ts";
import type { CatalogueOrigin } from "../db/queries/meta.ts";
import type { Path } from "./problems.ts";
import { readCatalogueFile } from "./read-file.ts";
import type { Catalogue } from "../domain/catalogue-schema.ts";

export interface FileImport {
  /** A file, or a folder of files with parts of the catalogue. */
  readonly file: string;
  /** Checks everything and changes nothing. */
  readonly dry: boolean;
  readonly dataDir: string;
  /** Hosts that pictures are fetched from. */
  readonly hosts: readonly string[];
  readonly now: number;
  /** The owner of the catalogue; a team's own by default. */
  readonly origin?: CatalogueOrigin;
  /** Opens a picture's address: the tests' way in. */
  readonly open?: Open;
  onPicture(done: number, all: number): void;
  onActivity(done: number, all: number, slots: number): void;
}

/** A checked catalogue with its adopted pictures. */
export interface Prepared {
  readonly catalogue: Catalogue;
  /**
   * Writes the pictures into the data folder, named by their bytes, or masters: files that a failed import leaves are
   * referenced by nothing.
   */
  storePictures(): void;
}

/** Reads a team's file or folder and checks everything, pictures included; changes nothing. Throws `FileRefused`. */
export async function prepareImport({
  file,
  dataDir,
  hosts,
  now,
  open,
  onPicture,
}: Omit<FileImport, "dry" | "onActivity">): Promise<Prepared> {
  const { catalogue, folder, refuse } = await readCatalogueFile(file, now);
  const sources = { beside: folder, into: picturesFolder(dataDir), hosts, ...(open ? { open } : {}) };
  const adopted = await adoptPictures(catalogue, sources, onPicture);
  if (adopted.problems.length > 0)
    refuse(adopted.problems.map(({ path, message }) => ({ path: keysOf(path), message })));
  return { catalogue: adopted.catalogue, storePictures: adopted.store };
}

/**
 * Takes a team's file or folder over as the shop's catalogue, all or nothing; null where it was only checked. Throws
 * `FileRefused`.
 */
export async function importFile(db: Db, { dry, onActivity, ...from }: FileImport): Promise<Imported | null> {
  const { catalogue, storePictures } = await prepareImport(from);
  if (dry) return null;
  storePictures();
  return importCatalogue(db, catalogue, from.now, from.origin ?? "own", onActivity);
}

/** The keys of a path that is written with dots. */
const keysOf = (path: string): Path => path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
