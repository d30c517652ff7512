import { expect, test } from "@playwright/test";
import { timeOf } from "../../sdk/contracts/time.ts";
import { expectAccessible } from "./accessible.ts";
import { booked, readBooking } from "./booked.ts";
import { press, shop } from "./journey.ts";
import { linkMailedTo } from "./mails.ts";
import { toOtherDay } from "./shop-steps.ts";
import { asDemo, asNew } from "./signed-in.ts";

const railway = 138;

test("an activity with its journey there and back is moved to another day, and all of it is cancelled together", async ({
  page,
}) => {
  test.slow();
  await asNew(page, "mit-der-bahn@example.ch");
  const { bookingId } = await booked(page.request, { activityId: railway, after: 3, trips: ["Visp", "Zermatt"] });
  const before = (await readBooking(page.request, bookingId)).items;
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(3);
  await expect(cards.filter({ hasText: "Zusammen mit" })).toHaveCount(3);

  await toOtherDay(page, 7);
  const journey = page.getByRole("region", { name: "Ihre Reise wird mit verschoben" });
  await expect(journey.getByRole("listitem")).toHaveCount(2);
  await expect(journey).toContainText("Visp – Zermatt");
  const move = page.getByRole("checkbox", { name: "Meine Reise mit verschieben" });
  await expect(move).toBeChecked();
  await move.uncheck();
  await expect(page.getByRole("region", { name: "Ihre Reise bleibt, wie sie ist" })).toBeVisible();
  await move.check();
  await expectAccessible(page);
  await press(page, /^Buchung ändern/);
  await page.waitForURL(new RegExp(`/buchung/bestaetigung\\?bookingId=${bookingId}`));

  const change = page.getByRole("region", { name: "Was sich geändert hat" });
  await expect(change.locator("dl")).toHaveCount(3);
  await expect(change).toContainText("Visp – Zermatt");
  await expectAccessible(page);
  await expect(page.locator("gipfel-confirmation")).toContainText(/Ihre Verbindung fährt um \d\d:\d\d ab Visp\./);
  const moved = (await readBooking(page.request, bookingId)).items;
  const [activity, there, back] = moved.map(({ reservation }) => reservation);
  expect(there!.startsAt.slice(0, 10)).toBe(activity!.startsAt.slice(0, 10));
  expect(there!.trip!.plan.endTime <= activity!.startsAt).toBe(true);
  expect(back!.startsAt > activity!.startsAt).toBe(true);
  expect(moved.map(({ bookingItemId }) => bookingItemId)).toEqual(before.map(({ bookingItemId }) => bookingItemId));

  await change.getByRole("link", { name: "Buchung ansehen" }).click();
  await page.getByRole("button", { name: "Stornieren", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  const too = dialog.getByRole("checkbox", { name: "Die Reise auch stornieren" });
  await expect(too).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Meine Pläne haben sich geändert" }).check();
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await dialog.getByRole("button", { name: /^Stornieren und/ }).click();
  await expect(page.getByText("Storniert", { exact: true }).first()).toBeVisible();
  const { items, status, money } = await readBooking(page.request, bookingId);
  expect([status, items.map(({ state }) => state)]).toEqual(["cancelled", ["cancelled", "cancelled", "cancelled"]]);
  expect(money.kept.amount).toBe(0);
});

test("connections that were left on their day are named after the activity has moved", async ({ page }) => {
  test.slow();
  await asNew(page, "nur-die-bergfahrt@example.ch");
  const { bookingId } = await booked(page.request, { activityId: railway, after: 3, trips: ["Visp", "Zermatt"] });
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await expect(page.getByText(/^Diese Verbindung passt nicht mehr/)).toHaveCount(0);
  await toOtherDay(page, 7);
  await page.getByRole("checkbox", { name: "Meine Reise mit verschieben" }).uncheck();
  await press(page, /^Buchung ändern/);
  await page.waitForURL(new RegExp(`/buchung/bestaetigung\\?bookingId=${bookingId}`));
  const tickets = page.locator("gipfel-confirmation").getByRole("article");
  await expect(tickets).toHaveCount(3);
  await expect(tickets.getByText(/^Diese Verbindung passt nicht mehr/)).toHaveCount(2);
  await expect(tickets.getByRole("link", { name: "Anreise mit Zug und Bus" })).toHaveCount(0);
  // The one there is searched by its arrival, the one back by its departure.
  const others = tickets.getByRole("link", { name: "Andere Verbindung suchen" });
  await expect(others.first()).toHaveAttribute("href", new RegExp(`transport\\?activity=${railway}&arrive-by=`));
  await expect(others.last()).toHaveAttribute("href", new RegExp(`transport\\?activity=${railway}&depart-after=`));
  await expectAccessible(page);
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  const note = page.getByText(/^Diese Verbindung passt nicht mehr/);
  await expect(note).toHaveCount(2);
  await expectAccessible(page);
  await note.first().getByRole("button", { name: "Andere Verbindung wählen" }).click();
  await expect(page.getByRole("dialog", { name: "Andere Verbindung wählen" })).toBeVisible();
});

test("by the mail's link an activity is cancelled alone where the guest leaves the journey booked", async ({
  page,
}) => {
  test.slow();
  const email = "nur-die-bahn@example.ch";
  const { bookingId } = await booked(page.request, {
    activityId: railway,
    after: 3,
    trips: ["Visp", "Zermatt"],
    buyer: { email },
  });
  await page.goto(await linkMailedTo(page.request, email));
  await page.getByRole("button", { name: "Stornieren", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Die Reise auch stornieren" }).uncheck();
  await expect(dialog.getByText("Sie bleibt gebucht.")).toHaveCount(2);
  await dialog.getByRole("radio", { name: "Meine Pläne haben sich geändert" }).check();
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await dialog.getByRole("button", { name: /^Stornieren und/ }).click();
  await expect(page.getByText("Storniert", { exact: true }).first()).toBeVisible();
  const { items } = await readBooking(page.request, bookingId);
  expect(items.map(({ state }) => state)).toEqual(["cancelled", "booked", "booked"]);
  await expect(page.getByRole("article").filter({ hasText: "Zusammen mit" })).toHaveCount(0);
  const line = page.getByRole("region", { name: "Quittung" }).getByText("Storniert", { exact: true });
  await expect(line).toHaveCount(1);
});

test("the team cancels an activity with its journey, and refunds the sum", async ({ page }) => {
  test.slow();
  const { bookingId } = await booked(page.request, { activityId: railway, after: 3, trips: ["Visp", "Zermatt"] });
  await asDemo(page, "admin");
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await page.getByRole("button", { name: "Position stornieren" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("checkbox", { name: "Die Reise auch stornieren" })).toBeChecked();
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByLabel("Grund").fill("Kein Schnee");
  await dialog.getByRole("button", { name: /^Stornieren und CHF\s140\.00 erstatten/ }).click();
  await expect(page.getByText(/CHF\s140\.00 (gehen|sind) zurück/).first()).toBeVisible();
  const { items, status } = await readBooking(page.request, bookingId);
  expect([status, items.map(({ state }) => state)]).toEqual(["cancelled", ["cancelled", "cancelled", "cancelled"]]);
});

test("a trip alone takes another connection, the activity stays", async ({ page }) => {
  test.slow();
  await asNew(page, "andere-verbindung@example.ch");
  const { bookingId } = await booked(page.request, { activityId: railway, after: 3, trips: ["Visp", "Zermatt"] });
  const [activity, there, back] = (await readBooking(page.request, bookingId)).items.map(
    ({ reservation }) => reservation,
  );
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await page.getByRole("button", { name: "Andere Verbindung wählen" }).last().click();
  const dialog = page.getByRole("dialog", { name: "Andere Verbindung wählen" });
  await expect(dialog).toContainText("Zermatt – Visp");
  await dialog.getByRole("button", { name: "Verbindung ändern" }).click();
  await expect(dialog.getByText("Bitte wählen Sie eine Verbindung.")).toBeVisible();
  await dialog.getByRole("radio").nth(1).check();
  await expect(dialog.getByText("Das kostet so viel, wie Sie bezahlt haben.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Verbindung ändern" }).click();
  await expect(page.getByText("Die Verbindung ist geändert.", { exact: false })).toBeVisible();
  const now = (await readBooking(page.request, bookingId)).items.map(({ reservation }) => reservation);
  expect([now[0]!.startsAt, now[1]!.tripId]).toEqual([activity!.startsAt, there!.tripId]);
  expect(now[2]!.startsAt > back!.startsAt).toBe(true);
  expect(now[2]!.withBookingItemId).toBe(activity!.bookingItemId);
});

test("a trip that another tab has cancelled can't take another connection, which its dialog says once", async ({
  page,
}) => {
  test.slow();
  await asNew(page, "zwei-fenster@example.ch");
  const { bookingId } = await booked(page.request, { activityId: railway, after: 3, trips: ["Visp", "Zermatt"] });
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await page.getByRole("button", { name: "Andere Verbindung wählen" }).last().click();
  const dialog = page.getByRole("dialog", { name: "Andere Verbindung wählen" });
  await dialog.getByRole("radio").nth(1).check();
  await expect(dialog.getByText("Das kostet so viel, wie Sie bezahlt haben.")).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(`${shop}/account/bookings/${bookingId}`);
  await other.getByRole("button", { name: "Stornieren", exact: true }).last().click();
  const cancelling = other.getByRole("dialog", { name: "Diese Position stornieren" });
  await cancelling.getByRole("radio", { name: "Meine Pläne haben sich geändert" }).check();
  await cancelling.getByRole("button", { name: "Weiter" }).click();
  await cancelling.getByRole("button", { name: /^Stornieren und/ }).click();
  await expect(other.getByText("Storniert", { exact: true }).first()).toBeVisible();

  const change = dialog.getByRole("button", { name: "Verbindung ändern" });
  await change.click();
  await expect(dialog.getByRole("alert")).toHaveText(/lässt sich nicht mehr ändern/);
  await expect(change).toHaveAttribute("aria-disabled", "true");
});

test("another connection of a trip there arrives before its activity begins, the latest first", async ({ page }) => {
  test.slow();
  await asNew(page, "frueher-da@example.ch");
  const { bookingId } = await booked(page.request, { activityId: railway, after: 3, trips: ["Visp", "Zermatt"] });
  const [activity, there] = (await readBooking(page.request, bookingId)).items.map(({ reservation }) => reservation);
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await page.getByRole("button", { name: "Andere Verbindung wählen" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Andere Verbindung wählen" });
  await expect(dialog).toContainText("Visp – Zermatt");
  await expect(dialog).toContainText(activity!.activityTitle);
  await expect(dialog.getByLabel("Ankunft bis")).toHaveValue(timeOf(activity!.startsAt));
  const options = dialog.getByRole("radio");
  await options.first().waitFor();
  const before = there!.trip!.plan.endTime;
  await options.first().check();
  await expect(dialog.getByText("Das kostet so viel, wie Sie bezahlt haben.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Verbindung ändern" }).click();
  await expect(page.getByText("Die Verbindung ist geändert.", { exact: false })).toBeVisible();
  const now = (await readBooking(page.request, bookingId)).items[1]!.reservation;
  expect(now.tripId).not.toBe(there!.tripId);
  expect(now.trip!.plan.endTime <= activity!.startsAt && now.trip!.plan.endTime <= before).toBe(true);
});

test("a connection that a visitor looks for after its activity has begun is said not to fit", async ({ page }) => {
  test.slow();
  await asNew(page, "zu-spaet@example.ch");
  const { bookingId } = await booked(page.request, { activityId: railway, after: 3, trips: ["Visp", "Zermatt"] });
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await page.getByRole("button", { name: "Andere Verbindung wählen" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Andere Verbindung wählen" });
  const first = dialog.getByRole("radio").first();
  const before = await first.ariaSnapshot();
  await dialog.getByLabel("Ankunft bis").fill("20:00");
  // A choice among the connections of before goes with them.
  await expect.poll(() => first.ariaSnapshot()).not.toBe(before);
  await first.check();
  await expect(dialog.getByText("Diese Verbindung passt nicht zu", { exact: false })).toBeVisible();
});
