import { expect, test } from "@playwright/test";
import { inDatabase } from "./booked.ts";
import { cards, fillContact, partner, shop, words } from "./journey.ts";
import { pay, reserveOne } from "./shop-steps.ts";

const text = words.de;

const stored = () => JSON.stringify(Object.entries(localStorage)) + document.cookie;

test("the affiliate of the landing page is credited two pages later, and nothing is stored before the visitor acts", async ({
  page,
}) => {
  const landing = `${shop}/l/1020-engelberg?ref=4711`;
  const report = page.waitForRequest((request) => request.url().endsWith("/api/affiliate/referral/"));
  await page.goto(landing, { referer: "https://news.example/alps" });
  expect(JSON.parse((await report).postData() ?? "{}")).toEqual({ referral_code: "4711" });
  await page.waitForLoadState("networkidle");
  await page.getByRole("contentinfo").locator('a[href="/freizeitaktivitaeten"]').first().click();
  await page.waitForURL(/freizeitaktivitaeten/);
  await expect(page.locator("main gipfel-listing")).toHaveAttribute("affiliate-id", "4711");
  await page.goBack();
  await page.locator('main gipfel-listing a[href*="/activity/112-"]').first().click();
  await page.locator("gipfel-activity").getByRole("button", { name: "Datum wählen" }).first().click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  expect(await page.evaluate(stored)).not.toContain("4711");
  await reserveOne(page, 7);
  const attribution = await page.evaluate(() => JSON.parse(localStorage.getItem("affiliateId")!) as object);
  expect(attribution).toMatchObject({ id: "4711", landingPage: landing, referrer: "https://news.example/alps" });
  await page.goto(`${shop}/warenkorb`);
  await expect(page.locator("gipfel-basket")).toHaveAttribute("affiliate-id", "4711");
});

test("in a partner's frame the shop stays in widget mode from page to page: it keeps the colour and has no footer", async ({
  page,
}) => {
  await page.goto(`${shop}/freizeitaktivitaeten?widgetBrandColor=8a3324&widgetShowNavigation=true`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("banner").locator('a[href="/travel-guide"]').click();
  await expect(page.getByRole("heading", { level: 1, name: "Reiseführer" })).toBeVisible();
  await expect(page.locator("body")).toHaveClass(/is-widget/);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("a visitor who came from a blog by ?ref= books in the shop: the booking has affiliate, landing page and referrer", async ({
  page,
}) => {
  const landing = `${partner}/blog.html?ref=4712&campaign=winter`;
  await page.goto(landing, { referer: "https://news.example/alps" });
  await page.evaluate(() => {
    document.documentElement.setAttribute("lang", "de");
    document.querySelectorAll("gipfel-button")[1]!.setAttribute("activity", "112");
  });
  await page.locator("gipfel-button").nth(1).getByRole("button").click();
  await page.locator("[data-date]:not([aria-disabled])").first().waitFor();
  expect(await page.evaluate(stored), "nothing is stored before the visitor acts").not.toContain("4712");
  const report = page.waitForRequest(
    (request) => request.url().endsWith("/api/affiliate/referral/") && request.method() === "POST",
  );
  await reserveOne(page, 5);
  await page.waitForURL((url) => url.origin === shop && url.searchParams.get("affiliateId") === "4712");
  expect(JSON.parse((await report).postData() ?? "{}")).toMatchObject({ referral_code: "4712" });
  await expect(page.locator("gipfel-basket").getByRole("heading", { level: 3 })).toHaveCount(1);
  // A later visit without the parameters: the affiliate is stored.
  await page.goto(`${shop}/buchung`);
  await fillContact(page, text, "blog@example.ch");
  const bookingId = await pay(page, cards.succeeds);
  const { affiliate } = await inDatabase((db) =>
    db.selectFrom("booking").select("affiliate").where("id", "=", bookingId).executeTakeFirstOrThrow(),
  );
  expect(JSON.parse(affiliate ?? "{}")).toEqual({
    affiliateReferralCode: "4712",
    affiliateLandingPage: landing,
    affiliateReferrer: "https://news.example/alps",
    affiliateCampaign: "winter",
    affiliateWidget: "button",
  });
});

/** Links of a partner's pages to the shop, by the element that they are in. */
const linksOfPages = {
  "listing.html": "gipfel-listing",
  "activity.html": "gipfel-activity",
  "search.html": "gipfel-search",
} as const;
for (const [name, element] of Object.entries(linksOfPages)) {
  test(`each link of ${element} on a partner's page carries affiliate, landing page and referrer`, async ({ page }) => {
    const landing = `${partner}/${name}?ref=4713`;
    await page.goto(landing, { referer: "https://news.example/alps" });
    const links = page.locator(element).locator(`a[href^="${shop}/"]:not([slot], ${element} > a)`);
    if (element === "gipfel-search") await page.locator(element).first().getByRole("combobox").fill("Titlis");
    await expect.poll(() => links.count(), "links of the element, once it is there").toBeGreaterThan(1);
    const addresses = await links.evaluateAll((all) =>
      all.filter((link) => link.getRootNode() !== document).map((link) => (link as HTMLAnchorElement).href),
    );
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      const { searchParams } = new URL(address);
      // The search on the tourist office's page has an affiliate of its own: the attribute counts before the address
      // (RULES 19).
      expect(["4713", "4182"], address).toContain(searchParams.get("affiliateId"));
      expect(searchParams.get("affiliateLandingPage"), address).toBe(landing);
      expect(searchParams.get("affiliateReferrer"), address).toBe("https://news.example/alps");
    }
  });
}
