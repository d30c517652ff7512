/**
 * A preview: the first states of a machine as data and functions, in XState's terms (states, `always`, `on`, `after`,
 * `invoke`, named guards and actions). `preview.ts` runs it until the visitor is about to act, then XState runs the
 * same parts (decision 17).
 */
export interface Preview<Context, Event extends PreviewEvent, Emitted extends PreviewEvent, Input> {
  /** The machine's id, part of the ids of its invocations. */
  readonly id: string;
  readonly context: (input: Input) => Context;
  readonly chart: PreviewState;
  readonly guards: Readonly<Record<string, (args: PreviewArgs<Context, Event>, params: any) => boolean>>;
  /** Actions that change the context. */
  readonly patches: Readonly<Record<string, (args: PreviewArgs<Context, Event>, params: any) => Partial<Context>>>;
  /** Actions that emit events. */
  readonly emits: Readonly<Record<string, (args: PreviewArgs<Context, Event>, params: any) => Emitted>>;
  /** ms, by name. */
  readonly delays: Readonly<Record<string, number>>;
}

export interface PreviewEvent {
  readonly type: string;
}

export interface PreviewArgs<Context, Event> {
  readonly context: Context;
  readonly event: Event;
}

/** A preview's requests, by the names of its invocations. */
export type PreviewActors = Readonly<
  Record<string, (args: { readonly input: any; readonly signal: AbortSignal }) => Promise<unknown>>
>;

/** A name, or a name with parameters: a value, or a function of context and event. */
export type Named = string | { readonly type: string; readonly params?: unknown };
type OneOrMany<Item> = Item | readonly Item[];

export interface PreviewTransition {
  /** A sibling of the transition's state. */
  readonly target?: string;
  readonly guard?: Named;
  readonly actions?: OneOrMany<Named>;
}
export type PreviewTransitions = OneOrMany<string | PreviewTransition>;

/** A state in XState's format; targets are siblings only, guards names only. */
export interface PreviewState {
  readonly type?: "parallel";
  readonly initial?: string;
  readonly states?: Readonly<Record<string, PreviewState>>;
  readonly entry?: OneOrMany<Named>;
  readonly always?: PreviewTransitions;
  readonly on?: Readonly<Record<string, PreviewTransitions>>;
  readonly after?: Readonly<Record<string | number, PreviewTransitions>>;
  readonly invoke?: {
    readonly src: string;
    readonly input: (args: { readonly context: any }) => unknown;
    readonly onDone: PreviewTransitions;
    readonly onError: PreviewTransitions;
  };
}

/** A machine's state: `{ shown: { step: "date", month: "known" } }`. */
export type StateValue = string | { readonly [state: string]: StateValue };

/** The current snapshot, with the part of XState's interface that previews use. */
export interface PreviewSnapshot<Context> {
  readonly context: Context;
  readonly value: StateValue;
  matches(part: StateValue): boolean;
}
