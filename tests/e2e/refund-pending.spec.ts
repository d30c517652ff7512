import { expect, test, type Page } from "@playwright/test";
import type { Kysely } from "kysely";
import type { SandboxTables } from "../../server/ports/payment/sandbox/tables.ts";
import { expectAccessible } from "./accessible.ts";
import { booked, inDatabase } from "./booked.ts";
import { shop } from "./journey.ts";
import { linkMailedTo } from "./mails.ts";
import { asDemo } from "./signed-in.ts";

/** Longer than a refund of the sandbox takes that does not end at once, and the job that brings it in (ms). */
const refundEndsWithin = 30_000;

/** Cancels the only item of the booking whose page is open. */
async function cancelIt(page: Page) {
  await page.getByRole("button", { name: "Stornieren", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: /stornieren$/ });
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await dialog.getByRole("button", { name: "Stornieren und CHF\u00a0110.00 erstatten" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Storniert. CHF 110.00 gehen" })).toBeFocused();
}

test("[R11.pending] a refund that takes days is shown as on its way, and as done once it is", async ({ page }) => {
  test.slow();
  const email = "gast-unterwegs@example.ch";
  await booked(page.request, { activityId: 138, buyer: { email }, card: "4000000000007726" });
  await page.goto(await linkMailedTo(page.request, email));
  await cancelIt(page);
  await expect(page.getByText("CHF 110.00 sind auf dem Weg zurück zu Ihnen")).toBeVisible();
  await expect(page.getByText("Erstattung unterwegs", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Verlauf" })).not.toContainText("Erstattet");
  await expectAccessible(page);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("CHF 110.00 erstattet", { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: refundEndsWithin });
  await expect(page.getByRole("region", { name: "Verlauf" })).toContainText("Erstattet CHF 110.00");
  await expect(page.getByText("Erstattung unterwegs")).toHaveCount(0);
});

test("[R11.pending] a refund that fails after the provider has done it is in the team's list, and the buyer's page shows it as due", async ({
  page,
  browser,
}) => {
  test.slow();
  const familyName = "Imboden";
  const email = "gast-gescheitert@example.ch";
  const guest = await browser.newPage();
  const { bookingId } = await booked(guest.request, {
    activityId: 138,
    buyer: { email, familyName },
    card: "4000000000005126",
  });
  await guest.goto(await linkMailedTo(guest.request, email));
  await cancelIt(guest);
  await expect(guest.getByText("CHF 110.00 erstattet", { exact: true })).toBeVisible();
  await asDemo(page, "admin");
  await expect(async () => {
    await page.goto(`${shop}/account/bookings?refund=refused&search=${familyName}`);
    await expect(page.locator("table").getByText("Vom Zahlungsanbieter abgelehnt")).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: refundEndsWithin });
  expect(
    await linkMailedTo(guest.request, email, 1, "Ihre Erstattung nimmt einen anderen Weg"),
    "the buyer is written to once more",
  ).toContain(bookingId);
  await guest.reload();
  await expect(guest.getByText("Erstattung von CHF 110.00 offen: Wir kümmern uns darum")).toBeVisible();
  await expect(
    guest.getByText("Die Erstattung von CHF 110.00 ist noch nicht durchgekommen: Wir kümmern uns darum"),
  ).toBeVisible();
  await expect(guest.getByRole("region", { name: "Verlauf" })).not.toContainText("Erstattet");
  await guest.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
  await expect(
    guest.getByText("Die Erstattung von CHF 110.00 ist noch nicht durchgekommen: Wir kümmern uns darum"),
  ).toBeVisible();
  await expect(guest.locator("gipfel-confirmation")).not.toContainText("geht auf demselben Weg zurück");
  await guest.close();

  await page.locator("table tbody th a").click();
  const refunds = page.getByRole("region", { name: "Erstattungen" });
  await refunds.getByRole("button", { name: "Anders ausbezahlt" }).click();
  const dialog = page.getByRole("dialog", { name: "Erstattung anders ausbezahlt" });
  await dialog.getByLabel("Wie wurde es ausbezahlt?").fill("Banküberweisung vom 3. Dezember");
  await dialog.getByRole("button", { name: "Als ausbezahlt festhalten" }).click();
  await expect(refunds).toContainText("Anders ausbezahlt");
  await expect(refunds.getByText("Vom Zahlungsanbieter abgelehnt")).toHaveCount(0);
});

test("[R11.overdue] a refund that has not ended in two weeks is in the team's list, where it can be settled but not requested again", async ({
  page,
}) => {
  const familyName = "Zurbriggen";
  const { bookingId } = await booked(page.request, {
    activityId: 138,
    buyer: { familyName, email: "gast-wartet@example.ch" },
  });
  await asDemo(page, "admin");
  // The sandbox ends its refunds within seconds: two weeks have passed in the database.
  await inDatabase(async (db) => {
    const attempt = await db
      .selectFrom("payment_attempt")
      .select(["id", "amount"])
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const { id: item } = await db
      .selectFrom("booking_item")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const at = "2026-01-05T09:00:00.000Z";
    await db
      .insertInto("refund")
      .values({
        id: `overdue-${bookingId}`,
        booking_id: bookingId,
        booking_item_id: item,
        payment_attempt_id: attempt.id,
        amount: 2000,
        reason: "cancelled",
        state: "overdue",
        created_at: at,
        accepted_at: at,
        provider_reference: "re_overdue",
        retries: 0,
        check_at: null,
        done_at: null,
        refusal_reason: null,
        settled_by: null,
        settled_note: null,
      })
      .execute();
  });
  await page.goto(`${shop}/buchung/bestaetigung?bookingId=${bookingId}`);
  await expect(
    page.getByText("Eine Erstattung von CHF 20.00 ist noch nicht durchgekommen: Wir kümmern uns darum"),
  ).toBeVisible();
  await page.goto(`${shop}/account`);
  await page
    .getByRole("link", { name: /Rückzahlung, die der Zahlungsanbieter seit zwei Wochen nicht abschliesst/ })
    .click();
  await page.locator("table tbody tr", { hasText: familyName }).getByRole("rowheader").getByRole("link").click();
  const refunds = page.getByRole("region", { name: "Erstattungen" });
  await expect(refunds).toContainText("Seit zwei Wochen unterwegs");
  await expect(refunds.getByRole("button", { name: "Noch einmal versuchen" })).toHaveCount(0);
  await expectAccessible(page);
  await refunds.getByRole("button", { name: "Anders ausbezahlt" }).click();
  const dialog = page.getByRole("dialog", { name: "Erstattung anders ausbezahlt" });
  await dialog.getByLabel("Wie wurde es ausbezahlt?").fill("Banküberweisung vom 3. Dezember");
  await dialog.getByRole("button", { name: "Als ausbezahlt festhalten" }).click();
  await expect(refunds.getByText("Seit zwei Wochen unterwegs")).toHaveCount(0);
});

test("[R11.twice] a refund that the provider pays after the team has paid it otherwise is in the team's list to be reclaimed", async ({
  page,
  browser,
}) => {
  test.slow();
  const familyName = "Zenhäusern";
  const email = "gast-doppelt@example.ch";
  const guest = await browser.newPage();
  const { bookingId } = await booked(guest.request, {
    activityId: 138,
    buyer: { familyName, email },
    card: "4000000000007726",
  });
  await guest.goto(await linkMailedTo(guest.request, email));
  await cancelIt(guest);
  const byItsKey = await inDatabase(async (db) => {
    const { provider_reference: key } = await db
      .selectFrom("refund")
      .select("provider_reference")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const at = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000).toISOString();
    // Two weeks have passed in the database; the sandbox has not completed the refund.
    await db
      .updateTable("refund")
      .set({ accepted_at: at, state: "overdue" })
      .where("booking_id", "=", bookingId)
      .execute();
    const sandbox = db as unknown as Kysely<SandboxTables>;
    await sandbox
      .updateTable("sandbox_late_refund")
      .set({ settles_at: "2999-01-01T00:00:00.000Z" })
      .where("key", "=", key!)
      .execute();
    return key!;
  });
  await asDemo(page, "admin");
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  const refunds = page.getByRole("region", { name: "Erstattungen" });
  await refunds.getByRole("button", { name: "Anders ausbezahlt" }).click();
  const settling = page.getByRole("dialog", { name: "Erstattung anders ausbezahlt" });
  await settling.getByLabel("Wie wurde es ausbezahlt?").fill("Banküberweisung vom 3. Dezember");
  await settling.getByRole("button", { name: "Als ausbezahlt festhalten" }).click();
  await expect(page.getByRole("status").filter({ hasText: "CHF 110.00 gelten als ausbezahlt" })).toBeVisible();

  await inDatabase((db) =>
    (db as unknown as Kysely<SandboxTables>)
      .updateTable("sandbox_late_refund")
      .set({ settles_at: new Date().toISOString() })
      .where("key", "=", byItsKey)
      .execute(),
  );
  expect(await linkMailedTo(page.request, "booking@gipfel.example", 1, "Doppelt ausbezahlt")).toBe(
    `${shop}/account/bookings/${bookingId}`,
  );
  await page.goto(`${shop}/account`);
  const waiting = page.getByRole("region", { name: "Wartet auf das Team" });
  await expect(waiting.getByRole("link").first()).toHaveText(
    "1 Buchung mit einer doppelt ausbezahlten Erstattung: bitte zurückfordern",
  );
  await waiting.getByRole("link").first().click();
  const row = page.locator("table tbody tr", { hasText: familyName });
  await expect(row).toContainText("Doppelt ausbezahlt");
  await row.getByRole("rowheader").getByRole("link").click();
  await expect(refunds).toContainText(
    "danach hat sie auch der Zahlungsanbieter ausbezahlt: Der Gast hat CHF 110.00 zu viel",
  );
  await expectAccessible(page);
  await guest.reload();
  await expect(guest.getByText("CHF 110.00 erstattet", { exact: true })).toBeVisible();
  await refunds.getByRole("button", { name: "Rückforderung abschliessen" }).click();
  const closing = page.getByRole("dialog", { name: "Rückforderung abschliessen" });
  await expect(closing.getByRole("radio", { name: "Ja, der Gast hat es zurückbezahlt" })).toBeChecked();
  await expectAccessible(page);
  await closing.getByRole("textbox").fill("Zurücküberwiesen am 9. Dezember");
  await closing.getByRole("button", { name: "Abschliessen" }).click();
  await expect(refunds).toContainText("War doppelt ausbezahlt; abgeschlossen.");
  await expect(refunds.getByRole("button")).toHaveCount(0);
  await expect(page.getByText("Zurücküberwiesen am 9. Dezember")).toBeVisible();
});
