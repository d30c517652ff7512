import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { asApplied, asApproved, details, expectInStatistics, send } from "./affiliates.ts";
import { booked } from "./booked.ts";
import { cards, fillCard, fillContact, partner, press, shop, words } from "./journey.ts";
import { linkMailedTo } from "./mails.ts";
import { partnerSite } from "./partner-site.ts";
import { reserveIn } from "./shop-steps.ts";
import { asDemo, asNew, signIn } from "./signed-in.ts";

const text = words.de;
const { put } = partnerSite();

test("somebody applies as an affiliate, the team approves, the mail leads to the configurator with their number, and the account shows what a partner's page brought", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `affiliate-${Date.now()}@example.ch`;
  const team = await browser.newPage();
  await asNew(team, email);
  await page.goto(`${shop}/affiliate`);
  await page.getByRole("main").getByRole("link", { name: "Affiliate werden" }).click();
  await signIn(page, email);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Affiliate werden" })).toBeVisible();
  await main.getByLabel("Firma").fill("Berghaus Niesen");
  await main.getByLabel("Ihre Website").fill("https://niesen.example/");
  await main.getByLabel("IBAN").fill("CH93 0076 2011 6238 5295 8");
  await main.getByRole("button", { name: "Bewerben" }).click();
  await expect(main.getByLabel("IBAN")).toBeFocused();
  await expect(main.getByText("Das ist keine IBAN", { exact: false })).toBeVisible();
  await main.getByLabel("IBAN").fill("CH93 0076 2011 6238 5295 7");
  await main.getByRole("checkbox", { name: /Bedingungen/ }).check();
  await main.getByRole("button", { name: "Bewerben" }).click();
  await expect(main.getByRole("status").filter({ hasText: "Danke, Ihre Bewerbung ist bei uns." })).toBeFocused();

  await team.context().clearCookies();
  await asDemo(team, "admin");
  await team.goto(`${shop}/account/affiliates?state=applied&search=${email}`);
  await team.getByRole("link", { name: "Berghaus Niesen" }).click();
  await team.getByRole("button", { name: "Annehmen" }).click();
  await team.getByRole("dialog").getByRole("button", { name: "Annehmen" }).click();
  await expect(team.getByText("Die E-Mail mit der Nummer ist unterwegs.", { exact: false })).toBeVisible();
  await expectAccessible(team);
  await team.close();

  const link = new URL(await linkMailedTo(page.request, email, 1, "Ihre Nummer ist"));
  expect(link.pathname).toBe("/widget");
  const number = link.searchParams.get("affiliateId")!;
  const counted = page.waitForRequest((request) => request.url().endsWith("/api/affiliate/events/"));
  await page.goto(`${partner}/blog.html?ref=${number}&campaign=winter`);
  await counted;
  await using buyer = await browser.newContext();
  await booked(buyer.request, {
    activityId: 112,
    affiliate: { affiliateReferralCode: number, affiliateCampaign: "winter", affiliateWidget: "button" },
  });
  await page.goto(`${shop}/account/affiliate`);
  const row = page.getByRole("row").filter({ hasText: "winter" }).filter({ hasText: "Button" });
  await expect(row.getByRole("cell").nth(1), "really seen").not.toHaveText("0");
  await expect(row.getByRole("cell").nth(3), "bookings").toHaveText("1");
  await expect(row.getByRole("cell").last(), "commission").not.toHaveText("CHF 0.00");
  await expectAccessible(page);
});

