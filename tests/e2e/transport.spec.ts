import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { cards, fillCard, fillContact, partner, press, shop, words } from "./journey.ts";
import { linkMailedTo } from "./mails.ts";
import { focused, reserveOnTheShop, toCheckout } from "./shop-steps.ts";
import { addAdult, holdTickets, openTrip, toTravellers } from "./trip-steps.ts";

const text = words.de;

/** A weekday of next month, so that every line of the demo's timetable runs. */
function nextTuesday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 14);
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** The server that replays OJP knows one line. */
const isOjp = process.env["E2E_TIMETABLE"] === "ojp";
const route = isOjp
  ? { from: "8503000", to: "8507000", origin: "Zürich HB", destination: "Bern" }
  : { from: "8500010", to: "8505000", origin: "Basel SBB", destination: "Luzern" };

/**
 * The demo's timetable is made while the shop serves already: until then places are refused with
 * `provider_unavailable`, an answer that has no list at all.
 */
test.beforeAll(async ({ request }) => {
  await expect(async () => {
    const answer = await request.post(`${shop}/api/transport/places/`, { data: { search: route.destination } });
    expect(await answer.json()).toHaveProperty("places.0.id");
  }).toPass({ timeout: 50_000 });
});

const element = (page: Page) => page.locator("gipfel-transport");
const trips = (page: Page) => element(page).getByRole("article");
const combobox = (page: Page, name: "Von" | "Nach") => element(page).getByRole("combobox", { name });

async function openSearch(page: Page, more = ""): Promise<void> {
  await page.goto(`${shop}/transport?from=${route.from}&to=${route.to}&date=${nextTuesday()}&time=10:00${more}`);
  await expect(trips(page)).toHaveCount(6);
}

