import * as v from "valibot";

/** What the playground's page sends to its frame: code to run once, names of events to report; an event to fire. */
export type PlaygroundMessage =
  | { readonly type: "run"; readonly code: string; readonly events: readonly string[] }
  | { readonly type: "simulate"; readonly name: string; readonly detail: unknown };

/** One step of an element's machine: the event, the state it led to, the fields of the context that changed. */
export const RecordedStep = v.object({
  /** Tag, with a number where a page has several. */
  element: v.pipe(v.string(), v.maxLength(100)),
  /** Since the frame was loaded (ms). */
  at: v.number(),
  /** Null at the start, and where an actor without XState doesn't name it. */
  event: v.nullable(v.looseObject({ type: v.string() })),
  /** The state's value, as XState has it. */
  state: v.union([v.string(), v.record(v.string(), v.unknown()), v.null()]),
  changed: v.record(v.string(), v.unknown()),
  removed: v.array(v.string()),
});
export type RecordedStep = v.InferOutput<typeof RecordedStep>;

/** The most steps that a recording has: later ones are not kept. */
export const mostSteps = 1000;

/** A recording as a file: what the machines of a page did, to be stepped through elsewhere. */
export const Recording = v.object({
  format: v.literal("gipfel-recording"),
  version: v.literal(1),
  /** The SDK's version. */
  sdk: v.string(),
  steps: v.pipe(v.array(RecordedStep), v.minLength(1), v.maxLength(mostSteps)),
});
export type Recording = v.InferOutput<typeof Recording>;

/** What the frame reports to the playground's page. It runs foreign code: every report is parsed. */
export const PlaygroundReport = v.variant("type", [
  v.object({ type: v.literal("ready") }),
  v.object({
    type: v.literal("event"),
    name: v.pipe(v.string(), v.maxLength(100)),
    tag: v.pipe(v.string(), v.maxLength(100)),
    detail: v.unknown(),
    at: v.number(),
    isSimulated: v.boolean(),
  }),
  v.object({ type: v.literal("step"), step: RecordedStep }),
  v.object({ type: v.literal("console"), text: v.string() }),
]);
export type PlaygroundReport = v.InferOutput<typeof PlaygroundReport>;
