import { useEffect, useReducer, useState } from "preact/hooks";
import { changes, Refusal } from "./ask.ts";

/** What a page has of its data. While other data comes for the same place, what was shown stays (`isOld`). */
export type Loaded<Data> =
  | { readonly state: "loading" }
  | { readonly state: "shown"; readonly data: Data; readonly isOld: boolean }
  | { readonly state: "failed"; readonly refusal: Refusal };

interface Loading<Data> {
  readonly loaded: Loaded<Data>;
  /** Asks again. */
  readonly retry: () => void;
  /** Puts in place what a change was answered with. */
  readonly replace: (data: Data) => void;
}

/**
 * Loads what a page shows, and again when `key` says that it is about something else, or when a change got no answer.
 * Answers that come too late are dropped. `known`: what it showed before it was left, which stands until the answer is
 * there.
 */
export function useLoaded<Data>(key: string, load: () => Promise<Data>, known?: Data): Loading<Data> {
  const [loaded, set] = useState<Loaded<Data>>(
    known === undefined ? { state: "loading" } : { state: "shown", data: known, isOld: true },
  );
  const [turn, retry] = useReducer((count: number, _: void) => count + 1, 0);
  useEffect(() => {
    let isGone = false;
    set((was) => (was.state === "shown" ? { ...was, isOld: true } : { state: "loading" }));
    load().then(
      (data) => isGone || set({ state: "shown", data, isOld: false }),
      (refusal: unknown) =>
        isGone ||
        set({
          state: "failed",
          refusal: refusal instanceof Refusal ? refusal : new Refusal("internal", String(refusal)),
        }),
    );
    // Where that gets no answer either, what was shown stays.
    const loadShown = () =>
      void load().then(
        (data) => isGone || set((was) => (was.state === "shown" ? { state: "shown", data, isOld: false } : was)),
        () => {},
      );
    changes.addEventListener("unanswered", loadShown);
    return () => {
      isGone = true;
      changes.removeEventListener("unanswered", loadShown);
    };
  }, [key, turn]);
  return { loaded, retry, replace: (data) => set({ state: "shown", data, isOld: false }) };
}
