/** The search of connections on a slow or broken line: what is waited for is said, and nothing moves. */
import { expect, test, type Page } from "@playwright/test";
import { shop } from "./journey.ts";

const dayInTwoWeeks = () => new Date(Date.now() + 14 * 24 * 3600 * 1000).toISOString().slice(0, 10);
const search = () => `${shop}/transport?from=8500010&to=8505000&date=${dayInTwoWeeks()}&time=10%3A00`;
const trips = (page: Page) => page.locator("gipfel-transport").getByRole("article");
const scripts = /\/chunks\/[^/]*\.js$/;

test.beforeAll(async ({ request }) => {
  await expect(async () => {
    const answer = await request.post(`${shop}/api/transport/places/`, { data: { search: "Luzern" } });
    expect(await answer.json()).toHaveProperty("places.0.id");
  }).toPass({ timeout: 50_000 });
});

test("the button that books is busy until the code of its dialog comes, and lost code is said", async ({ page }) => {
  await page.goto(search());
  await expect(trips(page)).toHaveCount(6);
  let isLost = true;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => (await released, await (isLost ? route.abort() : route.continue())));
  const requested = page.waitForRequest(scripts);
  const button = trips(page).nth(1).getByRole("button", { name: "Fahrt buchen" });
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button.getByRole("status")).toHaveText("Einen Moment, bitte.");
  await expect(trips(page).first().getByRole("button", { name: "Fahrt buchen" })).not.toHaveAttribute("aria-busy");
  await requested;
  release();
  const dialog = page.getByRole("dialog", { name: "Fahrt buchen" });
  await expect(dialog.getByRole("alert")).toContainText("Bitte versuchen Sie es noch einmal");
  // A browser that remembers failed imports loads the page anew; others open the dialog.
  isLost = false;
  await dialog.getByRole("button", { name: "Nochmals versuchen" }).click();
  await expect(trips(page)).toHaveCount(6);
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});

for (const width of [360, 1440])
  test(`results that come late move nothing in sight at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const all = ((globalThis as { shifts?: number[] }).shifts = []) as number[];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) all.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const slow of [scripts, /\/api\/transport\/trips\//])
      await page.route(slow, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
    await page.goto(search());
    await expect(trips(page)).toHaveCount(6);
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.001);
  });
