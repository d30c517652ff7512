/** How far from the window something counts as near. */
const margin = "200px";

/**
 * Calls back once, when an element is near the viewport; immediately where the browser can't observe that. Returns a
 * function that stops it.
 */
export function onViewportApproach(element: Element, approached: () => void): () => void {
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
