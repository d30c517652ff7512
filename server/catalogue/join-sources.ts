import * as v from "valibot";
import { unknownName } from "./check-texts.ts";
import { explainIssue } from "./explain-issue.ts";
import type { Path, Problem } from "./problems.ts";
import { Catalogue } from "../domain/catalogue-schema.ts";
import type { Source } from "./catalogue-sources.ts";

/** What one of a catalogue's files says. */
export interface ReadSource extends Source {
  readonly value: unknown;
}

/** Where something stands: in which file, and where there. */
export interface SourcePosition {
  readonly source: Source;
  readonly path: Path;
}

/** A problem of one file. */
export interface PlacedProblem extends SourcePosition {
  readonly message: string;
}

/** One catalogue made of the parts that several files have. */
export interface Joined {
  readonly value: unknown;
  /** What is wrong with single files, so that their parts can't be joined. */
  readonly problems: readonly PlacedProblem[];
  /** The position in its file of something in the joined catalogue; null for what no file has. */
  positionOf(path: Path): SourcePosition | null;
}

const parts: ReadonlySet<string> = new Set(Object.keys(Catalogue.entries).filter((name) => name !== "$schema"));

/** Joins the lists of all files to those of one catalogue, in the order of the files. One file is taken as it is. */
export function joinSources(sources: readonly ReadSource[]): Joined {
  const [first, ...others] = sources;
  if (first && others.length === 0)
    return { value: first.value, problems: [], positionOf: (path) => ({ source: first, path }) };
  const lists: Record<string, unknown[]> = {};
  const origins = new Map<string, { readonly source: Source; readonly index: number }[]>();
  const problems: PlacedProblem[] = [];
  for (const source of sources) {
    const report = ({ path, message }: Problem) => void problems.push({ source, path, message });
    if (Array.isArray(source.value)) {
      report({ path: [], message: "an object in {} is wanted, not a list in []" });
      continue;
    }
    const object = v.safeParse(v.looseObject({ $schema: v.optional(v.string()) }), source.value);
    if (!object.success) {
      for (const issue of object.issues) report({ path: issue.path ? ["$schema"] : [], message: explainIssue(issue) });
      continue;
    }
    for (const [name, value] of Object.entries(object.output)) {
      if (name === "$schema") continue;
      if (!parts.has(name)) {
        report({ path: [name], message: unknownName });
        continue;
      }
      const list = (lists[name] ??= []);
      const known = origins.get(name) ?? [];
      origins.set(name, known);
      const parsed = v.safeParse(v.array(v.unknown()), value);
      if (!parsed.success) {
        report({ path: [name], message: explainIssue(parsed.issues[0]) });
        continue;
      }
      for (const [index, each] of parsed.output.entries()) {
        list.push(each);
        known.push({ source, index });
      }
    }
  }
  return {
    value: lists,
    problems,
    positionOf([name, index, ...rest]) {
      const origin = origins.get(String(name))?.[Number(index)];
      return origin ? { source: origin.source, path: [name!, origin.index, ...rest] } : null;
    },
  };
}
