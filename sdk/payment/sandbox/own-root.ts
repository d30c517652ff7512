import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** A view of the sandbox in a place of the check-out. */
export interface OwnRoot {
  /** Holds the view. */
  readonly view: HTMLElement;
  readonly render: (content: ReactNode) => void;
  readonly remove: () => void;
}

/**
 * A view in a shadow root of its own, with the sheets of the root around it: a second view beside the element's would
 * make the same ids again, and labels would miss their fields.
 */
export async function mountInOwnRoot(place: HTMLElement): Promise<OwnRoot> {
  const host = document.createElement("div");
  const shadow = host.attachShadow({ mode: "open" });
  place.append(host);
  await applySheetsOf(place.getRootNode() as ShadowRoot, shadow);
  // Beside the links: a view replaces what its place holds.
  const view = document.createElement("div");
  shadow.append(view);
  const root = createRoot(view);
  return {
    view,
    render: (content) => root.render(content),
    remove: () => {
      root.unmount();
      host.remove();
    },
  };
}

/** Time that linked sheets may take (ms): fields without their styles are better than none. */
const sheetLimit = 3000;

/**
 * Applies the sheets of a root to another: those that it has adopted, and those that it links. Resolves once they are
 * there, or have taken too long.
 */
async function applySheetsOf(from: ShadowRoot, to: ShadowRoot): Promise<void> {
  to.adoptedStyleSheets = [...from.adoptedStyleSheets];
  const links = [...from.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.cloneNode() as HTMLLinkElement);
  const loading = links.map(
    (link) =>
      new Promise<void>((resolve) => {
        for (const end of ["load", "error"]) link.addEventListener(end, () => resolve(), { once: true });
      }),
  );
  to.append(...links);
  const expiry = new Promise((expired) => setTimeout(expired, sheetLimit));
  await Promise.race([Promise.all(loading), expiry]);
}
