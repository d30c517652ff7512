/** What a rendered list fetches, and when: calls of the API, and parts of its script. */
import { expect, test, type Page } from "@playwright/test";
import { shop } from "./journey.ts";
import { awaitRepeatedFailure, rememberedImports, remembersFailedImports } from "./failed-imports.ts";

const list = (page: Page) => page.locator("main gipfel-listing").first();
const isReady = (page: Page) =>
  list(page).evaluate((element) => element.shadowRoot!.querySelector("[data-state]") === null);

/** The names of scripts that a page fetches from now on, without their hashes: eight characters, hyphens among them. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const name = /\/shop\/(?:chunks\/)?([\w.-]+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) names.push(name);
  });
  return names;
}

/** Opens a list and gives the first sign of a visitor; the list has taken over what the server rendered. */
async function openAndMove(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(shop + path);
  await page.waitForLoadState("networkidle");
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect.poll(() => isReady(page)).toBe(true);
}

for (const path of ["/en-ch/activities", "/en-ch/l/1010"])
  for (const width of [412, 1440])
    test(`the first input on ${path}, ${width} px wide, sends no API request: the list continues from the page's state`, async ({
      page,
    }) => {
      const calls: string[] = [];
      page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
      await openAndMove(page, path, width);
      // Its actor joins the group after the view has rendered.
      await page.waitForTimeout(1000);
      expect(calls).toEqual([]);
      await expect(list(page).getByRole("article").first()).toBeVisible();
    });

test("a list loads no view of other pages; a link loads that of its page", async ({ page }) => {
  const scripts = scriptsOf(page);
  const isViewOfOther = (name: string) => /^(home|article|articles|text|notice)\.page$/.test(name);
  await openAndMove(page, "/en-ch/activities", 1440);
  expect(scripts.filter(isViewOfOther)).toEqual([]);
  await page.getByRole("banner").getByRole("link", { name: "Travel guide" }).click();
  await expect(
    page.getByRole("main").getByRole("article").or(page.getByRole("main").locator("h1")).first(),
  ).toBeVisible();
  await expect.poll(() => scripts.filter(isViewOfOther)).toContain("articles.page");
});

