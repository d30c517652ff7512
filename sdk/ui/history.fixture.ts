import { vi } from "vitest";

interface Entry {
  readonly key: string;
  readonly path: string;
  state: unknown;
}

/**
 * The history of a page whose ways back and forward end later, as in a browser. `isKnown`: whether the browser has the
 * Navigation API.
 */
export function openHistory({ isKnown = true } = {}) {
  let made = 0;
  const entryOf = (state: unknown, path = "/page"): Entry => ({ key: `entry-${made++}`, path, state });
  const entries = [entryOf({ own: 1 })];
  let at = 0;
  const target = new EventTarget();
  const pop = () => void target.dispatchEvent(new Event("popstate"));
  const go = (by: number) =>
    new Promise<void>((done) =>
      queueMicrotask(() => {
        at = Math.max(0, Math.min(entries.length - 1, at + by));
        pop();
        done();
      }),
    );
  const history = {
    get state() {
      return entries[at]!.state;
    },
    pushState: (state: unknown, _: string, path = entries[at]!.path) => {
      entries.splice(++at, Infinity, entryOf(structuredClone(state), path));
    },
    back: vi.fn(() => void go(-1)),
  };
  vi.stubGlobal("history", history);
  vi.stubGlobal("location", {
    get pathname() {
      return entries[at]!.path;
    },
  });
  vi.stubGlobal(
    "navigation",
    isKnown
      ? {
          entries: () => entries,
          get currentEntry() {
            return { index: at, key: entries[at]!.key };
          },
        }
      : undefined,
  );
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  return {
    history,
    go,
    /** A router of the page dispatches a `popstate` of its own: nobody has gone anywhere. */
    pop,
    /** The document is shown: loaded, or out of the browser's page cache. */
    show: (how: { readonly persisted: boolean }) =>
      void target.dispatchEvent(Object.assign(new Event("pageshow"), how)),
    /** Once what was begun has ended. */
    settled: () => new Promise((done) => setTimeout(done)),
    /** Where the visitor is: how many entries from the first. */
    get at() {
      return at;
    },
    get count() {
      return entries.length;
    },
  };
}
