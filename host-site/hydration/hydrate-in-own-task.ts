import type { FunctionComponent } from "react";
import { lazy } from "./router.tsx";

/** Time that code may take before the page goes on without it (ms). */
const loadLimit = 10_000;

/** Resolves when the task that was queued last begins: each waits for the one before. */
let queue: Promise<void> = Promise.resolve();

function nextTask(): Promise<void> {
  return (queue = queue.then(() => new Promise((begin) => setTimeout(begin))));
}

/**
 * A part of the page that goes on from the server's HTML in a task of its own, so that a press never waits for the
 * entire page. The part has to be one node, always: it marks the part's place. (A part without HTML of the server's,
 * whose code comes later, is `sdk/ui/use-lazy-code.ts`.)
 */
export function hydrateInOwnTask<Props>(part: FunctionComponent<Props>): FunctionComponent<Props> {
  return hydrateOnceLoaded(part, async () => {});
}

/**
 * The same for a part whose code is loaded first. Where that fails or takes too long, `fallback` replaces what the
 * server rendered; without one the part stays as the server rendered it.
 */
export function hydrateOnceLoaded<Props>(
  part: FunctionComponent<Props>,
  load: () => Promise<void>,
  fallback?: FunctionComponent<Props>,
): FunctionComponent<Props> {
  if (typeof document === "undefined") return part;
  return lazy(async () => {
    const code = fallback ? Promise.race([load(), expiry()]) : load();
    const shown = await code.then(
      () => part,
      () => fallback ?? new Promise<never>(() => {}),
    );
    await nextTask();
    return shown;
  });
}

/** Rejects once code has taken too long. */
export function expiry(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, loadLimit));
}

/**
 * Hydrates all parts whose code is loaded at once: only then may private data of the visitor be shown. Does not wait
 * for the others, which may never load.
 */
export async function allInTurn(): Promise<void> {
  await queue;
  await nextTask();
}
