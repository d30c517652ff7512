import { expect, test, type Locator, type Page } from "@playwright/test";
import { partner, press, shop, thrownInto } from "./journey.ts";
import { tabTo } from "./shop-steps.ts";

test("a visitor reads an activity with the keyboard, opens its pictures, marks a review as helpful, and chooses a day", async ({
  page,
}) => {
  const thrown = thrownInto(page);
  await page.goto(`${partner}/activity.html`);
  const activity = page.locator("gipfel-activity");
  await expect(activity.getByRole("heading", { level: 1 })).toBeVisible();

  await activity.getByRole("button", { name: /^Bild 1 von/ }).focus();
  await page.keyboard.press("Enter");
  const viewer = activity.getByRole("dialog");
  await expect(viewer).toBeVisible();
  await page.keyboard.press("End");
  await expect(viewer.getByRole("button", { name: "Nächstes Bild" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(activity.getByRole("button", { name: /^Bild 1 von/ })).toBeFocused();

  await activity
    .getByRole("navigation", { name: "Auf dieser Seite" })
    .getByRole("link", { name: "Treffpunkt" })
    .press("Enter");
  await expect(activity.locator("[data-section=meeting-points]")).toBeFocused();

  const reviews = activity.locator("gipfel-reviews");
  await activity.locator("[data-section=reviews]").scrollIntoViewIfNeeded();
  const helpful = reviews.getByRole("button", { name: "Hilfreich", pressed: false }).first();
  await helpful.press("Enter");
  await expect(reviews.getByRole("button", { name: "Als hilfreich markiert", pressed: true })).toHaveCount(1);
  await page.reload();
  await activity.locator("[data-section=reviews]").scrollIntoViewIfNeeded();
  await expect(reviews.getByRole("button", { name: "Als hilfreich markiert" })).toHaveCount(1);

  await activity.getByRole("button", { name: "Datum wählen" }).press("Enter");
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  await press(page, /^Zeit wählen/);
  await expect(page.locator("gipfel-booking").getByText(/^Schritt 2 von/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("gipfel-booking")).toHaveCount(0);
  expect(thrown).toEqual([]);
});

test("a link to the reviews scrolls to them inside the element, and a similar activity opens the shop's page of it", async ({
  page,
}) => {
  await page.goto(`${partner}/activity.html#reviews`);
  const activity = page.locator("gipfel-activity");
  await expect(activity.locator("[data-section=reviews]")).toBeFocused();
  await expect(activity.locator("gipfel-reviews").getByRole("heading", { level: 2 })).toBeInViewport();
  const similar = activity.getByRole("region", { name: "Das könnte Ihnen auch gefallen" }).getByRole("link").first();
  await similar.click();
  await page.waitForURL(/localhost:\d+\/activity\/\d+-/);
});

for (const width of [360, 1024, 1440])
  test(`the booking button precedes the long text in the tab order, in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop}/activity/138`);
    await expect(page.locator("gipfel-activity").getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    // After the skip link come breadcrumbs, reviews and pictures.
    await tabTo(page, /Datum wählen/, 8);
    await page.keyboard.press("Enter");
    await expect(page.locator("gipfel-booking [data-date]:not([aria-disabled])").first()).toBeVisible();
  });

for (const width of [1023, 1024, 1280, 1440, 1536]) {
  const where =
    width < 1024
      ? "at the foot of the window"
      : width < 1536
        ? "beside the text"
        : "as the booking itself beside the text";
  test(`an activity's page offers the booking once, ${where}, in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop}/activity/138`);
    const activity = page.locator("gipfel-activity");
    const panel = activity.getByRole("complementary", { name: "Buchen" });
    const choose = activity.getByRole("button", { name: "Datum wählen" });
    await expect(activity.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(panel).toHaveCount(width < 1024 ? 0 : 1);
    // From 1536 px the button stands in the widget's place until the widget is there.
    await expect(choose).toHaveCount(1);
    // The page hydrates with the visitor's first input; from 1536 px the booking widget loads then.
    await page.mouse.wheel(0, 100);
    await expect(panel.locator("gipfel-booking")).toHaveCount(width < 1536 ? 0 : 1);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth)).toBe(true);
    if (width < 1024) return;
    const text = (await activity.getByRole("list", { name: "Auf einen Blick" }).boundingBox())!;
    const beside = (await panel.boundingBox())!;
    expect(beside.x).toBeGreaterThanOrEqual(text.x + text.width);
    expect(beside.x + beside.width).toBeLessThanOrEqual(width);
    if (width >= 1536) return;
    await choose.press("Enter");
    await expect(page.locator("gipfel-booking [data-date]:not([aria-disabled])").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(choose).toBeFocused();
  });
}

/** Collects layout shifts without input of the visitor, from the start of the page. */
async function layoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved = globalThis as unknown as { shifted: number };
    moved.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
}

