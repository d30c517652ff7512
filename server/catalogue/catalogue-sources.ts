import { readFile, readdir, stat } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { largestFile, decodedText, Unreadable } from "./file-text.ts";

/** A catalogue can't be taken over: lines for people, the first problems of all. Nothing has changed. */
export class FileRefused extends Error {
  readonly lines: readonly string[];
  /** How many problems there are. */
  readonly count: number;
  constructor(lines: readonly string[], count = lines.length) {
    super(lines.join("\n"));
    this.lines = lines;
    this.count = count;
  }
}

/** A file that a catalogue, or a part of one, is read from. */
export interface Source {
  /** As problems name it. */
  readonly file: string;
  readonly text: string;
}

/** What a catalogue is read from. */
export interface CatalogueSources {
  readonly sources: readonly Source[];
  /** The folder that pictures are named from. */
  readonly folder: string;
}

/**
 * The texts of a catalogue's file, or of all `.json` files in a folder and below it, in order of their names. Throws
 * `FileRefused` where one can't be read, or all together are larger than one file may be.
 */
export async function readSources(path: string): Promise<CatalogueSources> {
  const details = await stat(path).catch(() => null);
  const files = details?.isDirectory() ? await filesIn(path) : [path];
  await checkSizes(path, files);
  const sources: Source[] = [];
  const refused: string[] = [];
  for (const file of files) {
    try {
      sources.push({ file, text: decodedText(await readFile(file)) });
    } catch (cause) {
      refused.push(
        `${file}${cause instanceof Unreadable ? `:${cause.line}: ${cause.message}` : ": the file can't be read"}`,
      );
    }
  }
  if (refused.length > 0) throw new FileRefused(refused);
  return { sources, folder: details?.isDirectory() ? path : dirname(path) };
}

/** A folder of masters has an index that is no part of the catalogue. */
const isPictureIndex = (file: string): boolean =>
  basename(file) === "index.json" && basename(dirname(file)) === "pictures";

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const json = entries
    .map((entry) => ({ entry, file: join(entry.parentPath, entry.name) }))
    .filter(
      ({ file }) =>
        file.endsWith(".json") && !isPictureIndex(file) && !relative(folder, file).split(sep).some(isHidden),
    );
  // A link may lead out of the folder, or round in a circle.
  const odd = json
    .filter(({ entry }) => !entry.isFile())
    .map(({ file }) => `${file}: a file is wanted, not a link or a folder`);
  if (odd.length > 0) throw new FileRefused(odd);
  if (json.length === 0) throw new FileRefused([`${folder}: there is no .json file in this folder`]);
  return json.map(({ file }) => file).toSorted((one, other) => (one < other ? -1 : 1));
}

const isHidden = (name: string): boolean => name.startsWith(".");

/** Before anything is read. */
async function checkSizes(path: string, files: readonly string[]): Promise<void> {
  let bytes = 0;
  for (const file of files) {
    const details = await stat(file).catch(() => null);
    if (!details?.isFile()) throw new FileRefused([`${file}: there is no such file`]);
    bytes += details.size;
  }
  const limit = `${largestFile / 1024 / 1024} MB that are read`;
  if (bytes > largestFile)
    throw new FileRefused([
      `${path}: ${files.length > 1 ? "the files together are" : "the file is"} larger than the ${limit}`,
    ]);
}
