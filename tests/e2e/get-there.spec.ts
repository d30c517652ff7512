import { expect, test, type Locator, type Page } from "@playwright/test";
import type { Cart } from "../../sdk/contracts/cart.ts";
import { expectAccessible } from "./accessible.ts";
import { dialogEntryIsGone } from "./dialog-entry.ts";
import { heldCart } from "./booked.ts";
import { choose, press, shop, words } from "./journey.ts";
import { partnerSite } from "./partner-site.ts";
import { focused } from "./shop-steps.ts";
import { drawerOf, holdForOne, openTrip, setOutFrom, tripsIn } from "./trip-steps.ts";

const text = words.de;
const { put } = partnerSite();
/** The Titlis from Engelberg, four hours. */
const titlis = 112;
/** The Gornergrat from Zermatt, at one time of the day. */
const railway = 138;
/** A castle, the whole day. */
const castle = 152;

/** The demo's timetable is made as the shop starts, beside everything else. */
test.beforeAll(async ({ request }) => {
  await expect(async () => {
    const answer = await request.post(`${shop}/api/transport/places/`, { data: { search: "Engelberg" } });
    expect((await answer.json()).places).not.toEqual([]);
  }).toPass({ timeout: 50_000 });
});

const total = (page: Page) => page.getByRole("heading", { name: "Stimmt alles?" });

/** From a connection to its tickets in the basket: one adult, single ticket. */
async function holdTrip(drawer: Locator, trip: Locator): Promise<Locator> {
  const dialog = await openTrip(drawer, trip);
  await holdForOne(dialog);
  await expect(dialog.getByRole("heading", { name: "Die Verbindung ist im Warenkorb" })).toBeVisible();
  return dialog;
}

/** Another connection in the place of a held one: its product and its travellers are chosen already. */
async function replaceIn(drawer: Locator): Promise<void> {
  const dialog = await openTrip(drawer, tripsIn(drawer).first());
  for (const name of ["Ticket wählen", "Wählen, wer mitfährt", "Alles prüfen", "In den Warenkorb legen"])
    await dialog.getByRole("button", { name, exact: true }).click();
  await expect(drawer).toHaveCount(0);
}

/** The widget's steps to its total: a day of next month at the n-th time. */
async function chooseSlot(page: Page, time: number): Promise<void> {
  await page.getByRole("button", { name: text.nextMonth }).click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").nth(3).click();
  await press(page, text.times);
  await choose(page.getByRole("radio", { disabled: false }).nth(time));
  await press(page, text.tickets);
  await page.getByRole("button", { name: text.more }).first().click();
  await press(page, text.total);
  await expect(total(page)).toBeVisible();
}

test("on a partner's page the widget holds the way there and back with the activity, and they are removed and put back with it", async ({
  page,
}) => {
  test.slow();
  await page.goto(
    put(
      "/titlis.html",
      `<script type="module" src="${shop}/sdk/v1/gipfel.js"></script><gipfel-booking activity="${titlis}"></gipfel-booking>`,
    ),
  );
  const here = page.url();
  await chooseSlot(page, 0);
  const find = page.getByRole("link", { name: "Verbindung suchen" });
  await expect(find).toHaveAttribute("href", new RegExp(`^${shop}/transport\\?activity=${titlis}&arrive-by=`));
  await find.click();
  const drawer = drawerOf(page);
  await expect(drawer.getByRole("combobox", { name: "Nach" })).toHaveValue(/Engelberg/);
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(total(page)).toBeVisible();
  await find.click();
  await setOutFrom(drawer, "Luzern");
  await expect(drawer.getByRole("radio", { name: "Ankunft" })).toBeChecked();
  await expectAccessible(page);

  const there = await holdTrip(drawer, tripsIn(drawer).last());
  expect(page.url()).toBe(here);
  await there.getByRole("button", { name: "Rückweg suchen" }).click();
  await expect(there).toHaveCount(0);
  await expect(drawer.getByText("1 Verbindung ist im Warenkorb.")).toBeVisible();
  await expect(drawer.getByRole("combobox", { name: "Von" })).toHaveValue(/Engelberg/);
  await expect(drawer.getByRole("combobox", { name: "Nach" })).toHaveValue(/Luzern/);
  await expect(drawer.getByRole("radio", { name: "Abfahrt" })).toBeChecked();
  await expect(tripsIn(drawer).first()).toBeVisible();
  const back = await holdTrip(drawer, tripsIn(drawer).first());
  await expect(back.getByRole("button", { name: "Rückweg suchen" })).toHaveCount(0);
  await back.getByRole("button", { name: "Weiter" }).click();
  await expect(drawer).toHaveCount(0);
  expect(await focused(page)).toContain("Verbindung suchen");
  await expect(page.getByRole("list", { name: "Verbindungen im Warenkorb" }).getByRole("listitem")).toHaveCount(2);

  await press(page, text.reserve);
  await page.waitForURL(/\/warenkorb/);
  const basket = page.locator("gipfel-basket");
  await expect(basket.getByRole("heading", { level: 3 })).toHaveCount(3);
  const item = basket.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^Titlis/ }) });
  await expect(basket.getByText(/^Gehört zu: Titlis/)).toHaveCount(2);
  await expect(item.getByText(/^Wird mit entfernt: Luzern.*, Engelberg.*Luzern/)).toBeVisible();
  const badge = page.getByRole("banner").getByRole("link", { name: /^Warenkorb/ });
  await expect(badge).toHaveAccessibleName("Warenkorb, 3 Einträge");
  await item.getByRole("button", { name: /^Entfernen/ }).click();
  await expect(basket.getByRole("heading", { level: 3 })).toHaveCount(0);
  await expect(basket.getByText(/^Titlis.*Was dazugehört, auch: Luzern.*, Engelberg.*Luzern/)).toBeVisible();
  await expect(badge).toHaveAccessibleName("Warenkorb");
  await expectAccessible(page);
  await basket.getByRole("button", { name: /^Zurücklegen: Titlis/ }).click();
  await expect(basket.getByRole("heading", { level: 3 })).toHaveCount(3);
  await expect(basket.getByText(/^Gehört zu: Titlis/)).toHaveCount(2);

  await basket.getByRole("button", { name: /^Ändern: Titlis/ }).click();
  await expect(total(page)).toBeVisible();
  await expect(page.getByRole("list", { name: "Verbindungen im Warenkorb" }).getByRole("listitem")).toHaveCount(2);
});

