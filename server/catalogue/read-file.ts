import { checkCatalogue } from "./check.ts";
import { FileRefused, readSources, type Source } from "./catalogue-sources.ts";
import { linesOf, readJson } from "./file-json.ts";
import { Unreadable } from "./file-text.ts";
import { joinSources, type SourcePosition, type PlacedProblem, type ReadSource } from "./join-sources.ts";
import { shownPath, type Problem } from "./problems.ts";
import type { Catalogue } from "../domain/catalogue-schema.ts";

export { FileRefused } from "./catalogue-sources.ts";

/** The number of problems shown with their lines; the total is printed. */
const shown = 50;

/** A catalogue read from its files, and the lines of what is found wrong with it later. */
export interface CatalogueFile {
  readonly catalogue: Catalogue;
  /** The folder that pictures are named from. */
  readonly folder: string;
  refuse(problems: readonly Problem[]): never;
}

/** A problem with the files that it is about; without a place it is about all of them. */
type Found = Pick<Problem, "path" | "message"> & {
  readonly place: SourcePosition | null;
  readonly other?: SourcePosition | null;
};

/**
 * Reads and checks a team's catalogue: a file, or a folder of files with parts of it; `now` in ms. Throws
 * `FileRefused`.
 */
export async function readCatalogueFile(path: string, now: number): Promise<CatalogueFile> {
  const { sources, folder } = await readSources(path);
  const { read, problems: ofNames } = readAll(sources);
  const placed = (problems: readonly PlacedProblem[]): Found[] =>
    problems.map(({ source, ...problem }) => ({ ...problem, place: { ...problem, source } }));
  if (ofNames.length > 0) throw refusal(path, sources, placed(ofNames));
  const joined = joinSources(read);
  const found = (problems: readonly Problem[]): Found[] =>
    problems.map((problem) => ({
      ...problem,
      place: joined.positionOf(problem.path),
      other: problem.other ? joined.positionOf(problem.other) : null,
    }));
  const checked = checkCatalogue(joined.value, now, true);
  const all = [...placed(joined.problems), ...found(checked.problems)];
  if (checked.catalogue === null || all.length > 0) throw refusal(path, sources, all);
  return {
    catalogue: checked.catalogue,
    folder,
    refuse(problems) {
      throw refusal(path, sources, found(problems));
    },
  };
}

/** The values of all files, and names in them that are there twice. Throws `FileRefused` where some are no JSON. */
function readAll(sources: readonly Source[]): {
  readonly read: readonly ReadSource[];
  readonly problems: readonly PlacedProblem[];
} {
  const read: ReadSource[] = [];
  const problems: PlacedProblem[] = [];
  const unreadable: string[] = [];
  for (const source of sources) {
    try {
      const { value, problems: own } = readJson(source.text);
      read.push({ ...source, value });
      problems.push(...own.map((problem) => ({ ...problem, source })));
    } catch (cause) {
      if (!(cause instanceof Unreadable)) throw cause;
      unreadable.push(`${source.file}:${cause.line}: ${cause.message}`);
    }
  }
  if (unreadable.length > 0) throw new FileRefused(unreadable.slice(0, shown), unreadable.length);
  return { read, problems };
}

/** The first problems as lines, in the order of the files and of their lines. */
function refusal(path: string, sources: readonly Source[], problems: readonly Found[]): FileRefused {
  const first = problems.slice(0, shown);
  const lineOf = linesIn(first.flatMap(({ place, other }) => [place, other].filter((each) => each != null)));
  const order = new Map(sources.map(({ file }, index) => [file, index]));
  const ordered = first
    .map(({ path: where, message, place, other }) => {
      const also =
        other && other.source.file !== place?.source.file ? ` (in ${other.source.file}:${lineOf(other)})` : "";
      if (!place) return { order: -1, line: 0, text: `${path}: ${shownPath(where)}: ${message}` };
      const line = lineOf(place);
      return {
        order: order.get(place.source.file)!,
        line,
        text: `${place.source.file}:${line}: ${shownPath(place.path)}: ${message}${also}`,
      };
    })
    .toSorted((one, another) => one.order - another.order || one.line - another.line);
  return new FileRefused(
    ordered.map(({ text }) => text),
    problems.length,
  );
}

/** The lines of places, each file read once. */
function linesIn(places: readonly SourcePosition[]): (place: SourcePosition) => number {
  const lines = new Map<SourcePosition, number>();
  for (const [text, own] of Map.groupBy(places, ({ source }) => source.text)) {
    const found = linesOf(
      text,
      own.map(({ path }) => path),
    );
    for (const [index, place] of own.entries()) lines.set(place, found[index]!);
  }
  return (place) => lines.get(place)!;
}
