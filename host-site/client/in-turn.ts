import type { FunctionComponent } from "preact";
import { lazy } from "preact-iso";

/** Tasks that are asked for, one after the other. */
let queue: Promise<void> = Promise.resolve();

function nextTask(): Promise<void> {
  return (queue = queue.then(() => new Promise((begin) => setTimeout(begin))));
}

/**
 * A part of the page that goes on from the server's HTML in a task of its own, so that a press never waits for the
 * whole page. The part has to be one node, always: its place is kept by it.
 */
export function inTurn<Props>(part: FunctionComponent<Props>): FunctionComponent<Props> {
  return typeof document === "undefined" ? part : lazy(() => nextTask().then(() => part));
}

/** Once every part goes on: what is known of the visitor alone may only be shown from then on. */
export async function allInTurn(): Promise<void> {
  await nextTask();
}
