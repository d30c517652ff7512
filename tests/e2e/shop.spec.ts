import { expect, test, type Page } from "@playwright/test";
import { dialogEntryIsGone } from "./dialog-entry.ts";
import { launchWithBackForwardCache, leaveAndComeBack } from "./back-forward-cache.ts";
import { cards, fillContact, shop, thrownInto, words } from "./journey.ts";
import { focused, followMail, pay, reserveOnTheShop, reserveOne, signUp, tabTo, toCheckout } from "./shop-steps.ts";

const text = words.de;
const titlis = 112;
const wide = { width: 1280, height: 800 };

test("a guest searches, books, pays, opens an account, and cancels with a refund", async ({ page }) => {
  test.setTimeout(150_000);
  const thrown = thrownInto(page);
  const email = "elena.journey@example.ch";
  await page.setViewportSize(wide);

  await page.goto(shop);
  await page.getByRole("main").getByRole("search").getByRole("textbox").click();
  await page.getByRole("main").getByRole("combobox").fill("Titlis");
  await expect(page.getByRole("option", { name: /Drehseilbahn/ })).toBeVisible();
  await page.getByRole("option", { name: /Drehseilbahn/ }).click();
  await page.waitForURL(/\/activity\/112-/);
  await page.locator("gipfel-activity").getByRole("button", { name: "Datum wählen" }).first().click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  await reserveOne(page, 7);

  await expect(page.getByRole("banner").getByRole("link", { name: "Warenkorb, 1 Eintrag" })).toBeVisible();
  await expect(page.locator("gipfel-basket").getByRole("heading", { name: /Titlis/ })).toBeVisible();
  await toCheckout(page);
  await fillContact(page, text, email);
  const bookingId = await pay(page, cards.succeeds);

  await signUp(page, email);
  await expect(page.getByRole("banner").getByRole("link", { name: "Warenkorb", exact: true })).toBeVisible();
  await page.goto(`${shop}/account/bookings`);
  await expect(
    page.getByRole("heading", { name: "Noch keine Buchungen" }),
    "an address is believed once it is confirmed",
  ).toBeVisible();
  await followMail(page, email, "Bitte bestätigen Sie Ihre E-Mail-Adresse");
  await page.goto(`${shop}/account/bookings`);
  await page.getByRole("link", { name: /Titlis/ }).click();
  await page.waitForURL(`${shop}/account/bookings/${bookingId}`);

  await page.getByRole("button", { name: "Stornieren" }).click();
  const form = page.getByRole("dialog", { name: "Buchung stornieren" });
  const promised = (await form.getByText(/^Sie erhalten CHF/).textContent())!.match(/CHF\s[\d’.]+\d/)![0];
  await form.getByRole("radio").first().check();
  await form.getByRole("button", { name: "Weiter" }).click();
  await form.getByRole("button", { name: `Stornieren und ${promised} erstatten` }).click();
  await expect(page.getByText(`Storniert. ${promised} gehen`, { exact: false })).toBeVisible({ timeout: 20_000 });
  await dialogEntryIsGone(page);
  await page.reload();
  await expect(page.getByText(/erstattet|Erstattung/i).first()).toBeVisible();
  await expect(page.getByText(promised).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Stornieren" })).toHaveCount(0);
  expect(thrown).toEqual([]);
});

test.describe("with the keyboard alone", () => {
  test.use({ viewport: wide });

  test("the first Tab reaches the skip link, and the next one the content", async ({ page }) => {
    await page.goto(`${shop}/activity/${titlis}`);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("a Zum Inhalt springen");
    await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.querySelector("main")!.contains(document.activeElement))).toBe(true);
  });

  test("a menu opens, arrow keys change its tabs, Escape closes it and restores the focus", async ({ page }) => {
    await page.goto(shop);
    await page.waitForLoadState("networkidle");
    await tabTo(page, /^summary Aktivitäten/);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("tab Orte");
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toBe("tab Erlebnisse");
    await tabTo(page, /^a Bergbahnen/, 3);
    await page.keyboard.press("Escape");
    expect(await focused(page)).toMatch(/^summary Aktivitäten/);
    await expect(page.locator(".menu-activities")).not.toHaveAttribute("open");
  });

  test("the language switch keeps a list's parameters", async ({ page }) => {
    await page.goto(`${shop}/l/1021-luzern?sort=priceAsc`);
    await page.waitForLoadState("networkidle");
    await tabTo(page, /^summary .*Sprache/);
    await page.keyboard.press("Enter");
    await tabTo(page, /^a Français/, 35);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/fr-ch\/l\/1021-[a-z-]+\?sort=priceAsc$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CH");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("from an activity into its calendar, to a day, and back to the page", async ({ page }) => {
    await page.goto(`${shop}/activity/${titlis}`);
    await page.waitForLoadState("networkidle");
    await tabTo(page, /^button Datum wählen/, 120);
    await page.keyboard.press("Enter");
    await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
    await tabTo(page, /\d{4}/, 20);
    const day = await focused(page);
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).not.toBe(day);
    await page.keyboard.press("Escape");
    await expect(page.locator("gipfel-booking")).toBeHidden();
    expect(await focused(page)).toMatch(/^button Datum wählen/);
  });

  test("on a small screen the menu traps the focus, and Back closes it", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(shop);
    await page.waitForLoadState("networkidle");
    await tabTo(page, /^button Menü/);
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menü" });
    await expect(menu).toBeVisible();
    await expect(page).toHaveURL(/overlay=mobile-menu/);
    await page.keyboard.press("Tab");
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.goBack();
    await expect(menu).toBeHidden();
    expect(await focused(page)).toBe("button Menü");
  });
});

