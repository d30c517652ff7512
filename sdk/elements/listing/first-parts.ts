import { filtersView, headView, loadResultViews, pickerView } from "./lazy-views.ts";
import { wideFrom } from "./wide-from.ts";
import { nextTask } from "../_kit/next-task.ts";
import { plainList } from "./rendered-cards.ts";
import { renderedWidth } from "./rendered-width.ts";

/**
 * Loads what a list begins with beside its words, not after them. What can't be loaded is loaded again by the part that
 * needs it; where that fails too, list, filters and head each say so in their place. In a root that the server has
 * rendered the list is there already: the calls and the cards' code come with the visitor's first choice, the filters
 * where they stand beside the cards, and the head where its row of tabs has arrows.
 */
export async function loadFirstParts(hasHead: boolean, root: ShadowRoot | undefined): Promise<void> {
  const rendered = root && renderedWidth(root);
  const parts: Promise<unknown>[] = [import("../../parts/discovery/start-discovery.ts")];
  if (rendered === undefined) parts.push(import("../../parts/discovery/discovery.calls.ts"), loadResultViews());
  else if (!root!.querySelector(`[${plainList}]`)) parts.push(loadResultViews(), pickerView.load());
  if (rendered === undefined || rendered >= wideFrom) parts.push(filtersView.load());
  if (hasHead && (rendered === undefined || matchMedia("(pointer: fine)").matches)) parts.push(headView.load());
  await Promise.allSettled(parts);
  // What is hydrated is so in a task of its own, not in the one that has run the last chunk.
  if (rendered !== undefined) await nextTask();
}
