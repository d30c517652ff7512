/** A booking widget in a drawer that is asked to close while a payment has no answer yet. */
import { expect, test, type Page } from "@playwright/test";
import { cards, confirmImportant, fillCard, fillContact, press, reserveTwo, shop, words } from "./journey.ts";
import { partnerSite } from "./partner-site.ts";

const { put } = partnerSite();
const text = words.de;

interface Widget extends HTMLElement {
  close(): void;
}

/** At the check-out of a drawer, with a card that pays at once; the answer to the payment is held until `answer()`. */
async function paying(page: Page, email: string, presentation: string, card: string = cards.succeeds) {
  const widget = `<gipfel-booking activity="167" checkout="inline" presentation="${presentation}" open locale="de_CH"></gipfel-booking>`;
  await page.goto(put("/drawer", `<script type="module" src="${shop}/sdk/v1/gipfel.js"></script>${widget}`));
  await reserveTwo(page, text);
  await fillContact(page, text, email);
  await fillCard(page, text, card);
  await confirmImportant(page, text);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/payment/make-payment/", async (route) => {
    await answered;
    await route.continue();
  });
  const begun = page.waitForRequest("**/api/payment/make-payment/");
  await press(page, text.pay);
  await begun;
  return answer;
}

const drawer = (page: Page) => page.locator("gipfel-booking dialog").first();
const kept = (page: Page) => page.getByText("Ihre Zahlung wird abgeschlossen.");

const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  // The second without a press in between: the browser then closes a dialog by itself.
  Esc: async (page) => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  },
  "its button": (page) => drawer(page).getByRole("button", { name: "Schliessen" }).click(),
  "a press beside it": (page) => page.mouse.click(10, 10),
  "close()": (page) => page.evaluate(() => document.querySelector<Widget>("gipfel-booking")!.close()),
  "taking open away": (page) => page.evaluate(() => document.querySelector("gipfel-booking")!.removeAttribute("open")),
};

for (const [way, close] of Object.entries(ways))
  test(`${way} does not drop a payment that has no answer yet: the drawer says so, and shows the ticket`, async ({
    page,
  }) => {
    const answer = await paying(page, "kept-open@example.ch", "drawer");
    await expect(kept(page)).toHaveCount(0);
    await close(page);
    await expect(kept(page)).toBeInViewport({ ratio: 1 });
    await expect(drawer(page)).toHaveJSProperty("open", true);
    answer();
    await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  });

test("once the bank has refused, the sentence leaves and the drawer closes", async ({ page }) => {
  const answer = await paying(page, "kept-declined@example.ch", "modal", cards.declined);
  await page.keyboard.press("Escape");
  await expect(kept(page)).toBeInViewport({ ratio: 1 });
  answer();
  await expect(page.getByRole("dialog", { name: text.declined })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(kept(page)).toHaveCount(0);
  await drawer(page).getByRole("button", { name: "Schliessen" }).click();
  await expect(drawer(page)).toHaveJSProperty("open", false);
});
