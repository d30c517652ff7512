import { expect, test, type Page } from "@playwright/test";
import { partner, shop } from "./journey.ts";

const results = (page: Page) => page.locator("gipfel-listing").getByRole("heading", { level: 2 }).first();

/** What the shop's index finds. */
async function found(page: Page, text: string): Promise<number> {
  const answer = await page.request.post(`${shop}/api/1/indexes/prd_en_CH/query`, {
    data: { query: text, filters: "type:activity", hitsPerPage: 0 },
  });
  return ((await answer.json()) as { nbHits: number }).nbHits;
}

for (const text of ["spa", "cheese", "Interlaken", "chilon"]) {
  test(`[R24] the result page of "${text}" lists exactly the hits of the index, and its filters count them`, async ({
    page,
  }) => {
    const count = await found(page, text);
    expect(count).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${shop}/en-ch/s/?s=${encodeURIComponent(text)}`);
    await expect(results(page)).toHaveText(`${count} ${count === 1 ? "activity" : "activities"}`);
    await expect.poll(() => page.locator("gipfel-listing").getByRole("article").count()).toBe(Math.min(count, 9));
  });
}

/** The search of the home page, opened: until then it is a plain form. */
async function openSearch(page: Page, path = "/en-ch") {
  await page.goto(`${shop}${path}/`);
  const main = page.getByRole("main");
  const element = main.locator("gipfel-search");
  // The element replaces the plain form when the pointer enters it: a press in that moment is replayed on
  // the element.
  await expect(async () => {
    await main.locator("input").filter({ visible: true }).first().click({ timeout: 1000 });
    await expect(element.getByRole("combobox")).toBeVisible({ timeout: 1000 });
  }).toPass();
  return element;
}

test("Enter waits for the pending answer and opens the place that is named", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const pressed = Promise.withResolvers<void>();
  await page.route("**/api/1/indexes/**", async (route) => {
    await pressed.promise;
    await route.continue();
  });
  const field = (await openSearch(page)).getByRole("combobox");
  await field.pressSequentially("inter");
  await field.press("Enter");
  pressed.resolve();
  await expect(page).toHaveURL(/\/en-ch\/l\/\d+-interlaken/);
});

for (const scripts of ["without scripts", "with scripts that never load the element"] as const) {
  test(`[R24] Enter in the plain form opens the place or category that is first, else the results, ${scripts}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts !== "without scripts" });
    const page = await context.newPage();
    // The element's code does not load: the plain form still works.
    await page.route(/\/search-[^/]*\.js$/, () => {});
    const enter = async (text: string) => {
      await page.goto(`${shop}/en-ch/`);
      const field = page.getByRole("main").getByRole("textbox").first();
      await field.fill(text);
      await field.press("Enter");
    };
    await enter("inter");
    await expect(page).toHaveURL(/\/en-ch\/l\/\d+-interlaken$/);
    await enter("Cheese");
    await expect(page).toHaveURL(/\/en-ch\/t\/\d+-cheese$/);
    await enter("xyzzy qwertz");
    await expect(page).toHaveURL(/\/en-ch\/s\?s=xyzzy\+qwertz$/);
    await context.close();
  });
}

test("[R24] the dropdown shows no page that only mentions another page's name", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const element = await openSearch(page);
  await element.getByRole("combobox").pressSequentially("wine");
  const options = element.getByRole("option");
  await expect(options.first()).toContainText("Wine");
  await expect(options.nth(1)).toContainText(/wine/i);
  await expect(options.filter({ hasText: "Autumn" })).toHaveCount(0);
});

