/**
 * What a page is apart from what is embedded in it, read past whatever its scripts have replaced: through the
 * debugger, in a world of its own where the page's DOM will do, in the page's world where its globals are asked for.
 */
import type { CDPSession, Page } from "@playwright/test";

/** By name, each as a list of lines that two moments of a page can be compared by. */
export type PageState = Readonly<Record<string, readonly string[]>>;

/** What Playwright listens to at the window of a page whose controls it presses. */
const ofTheTest = /^window (__playwright|auxclick|(dbl)?click|contextmenu|mouse|pointer|touch)/;

/** Runs in the isolated world. */
function readDocument(): PageState {
  const own = [...document.querySelectorAll("*")].filter(
    (element) => !element.closest("gipfel-booking, gipfel-button"),
  );
  const nameOf = (element: Element) => element.localName + (element.id && `#${element.id}`);
  const read = (what: () => string[]) => {
    try {
      return what();
    } catch {
      return [];
    }
  };
  const entries = (storage: () => Storage) =>
    read(() => Object.entries(storage()).map(([key, value]) => `${key}=${value}`));
  const box = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${nameOf(element)} ${[x + scrollX, y + scrollY, width, height].map(Math.round).join(" ")}`;
  };
  const place = document.querySelector("#offer");
  const isOutside = (element: Element) =>
    element.closest("body") && !place?.contains(element) && !element.contains(place);
  return {
    elements: own.map((element) => element.cloneNode(false) as Element).map(({ outerHTML }) => outerHTML),
    ids: [...document.querySelectorAll("[id]")].map(nameOf),
    sheets: [...document.styleSheets, ...document.adoptedStyleSheets].map(({ href }) => String(href)),
    // What is around ours grows with it.
    layout: [...own.filter(isOutside).map(box), `${Math.round(place?.getBoundingClientRect().width ?? 0)} px for ours`],
    address: [location.href, `${history.length} entries`, document.title],
    focus: [nameOf(document.activeElement ?? document.body)],
    scroll: [`${scrollX} ${scrollY}`],
    storage: [
      ...entries(() => localStorage),
      ...entries(() => sessionStorage),
      ...read(() => document.cookie.split("; ").filter(Boolean)),
    ],
  };
}

/** Runs in the page's world, in plain steps: its own methods of lists may do anything. */
function noteGlobals() {
  const noted: [string, object, PropertyKey, unknown][] = [];
  const seen = new Set<unknown>();
  const valueOf = (object: object, key: PropertyKey) => {
    const property = Reflect.getOwnPropertyDescriptor(object, key);
    return property && (property.get ?? property.value);
  };
  const note = (name: string, object: object) => {
    if (seen.has(object)) return;
    seen.add(object);
    const keys = Reflect.ownKeys(object);
    for (let index = 0; index < keys.length; index++)
      noted[noted.length] = [name, object, keys[index]!, valueOf(object, keys[index]!)];
  };
  note("window", window);
  const isObject = (value: unknown) => typeof value === "function" || (typeof value === "object" && value !== null);
  const names = Reflect.ownKeys(window);
  for (let index = 0; index < names.length; index++) {
    const name = names[index]!;
    const value = Reflect.getOwnPropertyDescriptor(window, name)?.value;
    if (!isObject(value) || value === window || typeof name === "symbol") continue;
    if (typeof value !== "function" && !/^(JSON|Math|Intl|Reflect|Atomics|console|CSS)$/.test(name as string)) continue;
    note(name as string, value as object);
    const { prototype } = value as { prototype?: unknown };
    if (isObject(prototype)) note(`${name as string}.prototype`, prototype as object);
  }
  for (const name of ["document", "history", "location", "navigator", "customElements"] as const)
    note(name, window[name]);
  return {
    /** The names of what has come, gone or been replaced. */
    changed() {
      const found: string[] = [];
      const owners = new Map<object, Set<PropertyKey>>();
      for (let index = 0; index < noted.length; index++) {
        const [name, object, key, before] = noted[index]!;
        if (!owners.has(object)) owners.set(object, new Set());
        owners.get(object)!.add(key);
        if (!Object.is(valueOf(object, key), before)) found[found.length] = `${name}.${String(key)}`;
      }
      for (let index = 0; index < noted.length; index++) {
        const [name, object] = noted[index]!;
        const known = owners.get(object);
        if (!known) continue;
        owners.delete(object);
        const keys = Reflect.ownKeys(object);
        for (let place = 0; place < keys.length; place++)
          if (!known.has(keys[place]!)) found[found.length] = `${name}.${String(keys[place])}`;
      }
      return found;
    },
  };
}

/** Reads a page's state, and which of its globals have changed since the first time. */
export async function stateOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const evaluate = async (expression: string, more: object = {}) => {
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", { expression, ...more });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result;
  };
  const globals = (await evaluate(`(${noteGlobals})()`)).objectId!;
  const { frameTree } = await session.send("Page.getFrameTree");
  const world = await session.send("Page.createIsolatedWorld", { frameId: frameTree.frame.id });

  /** The page's listeners at its outermost targets, by target and type. */
  async function listeners(): Promise<string[]> {
    const found: string[] = [];
    for (const target of ["window", "document", "document.documentElement", "document.body"]) {
      const { objectId } = await evaluate(target);
      const answer = await session.send("DOMDebugger.getEventListeners", { objectId: objectId! });
      found.push(...answer.listeners.map(({ type }) => `${target} ${type}`).filter((one) => !ofTheTest.test(one)));
    }
    return found.toSorted();
  }

  return async (): Promise<PageState> => {
    const read = await evaluate(`(${readDocument})()`, { contextId: world.executionContextId, returnByValue: true });
    const changed = await session.send("Runtime.callFunctionOn", {
      objectId: globals,
      functionDeclaration: "function () { return this.changed() }",
      returnByValue: true,
    });
    return { ...read.value, globals: changed.result.value, listeners: await listeners() };
  };
}
