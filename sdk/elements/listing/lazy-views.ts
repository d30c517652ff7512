import { lazyCode } from "../../ui/lazy-code.ts";

/** Views that a list doesn't begin with: each is a chunk of its own. */

/** The head of a listing page. */
export const headView = lazyCode(async () => (await import("./hero.tsx")).Head);
/** The filters beside the cards. */
export const filtersView = lazyCode(async () => (await import("../../parts/discovery/filters.tsx")).Filters);
/** The drawers of the filters and of the map. */
export const drawersView = lazyCode(async () => (await import("./drawers.tsx")).Drawers);
/** A card that the server has not rendered. */
export const cardView = lazyCode(async () => (await import("./card.tsx")).Card);
/** What stands in the list's place. */
export const nothingView = lazyCode(async () => (await import("./nothing.tsx")).Nothing);
export const suggestionsView = lazyCode(async () => (await import("./suggestions.tsx")).Suggestions);
/** The bar of an affiliate who picks activities. */
export const pickerView = lazyCode(async () => (await import("./picker.tsx")).Picker);

/** What a list may show of its own: in a page's HTML it has its first cards already. */
export async function loadResultViews(): Promise<void> {
  await Promise.all([cardView, nothingView, suggestionsView].map((view) => view.load()));
}
