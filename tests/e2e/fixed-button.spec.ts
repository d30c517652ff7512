/** The button that is fixed to the window's corner, and the bars of the widgets that it shares a page with. */
import { expect, test, type Page } from "@playwright/test";
import { partner, shop } from "./journey.ts";
import { partnerSite } from "./partner-site.ts";

const { putFile } = partnerSite();

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const fixed = (page: Page) => page.locator("gipfel-button[variant=fixed]").getByRole("button");
/** From the window's foot up to the button's top (px). */
const heightOf = async (page: Page) => page.viewportSize()!.height - (await fixed(page).boundingBox())!.y;
/** The same where nothing lifts it: 24 px below it, and its own 48 px. */
const inCorner = 72;
const bars = (page: Page) => page.locator("gipfel-booking .sticky.bottom-0");

/** Waits until the button stands still clear of every bar, within the window. */
async function expectClear(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await expect
    .poll(async () => {
      const button = (await fixed(page).boundingBox())!;
      const shown = await Promise.all((await bars(page).all()).map((bar) => bar.boundingBox()));
      const isInside = button.x >= 0 && button.y >= 0 && button.x + button.width <= width;
      return isInside && button.y + button.height <= height && !shown.some((bar) => bar && overlap(button, bar));
    })
    .toBe(true);
}

async function scrollTo(page: Page, selector: string, block: ScrollLogicalPosition): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element, at) => element.scrollIntoView({ block: at }), block);
}

test("on a phone it stands above the bar of a widget, wherever the page is scrolled to, and both can be pressed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${partner}/embedding.html`);
  const widget = "[data-gipfel] > gipfel-booking";
  const main = page.locator(widget).getByRole("button", { name: "Choose a time" });
  await expect(main).toBeVisible();
  await expect(fixed(page)).toBeVisible();
  await scrollTo(page, widget, "start");
  await expectClear(page);
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 80);
    await expectClear(page);
  }
  await scrollTo(page, widget, "start");
  await fixed(page).click({ trial: true });
  await main.click();
  await expect(page.locator(widget).getByText(/^Step 2 of/)).toBeVisible();
  await expectClear(page);
  // Where no widget is in sight it stands in the corner.
  await scrollTo(page, "#heard", "end");
  await expect.poll(() => heightOf(page)).toBe(inCorner);
});

const widgets = (attributes: string) => `<!doctype html><html lang="en" dir="rtl">
<meta name="viewport" content="width=device-width" />
<script type="module" src="${shop}/sdk/v1/gipfel.js"></script>
<div style="height:300px"></div>
<gipfel-booking activity="112" ${attributes}></gipfel-booking>
<gipfel-booking activity="104" ${attributes}></gipfel-booking>
<gipfel-button activity="167" variant="fixed"></gipfel-button>`;

test("it gives way to each of several widgets, from right to left, and moves at once where motion is reduced", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(putFile("/several", widgets(`locale="ar_AE" group="one"`)));
  await expect(bars(page)).toHaveCount(2);
  await expect(fixed(page)).toBeVisible();
  const total = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let top = 0; top < total; top += 150) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expectClear(page);
  }
  expect(await fixed(page).evaluate((button) => getComputedStyle(button).transitionDuration)).toMatch(/^0s|0ms/);
});

test("it stays in its corner where the bar of a widget lies beside it", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 640 });
  const column = widgets("").replace(`dir="rtl"`, "").replace("<div", `<style>gipfel-booking{width:340px}</style><div`);
  await page.goto(putFile("/column", column));
  await expect(bars(page)).toHaveCount(2);
  await scrollTo(page, "gipfel-booking", "start");
  await expectClear(page);
  expect(await heightOf(page)).toBe(inCorner);
});

test("it leaves no listener behind, and comes back to its corner when the widget is removed", async ({ page }) => {
  await page.addInitScript(() => {
    const names = ["scroll", "resize", "gipfel-ready", "gipfel-step"];
    const held = new Set<string>();
    const ids = new Map<unknown, number>();
    const keyOf = (name: string, listener: unknown, options: unknown) => {
      if (!ids.has(listener)) ids.set(listener, ids.size);
      const isCapture = typeof options === "object" ? (options as { capture?: boolean } | null)?.capture : options;
      return `${name} ${ids.get(listener)} ${Boolean(isCapture)}`;
    };
    Object.assign(globalThis, { held });
    for (const target of [window, document]) {
      const { addEventListener: add, removeEventListener: remove } = target;
      Object.assign(target, {
        addEventListener(...args: [string, never, never]) {
          if (names.includes(args[0])) held.add(keyOf(...args));
          return add.apply(target, args);
        },
        removeEventListener(...args: [string, never, never]) {
          held.delete(keyOf(...args));
          return remove.apply(target, args);
        },
      });
    }
  });
  const listeners = () => page.evaluate(() => [...(globalThis as unknown as { held: Set<string> }).held]);
  await page.setViewportSize({ width: 360, height: 640 });
  const [before, button] = widgets("").split("<gipfel-button");
  await page.goto(putFile("/removal", before!));
  await expect(bars(page)).toHaveCount(2);
  await page.waitForLoadState("networkidle");
  const without = await listeners();
  await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), `<gipfel-button${button}`);
  await expect(fixed(page)).toBeVisible();
  await scrollTo(page, "gipfel-booking", "start");
  await expectClear(page);
  await expect.poll(() => heightOf(page)).toBeGreaterThan(inCorner);
  expect((await listeners()).length).toBeGreaterThan(without.length);
  await page.evaluate(() => document.querySelectorAll("gipfel-booking").forEach((widget) => widget.remove()));
  await expect.poll(() => heightOf(page)).toBe(inCorner);
  await page.evaluate(() => document.querySelector("gipfel-button")!.remove());
  await expect.poll(listeners).toEqual(without);
});

const [emptyPage] = widgets("").replace(`dir="rtl"`, "").split("<div");

test("several stand one above the other, the first in the corner, and fall into the room of one that goes", async ({
  page,
}) => {
  const button = (id: number) => `<gipfel-button id="b${id}" activity="167" variant="fixed"></gipfel-button>`;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(putFile("/stack", `${emptyPage}${button(1)}${button(2)}${button(3)}`));
  await expect(fixed(page)).toHaveCount(3);
  const heights = () =>
    fixed(page).evaluateAll((buttons) =>
      buttons.map((each) => Math.round(innerHeight - each.getBoundingClientRect().top)),
    );
  // 48 px each, 12 px between them.
  await expect.poll(heights).toEqual([inCorner, inCorner + 60, inCorner + 120]);
  const layers = await fixed(page).evaluateAll((buttons) =>
    buttons.map((each) => Number(getComputedStyle(each).zIndex)),
  );
  expect(layers[0]! > layers[1]! && layers[1]! > layers[2]!, "none stands in the shadow of one above it").toBe(true);
  await page.evaluate(() => document.querySelector("#b1")!.remove());
  await expect.poll(heights).toEqual([inCorner, inCorner + 60]);
});

test("one with a long text keeps its distance from both edges of a phone", async ({ page }) => {
  const text = "Fly in tandem above the glaciers of the Jungfrau region with a pilot of your own";
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(
    putFile("/long", `${emptyPage}<gipfel-button activity="167" variant="fixed" text="${text}"></gipfel-button>`),
  );
  await expect(fixed(page)).toHaveText(text);
  const { x, width } = (await fixed(page).boundingBox())!;
  expect([x, 360 - x - width]).toEqual([24, 24]);
});
