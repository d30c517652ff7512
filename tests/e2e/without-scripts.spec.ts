import { expect, test, type Page } from "@playwright/test";
import { shop } from "./journey.ts";
import { followLink, linkMailedTo } from "./mails.ts";

test.use({ javaScriptEnabled: false });

const cards = (page: Page) => page.locator("gipfel-listing").getByRole("article");
const price = /CHF\s?\d/;

for (const [language, home, searchWord, results] of [
  ["de-CH", "/", "Dampfer", "/s"],
  ["fr-CH", "/fr-ch", "bateau", "/fr-ch/s"],
] as const) {
  test(`without scripts a visitor searches, lists and reads an activity in ${language}`, async ({ page }) => {
    await page.goto(shop + home);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page).first()).toContainText(price);

    const field = page.getByRole("banner").getByRole("search").getByRole("textbox");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${shop}${results}`);
    await field.fill(searchWord);
    await field.press("Enter");
    await expect(page).toHaveURL(`${shop}${results}?s=${searchWord}`);
    await expect(cards(page).first()).toBeVisible();
    const found = await cards(page).count();
    expect(found).toBeGreaterThan(0);
    for (const card of await cards(page).all()) {
      await expect(card.getByRole("heading")).not.toBeEmpty();
      await expect(card).toContainText(price);
    }

    const title = await cards(page).first().getByRole("heading").innerText();
    await cards(page).first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/activity\/\d+-/);
    const activity = page.locator("gipfel-activity");
    await expect(activity.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(activity.getByText(price).filter({ visible: true }).first()).toBeVisible();
    for (const section of ["highlights", "meeting-points"])
      await expect(activity.locator(`[data-section="${section}"]`)).toBeVisible();
  });
}

test("without scripts an article, an itinerary and a legal page are complete, and link on", async ({ page }) => {
  await page.goto(`${shop}/travel-guide`);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/travel-guide\/[a-z-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.locator(".prose p").count()).toBeGreaterThan(2);
  await expect(page.locator(".named-card").first()).toContainText(price);
  await page.locator(".named-card").first().click();
  await expect(page.locator("gipfel-activity").getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto(`${shop}/agb`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(3);
});

test("without scripts a page that needs them says so, and links to one that doesn't", async ({ page }) => {
  for (const path of [
    "/karte",
    "/transport",
    "/warenkorb",
    "/buchung",
    "/account",
    "/account/bookings",
    "/anbieter/registration",
  ]) {
    await page.goto(shop + path);
    const notice = page.getByRole("main").getByText("Diese Seite braucht JavaScript", { exact: false });
    await expect(notice, path).toBeVisible();
    await notice.getByRole("link", { name: "Alle Aktivitäten" }).click();
    await expect(page).toHaveURL(`${shop}/freizeitaktivitaeten`);
    await expect(cards(page).first()).toBeVisible();
  }
});

test("without scripts lists, search and activities are complete, and say which parts need scripts", async ({
  page,
}) => {
  for (const path of ["/freizeitaktivitaeten", "/l/1021-luzern", "/s?s=Schiff"]) {
    await page.goto(shop + path);
    await expect(page.getByText("Filtern und Sortieren brauchen JavaScript", { exact: false }), path).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  }
  await page.goto(`${shop}/activity/112`);
  await expect(page.getByText("Zum Buchen braucht es JavaScript", { exact: false })).toBeVisible();
  await page.goto(shop);
  await expect(page.getByText(/brauch\w* (es )?JavaScript/)).toHaveCount(0);
});

test("without scripts a list is paged by links, and each page's canonical address is the list's", async ({ page }) => {
  await page.goto(`${shop}/freizeitaktivitaeten`);
  const next = page.locator("gipfel-listing").getByRole("link", { name: "Weitere Aktivitäten zeigen" });
  await expect(page.locator("gipfel-listing").getByRole("button", { name: /weitere zeigen$/ })).toHaveCount(0);
  // Read from each page: another journey may unpublish an activity meanwhile.
  const readTotal = async () => {
    const heading = page.locator("gipfel-listing").getByRole("heading", { level: 2 }).first();
    return Number((await heading.innerText()).replace(/\D/g, ""));
  };
  let total = await readTotal();
  expect(total).toBeGreaterThan(400);
  let shown = 9;
  while (shown < total) {
    await expect(next).toHaveAttribute("rel", "next");
    const address = await next.getAttribute("href");
    await next.click();
    await expect(page).toHaveURL(new URL(address!, shop).href);
    total = await readTotal();
    shown = Math.min(shown * 2, total);
    await expect(cards(page)).toHaveCount(shown);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${shop}/freizeitaktivitaeten`);
  }
  await expect(next).toHaveCount(0);
  const links = await cards(page).evaluateAll((all) => all.map((card) => card.querySelector("a")!.pathname));
  expect(new Set(links).size).toBe(total);

  await page.goto(`${shop}/s?s=Schiff`);
  await next.click();
  await expect(page).toHaveURL(`${shop}/s?s=Schiff&more=9`);
  await expect(cards(page)).toHaveCount(18);
  // A narrow list begins with one card less.
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(cards(page).filter({ visible: true })).toHaveCount(17);
  // A length that no list links to makes no list longer.
  await page.goto(`${shop}/s?s=Schiff&more=1000`);
  await expect(cards(page).filter({ visible: true })).toHaveCount(8);
});

test("without scripts every link of the home page opens a page with a heading and text", async ({ page, request }) => {
  await page.goto(shop);
  const paths = await page
    .locator("a[href^='/']")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")!.split("#")[0]!))]);
  expect(paths.length).toBeGreaterThan(50);
  for (const path of paths.filter((path) => path !== "" && !/^\/[a-z]{2}-[a-z]{2}($|\/)/.test(path))) {
    const answer = await request.get(shop + path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toMatch(/<h1[\s>]/);
  }
});

test("without scripts each language of a page opens the same page with its parameters, and menus open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${shop}/l/1021-luzern?sort=priceAsc&utm_source=mail`);
  const languages = page.getByRole("banner").locator(".menu-language");
  await languages.locator("summary").click();
  await expect(languages.getByRole("link")).toHaveCount(30);
  await languages.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/fr-ch\/l\/1021-[a-z-]+\?sort=priceAsc$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CH");
  await expect(cards(page).first()).toBeVisible();
});

test("without scripts the not-found page says so, and links on", async ({ page }) => {
  const answer = await page.goto(`${shop}/fr-ch/nulle-part`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(cards(page).first()).toBeVisible();
});

test("without scripts a mailed link signs in by its page's button", async ({ page }) => {
  const email = "no-scripts-link@example.ch";
  const answer = await page.request.post(`${shop}/api/auth/sign-in/magic-link`, {
    data: { email, callbackURL: "/fr-ch/account" },
    headers: { origin: shop },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const link = await linkMailedTo(page.request, email);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Votre lien de connexion" })).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name.includes("session"))).toEqual([]);
  await followLink(page, link);
  await expect(page).toHaveURL(`${shop}/fr-ch/account`);
  expect((await page.context().cookies()).filter(({ name }) => name.includes("session_token"))).toHaveLength(1);
});

test("without scripts the notice of an activity's page stands clear of its picture", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${shop}/activity/104`);
  const notice = (await page.getByText("braucht es JavaScript").boundingBox())!;
  const picture = (await page.locator("gipfel-activity img").first().boundingBox())!;
  expect(picture.y).toBeGreaterThanOrEqual(notice.y + notice.height + 16);
});
