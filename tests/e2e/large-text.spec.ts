import { expect, test, type Locator, type Page } from "@playwright/test";
import { booked } from "./booked.ts";
import { openOnTheShop, press, shop, choose } from "./journey.ts";
import { doubleText, tooWide } from "./large-text.ts";
import { reserveOnTheShop, toCheckout } from "./shop-steps.ts";
import { asDemo, asNew } from "./signed-in.ts";

/** With its text at twice the size, the page stays within the window. */
async function expectToFit(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await doubleText(page);
  expect.soft(await tooWide(page), page.url()).toEqual([]);
}

/** Opens each page, once something of it is there, with its text at twice the size. */
async function expectAllToFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(shop + path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expectToFit(page);
  }
}

for (const width of [360, 768, 1280])
  test.describe(`with text at 200 %, in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.slow();

    test("no page of the shop scrolls horizontally", async ({ page }) => {
      await expectAllToFit(page, [
        "/",
        "/l/1101-brienz",
        "/suche?q=bern",
        "/karte",
        "/activity/138",
        "/reisefuehrer",
        "/hilfe",
        "/warenkorb",
        "/nirgends",
      ]);
    });

    test("no step from the basket to the confirmed booking scrolls horizontally", async ({ page }) => {
      await reserveOnTheShop(page, 138, 3);
      await expect(
        page.locator("gipfel-basket").getByText("CHF 110.00").filter({ visible: true }).first(),
      ).toBeVisible();
      await expectToFit(page);
      await page.reload();
      await toCheckout(page);
      await page.getByLabel("Vorname").waitFor();
      await expectToFit(page);
      const { bookingId } = await booked(page.request, { activityId: 138, items: 2 });
      await expectAllToFit(page, [`/buchung/bestaetigung?bookingId=${bookingId}`, `/booking/${bookingId}`]);
    });

    test("no page of an account scrolls horizontally", async ({ page }) => {
      await expectAllToFit(page, ["/account"]);
      await asNew(page, `gross-${width}@example.ch`);
      const { bookingId } = await booked(page.request, { activityId: 138, items: 2 });
      await expectAllToFit(page, [
        "/account",
        "/account/bookings",
        `/account/bookings/${bookingId}`,
        "/account/reviews",
        "/account/settings",
      ]);
    });

    test("no page of the team scrolls horizontally", async ({ page }) => {
      const { bookingId } = await booked(page.request, { activityId: 138, items: 2 });
      await asDemo(page, "admin");
      const paths = [
        "activities",
        "activities/138",
        "bookings",
        `bookings/${bookingId}`,
        "requests",
        "suppliers",
        "reviews",
      ];
      await expectAllToFit(page, ["/account", ...paths.map((path) => `/account/${path}`)]);
    });
  });

test.describe("with text at 200 %, on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  /** The amount beside a bar's button, or above it, but not under it. */
  async function expectApart(button: Locator): Promise<void> {
    const amount = button.locator("xpath=ancestor::div[.//bdi][1]").locator("bdi").first();
    const [one, other] = [(await amount.boundingBox())!, (await button.boundingBox())!];
    expect(one.width).toBeGreaterThan(0);
    expect(one.x + one.width <= other.x || one.y + one.height <= other.y, JSON.stringify([one, other])).toBe(true);
    expect(one.x + one.width).toBeLessThanOrEqual(360);
  }

  test("the button of an activity's booking bar leaves the price visible", async ({ page }) => {
    await page.goto(`${shop}/activity/138`);
    await page.waitForLoadState("networkidle");
    await doubleText(page);
    await expectApart(page.locator("gipfel-activity").getByRole("button", { name: "Datum wählen" }));
  });

  test("the booking widget's main button leaves the amount visible", async ({ page }) => {
    await openOnTheShop(page, 138);
    await page.getByRole("button", { name: "Nächster Monat" }).click();
    await page.locator("gipfel-booking [data-date]:not([aria-disabled])").nth(2).click();
    await press(page, /^Zeit wählen/);
    await choose(page.getByRole("radio", { disabled: false }).first());
    await press(page, /Tickets wählen/);
    await page
      .getByRole("button", { name: /^Eins mehr/ })
      .first()
      .click();
    const main = page.getByRole("button", { name: /Total prüfen|^Prüfen$/ });
    await expect(main).toBeVisible();
    await doubleText(page);
    await expectApart(main);
  });
});
