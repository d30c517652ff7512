import { expect, test } from "@playwright/test";
import {
  cards,
  confirmImportant,
  expectTicket,
  fillCard,
  fillContact,
  partner,
  press,
  reserveTwo,
  shop,
  thrownInto,
  words,
} from "./journey.ts";

const text = words.de;

for (const name of ["strict-csp", "hostile-css"]) {
  test(`a guest books and pays on ${name}.html as on any page`, async ({ page }) => {
    const thrown = thrownInto(page);
    const violations: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) violations.push(message.text());
    });
    await page.goto(`${partner}/${name}.html`);
    await reserveTwo(page, text);
    await fillContact(page, text, `${name}@example.ch`);
    await fillCard(page, text, cards.challenged);
    await confirmImportant(page, text);
    await press(page, text.pay);
    await page.frameLocator("gipfel-checkout iframe").locator("button, input[type=submit]").first().click();
    await expectTicket(page, text);
    expect(violations).toEqual([]);
    expect(thrown).toEqual([]);
  });
}

test("mistakes in the snippet are reported in the console, and leave the page unharmed", async ({ page }) => {
  const thrown = thrownInto(page);
  const consoleLines: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("[gipfel]")) consoleLines.push(message.text());
  });
  await page.goto(`${partner}/wrong.html`);
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  for (const attribute of ["flow", "brand-color", "locale", "booking-data", "activity"])
    await expect.poll(() => consoleLines.some((line) => line.includes(attribute)), { message: attribute }).toBe(true);
  expect(thrown).toEqual([]);
  await expect(page.getByRole("heading", { name: "A page with mistakes" })).toBeVisible();
});

test("a button without an activity links to the shop's list with the affiliate's id", async ({ page }) => {
  await page.goto(`${partner}/hotel.html?affiliateid=5001`);
  await page.evaluate(() => {
    const button = document.createElement("gipfel-button");
    button.setAttribute("locale", "de_CH");
    document.body.prepend(button);
  });
  await page.locator("body > gipfel-button").first().getByRole("button").click();
  await page.waitForURL(
    (address) =>
      address.href.startsWith(`${shop}/freizeitaktivitaeten`) && address.searchParams.get("affiliateId") === "5001",
  );
});

for (const width of [360, 768, 1440]) {
  test(`no page is wider than the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ["hotel.html", "right-to-left.html", "basket.html", "offers-first.html"]) {
      await page.goto(`${partner}/${name}`);
      await page.locator("gipfel-booking h2").first().waitFor();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, name).toBeLessThanOrEqual(0);
    }
  });
}