test("a phone's keyboard finds connections: two places, arrive-by, details, earlier ones", async ({ browser }) => {
  await using page = await browser.newPage({ locale: "de-CH", viewport: { width: 360, height: 740 } });
  await page.goto(`${shop}/transport`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await combobox(page, "Von").focus();
  await page.keyboard.type("Basel");
  await expect(element(page).getByRole("option", { name: /^Basel SBB/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(combobox(page, "Von")).toHaveValue(/^Basel/);
  await combobox(page, "Nach").focus();
  await page.keyboard.type("Lucerne");
  await expect(
    element(page)
      .getByRole("option", { name: /^Luzern/ })
      .first(),
  ).toBeVisible();
  // Of what is typed the first hit comes first, the current location last.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(combobox(page, "Nach")).toHaveValue(/^Luzern/);
  await expect(trips(page)).toHaveCount(6);
  await expect(element(page).getByText("Demo-Fahrplan.")).toBeVisible();
  await expectAccessible(page);

  await element(page).getByLabel("Datum").fill(nextTuesday());
  await element(page).getByLabel("Zeit", { exact: true }).fill("12:00");
  await element(page).getByRole("radio", { name: "Ankunft" }).press("Space");
  await expect(page).toHaveURL(/arrive=1/);
  // Those of the day: the evening before is among the earlier ones.
  await expect(trips(page)).not.toHaveCount(6);
  await expect(trips(page)).not.toHaveCount(0);
  const arrivals = await trips(page).evaluateAll((all) =>
    all.map((one) => /–\s*bis\s*(\d\d:\d\d)/.exec(one.textContent)?.[1] ?? one.textContent),
  );
  expect(arrivals.every((time) => time <= "12:00")).toBe(true);

  const first = trips(page).first();
  await first.getByRole("button", { expanded: false }).press("Enter");
  await expect(first.getByRole("list", { name: "Abschnitte der Fahrt" })).toBeVisible();
  await expect(first).toContainText("Gleis");
  await expect(page).toHaveURL(/trip=/);

  const before = await first.evaluate((one) => one.textContent.slice(0, 20));
  const earlier = element(page).getByRole("button", { name: "Frühere Verbindungen" });
  await earlier.press("Enter");
  await expect(trips(page)).not.toHaveCount(arrivals.length);
  expect(await first.evaluate((one) => one.textContent.slice(0, 20))).not.toBe(before);
  expect(await focused(page)).toContain("Frühere Verbindungen");

  // The address leads to the same search, with the same trip open.
  await page.reload();
  await expect(element(page).getByRole("button", { expanded: true })).toHaveCount(1);
  await expect(combobox(page, "Von")).toHaveValue(/^Basel/);
});

// A sentence that moved the next field down as the focus left took the press from it.
test("a text that is left without a place says so, and what is pressed next stays under the pointer", async ({
  browser,
}) => {
  await using page = await browser.newPage({ locale: "de-CH", viewport: { width: 360, height: 740 } });
  await page.goto(`${shop}/transport`);
  await combobox(page, "Von").fill("Briguex");
  await expect(element(page).getByRole("option")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(element(page).getByText("Bitte einen Ort der Liste wählen.")).toHaveCount(0);
  const box = async () => (await combobox(page, "Nach").boundingBox())!;
  const before = await box();
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await expect(combobox(page, "Von")).toHaveAccessibleDescription("Bitte einen Ort der Liste wählen.");
  expect(await box()).toEqual(before);
  await page.mouse.up();
  await expect(combobox(page, "Nach")).toBeFocused();
  await expect(combobox(page, "Von")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await combobox(page, "Von").fill("Brig");
  await page.keyboard.press("Tab");
  await expect(combobox(page, "Von")).toHaveValue(/^Brig/);
  await expect(combobox(page, "Von")).not.toHaveAttribute("aria-invalid");
});

test("a trip in first class, with a child and a dog, is in one basket with an activity; one of both is cancelled", async ({
  page,
}) => {
  test.slow();
  await reserveOnTheShop(page, 112, 3);
  await openSearch(page);
  const dialog = await openTrip(element(page), trips(page).first());
  await expect(dialog.getByRole("heading", { name: `${route.origin} – ${route.destination}` })).toBeVisible();
  await toTravellers(dialog);
  await dialog.getByRole("radio", { name: "1. Klasse" }).check({ force: true });
  await addAdult(dialog);
  await dialog.getByRole("button", { name: /^Eins mehr: Hund/ }).click();
  await dialog.getByRole("group", { name: "Kinder von 0 bis 11 Jahren" }).first().getByRole("button").last().click();
  await expect(dialog.getByText("Bitte wählen Sie das Alter jedes Kindes.")).toBeVisible();
  await dialog.getByLabel("Alter von Kind 1").selectOption("8");
  await press(dialog, /^Alles prüfen/);
  await expect(dialog.getByRole("heading", { name: "Stimmt alles?" })).toBeVisible();
  await expect(dialog).toContainText("1. Klasse");
  await press(dialog, /^In den Warenkorb legen/);
  await page.waitForURL(/\/warenkorb/);
  const basket = page.locator("gipfel-basket");
  await expect(basket.getByRole("heading", { level: 3 })).toHaveCount(2);

  // Editing opens the trip's own dialog.
  await basket
    .getByRole("button", { name: /^Ändern/ })
    .last()
    .click();
  const edit = page.getByRole("dialog", { name: "Fahrt ändern" });
  await expect(edit.getByRole("heading", { name: new RegExp(route.origin) })).toBeVisible();
  await edit.getByRole("button", { name: "Ticket wählen" }).click();
  await expect(edit.getByRole("radio", { name: /^Einzelbillett/ }).first()).toBeChecked();
  await edit.getByRole("button", { name: "Wählen, wer mitfährt" }).click();
  await expect(edit.getByRole("radio", { name: "1. Klasse" })).toBeChecked();
  await edit.getByRole("button", { name: /^Eins weniger: Hund/ }).click();
  await edit.getByRole("button", { name: "Alles prüfen" }).click();
  await edit.getByRole("button", { name: "Reservation ändern" }).click();
  await expect(edit).toHaveCount(0);
  await expect(basket.getByRole("heading", { level: 3 })).toHaveCount(2);
  await expect(basket).not.toContainText("Hund");

  await toCheckout(page);
  const email = "zug@example.ch";
  await fillContact(page, text, email);
  await fillCard(page, text, cards.succeeds);
  await press(page, text.pay);
  await page.waitForURL(/\/buchung\/bestaetigung\?bookingId=/);
  await expect(page.getByRole("link", { name: text.save })).toHaveCount(2, { timeout: 30_000 });
  await expect(page.locator("gipfel-confirmation")).toContainText(route.origin);

  await page.goto(await linkMailedTo(page.request, email));
  const cancel = page.getByRole("button", { name: "Stornieren", exact: true });
  await expect(cancel).toHaveCount(2);
  await cancel.last().click();
  const question = page.getByRole("dialog", { name: /stornieren$/ });
  await question.getByRole("radio").first().check();
  await question.getByRole("button", { name: "Weiter" }).click();
  await question.getByRole("button", { name: /^Stornieren und/ }).click();
  await expect(cancel).toHaveCount(1);
});

test("a trip is removed from the basket in its dialog, after a question", async ({ page }) => {
  await openSearch(page);
  const dialog = await openTrip(element(page), trips(page).first());
  await toTravellers(dialog);
  await addAdult(dialog);
  await expectAccessible(page);
  await holdTickets(dialog);
  await page.waitForURL(/\/warenkorb/);
  const basket = page.locator("gipfel-basket");
  await basket.getByRole("button", { name: /^Ändern/ }).click();
  const edit = page.getByRole("dialog", { name: "Fahrt ändern" });
  await edit.getByRole("button", { name: "Aus dem Warenkorb nehmen" }).click();
  await edit.getByRole("button", { name: "Behalten" }).click();
  await expect(edit.getByRole("heading", { name: new RegExp(route.origin) })).toBeVisible();
  await edit.getByRole("button", { name: "Aus dem Warenkorb nehmen" }).click();
  await edit.getByRole("button", { name: "Fahrt entfernen" }).click();
  await expect(basket.getByRole("heading", { level: 3 })).toHaveCount(0);
});

test("a partner's page keeps its address, and stores nothing before the visitor acts", async ({ page }) => {
  await page.goto(`${partner}/hotel.html`);
  const address = page.url();
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "afterbegin",
      '<gipfel-transport from="Basel SBB" to="8505000"></gipfel-transport>',
    );
  });
  await expect(trips(page)).toHaveCount(6);
  expect(await page.evaluate(() => sessionStorage.getItem("transportStore"))).toBeNull();
  await element(page)
    .getByRole("button", { name: /^(Start und Ziel tauschen|Swap origin)/ })
    .click();
  await expect(trips(page)).toHaveCount(6);
  expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem("transportStore")))!)).toMatchObject({
    origin: { text: "Luzern" },
    destination: { text: "Basel SBB" },
  });
  expect(page.url()).toBe(address);
});
