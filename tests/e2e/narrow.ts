import { expect, type Locator, type Page } from "@playwright/test";
import { partner } from "./journey.ts";
import { layoutFaults } from "./layout.ts";

/** Widths of a partner's column, and of a window (px). */
const widths = [320, 280, 240, 215];
/** So high that nothing sticks to its foot, over what is measured (px). */
const tall = 7000;
/** A phone's window (px). */
const phoneHeight = 640;

/** A partner's page on which one element stands alone, in a narrow column. */
export async function openColumn(page: Page, path: string, tag: string): Promise<void> {
  await page.setViewportSize({ width: 700, height: tall });
  await page.goto(`${partner}/${path}`);
  await leaveAlone(page, tag);
}

/** Takes all but one element from the page on show, and puts that into a column. */
export async function leaveAlone(page: Page, tag: string): Promise<void> {
  await page.evaluate((name) => {
    const column = document.createElement("div");
    column.id = "column";
    column.append(document.querySelector(name)!);
    document.querySelector("link[rel=stylesheet]")?.remove();
    document.body.replaceChildren(column);
  }, tag);
}

/** Nothing of the element in the column overlaps, is cut off or too small to touch at any of the widths. */
export async function expectUnclipped(page: Page, tag: string, what: string): Promise<void> {
  for (const width of widths) {
    await page.evaluate((px) => void (document.querySelector<HTMLElement>("#column")!.style.width = `${px}px`), width);
    expect.soft(await layoutFaults(page.locator(tag)), `${what}, ${width} px`).toEqual([]);
  }
}

/**
 * The same of a part of a page in windows of these widths: as high as a phone's, or so high that nothing sticks to the
 * foot.
 */
export async function expectUnclippedInWindow(page: Page, part: Locator, what: string, isPhone = false): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>("#column")?.style.removeProperty("width"));
  for (const width of widths) {
    await page.setViewportSize({ width, height: isPhone ? phoneHeight : tall });
    await part.waitFor();
    expect.soft(await layoutFaults(part), `${what}, ${width} px`).toEqual([]);
    const wide = await page.evaluate(
      () => document.scrollingElement!.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wide, `${what}: the page scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
