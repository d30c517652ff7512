/** How far from the window something counts as near. */
const margin = "200px";

/**
 * Calls once, when an element comes near the window; at once where the browser can't tell. Answers with the way to
 * stop.
 */
export function onProximity(element: Element, approached: () => void): () => void {
  if (typeof IntersectionObserver === "undefined") {
    approached();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      approached();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
