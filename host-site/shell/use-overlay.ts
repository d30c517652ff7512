import { useEffect, useState } from "react";
import { overlayIn, withOverlay, type ShopOverlay } from "./overlay-address.ts";

/**
 * Dispatched when this page has changed its address by itself, for views of overlays: browsers report only the way
 * back.
 */
const changed = "gipfel-overlay";

/** Opens an overlay: one step in the history, marked as ours, so that closing takes it back. */
export function openOverlay(overlay: ShopOverlay): void {
  if (overlayIn(location.search)?.ident === overlay.ident) return;
  history.pushState({ ...history.state, isOverlayStep: true }, "", withOverlay(location.href, overlay));
  dispatchEvent(new Event(changed));
}

/** Closes the open overlay. A visitor whose first page has the overlay in its address stays on the page. */
export function closeOverlay(): void {
  if (!overlayIn(location.search)) return;
  if (history.state?.isOverlayStep) history.back();
  else leaveOverlay();
}

/**
 * Takes the overlay out of the address without a step back: for links inside it, so that the way back leads to the
 * page, not to the menu.
 */
export function leaveOverlay(): void {
  if (!overlayIn(location.search)) return;
  history.replaceState(null, "", withOverlay(location.href, null));
  dispatchEvent(new Event(changed));
}

/** The overlay of the address. None on the server and while hydrating. */
export function useOverlay(): ShopOverlay | null {
  const [overlay, setOverlay] = useState<ShopOverlay | null>(null);
  useEffect(() => {
    const update = () => setOverlay(overlayIn(location.search));
    update();
    addEventListener("popstate", update);
    addEventListener(changed, update);
    return () => {
      removeEventListener("popstate", update);
      removeEventListener(changed, update);
    };
  }, []);
  return overlay;
}
