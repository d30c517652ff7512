import * as v from "valibot";
import { mostSteps, Recording, type RecordedStep } from "../../../sdk/contracts/playground.ts";

/** A field of the context before and after a step, as JSON text; undefined where it wasn't there. */
interface ContextChange {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What a step has changed in its element's context. */
export function changesAt(steps: readonly RecordedStep[], index: number): ContextChange[] {
  const step = steps[index];
  if (!step) return [];
  const before = contextBefore(steps, index);
  const changed = Object.entries(step.changed).map(([name, value]) => ({
    name,
    before: before.has(name) ? text(before.get(name)) : undefined,
    after: text(value),
  }));
  const removed = step.removed.map((name) => ({ name, before: text(before.get(name)), after: undefined }));
  return [...changed, ...removed].filter(({ before, after }) => before !== after);
}

/** The context of a step's element before it: what all earlier steps of that element come to. */
function contextBefore(steps: readonly RecordedStep[], index: number): ReadonlyMap<string, unknown> {
  const context = new Map<string, unknown>();
  const { element } = steps[index]!;
  for (const step of steps.slice(0, index)) {
    if (step.element !== element) continue;
    for (const [name, value] of Object.entries(step.changed)) context.set(name, value);
    for (const name of step.removed) context.delete(name);
  }
  return context;
}

const text = (value: unknown) => JSON.stringify(value, null, 2) ?? "undefined";

/** `{"booking":{"shown":"date"}}` as `booking.shown.date`; states beside each other with commas. */
export function stateName(state: RecordedStep["state"], prefix = ""): string {
  if (state === null) return "";
  if (typeof state === "string") return `${prefix}${state}`;
  return Object.entries(state)
    .map(([name, below]) => stateName(below as RecordedStep["state"], `${prefix}${name}.`) || `${prefix}${name}`)
    .join(", ");
}

/** Of each step the states that it has come to: of those beside each other the ones that are new. */
export function reachedStates(steps: readonly RecordedStep[]): string[] {
  const last = new Map<string, readonly string[]>();
  return steps.map(({ element, state }) => {
    const names = stateName(state).split(", ");
    const before = last.get(element) ?? [];
    last.set(element, names);
    return names.filter((name) => !before.includes(name)).join(", ");
  });
}

/** A recording as the text of a file. */
export function writeRecording(steps: readonly RecordedStep[], sdk: string): string {
  const recording: Recording = {
    format: "gipfel-recording",
    version: 1,
    sdk,
    steps: steps.slice(0, mostSteps),
  };
  return JSON.stringify(recording, null, 2);
}

/** Reads the text of such a file; null where it is none. */
export function readRecording(content: string): readonly RecordedStep[] | null {
  try {
    return v.parse(Recording, JSON.parse(content)).steps;
  } catch {
    return null;
  }
}
