import { followFrameView } from "./frame-view.ts";
import type { FrameHeight } from "../../sdk/contracts/frame-height.ts";

/** On `<html>` in a partner's frame: nothing there is as high as the window, which is as high as what it shows. */
const framedClass = "is-framed";

/**
 * Posts the page's height to the page that frames it, now and whenever it changes (`/sdk/v1/frame.js` applies it).
 * Where a part of the page is as high as its window, and something stands beside it, the page would grow with each
 * answer: what grows in the same moment as the frame is not posted.
 */
export function postFrameHeight(shop: HTMLElement): void {
  document.documentElement.classList.add(framedClass);
  followFrameView();
  let posted = 0;
  let width = innerWidth;
  let isAnswer = false;
  addEventListener("resize", () => {
    isAnswer = innerWidth === width && innerHeight === posted;
    width = innerWidth;
    // After the frame's observers have run.
    setTimeout(() => (isAnswer = false));
  });
  new ResizeObserver(() => {
    const height = Math.ceil(shop.getBoundingClientRect().height);
    if (height === posted || (isAnswer && height > posted)) return;
    posted = height;
    parent.postMessage({ type: "gipfel-height", height } satisfies FrameHeight, "*");
  }).observe(shop);
}
