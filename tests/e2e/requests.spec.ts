import { expect, test, type Locator, type Page, type Request } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { booked, inDatabase, readBooking } from "./booked.ts";
import { shop, thrownInto } from "./journey.ts";
import { linkMailedTo } from "./mails.ts";
import { asDemo, asNew } from "./signed-in.ts";

/** A castle on request, whose supplier has an address. */
const castle = 2595;
const supplier = "anfragen@burgen.example";

/** On request too, of another supplier. */
const tour = 2114;
const otherSupplier = "tour-supplier@example.ch";

/** All castles share their supplier's address: a booking's own mail is known by its number. */
async function askedOf(request: Parameters<typeof booked>[0], address: string, bookingId: string): Promise<string> {
  const { bookingNumber } = await readBooking(request, bookingId);
  return linkMailedTo(request, address, 1, bookingNumber);
}

const statusOf = async (request: Parameters<typeof booked>[0], bookingId: string) =>
  (await readBooking(request, bookingId)).status;

/**
 * The team's card of a request, found by its booking's number: other journeys leave requests open, and the list has
 * pages.
 */
async function showRequest(page: Page, request: Parameters<typeof booked>[0], bookingId: string): Promise<Locator> {
  const { bookingNumber } = await readBooking(request, bookingId);
  await page.goto(`${shop}/account/requests?search=${bookingNumber}`);
  return page.getByRole("article").filter({ has: page.locator(`a[href$="${bookingId}"]`) });
}

const menuCount = (page: Page) => page.getByRole("navigation").getByRole("link", { name: /^Anfragen \d+$/ });

/** Whether a call is the menu's, for its count; that of a searched list has the parameter `search`. */
const asksForMenu = (call: Request) => call.method() === "GET" && call.url() === `${shop}/api/admin/requests/?page=1`;

/**
 * The number of open requests that the menu's call got. Other journeys make and answer some meanwhile: only the answer
 * of this call is known.
 */
async function openRequestsIn(call: Request): Promise<{ total: number; entries: { bookingId: string }[] }> {
  return (await (await call.response())!.json()) as { total: number; entries: { bookingId: string }[] };
}

async function expectMenuToShow(page: Page, total: number): Promise<void> {
  await expect(menuCount(page)).toHaveCount(total > 0 ? 1 : 0);
  if (total > 0) await expect(menuCount(page)).toHaveText(new RegExp(`Anfragen\\s*${total}$`));
}

test("a supplier accepts from the mail: opening the link changes nothing, its button sends the tickets, the link then says so", async ({
  page,
  request,
}) => {
  const thrown = thrownInto(page);
  const email = `accepted-${Date.now()}@example.ch`;
  const { bookingId } = await booked(request, { activityId: castle, buyer: { email } });
  const link = await askedOf(request, supplier, bookingId);
  await request.head(link);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Buchungsanfrage" })).toBeVisible();
  await expect(page.getByText("Mia Keller")).toBeVisible();
  await expect(page.getByText(/^Noch 4[78] Std\.? \d+/)).toBeVisible();
  await expectAccessible(page);
  expect(await statusOf(request, bookingId)).toBe("requested");
  await page.getByRole("button", { name: "Buchung zusagen" }).click();
  await expect(page.getByRole("heading", { name: "Vielen Dank, es ist zugesagt" })).toBeFocused();
  expect(await statusOf(request, bookingId)).toBe("confirmed");
  expect(await linkMailedTo(request, email, 2)).toContain("/account/bookings/");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Diese Anfrage ist zugesagt" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ablehnen" })).toHaveCount(0);
  expect(thrown).toEqual([]);
});

