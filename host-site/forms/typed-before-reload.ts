import { useEffect, useState } from "react";

type Typed = Readonly<Record<string, string>>;

const keyOf = (form: string) => `gipfel-typed-${form}`;
/** What was typed is for the page that comes next, not for a visit that finds it later (ms). */
const longestReload = 60_000;

/** Reloads the page; what was typed waits in this window for `typedBeforeReload`. */
export function useReloadWithTyped(form: string) {
  const [typed, setTyped] = useState<Typed | null>(null);
  useEffect(() => {
    if (!typed) return;
    try {
      sessionStorage.setItem(keyOf(form), JSON.stringify({ typed, at: Date.now() }));
    } catch {
      // Without storage the page is reloaded all the same.
    }
    location.reload();
  }, [typed]);
  /** `isReloading`: the form asks nobody whether to leave what is typed. */
  return { isReloading: typed !== null, reloadWith: setTyped };
}

/** What was typed into the form before `useReloadWithTyped` reloaded the page, once; null without. */
export function typedBeforeReload(form: string): Typed | null {
  try {
    const { typed, at } = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}") as { typed?: Typed; at?: number };
    sessionStorage.removeItem(keyOf(form));
    return typed && Date.now() - (at ?? 0) < longestReload ? typed : null;
  } catch {
    return null;
  }
}
