import { expect, test } from "@playwright/test";
import {
  cards,
  confirmImportant,
  eventsOf,
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

/** How long somebody looks for a control with the Tab key (ms). */
const timeoutMs = 15_000;

test("a guest books and pays inside the hotel's page in German, saves the ticket and gets the mail", async ({
  page,
}) => {
  const text = words.de;
  const thrown = thrownInto(page);
  const events = await eventsOf(page);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(`${partner}/${text.page}`);
  expect(await page.evaluate(() => localStorage.length), "nothing is stored before the visitor acts").toBe(0);
  await reserveTwo(page, text);
  await fillContact(page, text, "elena.mouse@example.ch");
  await fillCard(page, text, cards.succeeds);
  await confirmImportant(page, text);
  await press(page, text.pay);
  await expectTicket(page, text);
  // A page tells its events beside what it shows: the last of them may come after the ticket.
  await expect
    .poll(() => events)
    .toEqual(expect.arrayContaining(["ready", "view", "select", "step", "reserve", "submitted", "analytics"]));

  const ticket = await page.request.get((await page.getByRole("link", { name: text.save }).getAttribute("href")) ?? "");
  expect(ticket.headers()["content-type"]).toBe("application/pdf");
  expect((await ticket.body()).subarray(0, 5).toString()).toBe("%PDF-");

  const manage = page.getByRole("link", { name: "Ändern oder stornieren" });
  const address = await manage.getAttribute("href");
  expect(address).toContain("token=");
  await page.reload();
  await expect(page.getByRole("link", { name: text.save })).toBeVisible();
  await expect(manage, "the management link survives a reload of the window").toHaveAttribute("href", address!);
  expect(
    events.filter((name) => name === "confirmed"),
    "announced once, whatever is reloaded",
  ).toHaveLength(1);

  // The viewer does not update itself: it is reloaded until the outbox has sent.
  await expect(async () => {
    await page.goto(`${shop}/dev/mail`);
    expect(await page.getByText("elena.mouse@example.ch").count()).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000 });
  expect(thrown).toEqual([]);
});

test("a guest books and pays in French on a small screen, with the keyboard alone", async ({ page }) => {
  const text = words.fr;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${partner}/${text.page}`);
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  const focusOn = async (
    name: RegExp | string,
    role: "button" | "radio" | "textbox" | "gridcell" | "checkbox" = "button",
  ) => {
    // The next step may not be rendered at the first Tab: a person tabs through the page again.
    const until = Date.now() + timeoutMs;
    while (Date.now() < until) {
      const found = await page.evaluate(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        const field = element as HTMLInputElement | null;
        const label =
          field?.getAttribute("aria-label") ?? [...(field?.labels ?? [])].map((each) => each.textContent).join(" ");
        const kind =
          field?.getAttribute("role") ??
          (field?.localName === "input"
            ? ["radio", "checkbox"].includes(field.type)
              ? field.type
              : "textbox"
            : field?.localName);
        return { kind, name: (label || field?.innerText || field?.textContent || "").trim() };
      });
      const matches = typeof name === "string" ? found.name.startsWith(name) : name.test(found.name);
      if (found.kind === role && matches) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never reached ${role} ${String(name)}`);
  };
  const type = async (name: RegExp | string, value: string) => {
    await focusOn(name, "textbox");
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  };

  await focusOn(/./, "gridcell");
  await page.keyboard.press("PageDown");
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").nth(20).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await focusOn(text.times.source.includes("heure") ? /Choisir/ : text.times);
  await page.keyboard.press("Enter");
  await focusOn(/\d\d:\d\d/, "radio");
  await page.keyboard.press("Space");
  await focusOn(text.tickets);
  await page.keyboard.press("Enter");
  await focusOn(text.more);
  await page.keyboard.press("Enter");
  await focusOn(/Indiquer|Voyageurs/);
  await page.keyboard.press("Enter");
  await type(text.firstName, "Elena");
  await type(text.weight, "72");
  await focusOn(/^Vérifier/);
  await page.keyboard.press("Enter");
  await focusOn(/^Réserver/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: text.checkoutTitle })).toBeVisible();
  await type(text.firstName, "Elena");
  await type(text.lastName, "Brunner");
  await type(/^E-mail/, "elena.keys@example.ch");
  await type(text.repeat, "elena.keys@example.ch");
  await type(text.phone, "79 123 45 67");
  await focusOn(/TWINT/, "radio");
  await page.keyboard.press("ArrowDown");
  await type(text.number, cards.succeeds);
  await type(text.until, "0831");
  await type(text.code, "123");
  await focusOn(text.important, "checkbox");
  await page.keyboard.press("Space");
  await focusOn(text.pay);
  await page.keyboard.press("Enter");
  await expectTicket(page, text);
});
