let locks = 0;
let before: { overflow: string; gutter: string; padding: string; hadStyle: boolean } | undefined;

/**
 * Keeps the page behind a dialog from scrolling, and answers with the way to end it. Several at once are counted; the
 * last one to end gives the page back exactly the styles that it had. What the scrollbar took stays free, so that
 * nothing moves: as a gutter, which fixed elements leave free too, or as padding where the browser has none (Safari
 * before 18.2). A page whose gutter is stable needs neither.
 */
export function lockScroll(root: HTMLElement = document.documentElement): () => void {
  if (locks++ === 0) {
    const { style, offsetWidth: width } = root;
    before = {
      overflow: style.overflow,
      gutter: style.scrollbarGutter,
      padding: style.paddingInlineEnd,
      hadStyle: root.hasAttribute("style"),
    };
    style.overflow = "hidden";
    if (root.offsetWidth > width) style.scrollbarGutter = "stable";
    const grown = root.offsetWidth - width;
    if (grown > 0) style.paddingInlineEnd = `${grown}px`;
  }
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    if (--locks > 0 || !before) return;
    root.style.overflow = before.overflow;
    root.style.scrollbarGutter = before.gutter;
    root.style.paddingInlineEnd = before.padding;
    if (!before.hadStyle && root.getAttribute("style") === "") root.removeAttribute("style");
    before = undefined;
  };
}
