import r2wc from "@r2wc/core";
import { attributeNames, propertyName } from "./attributes.ts";
import { keepInside } from "./inside-link.ts";
import type { ElementRecord } from "./record.ts";
import { Session } from "./session.tsx";
import { containerOf } from "./shadow.ts";

/** Sessions of elements that are in the page, or were within `graceMs`. */
const sessions = new WeakMap<Element, Session>();
const removals = new WeakMap<Element, ReturnType<typeof setTimeout>>();
/** How long a removed element keeps its state for the case that it is added again. */
const graceMs = 1000;

/**
 * Makes a custom element of a record, once: a second define of the same tag is ignored, so that two loaders or two
 * builds can share a page. Built on `@r2wc/core` with a renderer of our own; each of its gaps is closed here and named
 * by a test.
 */
export function define(record: ElementRecord): void {
  if (!customElements.get(record.tag)) customElements.define(record.tag, elementOf(record));
}

/**
 * One line in the console for a tag that is none of ours; the loader asks for it here, as only the kit's file is known
 * to it.
 */
export function warnOfTag(name: string, known: readonly string[]): Promise<void> {
  return import("./unknown-tag.ts").then(({ unknownTag }) => unknownTag(name, known));
}

function elementOf(record: ElementRecord): CustomElementConstructor {
  const names = attributeNames(record.attributes);
  // The browser's own properties stay: `attributes` of an element is what it has, whatever our attributes are called.
  const mirrored = names.filter((name) => !(propertyName(name) in HTMLElement.prototype));
  const renderer = {
    mount: (container: HTMLElement) =>
      enter((container as unknown as ShadowRoot).host as HTMLElement, container as unknown as ShadowRoot),
    update: (session: Session | undefined) => session?.attributesChanged(),
    unmount: (session: Session | undefined) => void session,
  };

  function enter(host: HTMLElement, root: ShadowRoot): Session | undefined {
    // r2wc may render before connection: nothing starts until the page has the element.
    if (!host.isConnected) return undefined;
    let session = sessions.get(host);
    if (!session) sessions.set(host, (session = new Session(host, root, record)));
    return session;
  }

  const Base = r2wc(record.View as never, { shadow: "open" }, renderer as never) as unknown as new () => HTMLElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
    attributeChangedCallback(name: string, before: string | null, after: string | null): void;
  };

  class GipfelElement extends Base {
    static get observedAttributes() {
      return names;
    }

    /** A root that the server declared is kept; a second attachShadow would empty it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = this.attachInternals().shadowRoot ?? super.attachShadow(init);
      containerOf(root);
      return root;
    }

    override connectedCallback() {
      clearTimeout(removals.get(this));
      for (const name of mirrored) takeEarlyValue(this, name);
      super.connectedCallback();
      this.#notifyDialogs();
      for (const name of ["click", "auxclick", "dragstart"]) this.addEventListener(name, keepInside);
    }

    /** A node that is moved, or added again within `graceMs`, keeps its state. */
    override disconnectedCallback() {
      super.disconnectedCallback();
      const after = (ms: number, act: () => void) => removals.set(this, setTimeout(act, ms));
      after(0, () => {
        this.#notifyDialogs();
        after(record.endsAtOnce ? 0 : graceMs, () => {
          sessions.get(this)?.end();
          sessions.delete(this);
        });
      });
    }

    /** A modal dialog doesn't survive a move, and the page's scroll lock must not survive a removal (`Overlay`). */
    #notifyDialogs() {
      this.shadowRoot!.dispatchEvent(new Event("connection"));
    }

    /** r2wc drops empty and removed attributes and parses what it must not: the session reads the attributes itself. */
    override attributeChangedCallback(_name: string, before: string | null, after: string | null) {
      if (before !== after) sessions.get(this)?.attributesChanged();
    }
  }

  for (const name of mirrored) Object.defineProperty(GipfelElement.prototype, propertyName(name), reflecting(name));
  return GipfelElement;
}

/**
 * A property that mirrors its attribute: `true` is the bare attribute; `false`, `null` and `undefined` take it away.
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

/**
 * A framework may set a property before the element is defined: as a plain property, or, where the element has none of
 * that name yet, as an attribute `brandColor`, which HTML spells `brandcolor` (React 19, Svelte). Either is turned into
 * the attribute.
 */
function takeEarlyValue(host: HTMLElement, name: string) {
  const property = propertyName(name);
  const early = host as unknown as Record<string, unknown>;
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
