import { expect, test } from "@playwright/test";
import { partner, shop } from "./journey.ts";

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
