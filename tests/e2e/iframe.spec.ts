import { expect, test, type Locator, type Page } from "@playwright/test";
import { partner, shop } from "./journey.ts";
import { partnerSite } from "./partner-site.ts";

const { put } = partnerSite();

test("a frame of the shop is as high as its page, grows and shrinks with it, and doesn't grow by itself", async ({
  page,
}) => {
  await page.goto(`${partner}/iframe.html`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("article")).toHaveCount(2);
  const heights = () =>
    page.evaluate(() => {
      const { height } = document.querySelector("iframe")!.getBoundingClientRect();
      return Math.round(height);
    });
  const content = () => frame.locator("#shop").evaluate((inner) => Math.ceil(inner.getBoundingClientRect().height));
  await expect.poll(async () => (await heights()) - (await content())).toBe(0);
  expect(await frame.locator("html").evaluate((root) => root.scrollHeight <= innerHeight)).toBe(true);
  const wide = await heights();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(async () => (await heights()) - (await content())).toBe(0);
  expect(await heights()).not.toBe(wide);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect.poll(heights).toBe(wide);
});

test("a message from elsewhere, or of another kind, doesn't change a frame", async ({ page }) => {
  await page.goto(`${partner}/iframe.html`);
  await expect(page.frameLocator("iframe").getByRole("article")).toHaveCount(2);
  const height = () => page.evaluate(() => document.querySelector("iframe")!.style.height);
  await expect.poll(height).not.toBe("");
  const before = await height();
  await page.evaluate(() => postMessage({ type: "gipfel-height", height: 5000 }, "*"));
  await page.evaluate((origin) => {
    const { contentWindow } = document.querySelector("iframe")!;
    dispatchEvent(
      new MessageEvent("message", { data: { type: "other", height: 5000 }, origin, source: contentWindow }),
    );
    dispatchEvent(
      new MessageEvent("message", {
        data: { type: "gipfel-height", height: 5000 },
        origin: "https://elsewhere.example",
        source: contentWindow,
      }),
    );
  }, shop);
  expect(await height()).toBe(before);
});

test("a page that is as high as its window doesn't grow with its frame", async ({ page }) => {
  await page.goto(`${partner}/iframe.html`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("article")).toHaveCount(2);
  await frame.locator("#shop").evaluate((inner) => {
    inner.append(Object.assign(document.createElement("div"), { id: "tall" }));
    inner.querySelector<HTMLElement>("#tall")!.style.height = "100vh";
  });
  const height = () =>
    page.evaluate(() => Math.round(document.querySelector("iframe")!.getBoundingClientRect().height));
  await expect
    .poll(async () => {
      const now = await height();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      return (await height()) - now;
    })
    .toBe(0);
  expect(await height()).toBeLessThan(10_000);
});

/** An activity in a frame of automatic height, as the configurator writes it, in the midst of a partner's page. */
const framedActivity = `<meta name="viewport" content="width=device-width"><div style="height:500px"></div>
<iframe src="${shop}/en-ch/activity/167?widgetShowNavigation=false" data-gipfel-frame title="Tours" loading="lazy"
  style="width:100%;height:800px;border:0"></iframe>
<script type="module" src="${shop}/sdk/v1/frame.js"></script><div style="height:1500px"></div>`;

/** Waits until all of an element stands inside the partner's window. */
async function expectInWindow(page: Page, element: Locator): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await expect
    .poll(async () => {
      const box = await element.boundingBox();
      if (!box) return "not there";
      const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
      return isInside ? "inside" : `at ${Math.round(box.y)}, ${Math.round(box.height)} high`;
    })
    .toBe("inside");
}

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])
  for (const top of [0, 300, 1600])
    test(`a booking in a frame as high as its page opens inside the window, ${width} px wide, scrolled by ${top}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(put("/framed", framedActivity));
      const frame = page.frameLocator("iframe");
      const buttons = frame.locator("gipfel-activity").getByRole("button", { name: "Choose a date" });
      await expect
        .poll(() => page.evaluate(() => document.querySelector("iframe")!.getBoundingClientRect().height))
        .toBeGreaterThan(1500);
      await page.evaluate((y) => window.scrollTo(0, y), top);
      const press = buttons.filter({ visible: true }).first();
      if (top === 1600) await expectInWindow(page, press);
      await press.click();
      const dialog = frame.getByRole("dialog");
      await dialog.locator("[data-date]:not([aria-disabled])").first().waitFor();
      await expectInWindow(page, dialog.getByRole("heading").first());
      await expectInWindow(page, dialog.locator("[data-date]").first());
      await expectInWindow(page, dialog.getByRole("button", { name: "Choose a time" }));
      // What scrolls under it takes it along.
      await page.evaluate(() => window.scrollBy(0, 200));
      await expectInWindow(page, dialog.getByRole("heading").first());
      await expectInWindow(page, dialog.getByRole("button", { name: "Choose a time" }));
    });