test("Back closes a trip's dialog, then the drawer of connections, then the booking", async ({ page }) => {
  await page.goto(`${shop}/activity/${titlis}`);
  const here = page.url();
  await page.locator("gipfel-activity").getByRole("button", { name: "Datum wählen" }).first().click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  await chooseSlot(page, 0);
  const find = page.getByRole("link", { name: "Verbindung suchen" });
  await find.click();
  const drawer = drawerOf(page);
  await setOutFrom(drawer, "Luzern");
  const dialog = await openTrip(drawer, tripsIn(drawer).last());
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(tripsIn(drawer).first()).toBeVisible();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(total(page)).toBeVisible();
  expect(await focused(page)).toContain("Verbindung suchen");
  await page.goForward();
  await expect(tripsIn(drawer).first()).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);

  // Closed by its button it leaves no entry: Back then closes the booking.
  await find.click();
  await drawer.getByRole("button", { name: "Schliessen" }).click();
  await expect(drawer).toHaveCount(0);
  await expect(total(page)).toBeVisible();
  await page.goBack();
  await expect(total(page)).toHaveCount(0);
  await expect(page).toHaveURL(here);

  await page.goForward();
  const dates = page.locator("gipfel-booking [data-date]:not([aria-disabled])").first();
  await expect(dates).toBeVisible();
  await page.goBack();
  await expect(dates).toHaveCount(0);
  await expect(page).toHaveURL(here);
});

test("a connection for another time is named at the total, and can be removed", async ({ page }) => {
  test.slow();
  await page.goto(`${shop}/activity/${titlis}`);
  await page.locator("gipfel-activity").getByRole("button", { name: "Datum wählen" }).first().click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  await chooseSlot(page, 4);
  await page.getByRole("link", { name: "Verbindung suchen" }).click();
  const drawer = drawerOf(page);
  await setOutFrom(drawer, "Luzern");
  const dialog = await holdTrip(drawer, tripsIn(drawer).last());
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await expect(drawer).toHaveCount(0);
  // The drawer around is still open: what the search says of its steps doesn't close it.
  await expect(total(page)).toBeVisible();
  await expect(page.getByRole("list", { name: "Verbindungen im Warenkorb" }).getByRole("listitem")).toHaveCount(1);

  await page.getByRole("button", { name: /^Zurück/ }).click();
  await page.getByRole("button", { name: /^Zurück/ }).click();
  await choose(page.getByRole("radio", { disabled: false }).first());
  await press(page, text.tickets);
  await press(page, text.total);
  const notice = page.getByText("Die Verbindung im Warenkorb ist für eine andere Zeit:");
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Verbindung entfernen" }).click();
  await expect(notice).toHaveCount(0);
  const cartId = await page.evaluate(() => localStorage.getItem("cartId"));
  const cart = await (await page.request.get(`${shop}/api/carts/${cartId}`)).json();
  expect(cart.reservations).toEqual([]);
});

