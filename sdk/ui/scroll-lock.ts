let locks = 0;
let before: { overflow: string; padding: string; hadStyle: boolean } | undefined;

/**
 * Keeps the page behind a dialog from scrolling, and answers with the way to end it. Several at once are counted; the
 * last one to end gives the page back exactly the styles that it had. The room of the scrollbar is kept, so that
 * nothing moves.
 */
export function lockScroll(root: HTMLElement = document.documentElement): () => void {
  if (locks++ === 0) {
    const scrollbar = window.innerWidth - root.clientWidth;
    before = {
      overflow: root.style.overflow,
      padding: root.style.paddingInlineEnd,
      hadStyle: root.hasAttribute("style"),
    };
    root.style.overflow = "hidden";
    if (scrollbar > 0) root.style.paddingInlineEnd = `${scrollbar}px`;
  }
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    if (--locks > 0 || !before) return;
    root.style.overflow = before.overflow;
    root.style.paddingInlineEnd = before.padding;
    if (!before.hadStyle && root.getAttribute("style") === "") root.removeAttribute("style");
    before = undefined;
  };
}
