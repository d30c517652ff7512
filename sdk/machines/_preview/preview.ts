import type {
  Preview,
  PreviewActors,
  PreviewArgs,
  PreviewEvent,
  PreviewSnapshot,
  PreviewState,
  PreviewTransition,
  PreviewTransitions,
  Named,
  StateValue,
} from "./preview.types.ts";

/** A state with its position in the chart. */
interface Node {
  readonly config: PreviewState;
  readonly key: string;
  /** `booking.shown.month.loading` */
  readonly path: string;
  readonly parent: Node | undefined;
  readonly children: readonly Node[];
}

/** The event of an answer or a delay: it takes transitions of one node. */
interface Outcome extends PreviewEvent {
  readonly of?: Node;
  readonly leadsTo?: PreviewTransitions;
}

interface Observer<Context> {
  readonly next?: (snapshot: PreviewSnapshot<Context>) => void;
  readonly error?: (cause: unknown) => void;
}

/**
 * Runs a preview in the order of XState: the event, `always` transitions until none is taken, emitted events and
 * requests, then observers. Supports only what previews use; a test compares it with XState.
 */
export class PreviewActor<Context extends object, Event extends PreviewEvent, Emitted extends PreviewEvent> {
  readonly #preview: Preview<Context, Event, Emitted, any>;
  readonly #actors: PreviewActors;
  readonly #root: Node;
  readonly #active = new Set<Node>();
  readonly #endings = new Map<Node, (() => void)[]>();
  readonly #observers = new Set<Observer<Context>>();
  readonly #listeners = new Set<(emitted: Emitted) => void>();
  readonly #events: Outcome[] = [];
  #effects: (() => void)[] = [];
  #snapshot: PreviewSnapshot<Context>;
  #context: Context;
  #isBusy = false;
  #isResumed: boolean;

  /** Starts from an input, or from a persisted snapshot of the same chart. */
  constructor(
    preview: Preview<Context, Event, Emitted, any>,
    actors: PreviewActors,
    from: { input?: unknown; snapshot?: unknown },
  ) {
    this.#preview = preview;
    this.#actors = actors;
    this.#root = nodeOf(preview.chart, "", preview.id);
    const persisted = from.snapshot as { context: Context; value: StateValue } | undefined;
    this.#isResumed = persisted !== undefined;
    this.#context = persisted ? persisted.context : preview.context(from.input);
    if (persisted) this.#resume(this.#root, persisted.value);
    this.#snapshot = this.#read();
  }

