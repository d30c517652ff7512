import { mostSteps, type PlaygroundReport, type RecordedStep } from "../../../sdk/contracts/playground.ts";
import type { PlaygroundBody, PlaygroundElement } from "./playground.body.ts";
import { codeOf } from "./playground.code.ts";
import type { PlaygroundLink } from "./playground.link.ts";

/** A line of the log: an event, or what stands in the console. */
export type LogEntry = { readonly number: number } & Extract<PlaygroundReport, { type: "event" | "console" }>;

/** The most lines that the log keeps. */
const mostEntries = 500;

export interface PlaygroundState {
  readonly element: PlaygroundElement;
  readonly values: Readonly<Record<string, string>>;
  /** Code that somebody has written; null where it follows from the options. */
  readonly written: string | null;
  /** Whether the visitor has changed element, options or code: nothing is written into the address before. */
  readonly isEdited: boolean;
  /** Code that another element or the options have replaced, with what it stood beside: an undo brings it back. */
  readonly replaced: (Pick<PlaygroundState, "element" | "values"> & { readonly written: string }) | null;
  /**
   * What the frame shows. `held`: code of a link, which runs once the reader has asked for it; `stale`: the code has
   * been edited since.
   */
  readonly frame:
    | { readonly state: "held" }
    | { readonly state: "running" | "stale"; readonly code: string; readonly run: number };
  readonly log: readonly LogEntry[];
  readonly logged: number;
  readonly steps: readonly RecordedStep[];
  /** A recording that was opened, with its file's name; null while the frame's own steps are shown. */
  readonly opened: { readonly name: string; readonly steps: readonly RecordedStep[] } | null;
  /** The step that is looked at; null follows the last one. */
  readonly position: number | null;
}

export type PlaygroundAction =
  | { readonly type: "link.opened"; readonly link: PlaygroundLink; readonly isOwn: boolean }
  | { readonly type: "element.chosen"; readonly tag: string }
  | { readonly type: "option.set"; readonly name: string; readonly value: string }
  | { readonly type: "code.written"; readonly code: string }
  | { readonly type: "code.reset" }
  | { readonly type: "code.restored" }
  | { readonly type: "run" }
  | { readonly type: "reported"; readonly reports: readonly PlaygroundReport[] }
  | { readonly type: "log.cleared" }
  | { readonly type: "recording.opened"; readonly name: string; readonly steps: readonly RecordedStep[] }
  | { readonly type: "recording.closed" }
  | { readonly type: "step.chosen"; readonly position: number | null };

/** The state of a playground that nobody has touched: the booking widget. */
export function initialState(body: PlaygroundBody): PlaygroundState {
  const element = body.elements.find(({ tag }) => tag === "gipfel-booking") ?? body.elements[0]!;
  return fresh(body, element, element.start, 0);
}

/** The code in the editor. */
export function codeIn({ element, values, written }: PlaygroundState, { script }: PlaygroundBody): string {
  return written ?? codeOf(element, values, script);
}

/** The steps that are looked at: those of an opened recording, else the frame's. */
export function stepsIn({ opened, steps }: PlaygroundState): readonly RecordedStep[] {
  return opened?.steps ?? steps;
}

/** What follows from an action; made for one body. */
export const reducerOf = (body: PlaygroundBody) => (state: PlaygroundState, action: PlaygroundAction) =>
  next(body, state, action);

/** What changes the code of the page. */
const edits: ReadonlySet<PlaygroundAction["type"]> = new Set<PlaygroundAction["type"]>([
  "element.chosen",
  "option.set",
  "code.written",
  "code.reset",
  "code.restored",
]);

function next(body: PlaygroundBody, state: PlaygroundState, action: PlaygroundAction): PlaygroundState {
  const after = changed(body, state, action);
  return edits.has(action.type) ? { ...after, isEdited: true } : after;
}

function changed(body: PlaygroundBody, state: PlaygroundState, action: PlaygroundAction): PlaygroundState {
  switch (action.type) {
    case "link.opened": {
      const { tag, values, code } = action.link;
      const element = body.elements.find((each) => each.tag === tag) ?? state.element;
      // The same link again replaces nothing.
      const replaced = code === state.written ? state.replaced : replacedOf(state);
      const opened = { ...fresh(body, element, values ?? element.start, runOf(state)), replaced };
      if (code === null) return opened;
      const written = { ...opened, written: code };
      return action.isOwn ? started(body, written) : { ...written, frame: { state: "held" } };
    }
    case "element.chosen": {
      const element = body.elements.find(({ tag }) => tag === action.tag) ?? state.element;
      const { opened } = state;
      return { ...fresh(body, element, element.start, runOf(state)), opened, replaced: replacedOf(state) };
    }
    case "option.set":
      return stale(body, { ...state, values: { ...state.values, [action.name]: action.value } });
    case "code.written":
      return stale(body, { ...state, written: action.code, replaced: null });
    case "code.reset":
      return started(body, { ...state, written: null, replaced: replacedOf(state) });
    case "code.restored":
      return state.replaced ? stale(body, { ...state, ...state.replaced, replaced: null }) : state;
    case "run":
      return started(body, state);
    case "reported":
      return reported(state, action.reports);
    case "log.cleared":
      return { ...state, log: [] };
    case "recording.opened":
      return { ...state, opened: { name: action.name, steps: action.steps }, position: 0 };
    case "recording.closed":
      return { ...state, opened: null, position: null };
    case "step.chosen":
      return { ...state, position: action.position };
  }
}

const runOf = ({ frame }: PlaygroundState) => (frame.state === "held" ? 0 : frame.run);

/** What an undo would bring back. Code of a link that nobody has run is still in that link. */
function replacedOf({ element, values, written, frame, replaced }: PlaygroundState): PlaygroundState["replaced"] {
  return written === null || frame.state === "held" ? replaced : { element, values, written };
}

function fresh(
  body: PlaygroundBody,
  element: PlaygroundElement,
  values: Readonly<Record<string, string>>,
  run: number,
): PlaygroundState {
  return {
    element,
    values,
    written: null,
    isEdited: false,
    replaced: null,
    frame: { state: "running", code: codeOf(element, values, body.script), run: run + 1 },
    log: [],
    logged: 0,
    steps: [],
    opened: null,
    position: null,
  };
}

/** The frame begins anew, with the code of the editor. */
function started(body: PlaygroundBody, state: PlaygroundState): PlaygroundState {
  const frame = { state: "running", code: codeIn(state, body), run: runOf(state) + 1 } as const;
  return { ...state, frame, log: [], steps: [], position: state.opened ? state.position : null };
}

function stale(body: PlaygroundBody, state: PlaygroundState): PlaygroundState {
  if (state.frame.state === "held") return state;
  const isSame = codeIn(state, body) === state.frame.code;
  return { ...state, frame: { ...state.frame, state: isSame ? "running" : "stale" } };
}

function reported(state: PlaygroundState, reports: readonly PlaygroundReport[]): PlaygroundState {
  const steps = reports.flatMap((report) => (report.type === "step" ? [report.step] : []));
  const lines = reports.filter((report) => report.type === "event" || report.type === "console");
  const numbered = lines.map((line, index) => ({ ...line, number: state.logged + index + 1 }));
  return {
    ...state,
    steps: [...state.steps, ...steps].slice(0, mostSteps),
    logged: state.logged + lines.length,
    log: [...state.log, ...numbered].slice(-mostEntries),
  };
}