test("the activity's page opens connections in place by keyboard, and has the focus back", async ({ page }) => {
  await page.goto(`${shop}/activity/${titlis}`);
  const link = page.locator("gipfel-activity").getByRole("link", { name: "Anreise mit Zug und Bus" });
  await expect(link).toHaveAttribute("href", new RegExp(`/transport\\?activity=${titlis}`));
  // The page hydrates with the first sign of a visitor; before that it is a link.
  await page.evaluate(() =>
    document
      .querySelector("gipfel-activity")!
      .addEventListener("gipfel-ready", () => document.body.classList.add("is-hydrated"), { once: true }),
  );
  await page.keyboard.press("Tab");
  await expect(page.locator("body.is-hydrated")).toBeVisible();
  await link.focus();
  await page.keyboard.press("Enter");
  const drawer = drawerOf(page);
  await expect(drawer.getByRole("combobox", { name: "Nach" })).toHaveValue(/Engelberg/);
  await drawer.getByRole("combobox", { name: "Von" }).focus();
  await page.keyboard.type("Luzern");
  await expect(drawer.getByRole("option", { name: /^Luzern/ }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(tripsIn(drawer).first()).toBeVisible();
  // The page's own address stays.
  expect(new URL(page.url()).search).toBe("");
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  expect(await focused(page)).toContain("Anreise mit Zug und Bus");
  await dialogEntryIsGone(page);
  await page.goForward();
  await expect(drawer).toBeVisible();
  // Reloaded, the drawer is closed, and its entry goes as the page hydrates.
  await page.reload();
  await page.keyboard.press("Tab");
  await dialogEntryIsGone(page);
  await expect(drawer).toHaveCount(0);
});

test("a trip of an activity that was edited to another day says so in the basket and at check-out, and another one takes its place", async ({
  page,
}) => {
  test.slow();
  const cartId = await heldCart(page.request, railway);
  const read = async (): Promise<Cart> => (await page.request.get(`${shop}/api/carts/${cartId}`)).json();
  const { csrfToken } = await (await page.request.get(`${shop}/api/csrf-token/`)).json();
  const send = async (path: string, data: object) =>
    (await page.request.post(shop + path, { data, headers: { origin: shop, "x-csrf-token": csrfToken } })).json();
  const [activity] = (await read()).reservations;
  const [originId, destinationId] = await Promise.all(
    ["Visp", "Zermatt"].map(async (search) => (await send("/api/transport/places/", { search })).places[0].id),
  );
  const startsAt = activity!.startsAt;
  const there = { originId, destinationId, arrivalTime: startsAt };
  const back = { originId: destinationId, destinationId: originId, departureTime: activity!.endsAt ?? startsAt };
  for (const ends of [there, back]) {
    const { trips } = await send("/api/transport/trips/", ends);
    const trip = ends === there ? trips.at(-1) : trips[0];
    const { productId, ticketCategoryId } = trip.ticketCategories.find(
      (each: { productId: string }) => each.productId === "single",
    );
    await send("/api/transport/reservations/", {
      tripId: trip.id,
      productId,
      selection: [{ ticketCategoryId, numGuests: 2 }],
      locale: "de_CH",
      doCreateCart: false,
      cartId,
      withBookingItemId: activity!.bookingItemId,
    });
  }
  await page.addInitScript((id) => localStorage.setItem("cartId", id), cartId);
  await page.goto(`${shop}/warenkorb`);
  const basket = page.locator("gipfel-basket");
  const note = (of: Locator) => of.getByText(/^Diese Verbindung passt nicht mehr/);
  await expect(basket.getByRole("heading", { level: 3 })).toHaveCount(3);
  await expect(note(basket)).toHaveCount(0);

  await heldCart(page.request, railway, { after: 14, cartId, replaces: activity!.reservationId });
  await page.goto(`${shop}/booking?cartId=${cartId}`);
  const checkout = page.locator("gipfel-checkout");
  await expect(note(checkout).filter({ visible: true })).toHaveCount(2);
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(note(checkout).filter({ visible: true }), "the summary is folded").toHaveCount(0);
  const look = checkout.getByRole("button", { name: "Buchung ansehen" });
  await look.scrollIntoViewIfNeeded();
  await look.click();
  await expect(note(checkout).filter({ visible: true })).toHaveCount(2);
  await page.setViewportSize(size);
  await page.goto(`${shop}/warenkorb`);
  await expect(note(basket)).toHaveCount(2);
  const others = basket.getByRole("link", { name: "Andere Verbindung wählen" });
  await expect(others.first()).toHaveAttribute("href", new RegExp(`/transport\\?activity=${railway}&arrive-by=`));
  await expect(others.last()).toHaveAttribute("href", new RegExp(`/transport\\?activity=${railway}&depart-after=`));

  await others.first().click();
  await expect(drawerOf(page).getByRole("combobox", { name: "Von" })).toHaveValue("Visp");
  await replaceIn(drawerOf(page));
  await expect(note(basket)).toHaveCount(1);
  await expect(basket.getByRole("heading", { level: 3 })).toHaveCount(3);

  await others.click();
  const wayBack = page.getByRole("dialog", { name: "Rückreise mit Zug und Bus" });
  await expect(wayBack.getByRole("combobox", { name: "Von" })).toHaveValue(/^Zermatt/);
  await expect(wayBack.getByRole("combobox", { name: "Nach" })).toHaveValue("Visp");
  await replaceIn(wayBack);
  await expect(note(basket)).toHaveCount(0);
  await expect(basket.getByRole("heading", { level: 3 })).toHaveCount(3);

  const held = (await read()).reservations;
  expect(held).toHaveLength(3);
  const item = held.find(({ trip }) => !trip)!;
  for (const { withBookingItemId, ticketReservations } of held.filter(({ trip }) => trip)) {
    expect(withBookingItemId).toBe(item.bookingItemId);
    expect(ticketReservations.map(({ guests }) => guests.length)).toEqual([2]);
  }
  // Neither drawer nor dialog has left an entry in the history.
  expect(page.url()).toBe(`${shop}/warenkorb`);
  await page.goBack();
  await expect(page).toHaveURL(/\/buchung/);
});

test("where the drawer's code can't be fetched, the page says so in place and stays", async ({ page }) => {
  await page.goto(
    put(
      "/lost-drawer.html",
      `<script type="module" src="${shop}/sdk/v1/gipfel.js"></script><gipfel-activity activity="${titlis}"></gipfel-activity>`,
    ),
  );
  const link = page.locator("gipfel-activity").getByRole("link", { name: "Anreise mit Zug und Bus" });
  await link.scrollIntoViewIfNeeded();
  const here = page.url();
  await page.context().setOffline(true);
  await link.click();
  const alert = page.getByRole("alert").filter({ hasText: "Sie scheinen offline zu sein" });
  await expect(alert).toBeVisible();
  expect(page.url()).toBe(here);
  await expect(alert.getByRole("link", { name: "Seite mit Verbindungen öffnen" })).toHaveAttribute(
    "href",
    new RegExp(`/transport\\?activity=${titlis}`),
  );
});

test("while the drawer's code is on its way the page says so", async ({ page }) => {
  await page.goto(
    put(
      "/slow-drawer.html",
      `<script type="module" src="${shop}/sdk/v1/gipfel.js"></script><gipfel-activity activity="${titlis}"></gipfel-activity>`,
    ),
  );
  const link = page.locator("gipfel-activity").getByRole("link", { name: "Anreise mit Zug und Bus" });
  await link.scrollIntoViewIfNeeded();
  let letThrough = () => {};
  const isAwaited = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/chunks/get-there-drawer*", async (route) => {
    await isAwaited;
    await route.continue();
  });
  await link.click();
  await expect(page.getByRole("status").filter({ hasText: "Einen Moment" })).toBeVisible();
  letThrough();
  await expect(drawerOf(page)).toBeVisible();
});

