import { whenIdle } from "./idle.ts";

/**
 * Calls back once, when the page is idle after the first `pointerenter`, `pointerdown`, Enter or Space in the element.
 * Returns a function that stops it.
 */
export function onIntent(host: HTMLElement, callback: () => void): () => void {
  const stop = () => {
    for (const name of names) host.removeEventListener(name, handle);
  };
  const handle = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
    stop();
    whenIdle(callback);
  };
  const names = ["pointerenter", "pointerdown", "keydown"];
  for (const name of names) host.addEventListener(name, handle);
  return stop;
}
