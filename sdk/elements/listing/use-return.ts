import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { ListProps } from "./listing.props.ts";

/** Frames in which the page finds its height again. */
const mostFrames = 30;
/** Signs that the visitor looks around by themselves already. */
const signs = ["wheel", "touchmove", "keydown", "pointerdown"];

/**
 * Where a page is loaded anew on the way back, the browser scrolls before the cards are there: once they are, the card
 * by which the visitor left is brought to where it stood. Not where the page scrolls by itself (the shop does), nor
 * where the visitor has begun to.
 */
export function useReturn(list: RefObject<HTMLElement | null>, { activities, returnTo, returned }: ListProps): void {
  const isMoving = useRef(false);
  useEffect(() => {
    const move = () => void (isMoving.current = true);
    for (const sign of signs) addEventListener(sign, move, { once: true, passive: true });
    return () => signs.forEach((sign) => removeEventListener(sign, move));
  }, []);
  useLayoutEffect(() => {
    if (!returnTo) return;
    const card = list.current?.children[activities.findIndex(({ id }) => id === returnTo.activityId)];
    let frames = history.scrollRestoration === "auto" && !isReload() ? mostFrames : 0;
    // Cards take their height as they come near: what stands above may move the card once more.
    const bring = () => {
      if (!card?.isConnected || isMoving.current || frames-- <= 0) return;
      scrollBy({ top: card.getBoundingClientRect().top - returnTo.top, behavior: "instant" });
      requestAnimationFrame(bring);
    };
    bring();
    returned();
  }, [returnTo]);
}

/** The card may have been left behind long before the page was loaded once more. */
function isReload(): boolean {
  return (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type === "reload";
}
