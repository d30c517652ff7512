import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { cards, fillCard, fillContact, press, shop, words } from "./journey.ts";
import { reserveOnTheShop } from "./shop-steps.ts";
import { asDemo, asNew } from "./signed-in.ts";

const text = words.de;
const sentence = "In diesem Text stehen unsichtbare Zeichen. Bitte tippen Sie ihn von Hand, statt ihn einzufügen.";

test("a name with a bidirectional control character is rejected at its field, and the booking continues once it is typed again", async ({
  page,
}) => {
  test.slow();
  await reserveOnTheShop(page, 112, 9);
  await page.goto(`${shop}/buchung`);
  await fillContact(page, text, "turned@example.ch");
  const checkout = page.locator("gipfel-checkout");
  const name = checkout.getByLabel(text.firstName, { exact: true });
  await name.fill("Elena\u202eanelE");
  await fillCard(page, text, cards.succeeds);
  await expect(checkout.getByText(sentence)).toBeVisible();
  await press(page, text.pay);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await name.fill("Elena");
  await press(page, text.pay);
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
});

test("a profile's name and the team's texts reject the same characters before anything is sent", async ({ page }) => {
  await asNew(page, "turned-profile@example.ch");
  await page.goto(`${shop}/account/settings`);
  const name = page.getByLabel("Nachname");
  await name.fill("Keller\u2067");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("Keller-Meier");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Gespeichert.", { exact: true })).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
  await page.reload();
  await expect(name).toHaveValue("Keller-Meier");

  await asDemo(page, "admin");
  await page.goto(`${shop}/account/activities?activity=138`);
  const title = page.getByLabel("Titel", { exact: true });
  await title.fill(`${await title.inputValue()}\u202e`);
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(title).toBeFocused();
});
