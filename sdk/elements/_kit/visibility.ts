/** How long an element must be in sight before it counts as seen (ms). */
const longEnough = 1000;

/**
 * Calls back once, when at least half of the visible element, or of the window, was in sight for a second. Answers with
 * the way to stop.
 */
export function whenVisible(element: Element, seen: () => void): () => void {
  if (typeof IntersectionObserver === "undefined") return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  // An element without visibility or opacity intersects too; when that changes, the observer isn't called (Safari 16
  // can't tell).
  const look = () => {
    if (element.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) === false)
      return void (timer = setTimeout(look, longEnough));
    stop();
    seen();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries[entries.length - 1]!;
      const half =
        entry.intersectionRatio >= 0.5 || entry.intersectionRect.height >= (entry.rootBounds?.height ?? Infinity) / 2;
      if (!half) {
        clearTimeout(timer);
        timer = undefined;
      } else timer ??= setTimeout(look, longEnough);
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
  );
  observer.observe(element);
  return stop;
}
