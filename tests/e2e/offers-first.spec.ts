import { expect, test } from "@playwright/test";
import { partner, press, choose } from "./journey.ts";

test("[P4.24] offers first: offer and people, then the date with its times, then tickets; also by the page's address", async ({
  page,
}) => {
  await page.goto(`${partner}/hotel-en.html?flowType=offers-date`);
  const widget = page.locator("gipfel-booking");
  await expect(widget.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(widget.locator("[data-date]")).toHaveCount(0);
  await page.goto(`${partner}/offers-first.html`);
  await widget.getByRole("button", { name: /^From Grindelwald/ }).click();
  await widget
    .getByRole("button", { name: /^One more/ })
    .first()
    .click();
  await widget
    .getByRole("button", { name: /^One more/ })
    .first()
    .click();
  await press(page, /^Choose a (date|time)/);
  // At a month's end it has no six days left.
  await widget.getByRole("button", { name: "Next month" }).click();
  await widget.locator("[data-date]:not([aria-disabled])").nth(5).click();
  await choose(widget.getByRole("radio", { disabled: false }).last());
  await press(page, /^Choose tickets/);
  await expect(widget.getByRole("status").filter({ hasText: /^2$/ }).first()).toBeVisible();

  await widget
    .getByRole("button", { name: /^One more/ })
    .first()
    .click();
  await press(page, /^Choose a date/);
  await expect(widget.locator("[data-date]").first()).toBeVisible();
});
