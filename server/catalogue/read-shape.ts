import * as v from "valibot";
import { explainIssue } from "./explain-issue.ts";
import type { Path, Problem } from "./problems.ts";
import { Catalogue } from "../domain/catalogue-schema.ts";

/** A catalogue of the right shape, what was wrong with the shape, and where values stand in for what was wrong. */
export interface Shape {
  /** Null where nothing could be found that stands in for a wrong value. */
  readonly catalogue: Catalogue | null;
  readonly problems: readonly Problem[];
  readonly standIns: readonly Path[];
}

/** A number that no team uses as an id, so that a placeholder has no duplicate. */
const firstStandIn = 2_000_000_000;

/** What stands in for a value of a wrong shape: the first of these that the schema takes. */
const standInsFor = (issue: v.BaseIssue<unknown>, nth: number): readonly unknown[] => [
  null,
  undefined,
  firstStandIn + nth,
  1,
  `stand-in-${nth}`,
  "09:30",
  "12-31",
  "2026-12-31",
  "CH",
  "stand-in@gipfel.test",
  false,
  [],
  {},
  [{}],
  ...[...(issue.expected ?? "").matchAll(/"([^"]+)"/g)].map(([, option]) => option),
];

/**
 * Reads a catalogue's shape. Replaces invalid values with stand-ins, so that further problems can be reported in the
 * same run.
 */
export function readShape(input: unknown): Shape {
  let parsed = v.safeParse(Catalogue, input);
  if (parsed.success) return { catalogue: parsed.output, problems: [], standIns: [] };
  const problems = parsed.issues.map((issue) => ({ path: pathOf(issue), message: explainIssue(issue) }));
  const draft = { root: structuredClone(input) };
  const tried = new Map<string, { readonly path: Path; readonly values: readonly unknown[]; next: number }>();
  while (!parsed.success) {
    for (const issue of parsed.issues) {
      const path = pathOf(issue);
      const key = JSON.stringify(path);
      const attempt = tried.get(key) ?? { path, values: standInsFor(issue, tried.size), next: 0 };
      if (attempt.next === attempt.values.length) return { catalogue: null, problems, standIns: [] };
      put(draft, ["root", ...path], attempt.values[attempt.next++]);
      tried.set(key, attempt);
    }
    parsed = v.safeParse(Catalogue, draft.root);
  }
  return { catalogue: parsed.output, problems, standIns: [...tried.values()].map(({ path }) => path) };
}

/** Whether a problem is about a stand-in value, its parent or its parts. */
export function isAboutStandIn({ path }: Problem, standIns: readonly Path[]): boolean {
  return standIns.some((standIn) => standIn.slice(0, path.length).every((key, index) => key === path[index]));
}

function pathOf(issue: v.BaseIssue<unknown>): Path {
  return (issue.path ?? []).map(({ key }) => key as string | number);
}

function put(root: object, path: Path, value: unknown): void {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string | number, unknown> | null)?.[key], root);
  if (typeof holder !== "object" || holder === null) return;
  if (value === undefined) delete (holder as Record<string | number, unknown>)[path.at(-1)!];
  else (holder as Record<string | number, unknown>)[path.at(-1)!] = value;
}
