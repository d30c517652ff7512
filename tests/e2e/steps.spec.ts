import { expect, test, type Page } from "@playwright/test";
import { openOnTheShop, press, words, choose } from "./journey.ts";

const text = words.de;
const place = (page: Page) => page.locator("gipfel-booking").getByText(/^Schritt \d+ von \d+/);

async function chooseDay(page: Page): Promise<void> {
  await page.getByRole("button", { name: text.nextMonth }).click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").nth(3).click();
}

test("a flight that asks who comes counts five pages, each with its own number", async ({ page }) => {
  await openOnTheShop(page, 167);
  await expect(place(page)).toHaveText("Schritt 1 von 5: Datum");
  await chooseDay(page);
  await press(page, text.times);
  await expect(place(page)).toHaveText("Schritt 2 von 5: Zeit");
  await choose(page.getByRole("radio", { disabled: false }).first());
  await press(page, text.tickets);
  await expect(place(page)).toHaveText("Schritt 3 von 5: Tickets");
  await page.getByRole("button", { name: text.more }).first().click();
  await press(page, text.guests);
  await expect(place(page)).toHaveText("Schritt 4 von 5: Gäste");
});

test("a castle with one offer for the whole day counts no page between date and tickets", async ({ page }) => {
  await openOnTheShop(page, 2595);
  await expect(place(page)).toHaveText(/^Schritt 1 von [34]: Datum/);
  await chooseDay(page);
  await press(page, /^Weiter/);
  await expect(place(page)).toHaveText(/^Schritt 2 von [34]: Tickets/);
  await page.getByRole("button", { name: "Zurück zu: Datum" }).click();
  await expect(place(page)).toHaveText(/^Schritt 1 von [34]: Datum/);
});

test("in a wide drawer the main button names its result in full", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOnTheShop(page, 112);
  await chooseDay(page);
  await expect(page.locator("gipfel-booking").getByRole("button", { name: /^Zeit wählen am / })).toBeVisible();
});
