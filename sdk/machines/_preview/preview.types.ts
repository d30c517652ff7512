/**
 * A preview: the opening of a machine as plain data and plain functions, in XState's own words (states, `always`, `on`,
 * `after`, `invoke`, named guards and actions). `preview.ts` runs it in a page that is only read, XState runs the very
 * same parts as soon as the visitor comes near (decision 17).
 */
export interface Preview<Context, Event extends PreviewEvent, Emitted extends PreviewEvent, Input> {
  /** The machine's id: part of what its requests are called by. */
  readonly id: string;
  readonly context: (input: Input) => Context;
  readonly chart: PreviewState;
  readonly guards: Readonly<Record<string, (args: PreviewArgs<Context, Event>, params: any) => boolean>>;
  /** Actions that change the context. */
  readonly patches: Readonly<Record<string, (args: PreviewArgs<Context, Event>, params: any) => Partial<Context>>>;
  /** Actions that say what happened. */
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

/** What a preview asks for, by the names of its invocations. */
export type PreviewActors = Readonly<
  Record<string, (args: { readonly input: any; readonly signal: AbortSignal }) => Promise<unknown>>
>;

/** A name, or a name with parameters: a value, or a function of context and event. */
export type Named = string | { readonly type: string; readonly params?: unknown };
type OneOrMany<Item> = Item | readonly Item[];

export interface PreviewTransition {
  /** A state beside the one that the transition belongs to. */
  readonly target?: string;
  readonly guard?: Named;
  readonly actions?: OneOrMany<Named>;
}
export type PreviewTransitions = OneOrMany<string | PreviewTransition>;

/** A state in the form that XState gives it; of targets only siblings, of guards only names. */
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

/** Where a machine is: `{ shown: { step: "date", month: "known" } }`. */
export type StateValue = string | { readonly [state: string]: StateValue };

/** What is true now, read as an XState snapshot is. */
export interface PreviewSnapshot<Context> {
  readonly context: Context;
  readonly value: StateValue;
  matches(part: StateValue): boolean;
}
