/**
 * The small applications of demo/apps, as `npm run build:apps` builds them: each is booked to the ticket; what a
 * framework does with an element beyond that is walked in one of them.
 */
import { expect, test, type Page } from "@playwright/test";
import {
  cards,
  confirmImportant,
  eventsOf,
  fillCard,
  fillContact,
  partner,
  press,
  thrownInto,
  words,
} from "../e2e/journey.ts";
import { reserveIn } from "../e2e/shop-steps.ts";

const text = words.de;
/** The days of next month that these journeys take, after those of other files. */
const days = { react: 19, vue: 20, svelte: 21, htmx: 22, turbo: 23 };

const calendar = (page: Page) => page.locator("gipfel-booking").getByRole("heading", { name: "Wann passt es Ihnen?" });

/** From held seats to the ticket, and to the application's own sentence. */
async function payInside(page: Page, email: string | null): Promise<void> {
  await expect(page.getByRole("heading", { name: text.checkoutTitle })).toBeVisible();
  if (email) await fillContact(page, text, email);
  else await page.locator("gipfel-checkout").getByLabel(text.phone).fill("79 123 45 67");
  await fillCard(page, text, cards.succeeds);
  if (await page.getByRole("checkbox", { name: text.important }).count()) await confirmImportant(page, text);
  await press(page, text.pay);
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("status").first()).toHaveText(/^Gebucht: \S+, CHF /);
}

for (const app of ["react", "vue", "svelte"] as const) {
  test(`${app}: from the list to the hotel's own page, booked to the ticket with what the hotel's form says`, async ({
    page,
  }) => {
    const thrown = thrownInto(page);
    const events = await eventsOf(page);
    await page.goto(`${partner}/apps/${app}/`);
    await page.getByRole("link", { name: "Ausflüge" }).click();
    await page
      .locator("gipfel-listing")
      .getByRole("link", { name: /Titlis/ })
      .click();
    await expect(page).toHaveURL(/\/apps\/\w+\/activities\/112$/);
    await page.getByLabel("Rufname").fill("Mia");
    await page.getByLabel("Familienname").fill("Keller");
    await page.getByLabel("Adresse für Belege").fill(`mia.${app}@example.ch`);
    await reserveIn(page, days[app]);
    const checkout = page.locator("gipfel-checkout");
    for (const [label, value] of [
      [text.firstName, "Mia"],
      [text.lastName, "Keller"],
      [text.email, `mia.${app}@example.ch`],
    ] as const) {
      const field = checkout.getByLabel(label, { exact: true });
      await expect(field).toHaveValue(value);
      await expect(field).not.toBeEditable();
    }
    await payInside(page, null);
    expect(events.filter((name) => name === "confirmed")).toHaveLength(1);
    expect(thrown).toEqual([]);
  });
}

for (const app of ["htmx", "turbo"] as const) {
  test(`${app}: pages that are swapped, back and forth, and booked to the ticket`, async ({ page }) => {
    const thrown = thrownInto(page);
    await page.goto(`${partner}/apps/${app}/index.html`);
    await page.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }));
    await page.getByRole("link", { name: "Ausflüge" }).click();
    await expect(page.locator("gipfel-listing").getByRole("article")).toHaveCount(3);
    await page.getByRole("link", { name: "Ballenberg", exact: true }).click();
    await expect(calendar(page)).toBeVisible();
    await page.goBack();
    await expect(page.locator("gipfel-listing").getByRole("article")).toHaveCount(3);
    await page.getByRole("link", { name: "Auf den Titlis" }).click();
    await expect(page.locator("gipfel-booking")).toHaveCount(1);
    await expect(page.locator("gipfel-booking").getByText("Gletscher auf 3020 m").first()).toBeVisible();
    await reserveIn(page, days[app]);
    await expect(page.getByRole("heading", { name: text.checkoutTitle })).toBeVisible();
    expect(await page.evaluate(() => "isSameDocument" in globalThis), "no page was loaded anew").toBe(true);
    await payInside(page, `mia.${app}@example.ch`);
    expect(thrown).toEqual([]);
  });
}

test("react: changed props, commands by ref, a move, an end and a new beginning reach the element", async ({
  page,
}) => {
  const thrown = thrownInto(page);
  await page.goto(`${partner}/apps/react/activities/112`);
  const booking = page.locator("gipfel-booking:not([presentation])");
  const chosen = booking.locator('[data-date="2026-12-15"]');
  await page.getByLabel("Reisetag").fill("2026-12-15");
  await expect(chosen).toHaveAttribute("aria-selected", "true");
  await press(page, text.times);
  await expect(page.getByText("Schritt: offers")).toBeVisible();

  await page.getByLabel("Sprache").selectOption("fr_CH");
  await expect(booking.getByRole("heading", { name: "Quelle heure vous convient ?" })).toBeVisible();
  await page.getByLabel("Dunkel").check();
  await expect(booking).toHaveAttribute("theme", "dark");
  for (let times = 0; times < 2; times += 1) await page.getByRole("button", { name: "Reihenfolge tauschen" }).click();
  await expect(page.getByText("Schritt: offers"), "the step survives changed props and a move").toBeVisible();

  await page.getByRole("button", { name: "In der Schublade buchen" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.locator("[data-date]").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole("button", { name: "In der Schublade buchen" })).toBeFocused();

  await page.getByRole("button", { name: "Buchung ausblenden" }).click();
  await expect(booking).toHaveCount(0);
  await page.getByRole("button", { name: "Buchung einblenden" }).click();
  await expect(booking.getByRole("grid")).toBeVisible();
  await page.getByRole("link", { name: "Zimmer" }).click();
  await page.goBack();
  await expect(calendar(page)).toBeVisible();
  expect(thrown).toEqual([]);
});
