import type { FunctionComponent } from "react";
import { lazy } from "./router.tsx";

/** Tasks, one after the other. */
let queue: Promise<void> = Promise.resolve();
/** Parts that have not gone on yet. */
let waiting: Promise<unknown> = queue;

function nextTask(): Promise<void> {
  return (queue = queue.then(() => new Promise((begin) => setTimeout(begin))));
}

/**
 * A part of the page that goes on from the server's HTML in a task of its own, so that a press never waits for the
 * entire page. The part has to be one node, always: it marks the part's place. `load`: loads what the part needs; where
 * that can't be loaded, the part stays as the server rendered it.
 */
export function inTurn<Props>(
  part: FunctionComponent<Props>,
  load: () => Promise<void> = () => queue,
): FunctionComponent<Props> {
  if (typeof document === "undefined") return part;
  return lazy(async () => {
    const turn = load().then(nextTask);
    waiting = Promise.allSettled([waiting, turn]);
    await turn.catch(() => new Promise(() => {}));
    return part;
  });
}

/** Once every part goes on: what is known of the visitor alone may only be shown from then on. */
export async function allInTurn(): Promise<void> {
  await waiting;
  await nextTask();
}
