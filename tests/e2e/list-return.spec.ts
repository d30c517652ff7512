/** Coming back to a list: as long as it was, where it was, in the order that was chosen. */
import { expect, test, type Page } from "@playwright/test";
import { launchWithBackForwardCache, leaveAndComeBack } from "./back-forward-cache.ts";
import { partner, shop } from "./journey.ts";

const list = (page: Page) => page.locator("gipfel-listing").first();
const cards = (page: Page) => list(page).getByRole("article");
const titles = (page: Page) => cards(page).getByRole("heading").allInnerTexts();
const sort = (page: Page) =>
  list(page)
    .getByRole("combobox", { name: /sort|Sort|Trier/ })
    .first();

async function open(page: Page, address: string): Promise<void> {
  // The shop's font is optional: a visit that it comes too late for goes without, and its rows are 20 px lower or
  // higher than the next visit's.
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  // The first sign of a visitor: the list hydrates.
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await expect(cards(page)).toHaveCount(9);
  await page.waitForLoadState("networkidle");
}

/** "Show more" twice, then down to a card far below; answers with its title and where in the window it stands. */
async function readOn(page: Page): Promise<{ readonly title: string; readonly top: number }> {
  for (const count of [18, 27]) {
    await list(page)
      .getByRole("button", { name: /^Show \d+ more$/ })
      .click();
    await expect(cards(page)).toHaveCount(count);
  }
  const card = cards(page).nth(22);
  // As a visitor scrolls: what enters the window is rendered and gets its height before the next scroll.
  await page.mouse.move(640, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(card).toBeInViewport({ ratio: 0.9, timeout: 50 });
  }).toPass();
  // The shop stores the scroll position once scrolling has ended.
  await page.waitForFunction(
    () =>
      !location.pathname.startsWith("/en-ch/") ||
      (history.state as { gipfelScroll?: { y: number } } | null)?.gipfelScroll?.y === scrollY,
  );
  return { title: await card.getByRole("heading").innerText(), top: await topOf(page, 22) };
}

const topOf = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .evaluate((card) => Math.round(card.closest("li")!.getBoundingClientRect().top));

async function expectAsLeft(
  page: Page,
  { title, top }: { readonly title: string; readonly top: number },
): Promise<void> {
  await expect(cards(page)).toHaveCount(27);
  await expect(cards(page).nth(22).getByRole("heading")).toHaveText(title);
  await expect.poll(() => topOf(page, 22)).toBeGreaterThan(top - 3);
  await expect.poll(() => topOf(page, 22)).toBeLessThan(top + 3);
  // And it stays so.
  await page.waitForLoadState("networkidle");
  expect(Math.abs((await topOf(page, 22)) - top)).toBeLessThan(3);
}

async function dearestFirst(page: Page): Promise<string[]> {
  const before = await titles(page);
  await sort(page).selectOption("priceDesc");
  await expect.poll(() => titles(page)).not.toEqual(before);
  return titles(page);
}

const link = (page: Page) => cards(page).nth(22).getByRole("link").first();

test("after a card and Back in the shop the list has its length and scroll position", async ({ page }) => {
  await open(page, `${shop}/en-ch/activities`);
  const left = await readOn(page);
  await link(page).click();
  await expect(page.locator("gipfel-activity").getByRole("heading", { level: 1 })).toHaveText(left.title);
  await page.goBack();
  await expectAsLeft(page, left);
});

test("after leaving for another site, with a page load on Back, the list has its length and scroll position", async ({
  page,
}) => {
  await open(page, `${shop}/en-ch/activities`);
  const left = await readOn(page);
  await page.goto(`${partner}/hotel.html`);
  await page.goBack();
  await expectAsLeft(page, left);
});

test("after a reload of a card's page and Back the list has its length and scroll position", async ({ page }) => {
  await open(page, `${shop}/en-ch/activities`);
  const left = await readOn(page);
  await link(page).click();
  await expect(page.locator("gipfel-activity").getByRole("heading", { level: 1 })).toHaveText(left.title);
  await page.reload();
  await expect(page.locator("gipfel-activity").getByRole("heading", { level: 1 })).toHaveText(left.title);
  await page.goBack();
  await expectAsLeft(page, left);
});

