import { useLayoutEffect, useRef, type RefObject } from "react";
import type { Preview } from "../../machines/configurator/configurator.types.ts";

/** Width of the page in the preview (px). */
const widths: Readonly<Record<Preview["width"], number>> = { desktop: 1120, phone: 375 };
/** In a narrower place a desktop's page can't be read: the preview begins with a phone's (px). */
const readable = 480;
/** The least and most height of the place (px). */
const [lowest, highest] = [280, 640];

/**
 * Draws a page of a given width into a place that may be narrower, by a transform: what opens over the window from
 * within (a drawer, a map) keeps its size. `beginNarrow` is called once where the place is a phone's.
 */
export function useScaledPage(
  width: Preview["width"],
  beginNarrow: () => void,
): { readonly place: RefObject<HTMLDivElement | null>; readonly page: RefObject<HTMLDivElement | null> } {
  const place = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    const [outer, inner] = [place.current, page.current];
    if (!outer || !inner) return undefined;
    const draw = () => {
      const room = outer.clientWidth;
      if (room === 0) return;
      if (!hasBegun.current && room < readable && width === "desktop") beginNarrow();
      hasBegun.current = true;
      const wide = Math.max(width === "desktop" ? room : 0, widths[width]);
      const scale = Math.min(1, room / wide);
      inner.style.width = `${wide}px`;
      inner.style.minHeight = `${lowest / scale}px`;
      inner.style.transform = scale === 1 ? "" : `scale(${scale})`;
      inner.style.insetInlineStart = `${Math.max(0, (room - wide * scale) / 2)}px`;
      outer.style.height = `${Math.min(highest, inner.offsetHeight * scale)}px`;
    };
    // In the next frame: what an observer changes of sizes at once is an error event of the page.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    });
    observer.observe(outer);
    observer.observe(inner);
    draw();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [width]);
  return { place, page };
}
