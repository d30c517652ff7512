import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { booked } from "./booked.ts";
import { shop } from "./journey.ts";
import { textMailedTo } from "./mails.ts";
import { asDemo, asNew } from "./signed-in.ts";

test("[R10.voucher] the team issues a gift voucher: its mail carries the code, a booking spends it, the team sees that and ends it", async ({
  page,
  browser,
}) => {
  test.slow();
  await asDemo(page, "admin");
  await page.goto(`${shop}/account/codes`);
  await expect(page.getByRole("heading", { level: 2, name: "Codes", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Neuer Gutschein" }).click();
  const dialog = page.getByRole("dialog", { name: "Ein neuer Gutschein" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ausstellen und senden" }).click();
  await expect(dialog.getByLabel("Betrag in CHF")).toHaveAccessibleDescription(/einen Betrag bis CHF/);
  await dialog.getByLabel("Betrag in CHF").fill("30");
  await dialog.getByLabel("E-Mail der Empfängerin").fill("gift@example.ch");
  await dialog.getByRole("button", { name: "Ausstellen und senden" }).dblclick();
  await expect(page.getByText("Noch keine Buchung hat ihn verwendet.")).toBeVisible();
  await expectAccessible(page);

  const [, code = ""] = /Ihr Code: ([-\w]+)/.exec(await textMailedTo(page.request, "gift@example.ch")) ?? [];
  await expect(page.getByRole("heading", { level: 2, name: code })).toBeVisible();
  await using guest = await browser.newPage({ locale: "de-CH" });
  await asNew(guest, "spends-gift@example.ch");
  await booked(guest.request, { activityId: 104, rebateCodes: [code] });

  await page.reload();
  const entries = page.getByRole("region", { name: "Buchungen damit" });
  await expect(entries).toContainText("Eingelöst");
  await expect(entries).toContainText("CHF 30.00");
  await entries.getByRole("link").click();
  await expect(page.getByText(`Gutschein …${code.slice(-4)}`)).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Diesen Code beenden" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Jetzt beenden" }).click();
  await expect(page.getByText("Beendet.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Diesen Code beenden" })).toHaveCount(0);
});

test("[R10.code] the team makes a rebate, is told of a code that is taken, and finds it in the list", async ({
  page,
}) => {
  await asDemo(page, "admin");
  await page.goto(`${shop}/account/codes`);
  for (const isTaken of [false, true]) {
    await page.getByRole("button", { name: "Neuer Rabatt" }).click();
    const dialog = page.getByRole("dialog", { name: "Ein neuer Rabatt" });
    await dialog.getByLabel("Prozent", { exact: true }).fill("15");
    await dialog.getByRole("textbox", { name: /^Code/ }).fill(isTaken ? "team 15" : "TEAM-15");
    await dialog.getByRole("button", { name: "Rabatt erstellen" }).click();
    if (isTaken) {
      await expect(dialog.getByRole("textbox", { name: /^Code/ })).toHaveAccessibleDescription(
        /hat diesen Code oder hatte ihn/,
      );
    } else {
      await expect(page.getByRole("heading", { level: 2, name: "TEAM15" })).toBeVisible();
      await expect(page.getByText("15\u00a0%")).toBeVisible();
      await page.getByRole("link", { name: "Alle Codes" }).click();
      await expect(page.getByRole("link", { name: "TEAM15" })).toBeVisible();
    }
  }
});
