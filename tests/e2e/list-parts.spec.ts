/**
 * Parts of a list: groups of filters, the link that skips them, its map, a position in the address, the affiliate's
 * choices.
 */
import { expect, test, type Page } from "@playwright/test";
import { awaitRepeatedFailure } from "./failed-imports.ts";
import { shop } from "./journey.ts";

const list = (page: Page) => page.locator("main gipfel-listing").first();

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shop + path);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await expect(page.locator("main gipfel-listing[data-waits]")).toHaveCount(0);
  await expect(list(page).getByRole("heading", { level: 2 }).first()).toHaveText(/\d/);
  await page.waitForLoadState("networkidle");
}

test("six filter groups are open; a press shows the others and moves the focus there; none offers options without results", async ({
  page,
}) => {
  await open(page, "/en-ch/activities");
  const groups = list(page).getByRole("complementary", { name: "Filters" }).getByRole("group");
  await expect(groups).toHaveCount(6);
  await list(page).getByRole("button", { name: "More filters" }).press("Enter");
  await expect.poll(() => groups.count()).toBeGreaterThan(6);
  await expect(groups.nth(6).getByRole("checkbox").or(groups.nth(6).getByRole("radio")).first()).toBeFocused();
  await expect(list(page).getByRole("button", { name: "More filters" })).toHaveCount(0);
  await groups.nth(1).getByRole("checkbox").first().click();
  await expect(list(page).getByRole("button", { name: /^Remove the filter/ })).toHaveCount(1);
  const left = await groups.locator("label").allInnerTexts();
  expect(left.filter((text) => /(^|\s)0$/.test(text.trim()))).toEqual([]);
});

