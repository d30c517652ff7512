import { expect, test } from "@playwright/test";
import { partner, press, thrownInto } from "./journey.ts";

test("a visitor reads about an activity with the keyboard, looks at its pictures, finds a review helpful, and chooses a day", async ({ page }) => {
  const thrown = thrownInto(page);
  await page.goto(`${partner}/activity.html`);
  const activity = page.locator("gipfel-activity");
  await expect(activity.getByRole("heading", { level: 1 })).toBeVisible();

  await activity.getByRole("button", { name: /^Bild 1 von/ }).focus();
  await page.keyboard.press("Enter");
  const viewer = activity.getByRole("dialog");
  await expect(viewer).toBeVisible();
  await page.keyboard.press("End");
  await expect(viewer.getByRole("button", { name: "Nächstes Bild" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(activity.getByRole("button", { name: /^Bild 1 von/ })).toBeFocused();

  await activity.getByRole("navigation", { name: "Auf dieser Seite" }).getByRole("link", { name: "Treffpunkt" }).press("Enter");
  await expect(activity.locator("[data-section=meeting-points]")).toBeFocused();

  const reviews = activity.locator("gipfel-reviews");
  await activity.locator("[data-section=reviews]").scrollIntoViewIfNeeded();
  const helpful = reviews.getByRole("button", { name: "Hilfreich", pressed: false }).first();
  await helpful.press("Enter");
  await expect(reviews.getByRole("button", { name: "Als hilfreich markiert" })).toHaveCount(1);
  await page.reload();
  await activity.locator("[data-section=reviews]").scrollIntoViewIfNeeded();
  await expect(reviews.getByRole("button", { name: "Als hilfreich markiert" })).toHaveCount(1);

  await activity.getByRole("button", { name: "Datum wählen" }).press("Enter");
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  await press(page, /^Zeit wählen/);
  await expect(page.locator("gipfel-booking").getByText(/^Schritt 2 von/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("gipfel-booking")).toHaveCount(0);
  expect(thrown).toEqual([]);
});

test("a link to the reviews leads into the element, and a similar activity leads to the shop's page of it", async ({ page }) => {
  await page.goto(`${partner}/activity.html#reviews`);
  const activity = page.locator("gipfel-activity");
  await expect(activity.locator("[data-section=reviews]")).toBeFocused();
  await expect(activity.locator("gipfel-reviews").getByRole("heading", { level: 2 })).toBeInViewport();
  const similar = activity.getByRole("region", { name: "Das könnte Ihnen auch gefallen" }).getByRole("link").first();
  await similar.click();
  await page.waitForURL(/localhost:\d+\/activity\/\d+-/);
});