test("the address of a list page without scripts shows as much with scripts, and becomes the list's own", async ({
  page,
}) => {
  await open(page, `${shop}/en-ch/activities`);
  await page.goto(`${shop}/en-ch/activities?more=9`);
  await expect(cards(page)).toHaveCount(18);
  await expect(page).toHaveURL(`${shop}/en-ch/activities`);
  await page.reload();
  await expect(cards(page)).toHaveCount(18);
});

for (const query of ["?more=details", "?more=9"])
  test(`a partner's own parameter stays in the partner's address, and does not lengthen a list: ${query}`, async ({
    page,
  }) => {
    await page.goto(`${partner}/listing.html${query}`);
    await expect(cards(page)).toHaveCount(9);
    await page
      .locator("gipfel-listing")
      .getByRole("button", { name: /^Show \d+ more$/ })
      .click();
    await expect(cards(page)).toHaveCount(18);
    await expect(page).toHaveURL(`${partner}/listing.html${query}`);
  });

test("after a reload the list has its length and scroll position", async ({ page }) => {
  await open(page, `${shop}/en-ch/activities`);
  const left = await readOn(page);
  await page.reload();
  await expectAsLeft(page, left);
});

test("in a partner's page, loaded again on Back from the shop, the list has its length and scroll position", async ({
  page,
}) => {
  await open(page, `${partner}/listing.html`);
  const left = await readOn(page);
  await link(page).click();
  await expect(page).toHaveURL(new RegExp(`^${shop}/en-ch/activity/`));
  await page.goBack();
  await expectAsLeft(page, left);
});

for (const where of [`${shop}/en-ch/activities`, `${partner}/listing.html`]) {
  test(`from the back/forward cache the list has its length and scroll position: ${new URL(where).pathname}`, async () => {
    await using browser = await launchWithBackForwardCache();
    const page = await browser.newPage();
    await open(page, where);
    const left = await readOn(page);
    await leaveAndComeBack(page, `${partner}/hotel.html`);
    await expectAsLeft(page, left);
  });
}

test("the chosen order survives Back, a reload and a change of the language, and is never in the address", async ({
  page,
}) => {
  await open(page, `${shop}/en-ch/activities`);
  const dearest = await dearestFirst(page);
  await cards(page).first().getByRole("link").first().click();
  await expect(page.locator("body")).toHaveClass(/page-activity/);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(dearest);
  await expect(sort(page)).toHaveValue("priceDesc");

  await page.reload();
  await expect(sort(page)).toHaveValue("priceDesc");
  await expect.poll(() => titles(page)).toEqual(dearest);

  const prices = () =>
    cards(page).evaluateAll((all) =>
      all.map((card) => /CHF\s*[\d’'. ]+/.exec(card.textContent)?.[0].replaceAll(/\D/g, "")),
    );
  const wanted = await prices();
  await page.getByRole("banner").locator(".menu-language summary").click();
  await page.getByRole("banner").locator('a[hreflang="fr-CH"]').click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CH");
  await expect(sort(page)).toHaveValue("priceDesc");
  await expect.poll(prices).toEqual(wanted);
  expect(new URL(page.url()).search).toBe("");
});

test("in a partner's page the chosen order survives Back, a reload and a change of the element's language", async ({
  page,
}) => {
  await open(page, `${partner}/listing.html`);
  const dearest = await dearestFirst(page);
  await cards(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`^${shop}`));
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(dearest);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(dearest);
  await list(page).evaluate((element) => element.setAttribute("locale", "fr_CH"));
  await expect(list(page).getByText("activités").first()).toBeVisible();
  await expect(sort(page)).toHaveValue("priceDesc");
  expect(new URL(page.url()).search).toBe("");
});

test("a link to the current list opens it anew: default order, first page", async ({ page }) => {
  await open(page, `${shop}/en-ch/activities`);
  await readOn(page);
  await sort(page).selectOption("priceDesc");
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("banner").locator("summary", { hasText: "Activities" }).click();
  await page.getByRole("banner").locator("a.menu-all").click();
  await expect(cards(page)).toHaveCount(9);
  await expect(sort(page)).toHaveValue("relevance");
});
