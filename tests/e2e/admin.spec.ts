import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import type { Kysely } from "kysely";
import type { SandboxTables } from "../../server/ports/payment/sandbox/tables.ts";
import { booked, inDatabase } from "./booked.ts";
import { shop, thrownInto } from "./journey.ts";
import { asDemo } from "./signed-in.ts";

async function asAdmin(page: Page, path: string): Promise<void> {
  await asDemo(page, "admin");
  await page.goto(shop + path);
}

test("the team changes a price and a title, and the activity's page shows them", async ({ page }) => {
  const thrown = thrownInto(page);
  await asAdmin(page, "/account/activities");
  await page.getByRole("searchbox", { name: "Suche" }).last().fill("Rheinfall");
  await page.getByRole("searchbox", { name: "Suche" }).last().press("Enter");
  await expect(page).toHaveURL(/search=Rheinfall/);
  await expect(page.locator("table").getByRole("link").first()).toContainText("Rheinfall");
  await expectAccessible(page);
  await page.locator("table").getByRole("link").first().click();
  await expect(page.getByLabel("Titel")).toHaveValue(/Rheinfall/);
  await expectAccessible(page);
  const before = page.url();
  const id = new URL(before).searchParams.get("activity")!;

  await page.getByLabel("Titel").fill("Rheinfall: mitten im Wasser");
  await page
    .getByLabel(/^Preis für/)
    .first()
    .fill("12.345");
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(
    page.getByText("Bitte schreiben Sie den Betrag mit höchstens zwei Stellen nach dem Punkt, wie 49.50."),
  ).toBeVisible();
  await expect(page.getByLabel(/^Preis für/).first()).toBeFocused();
  for (const price of await page.getByLabel(/^Preis für/).all()) await price.fill("77.5");
  for (const net of await page.getByLabel(/^Nettopreis für/).all()) await net.fill("");
  await page.getByLabel("Titel").focus();
  await expect(page.getByLabel(/^Preis für/).first()).toHaveValue("77.50");
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(page.getByText("Gespeichert.", { exact: false })).toBeVisible();
  await expect(page.getByText("Preise gespeichert").first()).toBeVisible();
  const history = page.getByRole("region", { name: "Verlauf" });
  await expect(history.getByText("Titel (Deutsch): ")).toBeVisible();
  await expect(history.getByText(/^Preis für .+: /).first()).toBeVisible();
  await expect(history).not.toContainText(/texts\.|prices\.|[a-z]_CH/);

  await expect(async () => {
    const answer = await page.request.get(`${shop}/api/activities/de_CH/?activityIds=${encodeURIComponent(`[${id}]`)}`);
    expect(await answer.text()).toContain("Rheinfall: mitten im Wasser");
  }).toPass({ timeout: 20_000 });
  await expect(async () => {
    await page.goto(`${shop}/activity/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rheinfall: mitten im Wasser", { timeout: 1000 });
    await expect(page.getByText("CHF 77.50").filter({ visible: true }).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  expect(thrown).toEqual([]);
});

test("saving over another person's change is rejected; what was typed stays, and the other's changes are named", async ({
  page,
  context,
}) => {
  await asAdmin(page, "/account/activities?activity=138");
  const other = await context.newPage();
  await other.goto(`${shop}/account/activities?activity=138`);
  for (const each of [page, other]) await expect(each.getByLabel("Titel")).toHaveValue(/Gornergrat/);
  await other.getByLabel("Teaser").fill("Hinauf zum Matterhorn.");
  await other.getByLabel("Was inbegriffen ist").fill("Rundblick");
  await other.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(other.getByText("Gespeichert.", { exact: false })).toBeVisible();
  await page.getByLabel("Teaser").fill("Etwas anderes.");
  await page.getByRole("tab", { name: "Français" }).click();
  await page.getByLabel("Titel").fill("Gornergrat, le matin");
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(page.getByRole("alert")).toContainText("Jemand anders hat das inzwischen gespeichert");
  await page.getByRole("button", { name: "Neu laden" }).click();
  const message = page.getByRole("status").filter({ hasText: "Neu geladen" });
  await expect(message).toBeFocused();
  await expect(message).toContainText("Jemand anders hat geändert: Was inbegriffen ist (Deutsch).");
  await expect(message).toContainText("Sie haben beide geändert: Teaser (Deutsch).");
  await expect(message.getByRole("paragraph"), "a line each").toHaveCount(3);
  await page.setViewportSize({ width: 1440, height: 900 });
  const widthOf = async (part: Locator) => (await part.boundingBox())!.width;
  expect(await widthOf(message), "as wide as the form").toBe(
    await widthOf(page.locator("form").filter({ has: page.getByLabel("Teaser") })),
  );
  await expectAccessible(page);
  await expect(page.getByLabel("Titel"), "the language stays chosen").toHaveValue("Gornergrat, le matin");
  await page.getByRole("tab", { name: "Deutsch" }).click();
  await expect(page.getByLabel("Teaser")).toHaveValue("Etwas anderes.");
  await expect(page.getByLabel("Was inbegriffen ist")).toHaveValue("Rundblick");
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert." })).toBeFocused();
  await page.reload();
  await expect(page.getByLabel("Teaser")).toHaveValue("Etwas anderes.");
  await expect(page.getByLabel("Was inbegriffen ist")).toHaveValue("Rundblick");
  await page.getByRole("tab", { name: "Français" }).click();
  await expect(page.getByLabel("Titel")).toHaveValue("Gornergrat, le matin");
});

test("publishing keeps what is typed and not saved yet", async ({ page }) => {
  await asAdmin(page, "/account/activities?activity=145");
  await page.getByLabel("Teaser").fill("Noch nicht gespeichert.");
  await page.getByRole("switch").click();
  await page.getByRole("dialog").getByRole("button", { name: "Herausnehmen" }).click();
  await expect(page.getByRole("switch")).not.toBeChecked();
  await expect(page.getByLabel("Teaser")).toHaveValue("Noch nicht gespeichert.");
  await page.getByRole("switch").click();
  await expect(page.getByRole("switch")).toBeChecked();
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert." })).toBeFocused();
});

test("a link away from unsaved changes asks first, and continues after the answer", async ({ page }) => {
  await asAdmin(page, "/account/activities?activity=112");
  const title = page.getByLabel("Titel");
  const before = await title.inputValue();
  await title.fill("Nicht gespeichert");
  const menu = page.getByRole("main").locator("a[href='/account/bookings']").first();
  await menu.click();
  const question = page.getByRole("dialog", { name: "Ohne Speichern verlassen?" });
  await question.getByRole("button", { name: "Hier bleiben" }).click();
  await expect(title).toHaveValue("Nicht gespeichert");
  await menu.click();
  await question.getByRole("button", { name: "Ohne Speichern verlassen" }).click();
  await page.waitForURL(`${shop}/account/bookings`);
  await page.goto(`${shop}/account/activities?activity=112`);
  await expect(title).toHaveValue(before);
  await page.getByRole("main").locator("a[href='/account/bookings']").first().click();
  await page.waitForURL(`${shop}/account/bookings`);
});

test("Back away from unsaved changes asks first, and the form stays until the answer", async ({ page }) => {
  await asAdmin(page, "/account/activities");
  await page.getByRole("main").locator("a[href='/account/activities?activity=112']").first().click();
  const title = page.getByRole("textbox", { name: "Titel", exact: true });
  const before = await title.inputValue();
  const form = page.url();
  // A browser lets a page cancel the way back only after a press of the visitor.
  await title.press("End");
  await title.pressSequentially("!");
  const question = page.getByRole("dialog", { name: "Ohne Speichern verlassen?" });
  // A step back that is cancelled never settles for Playwright.
  const back = () => page.evaluate(() => history.back());
  await back();
  await question.getByRole("button", { name: "Hier bleiben" }).click();
  expect(page.url()).toBe(form);
  await expect(title).toHaveValue(`${before}!`);
  await back();
  await question.getByRole("button", { name: "Ohne Speichern verlassen" }).click();
  await page.waitForURL(`${shop}/account/activities`);
  await expect(title).toHaveCount(0);
  await page.goForward();
  await expect(title).toHaveValue(before);
  await page.goBack();
  await page.waitForURL(`${shop}/account/activities`);
});

test("search and page number are in the address, so that Back restores the list", async ({ page }) => {
  await asAdmin(page, "/account/activities");
  await page.getByRole("link", { name: "Nächste Seite" }).click();
  await expect(page.getByText(/^Seite 2 von/)).toBeVisible();
  const low = page.locator("table tbody th a").nth(20);
  const title = await low.textContent();
  await low.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const where = await scrolled();
  expect(where).toBeGreaterThan(400);
  await low.press("Enter");
  await expect(page.getByLabel("Titel")).toHaveValue(title!);
  expect(await scrolled(), "what is opened begins at its top").toBe(0);
  await expect(page.locator(".account-content"), "and has the focus").toBeFocused();
  await page.goBack();
  await expect(page.getByText(/^Seite 2 von/)).toBeVisible();
  await expect.poll(scrolled, { message: "back leads to where the list was" }).toBeCloseTo(where, -2);
  await page.goBack();
  await expect(page.getByText(/^Seite 1 von/)).toBeVisible();
});

test("Back finds a list where it was, though its entry was opened before the scroll event", async ({ page }) => {
  await asAdmin(page, "/account/activities");
  const low = page.locator("table tbody th a").nth(20);
  const title = await low.textContent();
  // The event comes with the next frame, the press before it.
  await low.evaluate((link: HTMLElement) => {
    scrollTo(0, 900);
    link.click();
  });
  await expect(page.getByLabel("Titel")).toHaveValue(title!);
  await page.goBack();
  await expect(low).toHaveText(title!);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test("an activity is unpublished after a confirmation, and published again", async ({ page }) => {
  await asAdmin(page, "/account/activities?activity=173");
  const inShop = page.getByRole("switch", { name: "Im Shop" });
  await expect(inShop).toBeChecked();
  await inShop.click();
  await page.getByRole("dialog").getByRole("button", { name: "Herausnehmen" }).click();
  await expect(page.getByText("Sie ist jetzt nicht mehr im Shop.")).toBeVisible();
  await expect(inShop).not.toBeChecked();
  await expect(async () => expect((await page.request.get(`${shop}/activity/173`)).status()).toBe(404)).toPass({
    timeout: 20_000,
  });
  await inShop.click();
  await expect(inShop).toBeChecked();
  await expect(async () => expect((await page.request.get(`${shop}/activity/173`)).status()).toBe(200)).toPass({
    timeout: 20_000,
  });
});

test("the shop's reply is on the activity's page, and an excluded review is not", async ({ page }) => {
  test.slow();
  await asAdmin(page, "/account/reviews?state=unanswered&search=Titlis");
  const review = page
    .getByRole("article")
    .filter({ has: page.locator("p[lang]") })
    .first();
  await expectAccessible(page);
  await review.getByRole("button", { name: "Antworten" }).press("Enter");
  await expect(review.getByLabel("Antwort des Shops")).toBeFocused();
  await review.getByRole("button", { name: "Antwort veröffentlichen" }).click();
  await expect(review.getByText("Bitte füllen Sie dieses Feld aus.")).toBeVisible();
  await review.getByLabel("Antwort des Shops").fill("Danke, bis zum nächsten Mal auf dem Titlis.");
  await review.getByRole("button", { name: "Antwort veröffentlichen" }).dblclick();
  await expect(review.getByText("Danke, bis zum nächsten Mal auf dem Titlis.")).toBeVisible();
  const shown = async () =>
    (await (await page.request.get(`${shop}/api/reviews/112/`)).json()) as { num_ratings: number };
  const reply = "Danke, bis zum nächsten Mal auf dem Titlis.";
  await expect(async () => expect(JSON.stringify(await shown())).toContain(reply)).toPass({ timeout: 20_000 });
  const { num_ratings } = await shown();

  await review.getByRole("button", { name: "Ausschliessen" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Ausschliessen" }).click();
  await expect(review.getByText("Ausgeschlossen", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect(async () => expect(await shown()).toMatchObject({ num_ratings: num_ratings - 1 })).toPass({
    timeout: 20_000,
  });
  expect(JSON.stringify(await shown())).not.toContain(reply);
  await review.getByRole("button", { name: "Wieder zeigen" }).click();
  await expect(review.getByText("Ausgeschlossen", { exact: true })).toHaveCount(0);
});

test("[11] the team finds a booking, cancels an item for less than was paid, and sees its refund and every step", async ({
  page,
  browser,
}) => {
  const buyer = await browser.newPage();
  const { bookingId } = await booked(buyer.request, {
    activityId: 112,
    persons: 2,
    buyer: { givenName: "Ottilie", familyName: "Zumbrunnen", email: "ottilie@example.ch" },
  });
  await buyer.close();
  await asAdmin(page, "/account/bookings");
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Suche" }).last().fill("Zumbrunnen");
  await page.getByRole("searchbox", { name: "Suche" }).last().press("Enter");
  await expect(page.getByText("1 Eintrag")).toBeVisible();
  await page.locator("table tbody th a").click();
  await page.waitForURL(`${shop}/account/bookings/${bookingId}`);
  await expect(page.getByRole("link", { name: "ottilie@example.ch" })).toBeVisible();
  await page.getByRole("button", { name: "Position stornieren" }).click();
  const dialog = page.getByRole("dialog", { name: "Position stornieren" });
  await expectAccessible(page);
  await dialog.getByLabel("Grund").fill("Auf Kulanz, nach Telefon.");
  await dialog.getByLabel("Geht zurück, in CHF").fill("-5");
  await dialog.getByLabel("Geht zurück, in CHF").blur();
  await expect(dialog.getByText("Bitte einen Betrag eingeben, zum Beispiel 192.00.")).toBeVisible();
  await dialog.getByLabel("Geht zurück, in CHF").fill("500");
  await expect(dialog.getByRole("button", { name: /^Stornieren und/ })).toBeDisabled();
  await dialog.getByLabel("Geht zurück, in CHF").blur();
  await expect(dialog.getByText("Höchstens CHF 192.00 können zurückgehen.")).toBeVisible();
  await dialog.getByLabel("Geht zurück, in CHF").fill("150");
  const sums = dialog.locator("dl");
  await expect(sums, "both sums follow what is typed").toHaveText(/Geht zurückCHF 150\.00Bleibt bei uns.*CHF 42\.00/);
  await dialog.getByLabel("Geht zurück, in CHF").fill("192");
  await expect(sums).toHaveText(/Geht zurückCHF 192\.00Bleibt bei uns.*CHF 0\.00/);
  await dialog.getByLabel("Geht zurück, in CHF").fill("150");
  await dialog.getByRole("button", { name: "Stornieren und CHF\u00a0150.00 erstatten" }).dblclick();
  await expect(
    page.getByRole("status").filter({ hasText: "Die Position ist storniert. CHF 150.00 sind zurück." }),
  ).toBeFocused();
  const refunds = page.getByRole("region", { name: "Erstattungen" });
  await expect(refunds).toContainText("CHF 150.00");
  const done = page.getByRole("region", { name: "Was das Team getan hat" });
  for (const text of ["admin@gipfel.example", "Position:", "Storniert durch: das Team", "Erstattung: CHF 150.00"])
    await expect(done).toContainText(text);
  await expect(done).not.toContainText("items.");
  await expect(page.getByRole("region", { name: "Schritte" })).toContainText("Die Buchung ist storniert");
  await expect(page.getByRole("region", { name: "Schritte" })).toContainText("Zahlung begonnen");
  await expect(page.getByRole("region", { name: "Schritte" })).not.toContainText("payment started");
  await expectAccessible(page);
  await expect(async () => {
    await page.reload();
    await expect(refunds.getByText("Erledigt")).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await page.goto(`${shop}/account/bookings?refund=done&search=Zumbrunnen`);
  const line = page.locator("table tbody tr").first();
  for (const text of ["CHF 42.00", "bezahlt CHF 192.00", "erstattet CHF 150.00"])
    await expect(line).toContainText(text);
});

test("a refund that the payment provider refuses is retried, or settled by other means, and both stay in the history", async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  const familyName = "Abderhalden";
  const { bookingId } = await booked(other.request, {
    activityId: 112,
    items: 2,
    buyer: { givenName: "Regula", familyName, email: "regula@example.ch" },
  });
  await other.close();
  // The provider has recorded a full refund: it refuses any further one.
  const setGivenBack = (refunded: number | "all") =>
    inDatabase(async (db) => {
      const { provider_reference, amount } = await db
        .selectFrom("payment_attempt")
        .selectAll()
        .where("booking_id", "=", bookingId)
        .executeTakeFirstOrThrow();
      await (db as unknown as Kysely<SandboxTables>)
        .updateTable("sandbox_payment")
        .set({ refunded: refunded === "all" ? amount : refunded })
        .where("reference", "=", provider_reference!)
        .execute();
    });
  await setGivenBack("all");
  await asAdmin(page, `/account/bookings/${bookingId}`);
  for (let item = 0; item < 2; item++) {
    await page.getByRole("button", { name: "Position stornieren" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Position stornieren" });
    await dialog.getByLabel("Grund").fill("Sturm.");
    // Both items can be refunded with the first; the amount is preset to the price of that one.
    if (item === 0) await expect(dialog.getByText("Höchstens CHF 192.00.")).toBeVisible();
    await dialog.getByRole("button", { name: "Stornieren und CHF\u00a096.00 erstatten" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "hat die Erstattung von CHF 96.00 abgelehnt" }),
    ).toBeFocused();
  }
  await page.goto(`${shop}/account/bookings?refund=refused&search=${familyName}`);
  await expect(page.locator("table").getByText("Vom Zahlungsanbieter abgelehnt")).toBeVisible();
  await page.locator("table tbody th a").click();
  const refunds = page.getByRole("region", { name: "Erstattungen" });
  await expect(refunds.getByText("Vom Zahlungsanbieter abgelehnt")).toHaveCount(2);
  await expectAccessible(page);

  const retry = refunds.getByRole("button", { name: "Noch einmal versuchen" });
  await retry.first().dblclick();
  await expect(page.getByRole("status").filter({ hasText: "wieder abgelehnt" })).toBeFocused();
  await setGivenBack(0);
  await retry.first().click();
  await expect(page.getByRole("status").filter({ hasText: "sind zurück." })).toBeFocused();
  await expect(refunds.getByText("Erledigt")).toBeVisible();

  const stale = await page.context().newPage();
  await stale.goto(page.url());
  await page.getByRole("button", { name: "Anders ausbezahlt …" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Erstattung anders ausbezahlt" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Als ausbezahlt festhalten" }).click();
  await expect(dialog.getByLabel("Wie wurde es ausbezahlt?")).toBeFocused();
  await dialog.getByLabel("Wie wurde es ausbezahlt?").fill("Banküberweisung vom 3. Dezember");
  await dialog.getByRole("button", { name: "Als ausbezahlt festhalten" }).dblclick();
  await expect(page.getByRole("status").filter({ hasText: "gelten als ausbezahlt." })).toBeFocused();
  await expect(refunds).toContainText("admin@gipfel.example: Banküberweisung vom 3. Dezember");
  await expect(refunds.getByText("Vom Zahlungsanbieter abgelehnt")).toHaveCount(0);
  const team = page.getByRole("region", { name: "Was das Team getan hat" });
  await expect(team.getByText("Erstattung noch einmal versucht")).toHaveCount(2);
  await expect(team.getByText("Erstattung anders ausbezahlt")).toHaveCount(1);
  await expectAccessible(page);

  // The other window still shows the refund as refused.
  await stale.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(stale.getByRole("status").filter({ hasText: "Jemand anders" })).toBeFocused();
  await expect(stale.getByText("Vom Zahlungsanbieter abgelehnt")).toHaveCount(0);
  await page.goto(`${shop}/account/bookings?refund=refused&search=${familyName}`);
  await expect(page.locator("table")).toHaveCount(0);
});

test("the team's lists show an error without a connection, and load again", async ({ page, context }) => {
  await asAdmin(page, "/account/suppliers?list=all");
  await expect(page.locator("table")).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Nächste Seite" }).click();
  await expect(page.getByRole("alert")).toContainText("Wir sind gerade nicht erreichbar.");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(page.getByText(/^Seite 2 von/)).toBeVisible();
});

test("a list whose answer breaks its contract shows an error and no rows, and loads again", async ({ page }) => {
  await asAdmin(page, "/account/suppliers?list=all");
  await expect(page.locator("table")).toBeVisible();
  await page.route("**/api/admin/suppliers/?*", async (route) => {
    const response = await route.fetch();
    const { entries, ...others } = (await response.json()) as { entries: object[] };
    await route.fulfill({
      response,
      json: { ...others, entries: [...entries.slice(1), { name: "Half a supplier" }] },
    });
  });
  await page.getByRole("link", { name: "Nächste Seite" }).click();
  await expect(page.getByRole("alert")).toContainText("Bei uns ist etwas schiefgegangen.");
  await expect(page.getByText("Half a supplier")).toHaveCount(0);
  await page.unroute("**/api/admin/suppliers/?*");
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(page.getByText(/^Seite 2 von/)).toBeVisible();
});

test("the table of bookings fits its column at 1440 px: addresses and dates on one line, from and until in one row", async ({
  page,
}) => {
  await booked(page.request, {
    activityId: 112,
    buyer: { email: "a.very.long.address.of.somebody@subdomain.example.ch" },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await asAdmin(page, "/account/bookings");
  const table = page.locator("table");
  const address = table.getByTitle("a.very.long.address.of.somebody@subdomain.example.ch").first();
  const heightOf = async (of: Locator) => (await of.boundingBox())!.height;
  expect(await heightOf(address)).toBeLessThan(24);
  expect(await heightOf(table.getByText(/^gebucht /).first()), "the date and its time in one line").toBeLessThan(24);
  expect(await table.evaluate((element) => element.scrollWidth <= element.parentElement!.clientWidth)).toBe(true);
  const [from, until] = await Promise.all(
    ["Von", "Bis"].map((name) => page.getByLabel(name, { exact: true }).boundingBox()),
  );
  expect(from!.y).toBe(until!.y);
});

test("in forced colours the menu's current section has a border", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: "active" });
  await asAdmin(page, "/account/bookings");
  const edgeOf = (name: string) =>
    page
      .getByRole("navigation", { name: "Ihr Konto" })
      .getByRole("link", { name, exact: true })
      .evaluate((link) => `${getComputedStyle(link).borderTopWidth} ${getComputedStyle(link).borderTopColor}`);
  const current = await edgeOf("Buchungen");
  expect(current).toMatch(/^2px/);
  expect(current).not.toBe(await edgeOf("Aktivitäten"));
});

test("on a phone the contact links of a booking have targets of 44 px that don't overlap", async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  const { bookingId } = await booked(page.request, { activityId: 112 });
  await asAdmin(page, `/account/bookings/${bookingId}`);
  const contact = page.getByRole("region", { name: "Wer gebucht hat" });
  const [email, tel] = await Promise.all(
    ["mailto:", "tel:"].map((scheme) => contact.locator(`a[href^="${scheme}"]`).boundingBox()),
  );
  expect(Math.min(email!.height, tel!.height)).toBeGreaterThanOrEqual(44);
  expect(tel!.y).toBeGreaterThanOrEqual(email!.y + email!.height);
  await phone.close();
});

test("on a phone the list of bookings is visible, and its filters open with a button", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await asAdmin(page, "/account/bookings?from-a-mail=1");
  const bar = page.getByRole("search", { name: "Nummer, Name, E-Mail oder Aktivität" });
  await expect(bar.getByLabel("Status")).toBeHidden();
  await bar.getByRole("button", { name: "Filter", exact: true }).press("Enter");
  await bar.getByLabel("Status").selectOption({ label: "Bestätigt" });
  await expect(page).toHaveURL(/status=confirmed/);
  await expect(bar.getByRole("button", { name: "Filter (1)" })).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);
});

// Cause: the entries of the former filter were dimmed below that contrast, though they can be read and opened.
test("while a filtered list is on its way, the former one has its contrast, and a bar says that another comes", async ({
  page,
}) => {
  await booked(page.request, { activityId: 112 });
  await asAdmin(page, "/account/bookings");
  await expect(page.getByText(/^\d+ Eintr/)).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/bookings\/.*=confirmed/, async (route) => (await released, await route.continue()));
  await page.getByLabel("Status").selectOption({ label: "Bestätigt" });
  await expect(page).toHaveURL(/status=confirmed/);
  await expectAccessible(page);
  await expect(page.locator(".loading-bar")).toBeAttached();
  release();
  await expect(page.locator(".loading-bar")).toHaveCount(0);
});

test("the editor's sticky bar covers no focused field", async ({ page }) => {
  await asAdmin(page, "/account/activities?activity=112");
  await page.getByLabel("Titel").focus();
  const bar = page.getByRole("button", { name: "Änderungen speichern" }).locator("..");
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    const covered = await bar.evaluate((element) =>
      element.contains(document.activeElement)
        ? 0
        : document.activeElement!.getBoundingClientRect().bottom - element.getBoundingClientRect().top,
    );
    expect(covered).toBeLessThanOrEqual(0);
  }
});

test("a customer gets a message that the team's pages are not available to them", async ({ page }) => {
  await asDemo(page, "customer");
  for (const section of ["activities", "suppliers"]) {
    await page.goto(`${shop}/account/${section}`);
    await expect(page.getByRole("heading", { name: "Diese Seite gehört nicht zu Ihrem Konto" })).toBeVisible();
  }
  expect((await page.request.get(`${shop}/api/admin/bookings/`)).status()).toBe(403);
});

test("when the answer to the team's cancellation is lost, the dialog says that the result is unknown, and the booking is reloaded", async ({
  page,
}) => {
  const { bookingId } = await booked(page.request, { activityId: 138 });
  await asAdmin(page, `/account/bookings/${bookingId}`);
  await page.getByRole("button", { name: "Position stornieren" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Grund").fill("Der Zug fährt nicht.");
  await page.route("**/api/admin/bookings/**", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await dialog.locator("button[type=submit]").click();
  await expect(dialog.getByRole("alert")).toContainText(
    "Es kam keine Antwort. Wir wissen nicht, ob das angekommen ist.",
  );
  await expect(page.getByRole("article", { includeHidden: true })).toContainText("Storniert");
  await expect(page.getByText("Erstattet", { exact: false }).first()).toBeAttached();
});
