import { expect, test, type Page } from "@playwright/test";
import { openOnTheShop, partner, press, words, choose } from "./journey.ts";

const text = words.de;
const place = (page: Page) => page.locator("gipfel-booking").getByText(/^Schritt \d+ von \d+/);

async function chooseDay(page: Page): Promise<void> {
  await page.getByRole("button", { name: text.nextMonth }).click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").nth(3).click();
}

test("a flight that asks for the people first counts five steps, each with its own number", async ({ page }) => {
  await openOnTheShop(page, 167);
  await expect(place(page)).toHaveText("Schritt 1 von 5: Datum");
  await chooseDay(page);
  await press(page, text.times);
  await expect(place(page)).toHaveText("Schritt 2 von 5: Zeit");
  await choose(page.getByRole("radio", { disabled: false }).first());
  await press(page, text.tickets);
  await expect(place(page)).toHaveText("Schritt 3 von 5: Tickets");
  await page.getByRole("button", { name: text.more }).first().click();
  await press(page, text.guests);
  await expect(place(page)).toHaveText("Schritt 4 von 5: Gäste");
});

test("a castle with one all-day offer counts no step between date and tickets", async ({ page }) => {
  await openOnTheShop(page, 2595);
  await expect(place(page)).toHaveText(/^Schritt 1 von [34]: Datum/);
  await chooseDay(page);
  await press(page, /^Weiter/);
  await expect(place(page)).toHaveText(/^Schritt 2 von [34]: Tickets/);
  await page.getByRole("button", { name: "Zurück zu: Datum" }).click();
  await expect(place(page)).toHaveText(/^Schritt 1 von [34]: Datum/);
});

test("in a wide drawer the main button has its full label", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOnTheShop(page, 112);
  await chooseDay(page);
  await expect(page.locator("gipfel-booking").getByRole("button", { name: /^Zeit wählen am / })).toBeVisible();
});

test("a page that changes its language during a booking translates every text, and keeps day, time and tickets", async ({
  page,
}) => {
  await page.goto(`${partner}/hotel.html`);
  await page.evaluate(
    () => void (document.body.innerHTML = `<gipfel-booking activity="167" locale="de_CH"></gipfel-booking>`),
  );
  const widget = page.locator("gipfel-booking");
  await chooseDay(page);
  await press(page, text.times);
  await choose(page.getByRole("radio", { disabled: false }).first());
  await press(page, text.tickets);
  await page.getByRole("button", { name: text.more }).first().click();
  await expect(widget.getByText("Tandemflug über Interlaken")).toBeVisible();
  await page.evaluate(() => document.querySelector("gipfel-booking")!.setAttribute("locale", "fr_CH"));
  await expect(widget.getByRole("heading", { name: "Qui vient ?" })).toBeVisible();
  await expect(widget.getByText("Parapente biplace au-dessus d’Interlaken")).toBeVisible();
  await expect(widget.getByText(/Tandemflug|Erwachsene|Montag/)).toHaveCount(0);
  await expect(
    widget
      .getByRole("group", { name: /^Adulte/ })
      .getByRole("status")
      .first(),
  ).toHaveText("1");
  await press(page, words.fr.guests);
  await expect(widget.getByText(/^Étape 4 sur 5/)).toBeVisible();
  // Without the attribute the page's own language counts.
  await page.evaluate(() => {
    document.documentElement.lang = "it";
    document.querySelector("gipfel-booking")!.removeAttribute("locale");
  });
  await expect(widget.getByText(/^Passo 4 di 5/)).toBeVisible();
  await expect(widget.getByText("Parapendio in tandem sopra Interlaken")).toBeVisible();
  await expect(widget.getByText(/Parapente|Adulte/)).toHaveCount(0);
});

// Cause of 5: parts that were fetched for the former language, once idle, requested it anew.
for (const apart of [0, 5, 30]) {
  test(`of two languages ${apart} ms apart the last one applies`, async ({ page }) => {
    await page.goto(`${partner}/hotel.html`);
    await page.evaluate(
      () => void (document.body.innerHTML = `<gipfel-booking activity="167" locale="de_CH"></gipfel-booking>`),
    );
    const widget = page.locator("gipfel-booking");
    await chooseDay(page);
    await expect(widget.getByText("Tandemflug über Interlaken")).toBeVisible();
    await page.evaluate(async (pause) => {
      const element = document.querySelector("gipfel-booking")!;
      element.setAttribute("locale", "fr_CH");
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      element.setAttribute("locale", "en_CH");
    }, apart);
    await expect(widget.getByText("Tandem paragliding over Interlaken")).toBeVisible();
    await expect(widget.getByRole("heading", { name: "When would you like to go?" })).toBeVisible();
    await expect(widget.getByText(/Tandemflug|Parapente|Quand/)).toHaveCount(0);
  });
}

