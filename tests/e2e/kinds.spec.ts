import { expect, test, type Page } from "@playwright/test";
import {
  cards,
  fillCard,
  fillContact,
  openOnTheShop,
  partner,
  press,
  shop,
  thrownInto,
  words,
  choose,
} from "./journey.ts";

const text = words.de;

/** Answers what is still open: texts with a name, choices with the first option. */
async function fillIn(page: Page): Promise<void> {
  const widget = page.locator("gipfel-booking");
  await widget.getByRole("textbox").or(widget.getByRole("combobox")).first().waitFor();
  for (const field of await widget.getByRole("textbox").all())
    if ((await field.inputValue()) === "") await field.fill("Elena");
  for (const choice of await widget.locator("select").all()) await choice.selectOption({ index: 1 });
}

test("a month's rail pass: all-day dates, the age checked on the day, name and birth date of each guest", async ({
  page,
}) => {
  await openOnTheShop(page, 1658);
  await page.getByRole("button", { name: text.nextMonth }).click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").nth(2).click();
  await press(page, /^Weiter/);
  const more = page.getByRole("button", { name: text.more }).first();
  const times = page.getByRole("radio", { disabled: false }).first();
  await expect(more.or(times).first()).toBeAttached();
  if (await times.count()) {
    await choose(times);
    await press(page, text.tickets);
  }
  await more.click();
  await press(page, text.guests);
  const birth = page.getByLabel(/Geburtsdatum/).first();
  await birth.pressSequentially("31022010");
  await expect(page.getByText(/gültiges Geburtsdatum/).first()).toBeVisible();
  await birth.fill("");
  await birth.pressSequentially("24121990");
  await expect(birth).toHaveValue("24.12.1990");
  await fillIn(page);
  await press(page, text.total);
  await press(page, text.reserve);
  await page.waitForURL(/\/warenkorb/);
});

test("a free walk is booked without a payment method", async ({ page }) => {
  await openOnTheShop(page, 276);
  await page.getByRole("button", { name: text.nextMonth }).click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").nth(2).click();
  await press(page, text.times);
  const more = page.getByRole("button", { name: text.more }).first();
  await expect(more).toBeVisible();
  await more.click();
  await press(page, text.guests);
  await fillIn(page);
  await press(page, text.total);
  await press(page, /^30 Minuten reservieren$/);
  await page.waitForURL(/\/warenkorb/);
  await page.goto(`${shop}/buchung`);
  await fillContact(page, text, "free@example.ch");
  await expect(page.getByRole("radio")).toHaveCount(0);
  await press(page, /Kostenlos buchen/);
  await page.waitForURL(/\/buchung\/bestaetigung/);
  await expect(page.getByRole("link", { name: text.save })).toBeVisible();
});

test("a boat on request: paid, then pending at the supplier, without ticket or confirmation", async ({ page }) => {
  await openOnTheShop(page, 248);
  const saysOnRequest = async () => {
    await expect(
      page.locator("gipfel-booking").getByText("der Anbieter bestätigt innert 48 Stunden").last(),
    ).toBeVisible();
    await expect(page.locator("gipfel-booking").getByText(/Karte wird dafür erst belastet/)).toBeVisible();
  };
  // The calendar opens at the first month that has a day, which may be its only one.
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").last().click();
  await saysOnRequest();
  await press(page, text.times);
  await choose(page.getByRole("radio", { disabled: false }).first());
  await saysOnRequest();
  await press(page, text.tickets);
  await saysOnRequest();
  await page.getByRole("button", { name: text.more }).first().click();
  await press(page, text.total);
  await press(page, text.reserve);
  await page.waitForURL(/\/warenkorb/);
  await page.goto(`${shop}/buchung`);
  await fillContact(page, text, "request@example.ch");
  await fillCard(page, text, cards.succeeds);
  await press(page, text.pay);
  await page.waitForURL(/\/buchung\/bestaetigung/);
  await expect(page.getByRole("heading", { name: /Ihre Anfrage ist beim Anbieter/ })).toBeVisible();
  await expect(page.getByRole("link", { name: text.save })).toHaveCount(0);
});

for (const query of [
  "?bookingData={&bookingRun=yes",
  "?guestData={%22email%22:",
  "?flowType=sideways",
  "?bookingId=nothing",
  "?cartId=__proto__",
  "?bookingData=%7B%22date%22%3A%2299%22%7D&bookingRun=true",
]) {
  test(`a malformed address throws no error in the page: ${query}`, async ({ page }) => {
    const thrown = thrownInto(page);
    await page.goto(`${partner}/hotel.html${query}`);
    await expect(page.locator("gipfel-booking").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await page.goto(`${partner}/checkout.html${query}`);
    await expect(page.locator("gipfel-checkout").getByText(/basket is empty/)).toBeVisible();
    expect(thrown).toEqual([]);
  });
}

test("for a visitor whose system is dark the widget is light in a light page, and dark where the page follows the visitor", async ({
  page,
}) => {
  /** How light the widget's words are, 0 to 255. */
  const words = () =>
    page
      .locator("gipfel-booking")
      .evaluate((host) =>
        Number(/\d+/.exec(getComputedStyle(host.shadowRoot!.querySelector("[data-view]")!).color)?.[0]),
      );
  const middle = 128;
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${partner}/hotel.html`);
  await page.locator("gipfel-booking [data-date]").first().waitFor();
  expect(await words()).toBeLessThan(middle);
  await page.goto(`${partner}/offers-first.html`);
  await page.locator("gipfel-booking h2, gipfel-booking h3").first().waitFor();
  expect(await words()).toBeGreaterThan(middle);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await words()).toBeLessThan(middle);
});
