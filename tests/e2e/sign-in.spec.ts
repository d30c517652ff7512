import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { shop } from "./journey.ts";
import { followLink, linkMailedTo } from "./mails.ts";
import { asDemo, asNew, endSession, password, signIn, tabToNamed } from "./signed-in.ts";

test("the mail's link confirms an address", async ({ page }) => {
  await asNew(page, "confirm@example.ch");
  await page.goto(`${shop}/account/settings`);
  await expect(page.getByText("Noch nicht bestätigt", { exact: true })).toBeVisible();
  const link = await linkMailedTo(page.request, "confirm@example.ch");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Bitte bestätigen Sie Ihre E-Mail-Adresse" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${shop}/account/settings`);
  await expect(
    page.getByText("Noch nicht bestätigt", { exact: true }),
    "opening the link alone confirms nothing",
  ).toBeVisible();
  await followLink(page, link);
  await expect(page.getByRole("heading", { name: "Schön, dass Sie da sind, Mia" })).toBeVisible();
  await expect(page.getByText("Bitte bestätigen Sie Ihre Adresse")).toHaveCount(0);
  await page.goto(`${shop}/account/settings`);
  await expect(page.getByText("Bestätigt", { exact: true })).toBeVisible();
});

test("a mailed link signs in, once, and opens the page that was requested", async ({ page }) => {
  await page.goto(`${shop}/account/bookings`);
  await page.getByRole("link", { name: "Link per E-Mail senden" }).click();
  await expect(page.getByRole("heading", { name: "Mit Link anmelden" })).toBeFocused();
  await page.getByLabel("E-Mail", { exact: true }).fill("customer@gipfel.example");
  await page.getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByRole("heading", { name: "Bitte sehen Sie in Ihre E-Mails" })).toBeFocused();
  const link = await linkMailedTo(page.request, "customer@gipfel.example");
  for (let scan = 0; scan < 2; scan++)
    expect((await page.request.get(link)).headers()["set-cookie"], "a mail scanner opens the link").toBeUndefined();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Ihr Link zum Anmelden" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.waitForURL(`${shop}/account/bookings`);
  await expect(page.getByRole("navigation", { name: "Ihr Konto" })).toBeVisible();

  await endSession(page);
  await page.goto(link);
  await expect(page.getByText("Er wurde schon benutzt oder ist zu alt.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Zum Konto" }).click();
  await expect(page.getByRole("link", { name: "Link per E-Mail senden" })).toBeVisible();
});

test("a visitor who has forgotten the password sets another by mail, and the old one stops working", async ({
  page,
}) => {
  await asNew(page, "forgets@example.ch");
  await linkMailedTo(page.request, "forgets@example.ch");
  await page.context().clearCookies();
  await page.goto(`${shop}/account`);
  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  await page.getByLabel("E-Mail", { exact: true }).fill("forgets@example.ch");
  await page.getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByRole("heading", { name: "Bitte sehen Sie in Ihre E-Mails" })).toBeFocused();

  await page.goto(await linkMailedTo(page.request, "forgets@example.ch", 2));
  await page.getByLabel("Neues Passwort").fill("kurz");
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(page.getByLabel("Neues Passwort")).toBeFocused();
  await page.getByLabel("Neues Passwort").fill("ein anderer Weg nach oben");
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(page.getByText("Ihr neues Passwort ist gespeichert.", { exact: false })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Anmelden" }).click();
  await signIn(page, "forgets@example.ch", password);
  await expect(page.getByRole("alert")).toContainText("passen nicht zusammen");
  await signIn(page, "forgets@example.ch", "ein anderer Weg nach oben");
  await expect(page.getByRole("heading", { name: "Schön, dass Sie da sind, Mia" })).toBeVisible();
});

test("the longest address fits a phone's window", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${shop}/account?view=forgot`);
  const address = "maximiliane.keller-aeschbacher@gemeindeverwaltung-schwarzenburg.example.ch";
  await page.getByLabel("E-Mail", { exact: true }).fill(address);
  await page.getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByText(address)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("signing out redirects to a path of the shop, and home from any other", async ({ page }) => {
  await asDemo(page, "customer");
  for (const [returnTo, target] of [
    ["/fr-ch", `${shop}/fr-ch`],
    ["https://evil.example/", `${shop}/`],
    ["//evil.example", `${shop}/`],
    ["/\\evil.example", `${shop}/`],
  ] as const) {
    await page.goto(`${shop}/api/auth/logout?t=1&returnTo=${encodeURIComponent(returnTo)}`);
    expect(page.url()).toBe(target);
  }
  await page.goto(`${shop}/account/bookings`);
  await expect(page.getByRole("heading", { name: "Anmelden", exact: true })).toBeVisible();
});

test("a visitor signs in with the keyboard", async ({ page }) => {
  await page.goto(`${shop}/account`);
  await expect(page.getByRole("heading", { name: "Anmelden", exact: true })).toBeVisible();
  await expectAccessible(page);
  await tabToNamed(page, "E-Mail");
  await page.keyboard.type("customer@gipfel.example");
  await page.keyboard.press("Tab");
  await page.keyboard.type("gipfel-demo");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Schön, dass Sie da sind, Clara" })).toBeVisible();
});

test("without a connection the form shows an error, keeps its input, and works again", async ({ page, context }) => {
  await page.goto(`${shop}/account`);
  await expect(page.getByRole("heading", { name: "Anmelden", exact: true })).toBeVisible();
  await context.setOffline(true);
  await signIn(page, "customer@gipfel.example", "gipfel-demo");
  await expect(page.getByRole("alert")).toContainText("Wir sind gerade nicht erreichbar. Es hat sich nichts geändert.");
  await expect(page.getByLabel("E-Mail", { exact: true })).toHaveValue("customer@gipfel.example");
  await context.setOffline(false);
  await page.locator(".panel").getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Schön, dass Sie da sind, Clara" })).toBeVisible();
});

test("a waiting button says so, and after four seconds that it takes longer", async ({ page }) => {
  await page.goto(`${shop}/account`);
  await page.route("**/api/auth/sign-in/email", () => {});
  await signIn(page, "slow@example.ch");
  const button = page.locator(".panel form").getByRole("button", { name: /^Anmelden/ });
  await expect(button).toBeDisabled();
  await expect(button.getByRole("status")).toHaveText("Einen Moment");
  await expect(button.getByRole("status")).toHaveText("Das dauert länger als sonst …", { timeout: 10_000 });
});
