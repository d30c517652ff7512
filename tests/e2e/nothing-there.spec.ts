import { expect, test, type Page } from "@playwright/test";
import { shop } from "./journey.ts";

/** Places with nothing in them, and what they say. */
const places = [
  { name: "an empty basket", path: "/warenkorb", says: "Er ist leer" },
  { name: "a check-out without a basket", path: "/buchung", says: "Es gibt nichts zu bezahlen" },
  {
    name: "a booking that nobody knows",
    path: "/buchung/bestaetigung?bookingId=nobodys",
    says: "Diese Buchung kennen wir nicht",
  },
  { name: "a page that isn't there", path: "/nirgends", says: "Dieser Weg endet hier" },
];

for (const { name, path, says } of places) {
  for (const width of [360, 1440]) {
    test(`${name} shows a message, a way forward and other visitors' bookings, without a layout shift in view (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await recordShifts(page);
      await page.goto(shop + path);
      const main = page.getByRole("main");
      await expect(main.getByText(says)).toBeVisible();
      await expect(main.getByRole("heading", { name: "Am meisten gebucht" })).toBeVisible();
      await expect(main.locator(".named-card")).toHaveCount(4);
      await page.waitForLoadState("networkidle");
      expect(await shiftsOf(page)).toEqual([]);
      await main.locator(".named-card").first().click();
      await expect(page.locator("body")).toHaveClass("page-activity");
    });
  }
}

for (const width of [360, 1440]) {
  test(`a search without results suggests other activities from the start, offers no sort, and has no layout shift (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordShifts(page);
    await page.goto(`${shop}/s?s=qqqzzz`);
    const main = page.getByRole("main");
    await expect(main.getByText("Für «qqqzzz» wurde nichts gefunden.")).toBeVisible();
    await expect(main.getByText("Beliebte Aktivitäten")).toBeVisible();
    await expect(main.getByLabel("Sortieren nach")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test("a basket with items shows no suggestions", async ({ page }) => {
  await page.goto(`${shop}/warenkorb`);
  await expect(page.getByRole("heading", { name: "Am meisten gebucht" })).toBeVisible();
  await page.goto(`${shop}/karte`);
  // The cart stays unknown while the page is looked at.
  await page.route("**/api/carts/*", () => {});
  await page.evaluate(() => localStorage.setItem("cartId", "00000000-0000-4000-8000-000000000000"));
  await page.goto(`${shop}/warenkorb`);
  await expect(page.locator("gipfel-basket section[aria-busy=true]")).toBeVisible();
  await expect(page.locator(".ideas"), "until it is known, nothing").toBeHidden();
});

/** Records every layout shift, by its value. */
function recordShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...(list.getEntries() as (PerformanceEntry & { value: number })[]).map(({ value }) => value)),
    ).observe({ type: "layout-shift", buffered: true });
  });
}

function shiftsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
}
