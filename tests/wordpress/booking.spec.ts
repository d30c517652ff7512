import { expect, test, type Page } from "@playwright/test";
import { asApproved, expectInStatistics } from "../e2e/affiliates.ts";
import { inDatabase } from "../e2e/booked.ts";
import {
  cards,
  confirmImportant,
  fillCard,
  fillContact,
  press,
  reserveTwo,
  shop,
  thrownInto,
  words,
} from "../e2e/journey.ts";
import { complaints, expectNothingSideways, publish, set, switchTheme, type Theme } from "./wordpress.ts";

const text = words.de;

/** A block with the booking itself, and two shortcodes: a search, and a button to another activity. */
const content = `<!-- wp:paragraph --><p>Fliegen Sie mit unseren Nachbarn.</p><!-- /wp:paragraph -->
<!-- wp:gipfel/booking {"activity":167,"checkout":"inline","theme":"light","align":"wide"} /-->
<!-- wp:shortcode -->
[gipfel_search]
<!-- /wp:shortcode -->
<!-- wp:paragraph --><p>Oder: [gipfel_button activity="112" text="Aufs Schiff" background="#0b5d47"]</p><!-- /wp:paragraph -->`;

test.afterEach(() => expect(complaints(), "PHP has nothing to say about the plugin").toEqual([]));

for (const [theme, viewport] of [
  ["twentytwentythree", { width: 1440, height: 1000 }],
  ["twentytwentyone", { width: 360, height: 740 }],
] as const) {
  test(`a guest books and pays on a page with a block and two shortcodes, and the affiliate sees it, in the theme ${theme}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const [account, team] = [await browser.newPage(), await browser.newPage()];
    const number = await asApproved(account, team, `${theme}-affiliate@example.ch`);
    const campaign = `wordpress-${theme}`;
    const bookingId = await walk(page, { theme, viewport, number, campaign });
    await page.close();
    const figures = await expectInStatistics(account, { campaign, widget: "Buchungswidget", bookingId });
    test.info().annotations.push({ type: "the affiliate's statistics", description: figures.join(", ") });
    console.log(`${theme}: seen, begun, booked, revenue, commission: ${figures.join(", ")}`);
  });
}

/** Ids of bookings that the page hears of from now on, also after it came back from the payment. */
async function confirmedBookings(page: Page): Promise<string[]> {
  const ids: string[] = [];
  await page.exposeFunction("collectBooking", (id: string) => ids.push(id));
  await page.addInitScript(() =>
    document.addEventListener("gipfel-confirmed", (event) =>
      (window as unknown as { collectBooking(id: string): void }).collectBooking(
        (event as CustomEvent).detail.bookingId,
      ),
    ),
  );
  return ids;
}

interface Walk {
  readonly theme: Theme;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Of the affiliate. */
  readonly number: string;
  readonly campaign: string;
}

/** From the page to the ticket; returns the booking's id. */
async function walk(page: Page, { theme, viewport, number, campaign }: Walk): Promise<string> {
  const thrown = thrownInto(page);
  const confirmed = await confirmedBookings(page);
  switchTheme(theme);
  set({ affiliate: number, campaign, language: "de_CH", color: "#8a3324" });
  const address = publish("fliegen", content);
  await page.setViewportSize(viewport);
  await page.goto(address);
  const block = page.locator(".wp-block-gipfel-booking");
  await expect(block).toHaveClass(/\balignwide\b/);
  await expect(page.locator("gipfel-search").getByRole("button").first()).toBeVisible();
  await expect(page.locator("gipfel-button").getByRole("button", { name: "Aufs Schiff" })).toBeVisible();
  await expectNothingSideways(page);

  await reserveTwo(block, text);
  await fillContact(page, text, `${theme}@example.ch`);
  await fillCard(page, text, cards.succeeds);
  await confirmImportant(page, text);
  await press(page, text.pay);
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => confirmed, "announced once").toHaveLength(1);
  const { affiliate } = await inDatabase((db) =>
    db.selectFrom("booking").select("affiliate").where("id", "=", confirmed[0]!).executeTakeFirstOrThrow(),
  );
  expect(JSON.parse(affiliate ?? "{}")).toMatchObject({
    affiliateReferralCode: number,
    affiliateCampaign: campaign,
    affiliateLandingPage: address,
  });
  expect(thrown).toEqual([]);
  return confirmed[0]!;
}

test("without scripts each element is a link to the shop that names the affiliate", async ({ browser }) => {
  set({ affiliate: "4182", campaign: "winter-26", language: "fr_CH" });
  const address = publish("fliegen", content);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address);
  const link = page.locator("gipfel-booking").getByRole("link", { name: "See and book on localhost" });
  const target = `${shop}/fr-ch/activity/167?affiliateId=4182&affiliateWidget=booking&campaign=winter-26`;
  await expect(link).toHaveAttribute("href", target);
  const landing = await page.request.get(target);
  expect(landing.status()).toBe(200);
  expect(new URL(landing.url()).search).toBe(new URL(target).search);
  await expect(page.locator("gipfel-search").getByRole("link")).toHaveAttribute("href", /\/fr-ch\/\?affiliateId=4182/);
  await page.close();
});
