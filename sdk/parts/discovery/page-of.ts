import { widgetParameters } from "../../contracts/widget-mode.ts";
import type { Services } from "../../elements/_kit/record.ts";

/** What the page is that an element stands in. */
export interface PageOfListing {
  /** A search page: its path contains /s/ (discovery spec §2). */
  readonly isSearchPage: boolean;
  /**
   * Relevance is hidden on search pages and in the widget: a partner's page, or the shop's in a partner's frame
   * (discovery spec §9).
   */
  readonly isRelevanceHidden: boolean;
}

export function pageOf({ address, shopOrigin }: Pick<Services, "address" | "shopOrigin">): PageOfListing {
  const { pathname, origin } = new URL(address.with({}));
  const isSearchPage = /\/s(\/|$)/.test(pathname);
  return { isSearchPage, isRelevanceHidden: isSearchPage || origin !== shopOrigin || isWidget(address) };
}

/**
 * The shop's pages say it in their address, and once a link has led on within the frame, by the class of their body.
 */
function isWidget({ query }: Services["address"]): boolean {
  const isMarked = typeof document !== "undefined" && document.body.classList.contains("is-widget");
  return isMarked || widgetParameters.some((name) => query(name) !== null);
}
