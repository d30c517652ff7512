import { expect, test, type Page } from "@playwright/test";
import { heldCart, inDatabase } from "./booked.ts";
import { press, shop, thrownInto } from "./journey.ts";
import { asDemo } from "./signed-in.ts";

/** Runs by `npm test -- journeys-invoicing`, whose server has a provider that invoices distributors. */
test.skip(!process.env["E2E_INVOICING"], "the shop invoices distributors itself");

const book = /^Auf Rechnung buchen/;

/** A distributor's check-out, with what the account does not say filled in. */
async function checkoutAsReseller(page: Page): Promise<void> {
  await asDemo(page, "reseller");
  const cartId = await heldCart(page.request, 138);
  await page.goto(`${shop}/buchung?cartId=${cartId}`);
  const phone = page.getByLabel("Mobilnummer");
  await phone.waitFor();
  if ((await phone.inputValue()) === "") await phone.fill("79 123 45 67");
}

async function leaveForProvider(page: Page): Promise<void> {
  await press(page, book);
  await page.waitForURL(/\/providers\/sandbox-invoice\/pay\//);
}

const lastAttempts = () =>
  inDatabase((db) =>
    db
      .selectFrom("payment_attempt")
      .select(["method", "state"])
      .where("method", "=", "invoice_by_provider")
      .orderBy("created_at")
      .execute(),
  );

test("a distributor declines, leaves and accepts a provider's invoice, and is told the truth each time", async ({
  page,
}) => {
  const thrown = thrownInto(page);
  await checkoutAsReseller(page);
  await leaveForProvider(page);
  await page.getByRole("button", { name: "Rechnung ablehnen lassen" }).click();
  const declined = page.getByRole("dialog", { name: "Die Rechnung wurde abgelehnt" });
  await expect(declined).toContainText("Es wurde nichts verrechnet; Ihre Plätze bleiben reserviert.");
  await declined.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await page.waitForURL(/\/providers\/sandbox-invoice\/pay\//);
  await page.getByRole("button", { name: "Abbrechen" }).click();
  const left = page.getByRole("dialog", { name: "Sie haben die Rechnung nicht angenommen" });
  await expect(left).toContainText("Ihre Plätze bleiben reserviert.");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${shop}/buchung`);
  await leaveForProvider(page);
  await page.getByRole("button", { name: /^Rechnung über .* annehmen$/ }).click();
  await expect(page).toHaveURL(/bookingId=/);
  await expect(page.getByText("ist bezahlt und bestätigt", { exact: false })).toBeVisible({ timeout: 30_000 });
  expect((await lastAttempts()).map(({ state }) => state)).toEqual(["refused", "cancelled", "captured"]);
  expect(thrown).toEqual([]);
});
