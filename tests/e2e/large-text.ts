import type { Page } from "@playwright/test";

/**
 * Doubles the size of all text and its lines, and of nothing else, as a browser does whose visitor enlarges text alone.
 * Chromium on a desktop has no such setting, and the root's font size has no effect: our sizes are px.
 */
export function doubleText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const found: [HTMLElement, string, string][] = [];
    const collect = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        const { fontSize, lineHeight } = getComputedStyle(element);
        found.push([element, fontSize, lineHeight]);
        if (element.shadowRoot) collect(element.shadowRoot);
      }
    };
    collect(document.body);
    for (const [element, fontSize, lineHeight] of found) {
      if (!(element instanceof HTMLElement) || element.dataset["doubled"] !== undefined) continue;
      element.dataset["doubled"] = "";
      element.style.setProperty("font-size", `${parseFloat(fontSize) * 2}px`, "important");
      if (lineHeight.endsWith("px"))
        element.style.setProperty("line-height", `${parseFloat(lineHeight) * 2}px`, "important");
    }
  });
}

/**
 * What makes the page wider than its window: elements over its edge that nothing else cuts or scrolls. Empty where
 * nothing does.
 */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    if (document.scrollingElement!.scrollWidth <= edge) return [];
    const found: string[] = [];
    const look = (root: Element | ShadowRoot) => {
      for (const element of root.children) {
        const { left, right } = element.getBoundingClientRect();
        const { position, overflowX } = getComputedStyle(element);
        if ((right > edge + 1 || left < -1) && position !== "fixed")
          found.push(
            `${element.localName}.${element.className} ${Math.round(left)} to ${Math.round(right)}: ${element.textContent?.trim().slice(0, 30)}`,
          );
        if (overflowX !== "visible") continue;
        if (element.shadowRoot) look(element.shadowRoot);
        look(element);
      }
    };
    look(document.body);
    return [`${document.scrollingElement!.scrollWidth} px`, ...found.slice(-8)];
  });
}
