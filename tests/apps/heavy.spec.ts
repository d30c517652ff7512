/** The applications of demo/apps with a build of their own, as tests/apps/heavy.ts has built and serves them. */
import { expect, test, type Page } from "@playwright/test";
import { cards, confirmImportant, fillCard, fillContact, press, words } from "../e2e/journey.ts";
import { reserveIn } from "../e2e/shop-steps.ts";
import { addressOf, heavyApps, shop } from "./heavy.place.ts";

const text = words.de;
/** The days of next month that they take. */
const days = { angular: 8, next: 9, nuxt: 10 };
/** Whose server renders the list. */
const rendering = ["next", "nuxt"] as const;

const list = (page: Page) => page.locator("gipfel-listing").getByRole("article");
const calendar = (page: Page) => page.locator("gipfel-booking").getByRole("heading", { name: "Wann passt es Ihnen?" });
const openBooking = (page: Page) => page.getByRole("link", { name: "Auf den Titlis", exact: true }).first().click();

/**
 * All that the console says, warnings of hydration among it, and what is thrown. A cart that is booked is gone, which
 * the browser notes; and that React, on a navigation within the page, writes HTML of the server without its root: there
 * the element begins by itself.
 */
function said(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (line) => {
    const { url } = line.location();
    const isBookedCart = url.startsWith(`${shop}/api/carts/`) && /\b404\b/.test(line.text());
    if (
      ["error", "warning"].includes(line.type()) &&
      !isBookedCart &&
      !/declarative Shadow DOM is not being parsed/.test(line.text())
    )
      lines.push(`${line.text()} ${url}`);
  });
  page.on("pageerror", (error) => lines.push(error.message));
  return lines;
}

for (const app of heavyApps) {
  test(`${app}: from the list to the widget and back within the page, and booked to the ticket`, async ({ page }) => {
    const lines = said(page);
    await page.goto(addressOf(app));
    await expect(list(page)).toHaveCount(3);
    await page.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }));
    await openBooking(page);
    await expect(calendar(page)).toBeVisible();
    await page.goBack();
    await expect(list(page)).toHaveCount(3);
    await openBooking(page);
    await expect(calendar(page)).toBeVisible();
    await expect(page.locator("gipfel-booking")).toHaveCount(1);
    await page.getByRole("button", { name: "In zwei Wochen" }).click();
    await expect(page.locator("gipfel-booking [data-date][aria-selected=true]")).toBeVisible();

    await reserveIn(page, days[app]);
    await expect(page.getByRole("heading", { name: text.checkoutTitle })).toBeVisible();
    await fillContact(page, text, `mia.${app}@example.ch`);
    await fillCard(page, text, cards.succeeds);
    if (await page.getByRole("checkbox", { name: text.important }).count()) await confirmImportant(page, text);
    expect(await page.evaluate(() => "isSameDocument" in globalThis), "no page was loaded anew").toBe(true);
    await press(page, text.pay);
    await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("status").first(), "the application's own listener").toHaveText(/^Gebucht: \S+, CHF /);
    expect(lines).toEqual([]);
  });
}

for (const app of rendering) {
  test(`${app}: the server's HTML shows the list without scripts`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(addressOf(app));
    await expect(list(page)).toHaveCount(3);
    await expect(list(page).first()).toHaveCSS("border-top-left-radius", /^[1-9]/);
    await page.close();
  });

  test(`${app}: the element goes on from the server's list with its nodes, no request, and who sent the visitor`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.route(/\.js$/, async (route) => {
      await before;
      await route.continue();
    });
    let begin = () => {};
    const before = new Promise<void>((resolve) => (begin = resolve));
    await page.goto(`${addressOf(app)}/?ref=4182`, { waitUntil: "commit" });
    const first = await list(page).first().elementHandle();
    begin();
    await page.waitForFunction(() => customElements.get("gipfel-listing"));
    const link = list(page).first().getByRole("link").first();
    await expect(link).toHaveAttribute("href", /[?&]affiliateId=4182&affiliateLandingPage=/);
    expect(await first!.evaluate((node) => node.isConnected), "the node that the server has sent").toBe(true);
    expect(requests.filter((address) => address.startsWith(`${shop}/api/activities/`))).toEqual([]);
  });
}
