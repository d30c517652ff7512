/** How long an element must be in the viewport before it counts as visible (ms). */
const visibleTime = 1000;

/**
 * Calls back once, when at least half of the element, or half of the window by it, was visible for a second. Returns a
 * function that stops it.
 */
export function whenVisible(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === "undefined") return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  // An element with `visibility: hidden` or no opacity intersects too, and the observer isn't called when that changes.
  // Safari 16 lacks `checkVisibility`.
  const check = () => {
    if (element.checkVisibility?.({ checkOpacity: true, checkVisibilityCSS: true }) === false)
      return void (timer = setTimeout(check, visibleTime));
    stop();
    callback();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries[entries.length - 1]!;
      // In a frame of another origin the window's height is not known, and the frame may be higher.
      const half =
        entry.intersectionRatio >= 0.5 ||
        entry.intersectionRect.height >= (entry.rootBounds?.height ?? screen.height) / 2;
      if (!half) {
        clearTimeout(timer);
        timer = undefined;
      } else timer ??= setTimeout(check, visibleTime);
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
  );
  observer.observe(element);
  return stop;
}
