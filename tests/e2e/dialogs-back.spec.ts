import { expect, test, type Page } from "@playwright/test";
import { dialogEntryIsGone } from "./dialog-entry.ts";
import { shop, words } from "./journey.ts";
import { reserveOnTheShop } from "./shop-steps.ts";
import { asDemo } from "./signed-in.ts";

/**
 * Opens the dialog, and says that the way back closes it, that its own button leaves no entry behind, and that the next
 * way back leaves the page.
 */
async function expectBackCloses(
  page: Page,
  { open, title, dismiss }: { readonly open: () => Promise<void>; readonly title: string; readonly dismiss: string },
) {
  const at = page.url();
  const dialog = page.getByRole("dialog", { name: title });
  await open();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(at);
  await open();
  await dialog.getByRole("button", { name: dismiss }).click();
  await expect(dialog).toHaveCount(0);
  await dialogEntryIsGone(page);
  await page.goBack();
  await expect(page).toHaveURL(`${shop}/impressum`);
}

test("on a phone the way back closes a dialog of the settings, and only then leaves them", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await asDemo(page, "customer");
  await page.goto(`${shop}/impressum`);
  await page.goto(`${shop}/account/settings`);
  const open = () => page.getByRole("button", { name: "Mein Konto löschen" }).click();
  await expectBackCloses(page, { open, title: "Ihr Konto löschen?", dismiss: "Schliessen" });
});

test("on a phone the way back closes a dialog of the team's, and only then leaves its page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await asDemo(page, "admin");
  await page.goto(`${shop}/impressum`);
  await page.goto(`${shop}/account/activities?activity=173`);
  const inShop = page.getByRole("switch", { name: "Im Shop" });
  await expect(inShop).toBeChecked();
  await expectBackCloses(page, { open: () => inShop.click(), title: "Aus dem Shop nehmen?", dismiss: "Schliessen" });
});

test("the way back closes the edit of an activity in the basket and at check-out, and keeps what is typed there", async ({
  page,
}) => {
  await reserveOnTheShop(page, 112, 5);
  await page.goto(`${shop}/warenkorb`);
  const edit = page.locator("gipfel-booking").getByRole("dialog");
  const change = (place: string) =>
    page
      .locator(place)
      .getByRole("button", { name: /^Ändern/ })
      .click();
  await change("gipfel-basket");
  await expect(edit).toBeVisible();
  await page.goBack();
  await expect(edit).toHaveCount(0);
  await expect(page).toHaveURL(/\/warenkorb/);
  await page.goForward();
  await expect(edit).toBeVisible();
  await edit.getByRole("button", { name: "Schliessen" }).click();
  await expect(edit).toHaveCount(0);
  await dialogEntryIsGone(page);

  await page.goto(`${shop}/buchung`);
  const email = page.locator("gipfel-checkout").getByLabel(words.de.email, { exact: true });
  await email.fill("zurueck@example.ch");
  await change("gipfel-checkout");
  await expect(edit).toBeVisible();
  await page.goBack();
  await expect(edit).toHaveCount(0);
  await expect(email).toHaveValue("zurueck@example.ch");
  await page.goBack();
  await expect(page).toHaveURL(/\/warenkorb/);
});
