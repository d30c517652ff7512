/** Runs `work` when the browser is idle; after 1 ms in Safari, which has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, 1);
}
