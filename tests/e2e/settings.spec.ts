import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { shop } from "./journey.ts";
import { followLink, linkMailedTo } from "./mails.ts";
import { asNew, password, signIn } from "./signed-in.ts";

test("changing the password requires the current one, and ends all other sessions", async ({ page, browser }) => {
  await asNew(page, "password@example.ch");
  await using elsewhere = await browser.newPage();
  await elsewhere.goto(`${shop}/account`);
  await signIn(elsewhere, "password@example.ch");
  await expect(elsewhere.getByRole("navigation", { name: "Ihr Konto" })).toBeVisible();

  await page.goto(`${shop}/account/settings`);
  await page.getByLabel("Jetziges Passwort").fill("nicht dieses");
  await page.getByLabel("Neues Passwort").fill("ein anderer Weg nach oben");
  await page.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(page.getByText("Das ist nicht Ihr jetziges Passwort.")).toBeVisible();
  await expect(page.getByLabel("Jetziges Passwort")).toBeFocused();
  await page.getByLabel("Jetziges Passwort").fill(password);
  await page.getByRole("button", { name: "Passwort ändern" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Ihr neues Passwort ist gespeichert." })).toBeFocused();
  await expect(page.getByLabel("Neues Passwort")).toHaveValue("");

  await elsewhere.goto(`${shop}/account`);
  await expect(elsewhere.getByRole("heading", { name: "Anmelden", exact: true })).toBeVisible();
  await signIn(elsewhere, "password@example.ch", "ein anderer Weg nach oben");
  await expect(elsewhere.getByRole("heading", { name: "Schön, dass Sie da sind, Mia" })).toBeVisible();
});

test("changing the e-mail address requires the links of two mails", async ({ page }) => {
  await asNew(page, "old@example.ch");
  await followLink(page, await linkMailedTo(page.request, "old@example.ch"));
  await page.goto(`${shop}/account/settings`);
  await page.getByLabel("Neue E-Mail").fill("old@example.ch");
  await page.getByRole("button", { name: "E-Mail ändern" }).click();
  await expect(page.getByText("Das ist schon Ihre Adresse.")).toBeVisible();
  await page.getByLabel("Neue E-Mail").fill("new@example.ch");
  await page.getByRole("button", { name: "E-Mail ändern" }).click();
  await expect(page.getByText("Die Änderung wartet dort auf Ihr Ja.", { exact: false })).toBeVisible();

  await followLink(page, await linkMailedTo(page.request, "old@example.ch", 2));
  await expect(page.getByText("Ihre Adresse ist old@example.ch.")).toBeVisible();
  await followLink(page, await linkMailedTo(page.request, "new@example.ch"));
  await page.goto(`${shop}/account/settings`);
  await expect(page.getByText("Ihre Adresse ist new@example.ch.")).toBeVisible();
  await expect(page.getByText("Bestätigt", { exact: true })).toBeVisible();
});

test("names and phone are normalised, and two presses save once", async ({ page }) => {
  await asNew(page, "person@example.ch");
  let saved = 0;
  await page.route("**/api/account/me/", async (route) => {
    if (route.request().method() === "PATCH") saved += 1;
    await route.continue();
  });
  await page.goto(`${shop}/account/settings`);
  await expectAccessible(page);
  await page.getByLabel("Nachname").fill("Keller-Aeschbacher");
  await page.getByLabel(/^Mobilnummer/).fill("12345");
  const save = page.getByRole("button", { name: "Speichern", exact: true });
  await save.click();
  await expect(page.getByLabel(/^Mobilnummer/)).toBeFocused();
  await page.getByLabel(/^Mobilnummer/).fill("079 123 45 67");
  await save.dblclick();
  await expect(page.getByText("Gespeichert.", { exact: true })).toBeVisible();
  expect(saved).toBe(1);
  await page.reload();
  await expect(page.getByLabel("Nachname")).toHaveValue("Keller-Aeschbacher");
  await expect(page.getByLabel(/^Mobilnummer/)).toHaveValue("+41 79 123 45 67");
});

test("a link away from unsaved settings asks first; saved ones are left without a question", async ({ page }) => {
  await asNew(page, "unsaved-person@example.ch");
  await page.goto(`${shop}/account/settings`);
  const lastName = page.getByLabel("Nachname");
  await lastName.fill("Keller-Aeschbacher");
  const bookings = page.getByRole("main").locator("a[href='/account/bookings']").first();
  await bookings.click();
  const question = page.getByRole("dialog", { name: "Ohne Speichern verlassen?" });
  await question.getByRole("button", { name: "Hier bleiben" }).click();
  await expect(lastName).toHaveValue("Keller-Aeschbacher");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Gespeichert.", { exact: true })).toBeVisible();
  await bookings.click();
  await page.waitForURL(`${shop}/account/bookings`);
});
