/** What the server ships beside the markup, so that the browser goes on from there. */
export interface Shipped {
  readonly build: string;
  readonly snapshot: unknown;
}

/**
 * The container in a root that the view lives in; style and link stay outside it. A root that the server has filled has
 * one already. A fresh root gets one, and a slot that shows what the partner wrote inside the element until the view is
 * there.
 */
export function containerOf(root: ShadowRoot): { container: HTMLElement; isRendered: boolean } {
  const found = root.querySelector<HTMLElement>("[data-stage]");
  if (found) return { container: found, isRendered: found.firstChild !== null };
  const container = document.createElement("div");
  container.setAttribute("data-stage", "");
  const fallback = document.createElement("slot");
  fallback.setAttribute("data-fallback", "");
  root.append(container, fallback);
  return { container, isRendered: false };
}

/** The machine's snapshot that the server shipped; undefined where another build wrote it, or nobody. Taken once. */
export function persistedIn(root: ShadowRoot): unknown {
  const data = root.querySelector("script[type='application/json'][data-shipped]");
  if (!data) return undefined;
  data.remove();
  try {
    const shipped = JSON.parse(data.textContent ?? "") as Shipped;
    return shipped.build === __BUILD__ ? shipped.snapshot : undefined;
  } catch {
    return undefined;
  }
}
