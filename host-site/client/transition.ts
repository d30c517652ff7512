/** Changes the page within a view transition, where the browser has them and the visitor wants motion. */
export async function withTransition(change: () => Promise<void>): Promise<void> {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !("startViewTransition" in document)) return change();
  await document.startViewTransition(change).updateCallbackDone;
}
