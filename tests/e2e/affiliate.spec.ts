import { expect, test } from "@playwright/test";
import { shop } from "./journey.ts";

const stored = () => JSON.stringify(Object.entries(localStorage)) + document.cookie;

test("whoever sent a visitor is known to what they book, also two pages on, and nothing is stored before they act", async ({ page }) => {
  const told = page.waitForRequest((request) => request.url().endsWith("/api/affiliate/referral/"));
  await page.goto(`${shop}/l/1021-luzern?ref=4711`);
  expect(JSON.parse((await told).postData() ?? "{}")).toEqual({ referral_code: "4711" });
  await page.waitForLoadState("networkidle");
  await page.getByRole("contentinfo").locator('a[href="/freizeitaktivitaeten"]').first().click();
  await page.waitForURL(/freizeitaktivitaeten/);
  await expect(page.locator("main gipfel-listing")).toHaveAttribute("affiliate-id", "4711");
  expect(await page.evaluate(stored)).not.toContain("4711");
  await page.evaluate(() => document.querySelector("main gipfel-listing")!.dispatchEvent(new CustomEvent("gipfel-reserve", { bubbles: true, composed: true })));
  expect(await page.evaluate(stored)).toContain("4711");
  await page.goto(`${shop}/warenkorb`);
  await expect(page.locator("gipfel-basket")).toHaveAttribute("affiliate-id", "4711");
});

test("in a partner's frame the way from page to page stays a widget: the colour goes along, no footer comes", async ({ page }) => {
  await page.goto(`${shop}/freizeitaktivitaeten?widgetBrandColor=8a3324&widgetShowNavigation=true`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("banner").locator('a[href="/travel-guide"]').click();
  await expect(page.getByRole("heading", { level: 1, name: "Reiseführer" })).toBeVisible();
  await expect(page.locator("body")).toHaveClass(/is-widget/);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});
