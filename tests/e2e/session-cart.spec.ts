import { expect, test, type Page } from "@playwright/test";
import { booked, heldCart, inDatabase } from "./booked.ts";
import { shop } from "./journey.ts";
import { asDemo, asNew, endSession } from "./signed-in.ts";

const basketItem = (page: Page) => page.locator("gipfel-basket").getByRole("listitem").first();
const emptyBasket = (page: Page) => page.locator("gipfel-basket").getByText("Er ist leer.", { exact: false });
const stored = (page: Page) =>
  page.evaluate(() => ["cartId", "bookingId", "guestData_v3"].map((key) => localStorage.getItem(key)));

/** What a check-out stores in the browser, beside a cart that exists on the server. */
async function withCart(page: Page, cartId: string): Promise<void> {
  await page.goto(`${shop}/impressum`);
  // Waits for the session's answer: if the session ended before it, the page would reload.
  await page.waitForLoadState("networkidle");
  await page.evaluate((id) => {
    localStorage.setItem("cartId", id);
    localStorage.setItem("bookingId", "7b0f2f43-6a3c-4bd5-9d55-0d4f5b7d1f11");
    localStorage.setItem(
      "guestData_v3",
      JSON.stringify({ fullName: "Reto", lastName: "Hotz", email: "reseller@gipfel.example" }),
    );
  }, cartId);
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${shop}/account/settings`);
  await page.locator("main").getByRole("link", { name: "Abmelden", exact: true }).last().click();
  await page.waitForURL(`${shop}/`);
}

test("[R18] a reseller's cart is removed from every tab at sign-out, and its id opens nothing", async ({
  page,
  context,
}) => {
  await asDemo(page, "reseller");
  const cartId = await heldCart(page.request, 138);
  await withCart(page, cartId);
  const basket = await context.newPage();
  await basket.goto(`${shop}/warenkorb`);
  await expect(basketItem(basket)).toBeVisible();

  await signOut(page);
  await expect.poll(() => stored(page)).toEqual([null, null, null]);
  await expect(emptyBasket(basket), "the other tab").toBeVisible();
  await basket.goto(`${shop}/warenkorb?cartId=${cartId}`);
  await expect(emptyBasket(basket), "by its id").toBeVisible();
  expect((await page.request.get(`${shop}/api/carts/${cartId}`)).status()).toBe(404);
});

test("[R18] one account's data is removed when another signs in, or when its session ends elsewhere", async ({
  page,
}) => {
  await asDemo(page, "reseller");
  await withCart(page, await heldCart(page.request, 138));
  await asNew(page, "after-somebody@example.ch");
  await page.goto(`${shop}/warenkorb`);
  await expect(emptyBasket(page)).toBeVisible();
  expect(await stored(page)).toEqual([null, null, null]);

  await withCart(page, await heldCart(page.request, 138));
  await endSession(page);
  await page.goto(`${shop}/warenkorb`);
  await expect(emptyBasket(page)).toBeVisible();
  expect(await stored(page)).toEqual([null, null, null]);
});

test("[R18] a session that was ended on another device loses its cart although its cookies remain", async ({
  page,
}) => {
  const email = "ended-elsewhere@example.ch";
  await asNew(page, email);
  await withCart(page, await heldCart(page.request, 138));
  await inDatabase((db) =>
    db
      .deleteFrom("account_session")
      .where("user_id", "=", db.selectFrom("account_user").select("id").where("email", "=", email))
      .execute(),
  );
  await page.goto(`${shop}/warenkorb`);
  await expect(emptyBasket(page)).toBeVisible();
  expect(await stored(page)).toEqual([null, null, null]);
});

test("[R18] the confirmation of a booking no longer links to changing it once its buyer has signed out", async ({
  page,
}) => {
  const manageLink = page.getByRole("link", { name: "Ändern oder stornieren" });
  const hasToken = async () => new URL((await manageLink.getAttribute("href"))!, shop).searchParams.has("token");
  for (const isSignedIn of [false, true]) {
    const email = `confirmed-${isSignedIn}@example.ch`;
    if (isSignedIn) await asNew(page, email);
    const { bookingId } = await booked(page.request, { activityId: 138, buyer: { email } });
    // The token goes to the first reader alone, and the call that waited for the confirmation was that.
    await inDatabase((db) =>
      db.updateTable("booking").set({ announced_at: null }).where("id", "=", bookingId).execute(),
    );
    await page.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
    expect(await hasToken()).toBe(true);
    await page.reload();
    expect(await hasToken(), "a guest has no other way back to it").toBe(!isSignedIn);
    if (!isSignedIn) await asNew(page, "after-a-guest@example.ch");
    await signOut(page);
    await page.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
    expect(await hasToken()).toBe(false);
  }
});

test("a guest who signs in keeps the cart", async ({ page }) => {
  const cartId = await heldCart(page.request, 138);
  await withCart(page, cartId);
  await asNew(page, "keeps-the-cart@example.ch");
  await page.goto(`${shop}/warenkorb`);
  await expect(basketItem(page)).toBeVisible();
  expect((await stored(page))[0]).toBe(cartId);
});

test("[R18] a check-out that is open in another tab is hidden once its owner has signed out", async ({
  page,
  context,
}) => {
  await asDemo(page, "customer");
  await withCart(page, await heldCart(page.request, 138));
  const checkout = await context.newPage();
  await checkout.goto(`${shop}/buchung`);
  const email = checkout.locator("gipfel-checkout").getByRole("textbox", { name: "E-Mail", exact: true });
  await expect(email).toHaveValue("customer@gipfel.example");
  await signOut(page);
  await checkout.bringToFront();
  await checkout.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(email).toHaveCount(0);
  await expect(checkout.locator("main")).not.toContainText("Gornergrat");
});

test("[R8.money] basket and check-out of a request on a distributor's invoice name the invoice, not a card", async ({
  page,
}) => {
  await asDemo(page, "reseller");
  await withCart(page, await heldCart(page.request, 2595));
  for (const [path, element] of [
    ["warenkorb", "gipfel-basket"],
    ["buchung", "gipfel-checkout"],
  ] as const) {
    await page.goto(`${shop}/${path}`);
    await expect(page.locator(element), path).toContainText("Verrechnet wird Ihnen nur, was der Anbieter zusagt.");
    await expect(page.locator(element), path).not.toContainText("Karte wird erst belastet");
  }
});

test("[R18] a reseller sees the contract's price, named as net, from the activity's page to the summary", async ({
  page,
}) => {
  await asDemo(page, "reseller");
  await page.setViewportSize({ width: 1280, height: 900 });
  const { csrfToken } = (await (await page.request.get(`${shop}/api/csrf-token/`)).json()) as { csrfToken: string };
  const offers = await page.request.post(`${shop}/api/activity/offers/`, {
    data: { activityId: 104, locale: "de_CH" },
    headers: { origin: shop, "x-csrf-token": csrfToken },
  });
  const categories = ((await offers.json()) as { ticketCategories: Category[] }[]).flatMap(
    ({ ticketCategories }) => ticketCategories,
  );
  const adults = categories.filter(({ audience, discountType }) => audience === "adult" && !discountType);
  const net = Math.min(...adults.map(({ price, distributorNetPrice }) => (distributorNetPrice ?? price).amount));
  const gross = Math.min(...adults.map(({ price }) => price.amount));
  expect(net).toBeLessThan(gross);
  const [netText, grossText] = [net, gross].map((amount) => `CHF ${(amount / 100).toFixed(2)}`);

  await page.goto(`${shop}/activity/104`);
  const panel = page.locator("gipfel-activity aside");
  await expect(panel.getByText("Nettopreis").first()).toBeVisible();
  await expect(panel.getByText(netText!).first()).toBeVisible();
  await expect(panel.getByText(grossText!)).toHaveCount(0);
  await panel.getByRole("button", { name: "Datum wählen" }).click();
  const widget = page.locator("gipfel-booking");
  await expect(widget.getByText("Alle Preise sind netto, wie in Ihrem Vertrag festgelegt.")).toBeVisible();
  await expect(widget.locator("[data-date][aria-selected=true]")).toContainText(String(Math.round(net / 100)));
  await expect(widget.getByText(netText!).filter({ visible: true }).first()).toBeVisible();
});

interface Category {
  readonly audience: string;
  readonly discountType: string | null;
  readonly price: { readonly amount: number };
  readonly distributorNetPrice: { readonly amount: number } | null;
}