test("a page whose view can't be loaded stays as the server rendered it, and its links work", async ({ page }) => {
  await page.route(/\/home\.page-/, (route) => route.abort("connectionrefused"));
  const failed = page.waitForEvent("requestfailed");
  await page.goto(`${shop}/en-ch`);
  await failed;
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("main").locator('a[href^="/en-ch/l/"]').first().click();
  await expect(list(page).getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("a list loads neither XState nor its own code before the first input", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(`${shop}/en-ch/activities`);
  await page.waitForLoadState("networkidle");
  expect(scripts).toContain("client");
  expect(scripts.filter((name) => /^(xstate|kit|listing|start-discovery)/.test(name))).toEqual([]);
});

test("a narrow list loads the filters' code when they open, and that of its requests with the first choice", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await openAndMove(page, "/en-ch/activities", 412);
  await expect(list(page).locator("aside")).toHaveCount(0);
  await expect(list(page).getByRole("article")).toHaveCount(8);
  expect(scripts.filter((name) => /^(filters|drawers|calendar|date-calendar|discovery)/.test(name))).toEqual([]);
  await list(page).getByRole("button", { name: "Filters" }).click();
  const drawer = list(page).getByRole("dialog", { name: "Filters" });
  await drawer.getByRole("checkbox").nth(2).check();
  await expect(page).toHaveURL(/types=/);
  expect(scripts.some((name) => name.startsWith("drawers"))).toBe(true);
  expect(scripts.some((name) => name.startsWith("discovery.calls"))).toBe(true);
  await drawer.getByRole("button", { name: "Choose a date" }).click();
  await expect(drawer.getByRole("grid")).toBeVisible();
});

test("filters whose code can't be loaded open with the next press", async ({ page }) => {
  await openAndMove(page, "/en-ch/activities", 412);
  await page.route(/\/drawers-/, (route) => route.abort("connectionrefused"));
  const filters = list(page).getByRole("button", { name: "Filters" });
  const failed = page.waitForEvent("requestfailed");
  await filters.click();
  await failed;
  await page.unroute(/\/drawers-/);
  await expect(page).not.toHaveURL(/activity-filter/);
  await filters.click();
  await expect(list(page).getByRole("dialog", { name: "Filters" })).toBeVisible();
});

test("a list that becomes wide shows the filters beside it", async ({ page }) => {
  await openAndMove(page, "/en-ch/activities", 412);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(list(page).getByRole("complementary", { name: "Filters" }).getByRole("checkbox").first()).toBeVisible();
});

test("a sidebar of filters whose code can't be loaded shows an error in its place, and a retry loads it", async ({
  page,
}) => {
  await page.route(/\/filters-/, (route) => route.abort("connectionrefused"));
  await openAndMove(page, "/en-ch/activities", 1440);
  const filters = list(page).getByRole("complementary", { name: "Filters" });
  await expect(filters.getByRole("alert")).toContainText("Something went wrong on our side.");
  await expect(list(page).getByRole("article").first()).toBeVisible();
  const { failed } = await awaitRepeatedFailure(page, /\/filters-/);
  await filters.getByRole("button", { name: "Try again" }).click();
  await failed;
  await expect(filters.getByRole("alert")).toBeVisible();
  await page.unroute(/\/filters-/);
  await filters.getByRole("button", { name: "Try again" }).click();
  await expect(filters.getByRole("checkbox").first()).toBeVisible();
  await expect(filters.getByRole("alert")).toHaveCount(0);
});

test("a list's head whose code can't be loaded stays as the server rendered it; that of the next page shows an error with a retry", async ({
  page,
}) => {
  await page.route(/\/hero-/, (route) => route.abort("connectionrefused"));
  await openAndMove(page, "/en-ch/l/1010", 1440);
  const head = list(page).getByRole("heading", { level: 1 });
  await expect(head).toContainText("Interlaken");
  await list(page).getByRole("navigation", { name: "Places" }).getByRole("link").nth(2).click();
  await expect(page).not.toHaveURL(/1010/);
  await expect(list(page).getByRole("alert")).toContainText("Something went wrong on our side.");
  await expect(head).toHaveCount(0);
  await expect(list(page).getByRole("article").first()).toBeVisible();
  await page.unroute(/\/hero-/);
  await list(page).getByRole("button", { name: "Try again" }).click();
  await expect(head).toBeVisible();
});

test("an address with a filter carries one page of the list, not all results; a press loads more", async ({
  page,
  request,
}) => {
  const address = "/en-ch/activities?rating=4&sort=priceAsc";
  expect((await (await request.get(shop + address)).body()).length).toBeLessThan(400_000);
  await page.goto(shop + address);
  const count = list(page).getByRole("heading", { level: 2 }).first();
  const total = await count.innerText();
  expect(Number.parseInt(total)).toBeGreaterThan(100);
  await openAndMove(page, address, 1440);
  const titles = () => list(page).getByRole("article").getByRole("heading").allInnerTexts();
  const first = await titles();
  await list(page)
    .getByRole("button", { name: /^Show \d+ more$/ })
    .click();
  await expect(list(page).getByRole("article")).toHaveCount(18);
  expect((await titles()).slice(0, 9)).toEqual(first);
  await expect(count).toHaveText(total);
});

test("the cards' code loads when more are shown; where it can't be loaded the list stays, shows an error, and retries", async ({
  page,
}) => {
  test.skip(await remembersFailedImports(page), rememberedImports);
  const scripts = scriptsOf(page);
  await page.route(/\/card-/, (route) => route.abort("connectionrefused"));
  await openAndMove(page, "/en-ch/activities", 412);
  expect(scripts.filter((name) => /^(card|nothing|suggestions)$/.test(name))).toEqual([]);
  const cards = list(page).getByRole("article");
  await list(page)
    .getByRole("button", { name: /^Show \d+ more$/ })
    .click();
  await expect(list(page).getByRole("button", { name: "Try again" }).first()).toBeVisible();
  await expect(cards).toHaveCount(8);
  await page.unroute(/\/card-/);
  await list(page).getByRole("button", { name: "Try again" }).first().click();
  await expect(cards).toHaveCount(16);
});