/** One of the next dates in the booking panel of activity 138, and its calendar day. */
async function nextDate(panel: Locator, index: number): Promise<{ button: Locator; date: string }> {
  const button = panel.getByRole("group", { name: "Nächste Termine" }).getByRole("button").nth(index);
  const { availableDates } = (await (await panel.page().request.get(`${shop}/api/activity/138-de_CH/`)).json()) as {
    availableDates: string[];
  };
  const date = availableDates[index]!;
  await expect(button).toContainText(
    new Intl.DateTimeFormat("de-CH", { weekday: "long", timeZone: "UTC" }).format(Date.parse(date)),
  );
  return { button, date };
}

test("a press on one of the next dates beside the text opens the booking on that day", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${shop}/activity/138`);
  const panel = page.locator("gipfel-activity").getByRole("complementary", { name: "Buchen" });
  await expect(panel.getByRole("group", { name: "Nächste Termine" }).getByRole("button")).toHaveCount(3);
  const { button, date } = await nextDate(panel, 1);
  await button.click();
  await expect(page.locator(`gipfel-booking [data-date="${date}"][aria-selected="true"]`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("from 1536 px a placeholder shows title, price and next dates until the widget loads, without a layout shift", async ({
  page,
}) => {
  const shifted = await layoutShifts(page);
  await page.setViewportSize({ width: 1536, height: 1000 });
  await page.goto(`${shop}/activity/138`);
  const panel = page.locator("gipfel-activity").getByRole("complementary", { name: "Buchen" });
  await expect(panel.getByRole("group", { name: "Nächste Termine" }).getByRole("button")).toHaveCount(3);
  await expect(panel.getByRole("button", { name: "Datum wählen" })).toBeVisible();
  await expect(panel.locator("gipfel-booking")).toHaveCount(0);
  const before = (await panel.locator("[data-booking-place]").boundingBox())!;
  await page.mouse.wheel(0, 1);
  await expect(panel.locator("gipfel-booking [data-date]:not([aria-disabled])").first()).toBeVisible();
  await expect(panel.getByRole("group", { name: "Nächste Termine" })).toHaveCount(0);
  const after = (await panel.locator("[data-booking-place]").boundingBox())!;
  expect(after.height).toBe(before.height);
  expect(await shifted()).toBeLessThan(0.01);
});

test("from 1536 px a date pressed in the placeholder opens the widget on that day, and keeps the focus there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1536, height: 1000 });
  await page.goto(`${shop}/activity/138`);
  const panel = page.locator("gipfel-activity").getByRole("complementary", { name: "Buchen" });
  const { button, date } = await nextDate(panel, 2);
  await button.press("Enter");
  await expect(panel.locator(`gipfel-booking [data-date="${date}"][aria-selected="true"]`)).toBeVisible();
  await expect(panel.locator("[data-booking-place]")).toBeFocused();
});

for (const { width, isWide } of [
  { width: 1440, isWide: true },
  { width: 768, isWide: false },
])
  test(`the shop's drawer (${width} px) has the summary ${isWide ? "beside the step" : "in its bar alone"}, and doesn't say who powers it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop}/activity/167`);
    await page.mouse.move(5, 5);
    await page.getByRole("button", { name: "Datum wählen" }).filter({ visible: true }).first().click();
    const drawer = page.getByRole("dialog");
    const button = drawer.getByRole("button", { name: /^Zeit wählen/ });
    await expect(button).toBeVisible();
    await expect(drawer.getByText("Powered by Gipfel")).toHaveCount(0);
    const summary = drawer.getByRole("complementary");
    await expect(summary).toHaveCount(isWide ? 1 : 0);
    if (!isWide) return;
    await expect(summary).toContainText(/CHF \d/);
    const [side, main] = [(await summary.boundingBox())!, (await button.boundingBox())!];
    expect(side.width).toBe(272);
    expect(side.height).toBe(900);
    expect(main.x + main.width).toBeLessThan(side.x);
  });

test("an activity on paper has no buttons of its pictures and quotes", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop}/activity/167`);
  const activity = page.locator("gipfel-activity");
  const commands = [
    activity.getByRole("button", { name: /^Alle \d+ Bilder zeigen$/ }),
    activity.getByRole("button", { name: "Nächste Bewertung" }),
  ];
  await page.mouse.move(5, 5);
  for (const command of commands) await expect(command).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const command of commands) await expect(command).toBeHidden();
  await expect(activity.getByRole("heading", { name: "Inbegriffen" })).toBeVisible();
});

test("in a window of 768 px both of two pictures are in sight, whole and beside each other", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${shop}/activity/104`);
  const pictures = page.locator("gipfel-activity").getByRole("button", { name: /^Bild \d von 2/ });
  await expect(pictures).toHaveCount(2);
  const [first, second] = await Promise.all([0, 1].map(async (index) => (await pictures.nth(index).boundingBox())!));
  expect(second!.y).toBe(first!.y);
  expect(second!.x).toBeGreaterThan(first!.x + first!.width);
  expect(second!.x + second!.width).toBeLessThanOrEqual(768);
});