test("behind the map's overlay only its list scrolls", async ({ page }) => {
  await page.goto(`${shop}/?overlay=map`);
  const overlay = page.getByRole("dialog").filter({ has: page.locator("gipfel-map") });
  await expect(overlay.getByRole("listitem").nth(8)).toBeVisible();
  const overflow = await overlay.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
  expect(overflow).toBeLessThanOrEqual(0);
});

test.describe("two tabs", () => {
  test.use({ viewport: wide });
  const badge = (page: Page) => page.getByRole("banner").locator(".badge");

  test("an item put into the basket in one is counted in the other", async ({ page, context }) => {
    test.slow();
    const other = await context.newPage();
    await other.goto(shop);
    await other.waitForLoadState("networkidle");
    await expect(badge(other)).toBeHidden();
    await reserveOnTheShop(page, titlis, 9);
    await expect(badge(page)).toHaveText("1");
    await expect(badge(other)).toHaveText("1");
    // The second entry is in the same basket: the other tab counts again when it becomes visible.
    await reserveOnTheShop(page, titlis, 10);
    await expect(badge(page)).toHaveText("2");
    await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(badge(other)).toHaveText("2");
  });

  test("signing out in one makes the other a guest on its next page", async ({ page, context }) => {
    await signUp(page, "two-tabs@example.ch");
    const other = await context.newPage();
    await other.goto(shop);
    const menu = other.getByRole("banner").locator(".menu-account");
    await expect(menu).toBeVisible();
    await page.getByRole("navigation", { name: "Ihr Konto" }).getByRole("link", { name: "Abmelden" }).click();
    await page.waitForURL(`${shop}/`);
    await other.getByRole("banner").getByRole("link", { name: "Reiseführer" }).click();
    await expect(other.locator("body")).toHaveClass("page-travel-guide");
    await expect(menu).toHaveCount(0);
    await expect(other.getByRole("banner").getByRole("link", { name: "Anmelden oder registrieren" })).toBeVisible();
  });
});

test.describe("on a slow connection", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** About 400 kbit/s, round trips of 400 ms. */
  async function slow(page: Page): Promise<void> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
  }

  test("an activity can be read before any of its code is loaded", async ({ page }) => {
    await slow(page);
    await page.goto(`${shop}/activity/${titlis}`, { waitUntil: "commit" });
    await expect(page.locator("gipfel-activity").getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => customElements.get("gipfel-activity"))).toBeUndefined();
    await expect(
      page
        .locator("gipfel-activity")
        .getByText(/CHF\s?\d/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  test("a press counts although the element's code is still loading", async ({ page }) => {
    test.slow();
    const pressed = Promise.withResolvers<void>();
    await page.route("**/shop/chunks/kit-*", async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await slow(page);
    await page.goto(`${shop}/activity/${titlis}`);
    await page
      .locator("gipfel-activity")
      .getByRole("button", { name: "Datum wählen" })
      .filter({ visible: true })
      .first()
      .click();
    expect(await page.evaluate(() => customElements.get("gipfel-activity"))).toBeUndefined();
    pressed.resolve();
    await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor({ timeout: 60_000 });
  });

  test("a link pressed before the code is loaded opens its page", async ({ page }) => {
    await slow(page);
    await page.goto(`${shop}/travel-guide`, { waitUntil: "commit" });
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/travel-guide\/[a-z-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("no page of the shop is excluded from the back/forward cache", async () => {
  test.slow();
  await using browser = await launchWithBackForwardCache();
  const page = await browser.newPage();
  for (const path of ["/", "/l/1021-luzern", `/activity/${titlis}`, "/s?s=Schiff", "/travel-guide", "/agb", "/karte"]) {
    const answer = await page.goto(shop + path);
    expect(answer!.headers()["cache-control"], path).not.toContain("no-store");
    await page.waitForLoadState("networkidle");
    await leaveAndComeBack(page, `${shop}/robots.txt`);
  }
});
