import { frameViewOf, type FrameReveal, type FrameView } from "../../sdk/contracts/frame-view.ts";

/**
 * Sets on the root, from which shadow roots inherit, where dialogs and bars stand in a frame as high as its page:
 * at the edges of what is in sight of it, as `/sdk/v1/frame.js` posts it. Without these they stand at the frame's own.
 *
 * - `--frame-top`, `--frame-bottom`, `--frame-height`: as much as the partner's window shows at once, nearest to what
 *   is in sight: where the frame begins at the window's foot a dialog is no lower, and the page scrolls to it.
 * - `--frame-bar-top`, `--frame-bar-bottom`: exactly what is in sight; 0 inside of a dialog, which scrolls by itself.
 */
export function followFrameView(): void {
  const root = document.documentElement;
  let view: FrameView | null = null;
  const apply = () => {
    if (!view) return;
    const { top, height } = edgesOf(view);
    set("--frame-height", height);
    set("--frame-top", top);
    set("--frame-bottom", innerHeight - top - height);
    set("--frame-bar-top", view.top);
    set("--frame-bar-bottom", Math.max(0, innerHeight - view.top - view.height));
  };
  addEventListener("message", ({ data, source }) => {
    const next = source === parent ? frameViewOf(data) : null;
    if (!next) return;
    view = next;
    apply();
  });
  addEventListener("resize", apply);
  // A dialog keeps the page from scrolling (sdk/ui/scroll-lock.ts). Its focus is no sign: between two shadow roots of
  // one element it is not heard here.
  let isLocked = false;
  new MutationObserver(() => {
    const wasLocked = isLocked;
    isLocked = root.style.overflow === "hidden";
    if (!view || !isLocked || wasLocked) return;
    const { top, height } = edgesOf(view);
    parent.postMessage({ type: "gipfel-reveal", top, height } satisfies FrameReveal, "*");
  }).observe(root, { attributeFilter: ["style"] });
}

/** Where a dialog stands (px of the frame). */
function edgesOf(view: FrameView): { readonly top: number; readonly height: number } {
  const height = Math.min(view.window, innerHeight);
  return { top: Math.min(view.top, innerHeight - height), height };
}

function set(name: string, length: number): void {
  document.documentElement.style.setProperty(name, `${length}px`);
}
