import { expect, test } from "@playwright/test";
import { shop } from "./journey.ts";
import { followLink, linkMailedTo } from "./mails.ts";
import { asDemo, asNew, password, signIn } from "./signed-in.ts";

test("moves the focus to the greeting after signing in, and at no other time", async ({ page }) => {
  await page.goto(`${shop}/account`);
  await signIn(page, "customer@gipfel.example", "gipfel-demo");
  await expect(page.getByRole("heading", { name: "Schön, dass Sie da sind, Clara" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Schön, dass Sie da sind, Clara" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Schön, dass Sie da sind, Clara" })).not.toBeFocused();
});

test("redirects a signed-in visitor to the requested page, and never to another site", async ({ page }) => {
  await asDemo(page, "customer");
  await page.goto(`${shop}/account?returnTo=${encodeURIComponent("/warenkorb")}`);
  await page.waitForURL(`${shop}/warenkorb`);
  await page.goto(`${shop}/account?returnTo=${encodeURIComponent("/..//evil.test/")}`);
  await expect(page.getByRole("heading", { name: /Schön, dass Sie da sind/ })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(shop);
});

test("shows an error with a way forward for a link that was used, is invalid or belongs to a taken address, signed in or not", async ({
  page,
  request,
  browser,
}) => {
  const email = "links-of-mails@example.ch";
  await asNew(page, email);
  const madeUp = `${shop}/api/auth/verify-email?token=old&callbackURL=%2Faccount`;
  await page.goto(madeUp);
  await expect(page.getByRole("heading", { name: "Dieser Link gilt nicht mehr" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await page.getByRole("link", { name: "Zum Konto" }).click();
  await expect(page.getByRole("heading", { name: /Schön, dass Sie da sind/ })).toBeVisible();
  await expect(page.getByText("Bitte bestätigen Sie Ihre Adresse"), "a new one can be asked for").toBeVisible();

  const confirming = await linkMailedTo(page.request, email);
  await followLink(page, confirming);
  await page.goto(confirming);
  await expect(page.getByRole("heading", { name: "Ihre Adresse ist schon bestätigt" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("link", { name: "Zum Konto" }).click();
  await expect(page.getByRole("heading", { name: /Schön, dass Sie da sind/ })).toBeVisible();
  const guest = await browser.newPage();
  await guest.goto(confirming);
  await expect(guest.getByRole("heading", { name: "Ihre Adresse ist schon bestätigt" })).toBeVisible();
  await guest.getByRole("link", { name: "Zum Konto" }).click();
  await expect(guest.getByLabel("Passwort", { exact: true })).toBeVisible();
  await guest.close();

  await page.goto(`${shop}/account/settings`);
  await page.getByLabel("Neue E-Mail").fill("taken-meanwhile@example.ch");
  await page.getByRole("button", { name: "E-Mail ändern" }).click();
  const link = await linkMailedTo(page.request, email, 2);
  const other = await request.post(`${shop}/api/auth/sign-up/email`, {
    data: {
      givenName: "Eva",
      familyName: "Frei",
      email: "taken-meanwhile@example.ch",
      password: "ein langer Weg nach oben",
      locale: "de_CH",
    },
    headers: { origin: shop },
  });
  expect(other.ok()).toBe(true);
  await followLink(page, link);
  await expect(page.getByText("Diese Adresse gehört inzwischen zu einem anderen Konto.")).toBeVisible();
});

test("a used link of a deleted account does not confirm the next account with its address", async ({ page }) => {
  const email = "deleted-and-back@example.ch";
  await asNew(page, email);
  const used = await linkMailedTo(page.request, email);
  await followLink(page, used);
  await page.goto(`${shop}/account/settings`);
  await page.getByRole("button", { name: "Mein Konto löschen" }).click();
  const dialog = page.getByRole("dialog", { name: "Ihr Konto löschen?" });
  await dialog.getByLabel("Ihr Passwort").fill(password);
  await dialog.getByRole("button", { name: "Endgültig löschen" }).click();
  await expect(page.getByText("Ihr Konto ist gelöscht. Eine Mail bestätigt es.")).toBeVisible();

  await asNew(page, email);
  await page.goto(used);
  await expect(page.getByText("Er wurde schon benutzt oder ist zu alt. Es hat sich nichts geändert.")).toBeVisible();
  const { user } = (await (await page.request.get(`${shop}/api/account/me/`)).json()) as {
    user: { isEmailConfirmed: boolean };
  };
  expect(user.isEmailConfirmed).toBe(false);
});

test("rejects a common password beside its field", async ({ page }) => {
  await page.goto(`${shop}/account?view=sign-up`);
  await page.getByLabel("Vorname").fill("Mia");
  await page.getByLabel("Nachname").fill("Keller");
  await page.getByLabel("E-Mail", { exact: true }).fill("common@example.ch");
  const secret = page.getByLabel("Passwort", { exact: true });
  await expect(page.getByText("Mindestens 10 Zeichen.")).toBeVisible();
  await secret.fill("kurz12345");
  await page.locator(".panel form").getByRole("button", { name: /Konto/ }).click();
  await expect(secret).toBeFocused();
  for (const guessable of ["gipfelgipfel", "Keller-Mia-1985"]) {
    await secret.fill(guessable);
    await page.keyboard.press("Tab");
    await expect(page.getByText("Dieses Passwort wird zu oft benutzt"), guessable).toBeVisible();
    await secret.fill("ein langer Weg nach oben");
    await expect(page.getByText("Dieses Passwort wird zu oft benutzt"), guessable).toHaveCount(0);
  }
  await secret.fill("password123");
  await page.locator(".panel form").getByRole("button", { name: /Konto/ }).click();
  await expect(page.getByText("Dieses Passwort wird zu oft benutzt")).toBeVisible();
  await expect(secret).toBeFocused();
});