test("with an activity of the whole day the way there is followed by the way back, from 16:00, which can be changed", async ({
  page,
}) => {
  test.slow();
  await page.goto(
    put(
      "/castle.html",
      `<script type="module" src="${shop}/sdk/v1/gipfel.js"></script><gipfel-booking activity="${castle}"></gipfel-booking>`,
    ),
  );
  await page.getByRole("button", { name: text.nextMonth }).click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").nth(3).click();
  // Once the day is known to have no times, the button asks for none.
  await press(page, /^Weiter$/);
  await press(page, text.tickets);
  await page.getByRole("button", { name: text.more }).first().click();
  await press(page, text.total);
  await page.getByRole("link", { name: "Verbindung suchen" }).click();
  const drawer = drawerOf(page);
  await setOutFrom(drawer, "Luzern");
  const day = await drawer.getByLabel("Datum").inputValue();
  const there = await holdTrip(drawer, tripsIn(drawer).last());
  await there.getByRole("button", { name: "Rückweg suchen" }).click();
  await expect(drawer.getByRole("combobox", { name: "Nach" })).toHaveValue(/Luzern/);
  await expect(drawer.getByRole("radio", { name: "Abfahrt" })).toBeChecked();
  await expect(drawer.getByLabel("Datum")).toHaveValue(day);
  const time = drawer.getByLabel("Zeit", { exact: true });
  await expect(time).toHaveValue("16:00");
  await time.fill("17:30");
  await expect(tripsIn(drawer).first()).toContainText(/1[789]:\d\d/);
  const back = await holdTrip(drawer, tripsIn(drawer).first());
  await expect(back.getByRole("button", { name: "Rückweg suchen" })).toHaveCount(0);
});
