/**
 * `/sdk/v1/playground.js`: what runs inside the playground's frame (`/developers/playground/frame`), a document of an
 * origin of its own. It shows the code that the playground sends, and reports events and what machines do.
 *
 * Its own file and no part of the loader.
 */
import { consoleText, plainValue } from "./contracts/plain-value.ts";
import type { PlaygroundMessage, PlaygroundReport, RecordedStep } from "./contracts/playground.ts";

interface Subscribable {
  send(event: unknown): void;
  getSnapshot(): unknown;
  subscribe(observer: { next?: (snapshot: any) => void; error?: (cause: unknown) => void }): unknown;
}
/** An actor of XState; an element that starts as a preview has none at first. */
interface Actor extends Subscribable {
  readonly system?: { inspect(observer: (inspected: Inspected) => void): unknown };
  /** Of an actor that continues as another: the one that runs. */
  readonly current?: Actor;
}
interface Inspected {
  readonly type: string;
  readonly actorRef: unknown;
  readonly event?: { readonly type: string };
  readonly snapshot?: unknown;
}

const began = performance.now();
const report = (message: PlaygroundReport) => parent.postMessage(message, "*");

/* Events of elements, whoever fires them. */
const simulated = new WeakSet<Event>();
function listenTo(names: readonly string[]) {
  for (const name of names)
    document.addEventListener(name, (event) =>
      report({
        type: "event",
        name,
        // The code itself may fire one on the document, which has no name.
        tag: event.target instanceof Element ? event.target.localName : "document",
        detail: plainValue((event as CustomEvent).detail),
        at: Math.round(performance.now() - began),
        isSimulated: simulated.has(event),
      }),
    );
}

/* What the machines of elements do. */
const numbers = new Map<string, number>();
(globalThis as Record<symbol, unknown>)[Symbol.for("gipfel.inspector")] = (host: Element, actor: Actor) => {
  const number = (numbers.get(host.localName) ?? 0) + 1;
  numbers.set(host.localName, number);
  follow(number > 1 ? `${host.localName} ${number}` : host.localName, actor);
};

function follow(element: string, actor: Actor) {
  const followed = new WeakSet<Actor>();
  let context: Readonly<Record<string, unknown>> = {};
  function record(event: unknown, snapshot: unknown) {
    const { value = null, context: next = {} } = (snapshot ?? {}) as { value?: unknown; context?: typeof context };
    const changed: Record<string, unknown> = {};
    for (const key of Object.keys(next)) if (next[key] !== context[key]) changed[key] = plainValue(next[key]);
    const removed = Object.keys(context).filter((key) => !(key in next));
    context = next;
    const step: RecordedStep = {
      element,
      at: Math.round(performance.now() - began),
      event: withoutAnswers(event),
      // A word, or an object of words.
      state: plainValue(value) as RecordedStep["state"],
      changed,
      removed,
    };
    report({ type: "step", step });
  }
  function attach() {
    const target = actor.current ?? actor;
    if (followed.has(target)) return;
    followed.add(target);
    if (target.system) {
      target.system.inspect(({ type, actorRef, event, snapshot }) => {
        if (type === "@xstate.snapshot" && actorRef === target) record(event, snapshot);
      });
      return;
    }
    let last: unknown = null;
    const send = target.send.bind(target);
    target.send = (event) => {
      last = event;
      send(event);
    };
    target.subscribe({ next: (snapshot) => record(last, snapshot) });
  }
  attach();
  if (actor.current) actor.subscribe({ next: attach });
}

/** An event with its fields; an answer by its name alone, as what it brought is in the context. */
function withoutAnswers(event: unknown): RecordedStep["event"] {
  if (typeof event !== "object" || event === null) return null;
  const { type, output: _output, of: _of, leadsTo: _leadsTo, ...fields } = event as Record<string, unknown>;
  const plain = Object.entries(fields).map(([name, field]) => [name, plainValue(field)]);
  return { type: String(type), ...Object.fromEntries(plain) };
}

/* What the playground asks for. */
addEventListener("message", ({ data, source }: MessageEvent<PlaygroundMessage>) => {
  if (source !== parent) return;
  if (data.type === "run") {
    listenTo(data.events);
    document.body.replaceChildren(document.createRange().createContextualFragment(data.code));
  }
  if (data.type === "simulate") simulate(data.name, data.detail);
});

function simulate(name: string, detail: unknown) {
  const target = [...document.querySelectorAll("*")].find(({ localName }) => localName.startsWith("gipfel-"));
  const event = new CustomEvent(name, {
    detail,
    bubbles: true,
    composed: true,
    cancelable: name === "gipfel-open",
  });
  simulated.add(event);
  (target ?? document.body).dispatchEvent(event);
}

/* What elements, and the code itself, say in the console. */
for (const level of ["debug", "log", "info", "warn", "error"] as const) {
  const write = console[level].bind(console);
  console[level] = (...parts: unknown[]) => {
    write(...parts);
    report({ type: "console", text: consoleText(parts) });
  };
}
addEventListener("error", ({ message }) => report({ type: "console", text: message }));
addEventListener("unhandledrejection", ({ reason }) => report({ type: "console", text: consoleText([reason]) }));
report({ type: "ready" });
