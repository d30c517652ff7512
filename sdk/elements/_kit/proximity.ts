import { whenIdle } from "./idle.ts";

/**
 * Calls back once, when the page is idle after the visitor has come near: a pointer or a finger is on the element, or a
 * key of action was pressed in it. Never while a page is only read. Answers with the way to stop.
 */
export function onProximity(host: HTMLElement, near: () => void): () => void {
  const stop = () => {
    for (const name of names) host.removeEventListener(name, come);
  };
  const come = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
    stop();
    whenIdle(near);
  };
  const names = ["pointerenter", "pointerdown", "keydown"];
  for (const name of names) host.addEventListener(name, come);
  return stop;
}
