import { expect, type Page } from "@playwright/test";
import { shop } from "./journey.ts";

export const password = "ein langer Weg nach oben";

/** An account of the journey's own, Mia Keller's, signed in without the form. */
export async function asNew(page: Page, email: string): Promise<void> {
  const data = { givenName: "Mia", familyName: "Keller", email, password, locale: "de_CH", callbackURL: "/account" };
  const answer = await page.request.post(`${shop}/api/auth/sign-up/email`, { data, headers: { origin: shop } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Signs in to one of the demo's accounts. */
export async function asDemo(page: Page, role: "customer" | "reseller" | "affiliate" | "admin"): Promise<void> {
  const data = { email: `${role}@gipfel.example`, password: "gipfel-demo" };
  const answer = await page.request.post(`${shop}/api/auth/sign-in/email`, { data, headers: { origin: shop } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/**
 * Ends the session as if it had ended elsewhere. The page is left before: an open one notices, reloads, and
 * would cancel the next navigation.
 */
export async function endSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Fills in the form of signing in, and presses its button. */
export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel("E-Mail", { exact: true }).fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(secret);
  await page.locator(".panel").getByRole("button", { name: "Anmelden", exact: true }).click();
}

/** Goes on with the Tab key alone until what has the focus is called `name`. */
export async function tabToNamed(page: Page, name: string | RegExp, most = 60): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press("Tab");
    const called = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLElement> };
      return (
        element.getAttribute("aria-label") ??
        element.labels?.[0]?.textContent ??
        element.textContent ??
        ""
      ).trim();
    });
    if (typeof name === "string" ? called === name : name.test(called)) return;
  }
  throw new Error(`the Tab key doesn't lead to ${name}`);
}
