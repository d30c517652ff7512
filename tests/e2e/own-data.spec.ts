import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { booked, inDatabase } from "./booked.ts";
import { shop } from "./journey.ts";
import { linkMailedTo } from "./mails.ts";
import { asDemo, asNew, password, signIn } from "./signed-in.ts";

test("a customer downloads their data, deletes the account, and still manages the booking by its mail's link", async ({
  page,
}) => {
  test.slow();
  const email = "leaving@example.ch";
  await asNew(page, email);
  const { bookingId } = await booked(page.request, { activityId: 112, after: 20, buyer: { email } });
  const bookingLink = await linkMailedTo(page.request, email, 2);
  await page.goto(`${shop}/account/settings`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Meine Daten herunterladen" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^gipfel-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), "utf8")) as {
    account: { email: string };
    bookings: { booking: { bookingId: string } }[];
  };
  expect(data.account.email).toBe(email);
  expect(data.bookings.map(({ booking }) => booking.bookingId)).toEqual([bookingId]);
  await expect(page.getByText("Die Datei liegt in Ihren Downloads.")).toBeVisible();

  await page.getByRole("button", { name: "Mein Konto löschen" }).click();
  const dialog = page.getByRole("dialog", { name: "Ihr Konto löschen?" });
  await expect(dialog.getByText("Buchungen und Rechnungen", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Ihr Passwort").fill("nicht dieses");
  await dialog.getByRole("button", { name: "Endgültig löschen" }).click();
  await expect(dialog.getByText("Das ist nicht Ihr jetziges Passwort.")).toBeVisible();
  await expect(dialog.getByLabel("Ihr Passwort")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Mein Konto löschen" })).toBeFocused();
  await page.getByRole("button", { name: "Mein Konto löschen" }).click();
  await dialog.getByLabel("Ihr Passwort").fill(password);
  await dialog.getByRole("button", { name: "Endgültig löschen" }).dblclick();
  await expect(page.getByText("Ihr Konto ist gelöscht. Eine Mail bestätigt es.")).toBeVisible();
  await expectAccessible(page);
  await signIn(page, email);
  await expect(page.getByText("E-Mail und Passwort passen nicht", { exact: false })).toBeVisible();

  await page.goto(bookingLink);
  await expect(page.getByRole("button", { name: "Stornieren" }).first()).toBeVisible();
  expect(await linkMailedTo(page.request, email, 3)).toContain("view=booking-link");
});

test("without a password a mailed link opens a confirmation page; opening it deletes nothing", async ({ page }) => {
  const email = "leaving-by-link@example.ch";
  await asNew(page, email);
  await inDatabase(async (db) => {
    const { id } = await db
      .selectFrom("account_user")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    await db.deleteFrom("account_credential").where("user_id", "=", id).execute();
  });
  await page.goto(`${shop}/account/settings`);
  await page.getByRole("button", { name: "Mein Konto löschen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByText(`Ein Link ist unterwegs an ${email}.`, { exact: false })).toBeVisible();
  const link = await linkMailedTo(page.request, email, 2);
  await page.goto(link);
  const dialog = page.getByRole("dialog", { name: "Ihr Konto löschen?" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Konto behalten" }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Mein Konto löschen" })).toBeVisible();
  await page.goto(link);
  await dialog.getByRole("button", { name: "Endgültig löschen" }).click();
  await expect(page.getByText("Ihr Konto ist gelöscht. Eine Mail bestätigt es.")).toBeVisible();
});

test("a reseller gets the contact for deleting the account", async ({ page }) => {
  await asDemo(page, "reseller");
  await page.goto(`${shop}/account/settings`);
  await expect(page.getByText("Dieses Konto gehört Ihrer Firma.", { exact: false })).toBeVisible();
  await expect(page.getByRole("link", { name: "hallo@gipfel.example" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /löschen|herunterladen/ })).toHaveCount(0);
});
