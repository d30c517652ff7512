/** The machine's state that the server writes beside the markup, from which the browser continues. */
export interface RenderedState {
  readonly build: string;
  readonly snapshot: unknown;
}

/**
 * The view's container in a root; style and link stay outside it. A server-rendered root has one already. A new root
 * gets one, and a slot that shows the light DOM until the view is rendered.
 */
export function containerOf(root: ShadowRoot): { container: HTMLElement; isRendered: boolean } {
  const found = root.querySelector<HTMLElement>("[data-view]");
  if (found) return { container: found, isRendered: found.firstChild !== null };
  const container = document.createElement("div");
  container.setAttribute("data-view", "");
  const fallback = document.createElement("slot");
  fallback.setAttribute("data-fallback", "");
  root.append(container, fallback);
  return { container, isRendered: false };
}

/** The script that carries the machine's state. It stays until the view is hydrated. */
export function renderedStateIn(root: ShadowRoot): Element | null {
  return root.querySelector("script[type='application/json'][data-state]");
}

/** The machine's snapshot that the server wrote; undefined without one, or if another build wrote it. */
export function persistedIn(root: ShadowRoot): unknown {
  const data = renderedStateIn(root);
  if (!data) return undefined;
  try {
    const state = JSON.parse(data.textContent ?? "") as RenderedState;
    return state.build === __BUILD__ ? state.snapshot : undefined;
  } catch {
    return undefined;
  }
}
