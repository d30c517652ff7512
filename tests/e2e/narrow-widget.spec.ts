import { expect, test, type Page } from "@playwright/test";
import { cards, choose, confirmImportant, fillCard, fillContact, press, words, type JourneyWords } from "./journey.ts";
import { expectUnclipped, leaveAlone, openColumn } from "./narrow.ts";

const tag = "gipfel-booking";

/** From the calendar to the guests of two tickets, each step measured. */
async function toGuests(page: Page, text: JourneyWords): Promise<void> {
  const days = page.locator("gipfel-booking [data-date]:not([aria-disabled])");
  await days.first().waitFor({ timeout: 30_000 });
  await expectUnclipped(page, tag, "this month");
  await page.getByRole("button", { name: text.nextMonth }).click();
  await days.nth(10).click();
  await expectUnclipped(page, tag, "date");
  await press(page, text.times);
  await choose(page.getByRole("radio", { disabled: false, name: /[2-6]\D*$/ }).first());
  await expectUnclipped(page, tag, "time");
  await press(page, text.tickets);
  await page.getByRole("button", { name: text.more }).first().click();
  await page.getByRole("button", { name: text.more }).first().click();
  await expectUnclipped(page, tag, "tickets");
  await press(page, text.guests);
}

for (const language of ["de", "fr", "ar"] as const)
  test(`no step of the widget is clipped in a column of 215 to 320 px, with its checkout, in ${language}`, async ({
    page,
  }) => {
    test.slow();
    const text: JourneyWords = words[language];
    await openColumn(page, text.page, tag);
    await toGuests(page, text);
    const names = page.getByLabel(text.firstName, { exact: true });
    await names.first().waitFor();
    await expectUnclipped(page, tag, "guests");
    await press(page, text.guests);
    await expectUnclipped(page, tag, "guests that are not complete");
    for (const field of await names.all()) await field.fill("Maximiliane-Elisabeth");
    for (const field of await page.getByLabel(text.weight).all()) await field.fill("72");
    await press(page, text.total);
    await page.getByRole("button", { name: text.reserve }).filter({ visible: true }).waitFor();
    await expectUnclipped(page, tag, "total");
    await press(page, text.reserve);

    const checkout = page.locator("gipfel-checkout");
    await expect(page.getByRole("heading", { name: text.checkoutTitle })).toBeVisible();
    await checkout.getByRole("radio", { name: /TWINT/ }).waitFor();
    await expectUnclipped(page, tag, "checkout");
    await press(page, text.pay);
    await expectUnclipped(page, tag, "checkout with everything missing");
    const folded = checkout.locator("summary").filter({ visible: true });
    await folded.first().click();
    await folded.last().click();
    await expectUnclipped(page, tag, "checkout with its summary and the field for codes open");
    await fillContact(page, text, `schmal-${language}@example.ch`);
    await choose(checkout.getByRole("radio", { name: /TWINT/ }));
    await expectUnclipped(page, tag, "TWINT");
    await fillCard(page, text, cards.succeeds);
    await expectUnclipped(page, tag, "card");
    await confirmImportant(page, text);
    await press(page, text.pay);
    await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
    // The payment has led back to the partner's page as it was.
    await leaveAlone(page, tag);
    await expectUnclipped(page, tag, "ticket");
  });

for (const isRightToLeft of [false, true])
  test(`offers and their tickets are not clipped in a column of 215 to 320 px, ${isRightToLeft ? "right to left" : "left to right"}`, async ({
    page,
  }) => {
    await openColumn(page, "offers-first.html", tag);
    await page.evaluate((rtl) => void (document.documentElement.dir = rtl ? "rtl" : "ltr"), isRightToLeft);
    const widget = page.locator(tag);
    const offer = widget.getByRole("button", { name: /^From Grindelwald/ });
    await offer.waitFor();
    await expectUnclipped(page, tag, "offers");
    await offer.click();
    const more = widget.getByRole("button", { name: /^One more/ }).first();
    await more.click();
    await expectUnclipped(page, tag, "offers with people");
    await press(page, /^Choose a (date|time)/);
    await widget.getByRole("button", { name: "Next month" }).click();
    await widget.locator("[data-date]:not([aria-disabled])").nth(2).click();
    await widget.getByRole("radio", { disabled: false }).first().waitFor();
    await expectUnclipped(page, tag, "date with its times");
  });
