/** The browser's ways back and forward, and a trip's booking dialog (RULES 25). */
import { expect, test, type Page } from "@playwright/test";
import { partner, press, shop } from "./journey.ts";
import { dialogEntryIsGone } from "./dialog-entry.ts";
import { holdForOne } from "./trip-steps.ts";

const dayInTwoWeeks = () => new Date(Date.now() + 14 * 24 * 3600 * 1000).toISOString().slice(0, 10);
const search = () => `/transport?from=8500010&to=8505000&date=${dayInTwoWeeks()}&time=10%3A00`;

const element = (page: Page) => page.locator("gipfel-transport");
const trips = (page: Page) => element(page).getByRole("article");
const dialog = (page: Page) => page.getByRole("dialog", { name: /^(Fahrt buchen|Book trip)/ });
const book = (page: Page) => press(trips(page).nth(1), /^(Fahrt buchen|Book trip)/);
/** How many entries the tab has: no dead one is added. */
const entries = (page: Page) => page.evaluate(() => history.length);

test.beforeAll(async ({ request }) => {
  await expect(async () => {
    const answer = await request.post(`${shop}/api/transport/places/`, { data: { search: "Luzern" } });
    expect(await answer.json()).toHaveProperty("places.0.id");
  }).toPass({ timeout: 50_000 });
});

async function openSearch(page: Page): Promise<void> {
  await page.goto(`${shop}/impressum`);
  await page.goto(shop + search());
  await expect(trips(page)).toHaveCount(6);
}

test("the way back closes the dialog and keeps the search, the way forward opens it again", async ({ page }) => {
  await openSearch(page);
  await book(page);
  await expect(dialog(page)).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(trips(page)).toHaveCount(6);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${shop}/impressum`);
});

test("closed by its button or Escape its entry goes, also where it is opened again at once", async ({ page }) => {
  await openSearch(page);
  await book(page);
  await dialog(page).getByRole("button", { name: "Schliessen" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await dialogEntryIsGone(page);
  await book(page);
  await expect(dialog(page)).toBeVisible();
  // In one task: the entry of the first is still there as the second opens.
  await page.evaluate(() => {
    const root = document.querySelector("gipfel-transport")!.shadowRoot!;
    const button = (name: string) =>
      [...root.querySelectorAll("button")].find((each) => (each.ariaLabel ?? each.textContent).startsWith(name))!;
    button("Schliessen").click();
    button("Fahrt buchen").click();
  });
  await expect(dialog(page)).toBeVisible();
  await page.waitForTimeout(300);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await dialogEntryIsGone(page);
  await page.goBack();
  await expect(page).toHaveURL(`${shop}/impressum`);
});

test("a reload with an open dialog has the search alone, and no entry of the dialog", async ({ page }) => {
  await openSearch(page);
  await book(page);
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(trips(page)).toHaveCount(6);
  await expect(dialog(page)).toHaveCount(0);
  await dialogEntryIsGone(page);
  await page.goBack();
  await expect(page).toHaveURL(`${shop}/impressum`);
});

test("an entry of another search opens nothing, and goes", async ({ page }) => {
  await openSearch(page);
  await book(page);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await element(page)
    .getByRole("button", { name: /^Start und Ziel tauschen/ })
    .click();
  await expect(page).toHaveURL(/from=8505000/);
  await expect(trips(page)).toHaveCount(6);
  await page.goForward();
  await dialogEntryIsGone(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/from=8505000/);
});

test("a reserved trip leads back to the search, and the edit in the basket closes on the way back", async ({
  page,
}) => {
  test.slow();
  await openSearch(page);
  await book(page);
  await holdForOne(dialog(page));
  await page.waitForURL(/\/warenkorb/);
  await page.goBack();
  await expect(trips(page)).toHaveCount(6);
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await page.waitForURL(/\/warenkorb/);

  const basket = page.locator("gipfel-basket");
  const edit = page.getByRole("dialog", { name: "Fahrt ändern" });
  const change = () => basket.getByRole("button", { name: /^Ändern/ }).click();
  await change();
  await expect(edit.getByRole("heading", { name: /Basel/ })).toBeVisible();
  await page.goBack();
  await expect(edit).toHaveCount(0);
  await expect(page).toHaveURL(/\/warenkorb/);
  await page.goForward();
  await expect(edit.getByRole("heading", { name: /Basel/ })).toBeVisible();
  // Reloaded, the edit is closed, and its entry has gone.
  await page.reload();
  await expect(basket.getByRole("heading", { level: 3 })).toHaveCount(1);
  await dialogEntryIsGone(page);
  await expect(edit).toHaveCount(0);
  await change();
  await edit.getByRole("button", { name: "Schliessen" }).click();
  await dialogEntryIsGone(page);

  const before = await entries(page);
  await change();
  await edit.getByRole("button", { name: "Aus dem Warenkorb nehmen" }).click();
  await edit.getByRole("button", { name: "Fahrt entfernen" }).click();
  await expect(basket.getByRole("heading", { level: 3 })).toHaveCount(0);
  await dialogEntryIsGone(page);
  expect(await entries(page)).toBeLessThanOrEqual(before + 1);
  await page.goBack();
  await expect(trips(page)).toHaveCount(6);
});

test("in a partner's page the way back closes the dialog, and the page's own state stays", async ({ page }) => {
  await page.goto(`${shop}/impressum`);
  await page.goto(`${partner}/hotel.html`);
  const address = page.url();
  await page.evaluate(() => {
    history.replaceState({ own: 1 }, "");
    document.body.insertAdjacentHTML(
      "afterbegin",
      '<gipfel-transport from="Basel SBB" to="8505000"></gipfel-transport>',
    );
  });
  await expect(trips(page)).toHaveCount(6);
  await book(page);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => history.state as unknown)).toEqual({ own: 1 });
});

test("in a partner's page a dialog that is closed below an entry of the page stays closed on the way back", async ({
  page,
}) => {
  await page.goto(`${shop}/impressum`);
  await page.goto(`${partner}/hotel.html`);
  const address = page.url();
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      "afterbegin",
      '<gipfel-transport from="Basel SBB" to="8505000"></gipfel-transport>',
    ),
  );
  await expect(trips(page)).toHaveCount(6);
  await book(page);
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => history.pushState({ mine: 3 }, "", "#three"));
  await dialog(page)
    .getByRole("button", { name: /^(Schliessen|Close)$/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${address}#three`);
  await page.goBack();
  // The entry of the dialog is left too.
  await dialogEntryIsGone(page);
  await expect(page).toHaveURL(address);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${shop}/impressum`);
});
