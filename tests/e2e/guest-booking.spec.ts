import { expect, test, type Locator, type Page } from "@playwright/test";
import { dialogEntryIsGone } from "./dialog-entry.ts";
import { expectAccessible } from "./accessible.ts";
import type { FrozenReservation } from "../../server/domain/frozen.ts";
import { fromJson } from "../../server/json.ts";
import { booked, inDatabase, readBooking } from "./booked.ts";
import { press, shop, words, choose } from "./journey.ts";
import { linkMailedTo } from "./mails.ts";
import { pdfText, withoutSpaces } from "./pdf-text.ts";

const cancelDialog = (page: Page) => page.getByRole("dialog", { name: /stornieren$/ });

/** The frozen part of a booking's one reservation; `change` replaces it. */
const inReservation = (bookingId: string, change?: (frozen: FrozenReservation) => FrozenReservation) =>
  inDatabase(async (db) => {
    const { frozen } = await db
      .selectFrom("reservation")
      .select("frozen")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const known = fromJson<FrozenReservation>(frozen);
    if (change)
      await db
        .updateTable("reservation")
        .set({ frozen: JSON.stringify(change(known)) })
        .where("booking_id", "=", bookingId)
        .execute();
    return known;
  });

test("[R11.manage] without an account, the mail's link cancels one item with a reason, then everything that is left", async ({
  page,
}) => {
  test.slow();
  const email = "gast-storno@example.ch";
  const { bookingId } = await booked(page.request, { activityId: 138, items: 3, buyer: { email } });
  await page.goto(await linkMailedTo(page.request, email));
  await expect(page).toHaveURL(new RegExp(`/account/bookings/${bookingId}/?\\?token=`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihre Buchung");
  await expect(page).toHaveTitle(/^Ihre Buchung/);
  await expect(page.getByRole("button", { name: "Stornieren", exact: true })).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Stornieren", exact: true }).first().click();
  await expect(cancelDialog(page).getByText("Sie erhalten CHF 110.00 zurück", { exact: false })).toBeVisible();
  await cancelDialog(page).getByRole("radio").last().check();
  await cancelDialog(page).getByRole("button", { name: "Weiter" }).click();
  await expect(cancelDialog(page).getByText("Bitte sagen Sie in ein paar Worten, warum.")).toBeVisible();
  await cancelDialog(page).getByRole("textbox").fill("Der Hund ist krank");
  await cancelDialog(page).getByRole("button", { name: "Weiter" }).click();
  await cancelDialog(page).getByRole("button", { name: "Stornieren und CHF\u00a0110.00 erstatten" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Storniert. CHF 110.00 gehen" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Stornieren", exact: true })).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Verlauf" })).toContainText("Erstattet CHF 110.00");

  await page.getByRole("button", { name: "Alles stornieren" }).click();
  await expect(cancelDialog(page).getByText("Sie erhalten CHF 220.00 zurück", { exact: false })).toBeVisible();
  await cancelDialog(page).getByRole("radio").first().check();
  await cancelDialog(page).getByRole("button", { name: "Weiter" }).click();
  await cancelDialog(page).getByRole("button", { name: "Stornieren und CHF\u00a0220.00 erstatten" }).click();
  await expect(page.getByText("Storniert. CHF 220.00 gehen", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Stornieren", exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Nochmals buchen" })).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Tickets nochmals senden" })).toHaveCount(0);

  await page.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
  await expect(page.getByRole("heading", { level: 1, name: "Diese Buchung ist storniert" })).toBeVisible();
  await page.getByRole("link", { name: "Buchung ansehen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihre Buchung");
  await expect(page.getByRole("link", { name: "Nochmals buchen" })).toHaveCount(3);
});

// Cause: header and code were for the screen alone, and the links of the next steps were printed.
test("on paper a booking has the shop's name and its ticket's code, and a confirmation nothing to press", async ({
  page,
}) => {
  const email = "gast-papier@example.ch";
  const { bookingId } = await booked(page.request, { activityId: 138, items: 1, buyer: { email } });
  await page.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
  const share = page.getByRole("link", { name: "Mit Mitreisenden teilen" });
  await expect(share).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(share).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);

  await page.goto(await linkMailedTo(page.request, email));
  const code = page.locator(".booking-items img[src$='ticket.svg?locale=de_CH']");
  await expect(code).toBeVisible();
  expect(await code.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  await page.emulateMedia({ media: "screen" });
  await expect(code).toBeHidden();
});

test("[R11.all] cancelling everything names what stays and the sum, and cancels the rest in one step with one mail", async ({
  page,
}) => {
  test.slow();
  const email = "gast-alles@example.ch";
  const { bookingId, itemIds } = await booked(page.request, { activityId: 138, items: 3, buyer: { email } });
  const mailed = await linkMailedTo(page.request, email);
  // The last item's offer can't be cancelled, and the second one's cut-off passes while the page is open.
  const bind = (itemId: string, cancellableUntil: string | null) =>
    inDatabase(async (db) => {
      const item = db.selectFrom("booking_item").select("reservation_id").where("id", "=", itemId);
      const { frozen } = await db
        .selectFrom("reservation")
        .select("frozen")
        .where("id", "=", item)
        .executeTakeFirstOrThrow();
      const reservation = fromJson<FrozenReservation>(frozen);
      const changed = { ...reservation, slot: { ...reservation.slot, cancellableUntil } };
      await db
        .updateTable("reservation")
        .set({ frozen: JSON.stringify(changed) })
        .where("id", "=", item)
        .execute();
      return reservation.slot.cancellableUntil;
    });
  await bind(itemIds[2]!, null);
  await page.goto(mailed);
  const cancelAll = async () => {
    await page.getByRole("button", { name: "Alles stornieren" }).click();
    await expect(cancelDialog(page).getByText("Sie erhalten CHF 220.00 zurück", { exact: false })).toBeVisible();
    await expect(cancelDialog(page).getByText("Gebucht bleiben:")).toBeVisible();
    await expect(cancelDialog(page).getByText("Dieses Angebot lässt sich nicht stornieren.")).toHaveCount(1);
    await cancelDialog(page).getByRole("radio").first().check();
    await cancelDialog(page).getByRole("button", { name: "Weiter" }).click();
    await expectAccessible(page);
    await cancelDialog(page).getByRole("button", { name: "Stornieren und CHF\u00a0220.00 erstatten" }).click();
  };
  await expect(page.getByRole("button", { name: "Stornieren", exact: true })).toHaveCount(2);
  // The open page was loaded before the cut-off: the server refuses both.
  const until = await bind(itemIds[1]!, "2026-01-01T00:00:00.000Z");
  await cancelAll();
  await expect(cancelDialog(page).getByRole("alert")).toContainText("Nichts ist storniert");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Stornieren", exact: true })).toHaveCount(1);
  await bind(itemIds[1]!, until);
  await dialogEntryIsGone(page);
  await page.reload();
  await cancelAll();
  await expect(page.getByRole("status").filter({ hasText: "Storniert. CHF 220.00 gehen" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Stornieren", exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Nochmals buchen" })).toHaveCount(2);
  const cancelled = await inDatabase((db) =>
    db
      .selectFrom("outbox")
      .select("payload")
      .where("kind", "=", "booking_cancelled")
      .where("payload", "like", `%${bookingId}%`)
      .execute(),
  );
  expect(cancelled).toHaveLength(1);
});

test("[R11.correct] without an account, names and phone are corrected, and the tickets are sent again to the same address", async ({
  page,
}) => {
  test.slow();
  const email = "gast-namen@example.ch";
  const guests = ["Mai", "Jan"].map((name) => [
    { key: "first_name", value: name },
    { key: "weight", value: 70 },
  ]);
  const { bookingId } = await booked(page.request, { activityId: 167, persons: 2, guests, buyer: { email } });
  await page.goto(await linkMailedTo(page.request, email));

  await page.getByRole("button", { name: "Angaben berichtigen oder ergänzen" }).click();
  const names = page.getByRole("dialog", { name: "Angaben berichtigen oder ergänzen" });
  const first = names.getByRole("textbox", { name: "Vorname" }).first();
  await expect(first).toHaveValue("Mai");
  await expectAccessible(page);
  await first.fill("");
  await names.getByRole("button", { name: "Speichern" }).click();
  await expect(first).toBeFocused();
  await first.fill("Mia");
  await names.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert. Eine E-Mail" })).toBeFocused();

  const contact = page.getByRole("region", { name: "Ihre Angaben" });
  await contact.getByRole("button", { name: "Name oder Telefon berichtigen" }).click();
  const own = page.getByRole("dialog", { name: "Angaben berichtigen", exact: true });
  await own.getByLabel("Nachname").fill("Kälin");
  await own.getByLabel("Mobilnummer").fill("079 765 43 21");
  await expectAccessible(page);
  await own.getByRole("button", { name: "Speichern" }).click();
  await expect(contact).toContainText("Mia Kälin");
  await expect(contact).toContainText("+41 79 765 43 21");

  await contact.getByRole("button", { name: "Tickets nochmals senden" }).click();
  await expect(contact.getByRole("status")).toContainText(`Die Tickets sind unterwegs an ${email}.`);
  await page.reload();
  await page.getByRole("button", { name: "Angaben berichtigen oder ergänzen" }).click();
  await expect(names.getByRole("textbox", { name: "Vorname" }).first()).toHaveValue("Mia");
  // The ticket says who the guests are, and how to get there.
  const { items } = await readBooking(page.request, bookingId);
  const ticket = pdfText(await (await page.request.get(`${shop}/api${items[0]!.ticketUrl}`)).body());
  for (const part of ["Vorname: Mia", "Vorname: Jan", "Der Weg dorthin"]) expect(ticket).toContain(withoutSpaces(part));
  await expect
    .poll(async () => (await page.request.get(`${shop}/dev/mail`)).text(), { timeout: 30_000 })
    .toContain("Nochmals Ihr Ticket");
});

test("[R11.correct] an answer that no longer fits another is requested again, and left out where no choice remains", async ({
  page,
}) => {
  test.slow();
  const email = "gast-begleitung@example.ch";
  const answers = [
    { key: "language", value: "de" },
    { key: "guide", value: "beat" },
  ];
  const { bookingId } = await booked(page.request, { activityId: 173, answers, buyer: { email } });
  // Only German and French tours have a guide to choose.
  await inReservation(bookingId, (reservation) => ({
    ...reservation,
    fields: reservation.fields.map((field) => ({
      ...field,
      options: field.options.filter(({ key }) => key !== "naomi" && key !== "liam"),
    })),
  }));
  await page.goto(await linkMailedTo(page.request, email));
  await page.getByRole("button", { name: "Angaben berichtigen oder ergänzen" }).click();
  const dialog = page.getByRole("dialog", { name: "Angaben berichtigen oder ergänzen" });
  const guide = dialog.getByLabel("Begleitung");
  await expect(guide).toHaveValue("beat");

  await dialog.getByLabel("Sprache der Führung").selectOption("Französisch");
  await expect(guide).toHaveValue("");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(guide).toBeFocused();
  await expect(guide).toHaveAccessibleDescription("Bitte füllen Sie dieses Feld aus.");
  await expectAccessible(page);

  await dialog.getByLabel("Sprache der Führung").selectOption("Englisch");
  await expect(guide).toHaveCount(0);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert. Eine E-Mail" })).toBeFocused();
  expect((await inReservation(bookingId)).personalization).toEqual([
    { key: "language", value: "en" },
    { key: "guide", value: "" },
  ]);
});

test("[R11.link] a visitor with the address alone sees the booking, can change nothing, and has the link sent to the booking's address", async ({
  page,
}) => {
  test.slow();
  const email = "gast-ohne-link@example.ch";
  const { bookingId } = await booked(page.request, { activityId: 138, buyer: { email } });
  await linkMailedTo(page.request, email);
  for (const [query, sentence] of [
    ["", "Um diese Buchung zu ändern"],
    ["?token=abc", "Dieser Link passt nicht zu dieser Buchung"],
  ] as const) {
    await page.goto(`${shop}/account/bookings/${bookingId}${query}`);
    await expect(page.getByText(sentence, { exact: false })).toBeVisible();
    await expect(page.getByRole("button", { name: "Stornieren" })).toHaveCount(0);
    await expect(page.getByText(email)).toHaveCount(0);
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByText("Der Link ist unterwegs an die E-Mail dieser Buchung", { exact: false })).toBeVisible();
  await page.goto(await linkMailedTo(page.request, email, 2));
  await expect(page.getByRole("button", { name: "Stornieren", exact: true })).toBeVisible();
});

test("[R11.link] a visitor who lost the mail has its link sent by number and address, and learns nothing more", async ({
  page,
}) => {
  test.slow();
  const email = "gast-verloren@example.ch";
  const { bookingId } = await booked(page.request, { activityId: 138, buyer: { email } });
  await linkMailedTo(page.request, email);
  const { bookingNumber } = await readBooking(page.request, bookingId);
  await page.goto(`${shop}/account`);
  await page.getByRole("link", { name: "Link nochmals senden" }).click();
  await expect(page.getByRole("heading", { name: "Link zu Ihrer Buchung" })).toBeFocused();
  await expectAccessible(page);
  const ask = async (number: string) => {
    await page.getByLabel("Buchungsnummer").fill(number);
    await page.getByLabel("E-Mail der Buchung").fill(email);
    await page.getByRole("button", { name: "Link senden" }).click();
    await expect(page.getByText(`Falls es unter ${email} eine solche Buchung gibt`, { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Nochmals versuchen" }).click();
  };
  await ask("ABCD-EFGH");
  await ask(bookingNumber.toLowerCase());
  await page.goto(await linkMailedTo(page.request, email, 2));
  await expect(page.getByRole("button", { name: "Stornieren", exact: true })).toBeVisible();
});

const dayMs = 24 * 60 * 60 * 1000;

/** Days until a Monday begins (UTC), at least `least`. */
function daysToMonday(least: number): number {
  const now = Date.now();
  let monday = Math.ceil(now / dayMs + least) * dayMs;
  while (new Date(monday).getUTCDay() !== 1) monday += dayMs;
  return (monday - now) / dayMs;
}

/** A Thursday of the month shown that can be booked, `2026-12-10`; not the day of `before`. */
async function freeThursday(widget: Locator, before: string): Promise<string> {
  const free = widget.locator("[data-date]:not([aria-disabled])");
  const thursdays = async () =>
    (await free.evaluateAll((days) => days.map((day) => (day as HTMLElement).dataset["date"]!))).filter(
      (date) => new Date(date).getUTCDay() === 4 && !before.startsWith(date),
    );
  await expect.poll(async () => (await thursdays()).length).toBeGreaterThan(1);
  return (await thursdays())[1]!;
}

test("[R12.quote] without an account, a booking is moved to another date with its guests; a higher price is shown before and refused", async ({
  page,
}) => {
  test.slow();
  const email = "gast-umbuchen@example.ch";
  const guests = ["Mia", "Jan"].map((name) => [
    { key: "first_name", value: name },
    { key: "weight", value: 70 },
  ]);
  // Its offers and prices depend on the day of the week.
  const { bookingId } = await booked(page.request, {
    activityId: 167,
    persons: 2,
    after: daysToMonday(11),
    guests,
    buyer: { email },
  });
  await page.goto(await linkMailedTo(page.request, email));
  const startsAt = async () => (await readBooking(page.request, bookingId)).items[0]!.reservation.startsAt;
  const start = page.getByRole("definition").getByRole("time").first();
  const before = await startsAt();
  await expect(start).toHaveAttribute("datetime", before);
  await page.getByRole("button", { name: "Datum oder Tickets ändern" }).click();
  const widget = page.locator("gipfel-booking");
  await widget.locator("[data-date]:not([aria-disabled])").first().waitFor();
  await page.getByRole("button", { name: words.de.nextMonth }).click();
  const thursday = await freeThursday(widget, before);
  await widget.locator(`[data-date="${thursday}"]`).click();
  await press(page, words.de.times);
  await choose(page.getByRole("radio", { disabled: false, name: /[3-6]\D*$/ }).first());
  await press(page, words.de.tickets);

  await page.getByRole("button", { name: words.de.more }).first().click();
  await press(page, words.de.guests);
  await expect(widget.getByLabel("Vorname", { exact: true }).first()).toHaveValue("Mia");
  await widget.getByLabel("Vorname", { exact: true }).last().fill("Lea");
  await widget
    .getByLabel(/Gewicht/)
    .last()
    .fill("60");
  await press(page, words.de.total);
  await expect(widget.getByText("Das kostet CHF 180.00 mehr, als Sie bezahlt haben", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await press(page, /^Andere Zeit wählen/);

  await press(page, words.de.times);
  await press(page, words.de.tickets);
  await page
    .getByRole("button", { name: /^Eins weniger/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Eins weniger/ })
    .first()
    .click();
  await press(page, words.de.guests);
  await press(page, words.de.total);
  await expect(widget.getByText("CHF 180.00 gehen auf demselben Weg zurück", { exact: false })).toBeVisible();
  await press(page, /^Buchung ändern/);
  await page.waitForURL(new RegExp(`/buchung/bestaetigung\\?bookingId=${bookingId}`));
  await page.getByRole("link", { name: "Ändern oder stornieren" }).click();
  await expect(page.getByRole("region", { name: "Verlauf" })).toContainText("Erstattet CHF 180.00");
  expect(await startsAt()).not.toBe(before);
  await expect(start).toHaveAttribute("datetime", await startsAt());
  await expect(page.getByRole("region", { name: "Verlauf" })).toContainText(/verschoben|Datum geändert/i);
  await expect(page.getByRole("button", { name: "Stornieren", exact: true })).toBeVisible();
});

test("[R12.cheaper] a booking moved from a Saturday to a Thursday, which another offer sells, keeps its guests", async ({
  page,
}) => {
  test.slow();
  const email = "gast-wochentag@example.ch";
  const guests = ["Mia", "Jan"].map((name) => [
    { key: "first_name", value: name },
    { key: "weight", value: 70 },
  ]);
  const { bookingId } = await booked(page.request, {
    activityId: 167,
    persons: 2,
    after: daysToMonday(11) + 5,
    guests,
    buyer: { email },
  });
  const startsAt = async () => (await readBooking(page.request, bookingId)).items[0]!.reservation.startsAt;
  const before = await startsAt();
  expect(new Date(before).getUTCDay()).toBe(6);
  await page.goto(await linkMailedTo(page.request, email));
  await page.getByRole("button", { name: "Datum oder Tickets ändern" }).click();
  const widget = page.locator("gipfel-booking");
  await widget.locator("[data-date]:not([aria-disabled])").first().waitFor();
  await page.getByRole("button", { name: words.de.nextMonth }).click();
  await widget.locator(`[data-date="${await freeThursday(widget, before)}"]`).click();
  await press(page, words.de.times);
  await choose(page.getByRole("radio", { disabled: false, name: /[3-6]\D*$/ }).first());
  await press(page, words.de.tickets);
  await press(page, words.de.guests);
  const names = widget.getByLabel("Vorname", { exact: true });
  await expect(names.first()).toHaveValue("Mia");
  await expect(names.last()).toHaveValue("Jan");
  await press(page, words.de.total);
  await expect(widget.getByText("CHF 20.00 gehen auf demselben Weg zurück", { exact: false })).toBeVisible();
  await press(page, /^Buchung ändern/);
  await page.waitForURL(new RegExp(`/buchung/bestaetigung\\?bookingId=${bookingId}`));
  expect(new Date(await startsAt()).getUTCDay()).toBe(4);
});

test("[R11.manage] Back closes an open dialog or the drawer of another date, and only then leaves the booking", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const email = "gast-zurueck@example.ch";
  await booked(page.request, { activityId: 138, buyer: { email } });
  const link = await linkMailedTo(page.request, email);
  await page.goto(`${shop}/impressum`);
  await page.goto(link);
  const cancel = page.getByRole("button", { name: "Stornieren", exact: true });
  await cancel.click();
  await expect(cancelDialog(page)).toBeVisible();
  await page.goBack();
  await expect(cancelDialog(page)).toHaveCount(0);
  await expect(cancel).toBeFocused();

  // Closed by its own button it leaves no history entry.
  await cancel.click();
  await cancelDialog(page).getByRole("button", { name: "Schliessen" }).click();
  await expect(cancelDialog(page)).toHaveCount(0);

  await page.getByRole("button", { name: "Datum oder Tickets ändern" }).click();
  const days = page.locator("gipfel-booking [data-date]:not([aria-disabled])");
  await days.first().waitFor();
  await page.goBack();
  await expect(days).toHaveCount(0);
  await expect(page).toHaveURL(/\/account\/bookings\//);
  await page.goBack();
  await expect(page).toHaveURL(`${shop}/impressum`);
});