test("after another tab has saved, loading again keeps what was typed, shows the rest as it is now, and has the focus", async ({
  page,
}) => {
  const { revision } = await asApplied(page, `two-tabs-${Date.now()}@example.ch`);
  await page.goto(`${shop}/account/affiliate?part=details`);
  const main = page.getByRole("main");
  await main.getByLabel("Ihre Website").fill("https://niesen.example/neu");
  const other = { ...details, company: "Berghaus Niesen AG", locale: "de_CH", revision };
  expect((await send(page, "PATCH", "/account/affiliate/", other)).status()).toBe(200);
  await main.getByRole("button", { name: "Speichern" }).click();
  await expect(main.getByRole("alert")).toContainText("Jemand anders hat das inzwischen geändert");
  await main.getByRole("button", { name: "Neu laden" }).click();
  await expect(main.getByRole("status").filter({ hasText: "Neu geladen." })).toBeFocused();
  await expect(main.getByLabel("Ihre Website")).toHaveValue("https://niesen.example/neu");
  await expect(main.getByLabel("Firma")).toHaveValue("Berghaus Niesen AG");
  await main.getByRole("button", { name: "Speichern" }).click();
  await expect(main.getByRole("status").filter({ hasText: "Gespeichert." })).toBeFocused();
  await expect(main.getByRole("link", { name: "https://niesen.example/neu" })).toBeVisible();
});

test("where the terms have changed, the page loads again with what was typed, and asks nobody whether to leave it", async ({
  page,
}) => {
  await asNew(page, `terms-${Date.now()}@example.ch`);
  await page.goto(`${shop}/account/affiliate`);
  const main = page.getByRole("main");
  const fill = async () => {
    await main.getByLabel("Firma").fill(details.company);
    await main.getByLabel("Ihre Website").fill(details.site);
    await main.getByLabel("IBAN").fill(details.iban);
    await main.getByRole("checkbox", { name: /Bedingungen/ }).check();
  };
  await fill();
  await page.route("**/api/account/affiliate/", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 409, json: { code: "terms_changed", message: "Others hold now." } })
      : route.fallback(),
  );
  await main.getByRole("button", { name: "Bewerben" }).click();
  await expect(main.getByRole("alert")).toContainText("Die Bedingungen haben sich geändert");
  await page.unroute("**/api/account/affiliate/");
  const questions: string[] = [];
  page.on("dialog", (dialog) => (questions.push(dialog.type()), void dialog.accept()));
  await main.getByRole("button", { name: "Neu laden" }).click();
  await expect(main.getByRole("status").filter({ hasText: "Das sind die jetzigen Bedingungen." })).toBeFocused();
  await expect(main.getByLabel("Firma")).toHaveValue(details.company);
  await expect(main.getByLabel("IBAN")).toHaveValue(details.iban);
  await expect(main.getByRole("checkbox", { name: /Bedingungen/ })).not.toBeChecked();
  expect(questions).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length), "nothing of it stays").toBe(0);
  await main.getByRole("checkbox", { name: /Bedingungen/ }).check();
  await main.getByRole("button", { name: "Bewerben" }).click();
  await expect(main.getByRole("status").filter({ hasText: "Danke, Ihre Bewerbung ist bei uns." })).toBeFocused();
});

test("a booking that is made and paid on a partner's page is in the affiliate's statistics, by element and campaign, and in their file", async ({
  page,
  browser,
}) => {
  test.slow();
  const [team, visitor] = [await browser.newPage(), await browser.newPage()];
  const number = await asApproved(page, team, `counted-${Date.now()}@example.ch`);
  await team.close();
  const confirmed: string[] = [];
  await visitor.exposeFunction("collectBooking", (id: string) => confirmed.push(id));
  await visitor.addInitScript(() =>
    document.addEventListener("gipfel-confirmed", (event) =>
      (window as unknown as { collectBooking(id: string): void }).collectBooking(
        (event as CustomEvent).detail.bookingId,
      ),
    ),
  );
  const code = `<script type="module" src="${shop}/sdk/v1/gipfel.js"></script>
    <gipfel-booking activity="112" affiliate-id="${number}" campaign="herbst-26" checkout="inline"></gipfel-booking>`;
  await visitor.goto(put("/counted.html", code));
  await visitor.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  await reserveIn(visitor, 11);
  await fillContact(visitor, text, "counted@example.ch");
  await fillCard(visitor, text, cards.succeeds);
  await press(visitor, text.pay);
  await expect(visitor.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => confirmed).toHaveLength(1);
  await visitor.close();
  await expectInStatistics(page, { campaign: "herbst-26", widget: "Buchungswidget", bookingId: confirmed[0]! });
  await expectAccessible(page);
});