// Cause: with words in the former language, those in the new one were not requested while the code was on its way.
test("a step whose code comes after a change of the language is shown in the new one", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/offers-step-*.js", async (route) => (await released, await route.continue()));
  await page.goto(`${partner}/hotel.html`);
  await page.evaluate(
    () => void (document.body.innerHTML = `<gipfel-booking activity="167" locale="de_CH"></gipfel-booking>`),
  );
  const widget = page.locator("gipfel-booking");
  const wordsThere = page.waitForResponse("**/booking-steps.de-*.js");
  await chooseDay(page);
  await press(page, text.times);
  await expect(place(page)).toHaveText("Schritt 2 von 5: Zeit");
  await (await wordsThere).finished();
  await page.evaluate(() => document.querySelector("gipfel-booking")!.setAttribute("locale", "fr_CH"));
  await expect(widget.getByText(/^Étape 2 sur 5/)).toBeVisible();
  release();
  await expect(widget.getByRole("heading", { name: "Quelle heure vous convient ?" })).toBeVisible();
});

test("a map whose language changes requests its titles again", async ({ page }) => {
  await page.goto(`${partner}/hotel.html`);
  await page.evaluate(
    () => void (document.body.innerHTML = `<gipfel-map activities="112" locale="de_CH"></gipfel-map>`),
  );
  await expect(page.getByText(/^Titlis: Drehseilbahn/).first()).toBeVisible();
  await page.evaluate(() => document.querySelector("gipfel-map")!.setAttribute("locale", "fr_CH"));
  await expect(page.getByText(/^Titlis : téléphérique/).first()).toBeVisible();
  await expect(page.getByText(/^Titlis: Drehseilbahn/)).toHaveCount(0);
});

test("filters of a map that were opened in another language have words in the new one", async ({ page }) => {
  await page.goto(`${partner}/hotel.html`);
  await page.evaluate(() => void (document.body.innerHTML = `<gipfel-map locale="de_CH"></gipfel-map>`));
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Bergbahnen/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(() => document.querySelector("gipfel-map")!.setAttribute("locale", "fr_CH"));
  await page.getByRole("button", { name: "Filtres" }).click();
  await expect(page.getByRole("dialog", { name: "Filtres" })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Fermer" })).toBeVisible();
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Bergbahnen/ })).toHaveCount(0);
});

test("a day that is chosen by keyboard before its month has come is taken once it has, unless the visitor moves on", async ({
  page,
}) => {
  await openOnTheShop(page, 104);
  const chosen = page.locator("gipfel-booking [data-date][aria-selected=true]");
  await chosen.focus();
  for (const isMovedOn of [false, true]) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/activity/monthly-dates/", async (route) => (await released, await route.continue()));
    const before = await page.locator("gipfel-booking [data-date][tabindex='0']").getAttribute("data-date");
    const [year, month, day] = before!.split("-").map(Number);
    // Beyond the next month, which is loaded before it is wanted.
    for (const key of ["PageDown", "PageDown", "PageDown", "Enter"]) await page.keyboard.press(key);
    // A week on or back, within the month.
    if (isMovedOn) await page.keyboard.press(day! > 20 ? "ArrowUp" : "ArrowDown");
    const wanted = page.locator("gipfel-booking [data-date][tabindex='0']");
    await expect(wanted).toHaveAttribute("aria-disabled", "true");
    const later = new Date(Date.UTC(year!, month! + 2)).toISOString().slice(0, 7);
    await expect(wanted).toHaveAttribute("data-date", new RegExp(`^${later}`));
    release();
    await expect(wanted).not.toHaveAttribute("aria-disabled");
    await expect(wanted).toHaveAttribute("aria-selected", String(!isMovedOn));
    await page.unroute("**/activity/monthly-dates/");
  }
});