test("[R8.items] two suppliers answer their own items: one accepts, one refuses, and the guest gets the one and isn’t charged for the other", async ({
  page,
  request,
}) => {
  test.slow();
  const email = `two-suppliers-${Date.now()}@example.ch`;
  // The demo has no address of this supplier.
  await inDatabase((db) =>
    db
      .updateTable("supplier")
      .set({ email: otherSupplier })
      .where("id", "=", db.selectFrom("activity").select("supplier_id").where("id", "=", tour))
      .execute(),
  );
  const { bookingId } = await booked(request, { activityId: castle, and: tour, after: 21, buyer: { email } });
  const [first, second] = [
    await askedOf(request, supplier, bookingId),
    await askedOf(request, otherSupplier, bookingId),
  ];
  await page.goto(first);
  await expect(page.getByRole("region", { name: /^Buchung/ }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Buchung zusagen" }).click();
  await expect(page.getByRole("heading", { name: "Vielen Dank, es ist zugesagt" })).toBeFocused();
  expect(await statusOf(request, bookingId)).toBe("requested");

  await page.goto(second);
  await expect(page.getByRole("region", { name: /^Buchung/ }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Ablehnen" }).click();
  await page.getByLabel("Ihr Grund").fill("Die Führerin ist krank.");
  await page.getByRole("button", { name: "Anfrage ablehnen" }).click();
  await expect(page.getByRole("heading", { name: "Vielen Dank, es ist abgelehnt" })).toBeFocused();
  await expect.poll(() => statusOf(request, bookingId)).toBe("confirmed");

  await page.goto(await linkMailedTo(request, email, 3));
  await expect(page.locator(".booking-items article")).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Ticket speichern" })).toHaveCount(1);
  await expect(page.locator(".booking-items")).toContainText("nicht belastet");
});

test("[R8.trips] [R8.refusal] a supplier refuses an activity with its journey: guest, customer and team read that the journey is cancelled, and nobody that it was declined", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const email = `journey-refused-${Date.now()}@example.ch`;
  await asNew(page, email);
  const { bookingId } = await booked(page.request, {
    activityId: castle,
    after: 4,
    trips: ["Bern", "Zürich"],
    buyer: { email },
  });
  const supplierPage = await (await browser.newContext({ locale: "de-CH" })).newPage();
  await supplierPage.goto(await askedOf(request, supplier, bookingId));
  await expect(supplierPage.getByRole("region", { name: /^Buchung/ }).getByRole("listitem")).toHaveCount(1);
  await supplierPage.getByRole("button", { name: "Ablehnen" }).click();
  await expect(supplierPage.getByRole("dialog")).toContainText("Fahrten");
  await supplierPage.getByLabel("Ihr Grund").fill("Die Burg ist geschlossen.");
  await supplierPage.getByRole("button", { name: "Anfrage ablehnen" }).click();
  await expect(supplierPage.getByRole("heading", { name: "Vielen Dank, es ist abgelehnt" })).toBeFocused();

  const link = await linkMailedTo(request, email, 2);
  for (const address of [`${shop}/account/bookings/${bookingId}`, link]) {
    await page.goto(address);
    const cards = page.locator(".booking-items article");
    await expect(cards).toHaveCount(3);
    await expect(cards.getByText("Abgelehnt", { exact: true })).toHaveCount(1);
    await expect(cards.getByText("Storniert", { exact: true })).toHaveCount(2);
    await expect(cards.getByText("Die Burg ist geschlossen.", { exact: true })).toHaveCount(1);
    await expect(cards.getByText(/^Gehörte zu «.+»; das wurde abgelehnt\.$/)).toHaveCount(2);
    const history = page.getByRole("region", { name: "Verlauf" });
    await expect(history.getByRole("listitem").filter({ hasText: "Abgelehnt" })).toHaveCount(1);
    await expect(history.getByRole("listitem").filter({ hasText: /^Storniert/ })).toHaveCount(2);
    await expectAccessible(page);
  }
  await page.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
  await expect(page.getByRole("heading", { name: "Diese Buchung ist abgelehnt" })).toBeVisible();
  await expect(page.getByText("Begründung: Die Burg ist geschlossen.", { exact: true })).toHaveCount(1);
  await expect(page.getByText(/^Gehörte zu «.+»; das wurde abgelehnt\.$/)).toHaveCount(2);
  await expectAccessible(page);

  const teamPage = await (await browser.newContext({ locale: "de-CH" })).newPage();
  await asDemo(teamPage, "admin");
  await teamPage.goto(`${shop}/account/bookings/${bookingId}`);
  const items = teamPage.getByRole("article");
  await expect(items.getByText("Abgelehnt", { exact: true })).toHaveCount(1);
  await expect(items.getByText("Storniert", { exact: true })).toHaveCount(2);
  await expectAccessible(teamPage);
});

test("[R8.items] the team answers the items of a request one by one, and the card shows what is left", async ({
  page,
  request,
}) => {
  const { bookingId } = await booked(request, { activityId: castle, items: 2, after: 30 });
  await asDemo(page, "admin");
  const card = await showRequest(page, request, bookingId);
  const boxes = card.getByRole("checkbox", { name: /^Diese Position beantworten: / });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.uncheck();
  await expect(card.getByRole("button", { name: /^Zusagen/ })).toBeDisabled();
  await boxes.first().check();
  await expectAccessible(page);
  await card.getByRole("button", { name: /^Zusagen/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Anfrage zusagen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Der Rest wartet noch." })).toBeFocused();
  await expect(card.getByText("Zugesagt", { exact: true })).toBeVisible();
  await expect(boxes).toHaveCount(0);
  await card.getByRole("button", { name: /^Ablehnen/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Anfrage ablehnen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "ist beantwortet: Was zugesagt ist" })).toBeFocused();
  await expect(card).toHaveCount(0);
  expect(await statusOf(request, bookingId)).toBe("confirmed");
});

test("[R8.items] a supplier answers one of two items and then the other", async ({ page, request }) => {
  const { bookingId } = await booked(request, {
    activityId: castle,
    items: 2,
    buyer: { email: `one-by-one-${Date.now()}@example.ch` },
  });
  await page.goto(await askedOf(request, supplier, bookingId));
  const boxes = page.getByRole("checkbox", { name: /^Diese Position beantworten: / });
  await expect(boxes).toHaveCount(2);
  await boxes.first().uncheck();
  await page.getByRole("button", { name: "Buchung zusagen" }).click();
  await expect(page.getByText("Ihre Antwort ist festgehalten. Der Rest wartet noch.")).toBeVisible();
  await expect(boxes).toHaveCount(0);
  await page.getByRole("button", { name: "Ablehnen" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const offCentre = () =>
    dialog.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.abs(top - (innerHeight - bottom));
    });
  await expect
    .poll(offCentre, { message: "as much room above the dialog as below it, once it has come" })
    .toBeLessThan(2);
  await dialog.getByRole("button", { name: "Anfrage ablehnen" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect.poll(() => statusOf(request, bookingId)).toBe("confirmed");
});

test("a truncated link shows an error with a way forward", async ({ page }) => {
  await page.goto(`${shop}/booking-request?token=abc`);
  await expect(page.getByRole("heading", { name: "Dieser Link gilt nicht" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Zum Shop" })).toBeVisible();
});

test("the team's menu counts the open requests; one is refused with a reason, which the guest's page shows", async ({
  page,
  request,
}) => {
  const { bookingId } = await booked(request, { activityId: castle, after: 14 });
  await asDemo(page, "admin");
  await page.goto(`${shop}/account`);
  await page.getByRole("link", { name: /wartet auf eine Antwort|warten auf eine Antwort/ }).click();
  await expect(page).toHaveURL(/\/account\/requests/);
  await expect(menuCount(page)).toBeVisible();
  const card = await showRequest(page, request, bookingId);
  // Instants on the wire are to the second: in the second of the request itself all 48 hours are left.
  await expect(card.getByText(/^Noch (47 Std\.? 59|48 Std\.? 0) Min/)).toBeVisible();
  await expect(card.getByText(supplier)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("button", { name: /^Ablehnen/ }).click();
  await page.getByLabel("Grund").fill("Der Wind ist zu stark.");
  const counting = page.waitForRequest(asksForMenu);
  await page.getByRole("dialog").getByRole("button", { name: "Anfrage ablehnen" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: /ist abgelehnt\. Dem Gast wird nichts belastet\./ }),
  ).toBeFocused();
  await expect(card).toHaveCount(0);
  const open = await openRequestsIn(await counting);
  expect(open.entries.map((entry) => entry.bookingId)).not.toContain(bookingId);
  await expectMenuToShow(page, open.total);
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await expect(page.getByText("Der Wind ist zu stark.")).toBeVisible();
  await page.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
  await expect(page.getByText("Es wurde nichts belastet.", { exact: false })).toBeVisible();
});

test("a late count of the team's menu doesn't replace a newer one", async ({ page, request }) => {
  const { bookingId } = await booked(request, { activityId: castle, after: 16 });
  await asDemo(page, "admin");
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isFirst = true;
  await page.route(
    (url) => url.href === `${shop}/api/admin/requests/?page=1`,
    async (route) => {
      const isHeld = isFirst;
      isFirst = false;
      const response = await route.fetch();
      if (isHeld) await released;
      await route.fulfill({ response });
    },
  );
  const late = page.waitForRequest(asksForMenu);
  const card = await showRequest(page, request, bookingId);
  await card.getByRole("button", { name: /^Ablehnen/ }).click();
  await late;
  const newer = page.waitForRequest(asksForMenu);
  await page.getByRole("dialog").getByRole("button", { name: "Anfrage ablehnen" }).click();
  const { total } = await openRequestsIn(await newer);
  await expect(card).toHaveCount(0);
  await expectMenuToShow(page, total);
  release();
  await openRequestsIn(await late);
  // Two frames: by then the page has drawn what it made of the late answer.
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
  await expectMenuToShow(page, total);
});

test("[R8.partial] [R8.mixed] the team refuses the one item on request after a warning that this books the rest: the rest is booked, and the guest's page shows its ticket alone", async ({
  page,
  request,
}) => {
  const { bookingId } = await booked(request, { activityId: castle, and: 112, after: 20 });
  await asDemo(page, "admin");
  const card = await showRequest(page, request, bookingId);
  await card.getByRole("button", { name: /^Ablehnen/ }).click();
  await expect(page.getByRole("dialog")).toContainText(
    "Der Rest der Buchung wartet nur noch auf diese Antwort: Er ist damit gebucht.",
  );
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Anfrage ablehnen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Der Rest ist gebucht." })).toBeFocused();
  expect(await statusOf(request, bookingId)).toBe("confirmed");
  await page.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
  const confirmation = page.locator("gipfel-confirmation");
  await expect(confirmation.getByRole("article")).toHaveCount(1);
  // Above its item, and in the receipt.
  await expect(confirmation.getByText("Abgelehnt", { exact: true })).toHaveCount(2);
  const { money } = await readBooking(request, bookingId);
  expect([money.refunded.amount, money.refundPending.amount]).toEqual([0, 0]);
  await expect(confirmation.getByText("Nicht belastet")).toBeVisible();
  await expect(confirmation.getByText(money.paid.formatted).last()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await expect(page.getByRole("region", { name: "Erstattungen" })).toContainText("Freigegeben, nicht belastet");
});

test("[R8.mixed] before refusing, a supplier is shown that the rest of the booking is booked by it", async ({
  page,
  request,
}) => {
  const { bookingId } = await booked(request, {
    activityId: castle,
    and: 112,
    after: 22,
    buyer: { email: `mixed-${Date.now()}@example.ch` },
  });
  await page.goto(await askedOf(request, supplier, bookingId));
  await page.getByRole("button", { name: "Ablehnen" }).click();
  await expect(page.getByRole("dialog")).toContainText("Er ist damit gebucht.");
  await page.getByRole("dialog").getByRole("button", { name: "Anfrage ablehnen" }).click();
  await expect.poll(() => statusOf(request, bookingId)).toBe("confirmed");
});

test("[R8.kept] the team keeps a part of a request whose card is only authorised: the guest's page shows what is charged", async ({
  page,
  request,
}) => {
  const { bookingId } = await booked(request, { activityId: castle, after: 24 });
  await asDemo(page, "admin");
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await page.getByRole("button", { name: "Position stornieren" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Grund").fill("Der Gast ist krank.");
  await dialog.getByLabel("Geht zurück, in CHF").fill("10.00");
  await dialog.getByRole("button", { name: "Stornieren und CHF\u00a010.00 nicht belasten" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Die Position ist storniert. CHF 10.00 werden nicht belastet." }),
  ).toBeFocused();
  const { money } = await readBooking(request, bookingId);
  await page.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
  await expect(page.getByText(`Ihrer Karte werden ${money.paid.formatted} belastet.`)).toBeVisible();
  await expectAccessible(page);
});

test("[R8.mixed] before cancelling the last item on request, a guest is shown that the rest is booked, and what the card is charged", async ({
  page,
  request,
}) => {
  const email = `cancels-mixed-${Date.now()}@example.ch`;
  const { bookingId } = await booked(request, { activityId: castle, and: 112, after: 26, buyer: { email } });
  await page.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
  await expect(
    page.getByText("Ihre Karte wird belastet, sobald er geantwortet hat, für das, was dann gebucht ist.", {
      exact: false,
    }),
  ).toBeVisible();
  await page.goto(await linkMailedTo(request, email));
  await expect(
    page.getByText("Was weder auf Anfrage ist noch dazugehört, ist in jedem Fall gebucht.", { exact: false }),
  ).toBeVisible();
  const cancel = page.getByRole("button", { name: "Stornieren", exact: true });
  const dialog = page.getByRole("dialog");
  const { standingTotal, items } = await readBooking(request, bookingId);
  // The page has them in the order of their days.
  const inOrder = items.map(({ reservation }) => reservation).toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const onRequest = inOrder.findIndex(({ activityTitle }) => activityTitle.startsWith("Schloss"));
  // Cancelling what is not on request does not answer a request.
  await cancel.nth(1 - onRequest).click();
  await expect(dialog).toContainText("Ihre Karte wird dafür nicht belastet.");
  await expect(dialog).not.toContainText("ist der Rest gebucht");
  await dialog.getByRole("button", { name: "Buchung behalten" }).click();
  await cancel.nth(onRequest).click();
  await expect(dialog).toContainText("Schloss");
  await expect(dialog).toContainText(
    "Stornieren Sie dies, ist der Rest gebucht. Ihrer Karte werden dann insgesamt CHF",
  );
  const charged = /insgesamt (CHF [\d.’']+) belastet/.exec((await dialog.textContent())!.replaceAll("\u00a0", " "))![1];
  expect(charged).not.toBe(standingTotal.formatted);
  await expectAccessible(page);
  await page.getByLabel("Jemand ist krank").check();
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(dialog).toContainText("ist der Rest gebucht");
  await page.evaluate(() => {
    const fired: string[] = [];
    (window as { fired?: string[] }).fired = fired;
    document.addEventListener("gipfel-analytics", (event) =>
      fired.push((event as CustomEvent<{ name: string }>).detail.name),
    );
  });
  await dialog.getByRole("button", { name: "Endgültig stornieren" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: /^Storniert\. CHF\s\d+\.\d\d werden Ihrer Karte nicht belastet\./ }),
  ).toBeFocused();
  await expect(page.getByRole("link", { name: "Ticket speichern" })).toHaveCount(1);
  await expect.poll(async () => (await readBooking(request, bookingId)).money.paid.formatted).toBe(charged);
  expect(await page.evaluate(() => (window as { fired?: string[] }).fired), "what was never charged").toEqual([]);
});

test("[R8.mixed] before cancelling the last item on request, the team is shown that the rest is booked, and what the card is charged", async ({
  page,
  request,
}) => {
  const { bookingId } = await booked(request, { activityId: castle, and: 112, after: 28 });
  await asDemo(page, "admin");
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await page.getByRole("button", { name: "Position stornieren" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Mit der Stornierung ist der Rest gebucht.");
  await dialog.getByLabel("Grund").fill("Der Gast ist krank.");
  await dialog.getByLabel("Geht zurück, in CHF").fill("10.00");
  await expect(dialog).toContainText("Wird der Karte belastet");
  const charged = await dialog.getByRole("definition").last().textContent();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Stornieren und CHF\u00a010.00 nicht belasten" }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await readBooking(request, bookingId)).money.paid.formatted).toBe(charged);
  expect(await statusOf(request, bookingId)).toBe("confirmed");
  await expect(
    page.getByRole("listitem").filter({ hasText: /^Freigegeben, nicht belastet: +CHF 10\.00$/ }),
  ).toBeVisible();
});

test("[R8.kept] when the team accepts a request of which it has kept a part of a cancelled item, the dialog names the full charge", async ({
  page,
  request,
}) => {
  const { bookingId } = await booked(request, { activityId: castle, items: 2, after: 32 });
  await asDemo(page, "admin");
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await page.getByRole("button", { name: "Position stornieren" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Grund").fill("Der Gast ist krank.");
  await dialog.getByLabel("Geht zurück, in CHF").fill("10.00");
  await dialog.getByRole("button", { name: "Stornieren und CHF\u00a010.00 nicht belasten" }).click();
  await expect(dialog).toHaveCount(0);
  const { money, standingTotal } = await readBooking(request, bookingId);
  expect(money.authorised.amount).toBeGreaterThan(standingTotal.amount);
  const card = await showRequest(page, request, bookingId);
  await card.getByRole("button", { name: /^Zusagen/ }).click();
  await expect(dialog).toContainText(`Dem Gast werden ${money.authorised.formatted} belastet`);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Anfrage zusagen" }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(async () => (await readBooking(request, bookingId)).money.paid).toEqual(money.authorised);
});

test("when the answer to the team's acceptance is lost, the dialog says that the result is unknown, and the list behind is reloaded", async ({
  page,
  request,
}) => {
  const { bookingId } = await booked(request, { activityId: castle, after: 30 });
  await asDemo(page, "admin");
  const card = await showRequest(page, request, bookingId);
  await card.getByRole("button", { name: /^Zusagen/ }).click();
  await page.route(`**/api/admin/requests/${bookingId}**`, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Anfrage zusagen" }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    "Es kam keine Antwort. Wir wissen nicht, ob das angekommen ist.",
  );
  await expect(card).toHaveCount(0);
  expect(await statusOf(request, bookingId)).toBe("confirmed");
});

for (const [what, meanwhile, message] of [
  ["the team has cancelled it for less", "cancel", "Storniert. CHF 1.00 werden Ihrer Karte nicht belastet."],
  ["it was accepted", "accept", /^Storniert\. CHF\s\d+\.\d\d gehen auf demselben Weg zurück/],
  ["it was refused", "refuse", "Der Anbieter hatte das schon abgelehnt, bevor Sie stornierten."],
] as const)
  test(`a guest who confirms a cancellation after ${what} is shown the current state`, async ({ page, browser }) => {
    await asNew(page, `meanwhile-${meanwhile}@example.ch`);
    const { bookingId } = await booked(page.request, { activityId: castle, after: 30 });
    await page.goto(`${shop}/account/bookings/${bookingId}`);
    await page.getByRole("button", { name: "Stornieren" }).click();
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Weiter" }).click();
    await expect(page.getByRole("heading", { name: "Endgültig stornieren?" })).toBeFocused();

    const team = await browser.newPage();
    await asDemo(team, "admin");
    if (meanwhile === "cancel") {
      await team.goto(`${shop}/account/bookings/${bookingId}`);
      await team.getByRole("button", { name: "Position stornieren" }).click();
      await team.getByLabel("Grund").fill("Auf Kulanz.");
      await team.getByRole("dialog").locator("input[inputmode=decimal]").fill("1");
      await team.getByRole("dialog").locator("button[type=submit]").click();
    } else {
      const card = await showRequest(team, team.request, bookingId);
      await card.getByRole("button", { name: meanwhile === "accept" ? /^Zusagen/ : /^Ablehnen/ }).click();
      await team
        .getByRole("dialog")
        .getByRole("button", { name: meanwhile === "accept" ? "Anfrage zusagen" : "Anfrage ablehnen" })
        .click();
    }
    await expect(team.locator("[role=status]:focus")).toBeVisible();
    await team.close();

    await page.getByRole("dialog").getByRole("button", { name: "Endgültig stornieren" }).click();
    await expect(page.getByRole("status").filter({ hasText: message })).toBeVisible();
  });