for (const theme of ["light", "dark"] as const) {
  test(`the Tab key reaches "Skip to the results" before the filters: it appears without a layout shift and leads to the first card (${theme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, "/en-ch/activities");
    const skip = list(page).getByRole("button", { name: "Skip to the results" });
    const filter = list(page).getByRole("complementary", { name: "Filters" }).getByRole("group").first();
    const isFocused = () => skip.evaluate((button) => button.matches(":focus"));
    const before = await filter.boundingBox();
    for (let stops = 0; stops < 80 && !(await isFocused()); stops++) {
      await page.keyboard.press("Tab");
      expect(
        await filter.evaluate((group) => group.contains((group.getRootNode() as ShadowRoot).activeElement)),
        "no filter comes before it",
      ).toBe(false);
    }
    await expect(skip).toBeFocused();
    const box = (await skip.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(36);
    const isOnTop = await skip.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains((button.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop, "nothing lies over it").toBe(true);
    expect(await filter.boundingBox()).toEqual(before);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(list(page).getByRole("article").first().getByRole("link")).toBeFocused();
    await expect(skip).not.toBeInViewport({ ratio: 0.5 });
  });
}

test("a narrow list has no skip button: its filters are behind a button", async ({ page }) => {
  await open(page, "/en-ch/activities");
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(list(page).getByRole("button", { name: /^Filter/ })).toBeVisible();
  await expect(list(page).getByRole("button", { name: "Skip to the results" })).toHaveCount(0);
});

test("the map of a place starts at the place", async ({ page }) => {
  await open(page, "/en-ch/l/1021-lucerne");
  await list(page).getByRole("button", { name: "Show map" }).filter({ visible: true }).first().click();
  const map = list(page).locator("gipfel-map");
  await expect(map).toHaveAttribute("center", /^47\.\d+,8\.\d+$/);
  await expect(map).toHaveAttribute("zoom", "12");
});

const sortMenu = (page: Page) => list(page).getByRole("combobox", { name: "Sort by" }).first();

test("a position in the address sorts by distance without a permission prompt", async ({ page }) => {
  await open(page, "/en-ch/s?lat=46.69&long=7.86");
  await expect(sortMenu(page)).toHaveValue("distance");
  await expect(list(page).getByRole("article").first()).toContainText(/\b0\.\d km/);
});

test("the heading of a list around a position counts what it lists, in every order, with scripts and without", async ({
  page,
  request,
  browser,
}) => {
  const position = "lat=46.0&long=8.9";
  const { total } = (await (await request.get(`${shop}/api/activities/en_CH/facets/?${position}`)).json()) as {
    total: number;
  };
  const { total: all } = (await (await request.get(`${shop}/api/activities/en_CH/facets/`)).json()) as {
    total: number;
  };
  expect(total).toBeLessThan(all);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  for (const address of [`/en-ch/activities?${position}&sort=distance`, `/en-ch/s?${position}&sort=ratingDesc`]) {
    const written = await plain.newPage();
    await written.goto(shop + address);
    await expect(list(written).getByText(`${total} activities`, { exact: true })).toBeVisible();
    await open(page, address);
    await expect(list(page).getByText(`${total} activities`, { exact: true })).toBeVisible();
    // The one extra fetch brings the same list, and the same number.
    await list(page)
      .getByRole("button", { name: /^Show \d+ more$/ })
      .click();
    await expect(list(page).getByText(`18 of ${total} activities`)).toBeVisible();
    await expect(list(page).getByText(`${total} activities`, { exact: true })).toBeVisible();
  }
  await plain.close();
});

test("relevance is not offered on search pages, nor in the shop's widget mode, also one page on", async ({ page }) => {
  const options = () =>
    sortMenu(page)
      .getByRole("option")
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await open(page, "/en-ch/s/");
  expect(await options()).not.toContain("relevance");
  await open(page, "/en-ch/activities?widgetShowNavigation=true");
  expect(await options()).not.toContain("relevance");
  await page.getByRole("banner").locator("summary", { hasText: "Activities" }).click();
  await page.getByRole("banner").locator('a[href*="/en-ch/l/"]').first().click();
  await expect(page.locator("body")).toHaveClass(/page-location/);
  await expect.poll(options).not.toContain("relevance");
  await open(page, "/en-ch/activities");
  expect(await options()).toContain("relevance");
});

test("an affiliate's picks are in the address, and survive a reload", async ({ page }) => {
  await open(page, "/en-ch/s?affiliate=true");
  const choices = list(page).getByRole("article").getByRole("button");
  await choices.nth(0).click();
  await choices.nth(1).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("affiliateProducts")).toMatch(/^\d+,\d+$/);
  await page.reload();
  await expect(list(page).getByText("2 activities chosen")).toBeVisible();
  await choices.nth(0).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("affiliateProducts")).toMatch(/^\d+$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 720 }, hasTouch: true, javaScriptEnabled: false });

  test("tabs of places fade out where more follow, before any script has run", async ({ page }) => {
    await page.goto(`${shop}/l/1010-interlaken`);
    const row = page.getByRole("navigation", { name: "Orte", exact: true }).getByRole("list").locator("..");
    await expect(row).toBeVisible();
    const mask = () => row.evaluate((element) => getComputedStyle(element).maskImage);
    expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await expect.poll(mask).toContain("to right, rgb(0, 0, 0) calc(100% - 56px)");
    await row.evaluate((element) => element.scrollBy({ left: 80, behavior: "instant" }));
    await expect
      .poll(mask)
      .toContain("to right, rgba(0, 0, 0, 0) 0px, rgb(0, 0, 0) 56px, rgb(0, 0, 0) calc(100% - 56px)");
  });
});

test("a past day in the address shows a message and a list of all days; choosing another day removes the message", async ({
  page,
}) => {
  await open(page, "/en-ch/activities?date=2020-05-01");
  const notice = list(page).getByText("The day of this link has passed: these are the activities of all days.");
  await expect(notice).toBeVisible();
  await expect(list(page).getByRole("article")).toHaveCount(9);
  await list(page).getByRole("checkbox", { name: "Tomorrow", exact: true }).check();
  await expect(page).toHaveURL(/date=(?!2020)\d{4}-/);
  await expect(notice).toHaveCount(0);
});

test("a position in the address far from everything shows that nothing is nearby, and links on", async ({ page }) => {
  await page.goto(`${shop}/en-ch/activities?lat=0&long=0`);
  await expect(list(page).getByText("There is nothing to book within 200 km of this position.")).toBeVisible();
  await list(page).getByRole("link", { name: "See all activities" }).click();
  await expect(page).toHaveURL(`${shop}/en-ch/activities`);
  await expect(list(page).getByRole("article")).toHaveCount(9);
});

test.describe("the filters of a list whose code can't be loaded", () => {
  const chunks = /\/chunks\/filters-[^/]*\.js$/;
  const filters = (page: Page) => list(page).getByRole("complementary", { name: "Filters" });
  const retry = (page: Page) => filters(page).getByRole("button", { name: "Try again" });

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route(chunks, (route) => route.abort());
    await page.goto(`${shop}/en-ch/about-us`);
    await page.getByRole("contentinfo").getByRole("link", { name: "All activities" }).click();
    await expect(retry(page)).toBeVisible();
  });

  test("keep the focus while they are tried again, and hand it to the first of them", async ({ page }) => {
    await page.unroute(chunks);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(chunks, async (route) => (await released, await route.continue()));
    const requested = page.waitForRequest(chunks);
    await retry(page).press("Enter");
    await requested;
    await expect(retry(page)).toBeFocused();
    release();
    await expect(retry(page)).toHaveCount(0);
    await expect(filters(page).getByRole("checkbox", { name: "Today", exact: true })).toBeFocused();
  });

  test("come with the page anew, as some browsers cache a failed import", async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const { failed } = await awaitRepeatedFailure(page, chunks);
    await retry(page).click();
    await failed;
    await page.unroute(chunks);
    await retry(page).click();
    await expect(filters(page).getByRole("group").first()).toBeVisible();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
  });
});
