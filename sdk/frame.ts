/**
 * `/sdk/v1/frame.js`: gives each `<iframe>` of the shop the height of the page inside, which posts it
 * (`host-site/client/frame-height.ts`), and posts to that page which part of it is in sight. Frames of other origins
 * set no height and are posted nothing. Safe twice, and for frames that are added later.
 */
import { frameHeightOf } from "./contracts/frame-height.ts";
import { frameRevealOf, type FrameReveal, type FrameView } from "./contracts/frame-view.ts";

/** The shop is where this script comes from. */
const shop = new URL(import.meta.url).origin;
const key = Symbol.for("gipfel.frames");
const globals = globalThis as { [key]?: true };

if (!globals[key]) {
  globals[key] = true;
  const postSoon = postingViews();
  addEventListener("message", ({ data, origin, source }) => {
    const height = frameHeightOf(data);
    const edges = frameRevealOf(data);
    if ((height === null && !edges) || origin !== shop) return;
    for (const frame of document.querySelectorAll("iframe")) {
      // The page inside may have led to another origin: only the frame's own counts.
      if (frame.contentWindow !== source || !URL.canParse(frame.src) || new URL(frame.src).origin !== shop) continue;
      if (edges) reveal(frame, edges);
      if (height !== null && frame.style.height !== `${height}px`) frame.style.height = `${height}px`;
      postSoon(frame);
    }
  });
}

/**
 * Posts to frames which part of them is in sight: once a frame of the browser's while the page scrolls or changes its
 * size, and only to those within a window's height. Returns what adds a frame, or repeats its post.
 */
function postingViews(): (frame: HTMLIFrameElement) => void {
  const nearby = new Set<HTMLIFrameElement>();
  let request = 0;
  const post = () => {
    request ||= requestAnimationFrame(() => {
      request = 0;
      for (const frame of nearby) frame.contentWindow?.postMessage(viewOf(frame), shop);
    });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        nearby[isIntersecting ? "add" : "delete"](target as HTMLIFrameElement);
      post();
    },
    { rootMargin: "100%" },
  );
  // Of the window's and of any box that scrolls: scroll events do not bubble.
  addEventListener("scroll", post, { capture: true, passive: true });
  addEventListener("resize", post);
  return (frame) => {
    observer.observe(frame);
    post();
  };
}

/** Scrolls the page as little as shows all between the edges, or their top where the window is lower. */
function reveal(frame: HTMLIFrameElement, { top, height }: FrameReveal): void {
  const start = frame.getBoundingClientRect().top + frame.clientTop + top;
  const below = start + height - innerHeight;
  if (start < 0 || below > 0) scrollBy({ top: start < 0 ? start : Math.min(start, below), behavior: "instant" });
}

function viewOf(frame: HTMLIFrameElement): FrameView {
  const start = frame.getBoundingClientRect().top + frame.clientTop;
  const top = Math.min(Math.max(0, Math.round(-start)), frame.clientHeight);
  const bottom = Math.min(frame.clientHeight, Math.round(innerHeight - start));
  return { type: "gipfel-view", top, height: Math.max(0, bottom - top), window: innerHeight };
}