for (const [query, locale, path, category, slug] of [
  ["wine", "de_CH", "", "Wein", "wein"],
  ["vino", "fr_CH", "/fr-ch", "Vin", "vin"],
  ["Wein", "it_CH", "/it-ch", "Vino", "vino"],
  ["vin", "en_CH", "/en-ch", "Wine", "wine"],
] as const) {
  test(`[R24] "${query}" leads to ${category} in ${locale}: as a suggestion, on the result page, and by Enter without scripts`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const element = await openSearch(page, path);
    await element.getByRole("combobox").pressSequentially(query);
    await expect(element.getByRole("option").first()).toContainText(category);

    const answer = await page.request.post(`${shop}/api/1/indexes/prd_${locale}/query`, {
      data: { query, filters: "type:activity", hitsPerPage: 0 },
    });
    const { nbHits } = (await answer.json()) as { nbHits: number };
    expect(nbHits).toBeGreaterThan(0);
    await page.goto(`${shop}${path}/s?s=${query}`);
    await expect(results(page)).toHaveText(new RegExp(`^${nbHits} `));

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${shop}${path || "/"}`);
    const field = plain.getByRole("main").getByRole("textbox").first();
    await field.fill(query);
    await field.press("Enter");
    await expect(plain).toHaveURL(new RegExp(`/t/\\d+-${slug}$`));
    await context.close();
  });
}

test("[R24] a canton's name finds its place, and a compound word what it describes", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const element = await openSearch(page, "");
  const field = element.getByRole("combobox");
  await field.fill("Kanton Zürich");
  await expect(element.getByRole("option").first()).toContainText("Zürich");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/l\/\d+-zuerich$/);
  await page.goto(`${shop}/s?s=Gleitschirmfliegen`);
  await expect(
    page.locator("gipfel-listing").getByRole("article").getByRole("heading", { name: "Tandemflug über Interlaken" }),
  ).toBeVisible();
});

test("day and people of the search reach the results, the card, and the booking's calendar and tickets", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  const element = await openSearch(page);
  await element.getByRole("button", { name: /^Day/ }).click();
  await element.getByRole("checkbox", { name: "Tomorrow", exact: true }).check();
  await element.getByRole("button", { name: /^People/ }).click();
  for (let press = 0; press < 2; press++) await element.getByRole("button", { name: "One more adult" }).click();
  await element.getByRole("button", { name: "One more child" }).click();
  await element.getByLabel("Age of child 1").selectOption("9");
  const field = element.getByRole("combobox", { name: "Place or activity" });
  await field.fill("xyzzy qwertz");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/en-ch\/s\/?\?.*adults=2/);
  const address = new URL(page.url());
  const date = address.searchParams.get("date")!;
  expect(Object.fromEntries(address.searchParams)).toEqual({ s: "xyzzy qwertz", date, adults: "2", childrenAges: "9" });

  await page.goto(`${shop}/en-ch/s/?date=${date}&adults=2&childrenAges=9&s=Ticino+day+pass`);
  const card = page.locator("gipfel-listing").getByRole("article").first().getByRole("link");
  await expect(card).toHaveAttribute("href", new RegExp(`date=${date}&adults=2&childrenAges=9`));
  await card.click();
  const booking = page.locator("gipfel-booking").first();
  await expect(booking.getByRole("gridcell", { selected: true })).toHaveCount(1);
  await booking.getByRole("button").last().click();
  await expect(booking.getByRole("group", { name: /Adult/ }).getByRole("status").first()).toHaveText("2");
});

test("people chosen in a list's group are kept after a card and Back and after a reload, and are never in its address", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${partner}/listing-right-to-left.html`);
  const link = page.locator("gipfel-listing").getByRole("article").first().getByRole("link").first();
  await expect(link).toBeVisible();
  const element = page.locator("gipfel-search").first();
  await element.getByRole("combobox").click();
  await element.getByRole("button", { name: /^People/ }).click();
  for (let press = 0; press < 2; press++) await element.getByRole("button", { name: "One more adult" }).click();
  await element.getByRole("button", { name: "One more child" }).click();
  await element.getByLabel("Age of child 1").selectOption("9");
  const carriesPeople = () => expect(link).toHaveAttribute("href", /adults=2&childrenAges=9/);
  await carriesPeople();
  await page.reload();
  await carriesPeople();
  expect(new URL(page.url()).search).toBe("");
  await link.click();
  await expect(page).toHaveURL(new RegExp(`^${shop}`));
  await page.goBack();
  await carriesPeople();
});

test("a text without results shows similar and popular results, and a way forward", async ({ page }) => {
  await page.goto(`${shop}/en-ch/s/?s=${encodeURIComponent("quantum flights to Interlaken please")}`);
  const listing = page.locator("gipfel-listing");
  await expect(listing.getByText("Nothing is found for “quantum flights to Interlaken please”.")).toBeVisible();
  await expect(listing.getByRole("article")).toHaveCount(4);
  await listing
    .getByRole("navigation", { name: "Similar searches" })
    .getByRole("link", { name: "Interlaken", exact: true })
    .click();
  await expect(page).toHaveURL(/\/en-ch\/l\/\d+-interlaken/);

  const element = await openSearch(page);
  await element.getByRole("combobox").fill("🎿");
  await expect(element.getByText("Perhaps one of these:")).toBeVisible();
  await expect(element.getByRole("option").first()).toBeVisible();
});

test("[R21.match] a result page is sorted by best match, and applies another sort when it is chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop}/en-ch/s/?s=inter`);
  const list = page.locator("gipfel-listing");
  const sort = list.getByRole("combobox", { name: /sort/i }).first();
  const hrefs = () =>
    list
      .getByRole("article")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => Number(/\/(\d+)-/.exec((link as HTMLAnchorElement).pathname)?.[1])));
  const expected = async (order: string) => {
    const answer = await page.request.get(`${shop}/api/activities/en_CH/?s=inter&limit=9&sort=${order}`);
    return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
  };
  const shown = async () => [...new Set(await hrefs())].slice(0, 9);
  await expect(sort.locator("option:checked")).toHaveText("Best match");
  await expect.poll(shown).toEqual(await expected("relevance"));
  await sort.selectOption({ label: "Most booked" });
  await expect.poll(shown).toEqual(await expected("popularityDesc"));
  expect(await expected("popularityDesc")).not.toEqual(await expected("relevance"));
  await sort.selectOption({ label: "Best match" });
  await expect.poll(shown).toEqual(await expected("relevance"));
});
