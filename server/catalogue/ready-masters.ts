import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { AppError } from "../errors.ts";
import { readPictureIndex } from "../ports/pictures/masters.ts";
import type { PictureDetails } from "../ports/pictures/pictures.ts";

/** A picture that is a master already, with what its index knows of it. */
interface ReadyMaster {
  readonly name: string;
  readonly details: PictureDetails;
}

export interface ReadyMasters {
  /**
   * The master that a file is; null where no index beside it names it. Throws `AppError` where the index and the file
   * contradict each other.
   */
  find(path: string): Promise<ReadyMaster | null>;
}

/** The folder of masters, with an `index.json` as `DATA_DIR/pictures` has one. */
const mastersFolder = "pictures";

/** Masters that lie beside a catalogue with their index: an import copies them as they are. An index is read once. */
export function createReadyMasters(): ReadyMasters {
  const indexes = new Map<string, ReadonlyMap<string, PictureDetails>>();
  return {
    async find(path) {
      const [folder, name] = [dirname(path), basename(path)];
      if (basename(folder) !== mastersFolder || !existsSync(join(folder, "index.json"))) return null;
      let index = indexes.get(folder);
      if (!index) indexes.set(folder, (index = indexOf(folder)));
      const details = index.get(name);
      if (!details) return null;
      await check(path, details);
      return { name, details };
    },
  };
}

function indexOf(folder: string): ReadonlyMap<string, PictureDetails> {
  try {
    return readPictureIndex(folder);
  } catch (cause) {
    throw new AppError(
      "invalid_input",
      `the index.json beside it can't be read: ${(cause as Error).message}`,
      undefined,
      { cause },
    );
  }
}

/** The index is trusted where its version is that of the bytes. */
async function check(path: string, { version }: PictureDetails): Promise<void> {
  const bytes = await readFile(path);
  const hash = createHash("sha256").update(bytes).digest("hex");
  if (!hash.startsWith(version))
    throw new AppError(
      "invalid_input",
      `the index.json beside it has the version "${version}", the file "${hash.slice(0, version.length)}".`,
    );
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP")
    throw new AppError("unsupported_media_type", "a WebP file is wanted.");
}