  start(): this {
    if (this.#isResumed) for (const node of this.#active) this.#begin(node);
    else this.#enter(this.#root, { type: "xstate.init" });
    this.#run({ type: "xstate.init" });
    return this;
  }

  stop(): void {
    this.#exit(this.#root);
    this.#events.length = 0;
    this.#observers.clear();
    this.#listeners.clear();
  }

  send(event: Event | Outcome): void {
    this.#events.push(event);
    if (this.#isBusy || !this.#active.has(this.#root)) return;
    for (let next = this.#events.shift(); next; next = this.#events.shift()) this.#run(next);
  }

  getSnapshot(): PreviewSnapshot<Context> {
    return this.#snapshot;
  }

  /** In XState's format, from which a machine with the same states continues; it sends pending requests again. */
  getPersistedSnapshot() {
    const invoking = [...this.#active].filter(({ config }) => config.invoke);
    const children = invoking.map((node) => {
      const { src, input } = node.config.invoke!;
      return [
        idOf(node),
        { src, syncSnapshot: false, snapshot: { status: "active", input: input({ context: this.#context }) } },
      ];
    });
    const { context, value } = this.#snapshot;
    return { status: "active", context, value, children: Object.fromEntries(children), historyValue: {}, tags: [] };
  }

  /** Whether a request is pending. */
  get isLoading(): boolean {
    return [...this.#active].some(({ config }) => config.invoke);
  }

  subscribe(observer: Observer<Context>): { unsubscribe(): void } {
    this.#observers.add(observer);
    return { unsubscribe: () => this.#observers.delete(observer) };
  }

  on(_type: "*", listener: (emitted: Emitted) => void): { unsubscribe(): void } {
    this.#listeners.add(listener);
    return { unsubscribe: () => this.#listeners.delete(listener) };
  }

  /** Handles one event and all that follows from it. */
  #run(event: Outcome) {
    this.#isBusy = true;
    try {
      this.#step(event, (node) =>
        event.of ? (event.of === node ? event.leadsTo : undefined) : node.config.on?.[event.type],
      );
      while (this.#step(event, (node) => node.config.always));
      this.#snapshot = this.#read();
      for (const act of this.#effects.splice(0)) act();
      for (const { next } of this.#observers) next?.(this.#snapshot);
    } catch (cause) {
      for (const { error } of this.#observers) error?.(cause);
    }
    this.#isBusy = false;
  }

  /** Takes the first enabled transition of each region; returns whether there was one. */
  #step(event: Outcome, offered: (node: Node) => PreviewTransitions | undefined): boolean {
    const taken = new Map<Node, PreviewTransition>();
    for (const leaf of this.#leaves(this.#root)) {
      for (let node: Node | undefined = leaf; node; node = node.parent) {
        const transition = this.#choose(offered(node), event);
        if (!transition) continue;
        taken.set(node, transition);
        break;
      }
    }
    for (const [node, { target }] of taken) if (target) this.#exit(node);
    for (const { actions } of taken.values()) this.#act(actions, event);
    for (const [{ parent }, { target }] of taken)
      if (target)
        this.#enter(
          parent!.children.find(({ key }) => key === target)!,
          event,
        );
    return taken.size > 0;
  }

  #choose(offered: PreviewTransitions | undefined, event: Outcome): PreviewTransition | undefined {
    return listOf(offered)
      .map((each) => (typeof each === "string" ? { target: each } : each))
      .find(
        ({ guard }) => !guard || this.#preview.guards[nameOf(guard)]!(this.#args(event), this.#paramsOf(guard, event)),
      );
  }

  #enter(node: Node, event: Outcome) {
    this.#active.add(node);
    this.#act(node.config.entry, event);
    this.#begin(node);
    for (const child of node.children)
      if (node.config.type === "parallel" || child.key === node.config.initial) this.#enter(child, event);
  }

  /** Starts a state's timers and its request. */
  #begin(node: Node) {
    const endings: (() => void)[] = [];
    this.#endings.set(node, endings);
    for (const [delay, leadsTo] of Object.entries(node.config.after ?? {})) {
      const timer = setTimeout(
        () => this.send({ type: "xstate.after", of: node, leadsTo }),
        this.#preview.delays[delay] ?? Number(delay),
      );
      endings.push(() => clearTimeout(timer));
    }
    const { invoke } = node.config;
    if (!invoke) return;
    const ending = new AbortController();
    const input = invoke.input({ context: this.#context });
    endings.push(() => ending.abort());
    const deliver = (leadsTo: PreviewTransitions, answer: object) =>
      ending.signal.aborted || this.send({ type: `xstate.done.actor.${idOf(node)}`, of: node, leadsTo, ...answer });
    this.#effects.push(() => {
      if (ending.signal.aborted) return;
      this.#actors[invoke.src]!({ input, signal: ending.signal }).then(
        (output) => deliver(invoke.onDone, { output }),
        (error: unknown) => deliver(invoke.onError, { error }),
      );
    });
  }

  #exit(node: Node) {
    for (const child of node.children) if (this.#active.has(child)) this.#exit(child);
    this.#active.delete(node);
    for (const end of this.#endings.get(node) ?? []) end();
    this.#endings.delete(node);
  }

  #resume(node: Node, value: StateValue | undefined) {
    this.#active.add(node);
    for (const child of node.children) {
      if (value === child.key) this.#resume(child, undefined);
      else if (typeof value === "object" && child.key in value) this.#resume(child, value[child.key]);
    }
  }

  #act(actions: PreviewTransition["actions"], event: Outcome) {
    for (const action of listOf(actions)) {
      const name = nameOf(action);
      const params = this.#paramsOf(action, event);
      const patch = this.#preview.patches[name];
      if (patch) this.#context = { ...this.#context, ...patch(this.#args(event), params) };
      else {
        const emitted = this.#preview.emits[name]!(this.#args(event), params);
        this.#effects.push(() => {
          for (const listener of this.#listeners) listener(emitted);
        });
      }
    }
  }

  #args(event: Outcome): PreviewArgs<Context, Event> {
    return { context: this.#context, event: event as unknown as Event };
  }

  #paramsOf(named: Named, event: Outcome): unknown {
    const params = typeof named === "string" ? undefined : named.params;
    return typeof params === "function" ? params(this.#args(event)) : params;
  }

  #read(): PreviewSnapshot<Context> {
    const value = this.#valueOf(this.#root);
    return { context: this.#context, value, matches: (part) => isWithin(part, value) };
  }

  #valueOf(node: Node): StateValue {
    const active = node.children.filter((child) => this.#active.has(child));
    const only = active[0];
    if (only && node.config.type !== "parallel" && only.children.length === 0) return only.key;
    return Object.fromEntries(active.map((child) => [child.key, this.#valueOf(child)]));
  }

  #leaves(node: Node): Node[] {
    const active = node.children.filter((child) => this.#active.has(child));
    return active.length > 0 ? active.flatMap((child) => this.#leaves(child)) : [node];
  }
}

/** All event types that a chart has a transition for. */
export function eventsOf({ on = {}, states = {} }: PreviewState): string[] {
  return [...Object.keys(on), ...Object.values(states).flatMap(eventsOf)];
}

function nodeOf(config: PreviewState, key: string, path: string, parent?: Node): Node {
  const children: Node[] = [];
  const node = { config, key, path, parent, children };
  for (const [name, state] of Object.entries(config.states ?? {}))
    children.push(nodeOf(state, name, `${path}.${name}`, node));
  return node;
}

/** XState's id of a state's first invocation. */
function idOf({ path }: Node): string {
  return `0.${path}`;
}

function nameOf(named: Named): string {
  return typeof named === "string" ? named : named.type;
}

function listOf<Item>(items: Item | readonly Item[] | undefined): readonly Item[] {
  return items === undefined ? [] : Array.isArray(items) ? (items as readonly Item[]) : [items as Item];
}

function isWithin(part: StateValue, value: StateValue | undefined): boolean {
  if (value === undefined) return false;
  if (typeof part === "string") return typeof value === "string" ? value === part : part in value;
  return typeof value === "object" && Object.entries(part).every(([key, inner]) => isWithin(inner, value[key]));
}
