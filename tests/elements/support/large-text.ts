/** The width of a small phone's page, without its margins (px). */
export const narrow = 328;

/** Makes all text twice as large, as a visitor may, lines with it; no other length changes. */
export function doubleText(host: HTMLElement): void {
  const all = [host, ...host.shadowRoot!.querySelectorAll<HTMLElement>("[data-view], [data-view] *")].filter(
    (one) => one instanceof HTMLElement,
  );
  const sizes = all.map((one) => {
    const { fontSize, lineHeight } = getComputedStyle(one);
    return [one, parseFloat(fontSize), parseFloat(lineHeight)] as const;
  });
  for (const [{ style }, font, line] of sizes) {
    style.setProperty("font-size", `${2 * font}px`, "important");
    style.setProperty("line-height", `${2 * line}px`, "important");
  }
}

/** What overflows the element, by its first words, without hidden labels and scrolled parts. */
export function beyond(host: HTMLElement): string[] {
  const { left, right } = host.getBoundingClientRect();
  return [...host.shadowRoot!.querySelectorAll<HTMLElement>("[data-view] *")]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).position !== "absolute")
    .filter((one) => {
      const box = one.getBoundingClientRect();
      // A `quiet` button's target is larger than its text, by negative margins.
      const { marginLeft, marginRight } = getComputedStyle(one);
      const [before, after] = [Math.min(0, parseFloat(marginLeft)), Math.min(0, parseFloat(marginRight))];
      return box.width > 0 && (box.right + after > right + 1 || box.left - before < left - 1);
    })
    .map((one) => `${one.localName}: ${(one.innerText ?? "").slice(0, 40)}`);
}
