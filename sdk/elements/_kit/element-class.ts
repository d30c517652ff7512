import r2wc from "@r2wc/core";
import { attributeNames, propertyName } from "./attributes.ts";
import type { MethodName } from "../../contracts/methods.ts";
import { containClick } from "./contain-click.ts";
import type { ElementRecord } from "./record.ts";
import type { runCommand as RunCommand } from "./run-command.ts";
import { ElementSession } from "./session.tsx";
import { containerOf } from "./shadow.ts";

/*
 * What the kit changes of `@r2wc/core` (design §3), each with a test in tests/elements (`hazards`, `hydration`):
 *
 * - `observedAttributes`, `attributeChangedCallback`: r2wc drops empty attributes, ignores removed ones and throws on
 *   JSON that can't be parsed. The session reads and parses all attributes itself.
 * - Properties: r2wc writes `[object Object]` and `undefined` into attributes, and an own property set before the
 *   upgrade hides the accessor. Properties reflect their attributes here, and early values are taken over.
 * - `attachShadow`: r2wc attaches always; a declarative root of the server would be emptied.
 * - `connectedCallback`, `disconnectedCallback`: r2wc unmounts a node that is moved, and renders one that was never
 *   connected. A session starts with the connection and ends after `graceMs` without one.
 * - Not used: its events, which neither bubble nor compose (`fire-event.ts`), and its function attributes, which look
 *   up globals. It has no error boundary (`boundary.tsx`) and no guard against a second define (`define.ts`).
 */

/** Sessions of elements that are connected, or were within the last `graceMs`. */
const sessions = new WeakMap<Element, ElementSession>();
const removals = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** The services of an element in the page. */
export const servicesOf = (element: Element) => sessions.get(element)?.services;
/** How long a removed element keeps its state, in case it is added again (ms). */
const graceMs = 1000;

/** The lifecycle of a custom element that r2wc has and its types leave out. */
type Lifecycle = HTMLElement & {
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, after: string | null): void;
};

/** Makes the class of an element from its record, on the base of `@r2wc/core` with a renderer of the kit's own. */
export function elementOf(record: ElementRecord, onRoot?: (root: ShadowRoot) => void): CustomElementConstructor {
  const names = attributeNames(record.attributes);
  // Built-in properties, such as `Element.attributes`, are not overridden.
  const mirrored = names.filter((name) => !(propertyName(name) in HTMLElement.prototype));
  const renderer = {
    // With `shadow` the container is the shadow root, which is its own root node.
    mount: (container: HTMLElement) => enter(container.getRootNode() as ShadowRoot),
    update: (session: ElementSession | undefined) => session?.attributesChanged(),
    unmount: (session: ElementSession | undefined) => void session,
  };

  function enter(root: ShadowRoot): ElementSession | undefined {
    const host = root.host as HTMLElement;
    // r2wc may render before connection; a session starts only once the element is connected.
    if (!host.isConnected) return undefined;
    let session = sessions.get(host);
    if (!session) sessions.set(host, (session = new ElementSession(host, root, record)));
    return session;
  }

  const Base = r2wc<object, ElementSession | undefined>(
    record.View,
    { shadow: "open" },
    renderer,
  ) as new () => Lifecycle;

  class GipfelElement extends Base {
    static get observedAttributes() {
      return names;
    }

    /** Keeps a declarative shadow root of the server; a second `attachShadow` would empty it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = this.attachInternals().shadowRoot ?? super.attachShadow(init);
      // Where a script of the page closes all shadow roots, ours would be null for the loader and for us.
      Object.defineProperty(this, "shadowRoot", { value: root });
      containerOf(root);
      onRoot?.(root);
      return root;
    }

    override connectedCallback() {
      clearTimeout(removals.get(this));
      for (const name of mirrored) takeEarlyValue(this, name);
      super.connectedCallback();
      this.#notifyDialogs();
      for (const name of ["click", "auxclick", "dragstart"]) this.addEventListener(name, containClick);
    }

    /** Keeps the state of a node that is moved, or added again within `graceMs`. */
    override disconnectedCallback() {
      super.disconnectedCallback();
      const after = (ms: number, act: () => void) => removals.set(this, setTimeout(act, ms));
      after(0, () => {
        this.#notifyDialogs();
        after(record.endsOnRemoval ? 0 : graceMs, () => {
          sessions.get(this)?.end();
          sessions.delete(this);
        });
      });
    }

    /** `Overlay` reopens its dialog after a move, which closes it, and releases the scroll lock after a removal. */
    #notifyDialogs() {
      this.shadowRoot!.dispatchEvent(new Event("connection"));
    }

    /** `elementMethods` in `contracts/methods.ts`. */
    diagnose() {
      return import("./diagnose/diagnose.ts").then(({ diagnose }) => diagnose(this, record));
    }

    /** r2wc drops empty and removed attributes and parses values, so the session reads the attributes itself. */
    override attributeChangedCallback(_name: string, before: string | null, after: string | null) {
      if (before !== after) sessions.get(this)?.attributesChanged();
    }
  }

  for (const name of mirrored) Object.defineProperty(GipfelElement.prototype, propertyName(name), reflecting(name));
  for (const name of record.methods ?? []) Object.defineProperty(GipfelElement.prototype, name, method(name));
  return GipfelElement;
}

/**
 * A property that reflects its attribute: `true` sets it without a value; `false`, `null` and `undefined` remove it.
 */
function reflecting(name: string): PropertyDescriptor {
  return {
    enumerable: true,
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute(name);
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else
        this.setAttribute(
          name,
          value === true ? "" : typeof value === "object" ? JSON.stringify(value) : String(value),
        );
    },
  };
}

/** Loaded with the first command. One promise for all of them: several of the same import may settle in any order. */
let commands: Promise<{ readonly runCommand: typeof RunCommand }> | undefined;

/**
 * A command of the element's (`contracts/methods.ts`). It may have an attribute's name: then it is set as that
 * attribute's property, as frameworks do.
 */
function method(name: MethodName): PropertyDescriptor {
  return {
    ...reflecting(name),
    get(this: HTMLElement) {
      return (value?: unknown) =>
        void (commands ??= import("./run-command.ts")).then(
          ({ runCommand }) => runCommand(this, name, value, sessions.get(this)?.send),
          () => (commands = undefined),
        );
    },
  };
}

/**
 * Turns a value that a framework set before the element was defined into the attribute. It is an own property, or, in
 * React 19 and Svelte, an attribute `brandColor`, which HTML lower-cases to `brandcolor`.
 */
function takeEarlyValue(host: HTMLElement, name: string) {
  const property = propertyName(name);
  const early = host as HTMLElement & Record<string, unknown>;
  const value = Object.hasOwn(host, property)
    ? early[property]
    : property === name
      ? null
      : host.getAttribute(property);
  if (value === null) return;
  delete early[property];
  if (property !== name) host.removeAttribute(property);
  early[property] = value;
}
