import { expect, test, type Page } from "@playwright/test";
import type { Kysely } from "kysely";
import type { SandboxTables } from "../../server/ports/payment/sandbox/tables.ts";
import { expectAccessible } from "./accessible.ts";
import { booked, inDatabase, readBooking } from "./booked.ts";
import { shop } from "./journey.ts";
import { linkMailedTo } from "./mails.ts";
import { asDemo } from "./signed-in.ts";

/** A castle on request, whose supplier has an address. */
const castle = 2595;
const supplier = "anfragen@burgen.example";

/** A booking that its supplier has accepted after the reservation on the card had ended. */
async function notCaptured(page: Page, buyer: { readonly email: string; readonly familyName: string }) {
  const { bookingId } = await booked(page.request, { activityId: castle, buyer });
  await inDatabase(async (db) => {
    const attempt = await db
      .selectFrom("payment_attempt")
      .select("provider_reference")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    await (db as unknown as Kysely<SandboxTables>)
      .updateTable("sandbox_payment")
      .set({ state: "cancelled" })
      .where("reference", "=", attempt.provider_reference!)
      .execute();
  });
  const { bookingNumber, total } = await readBooking(page.request, bookingId);
  await page.goto(await linkMailedTo(page.request, supplier, 1, bookingNumber));
  await page.getByRole("button", { name: "Buchung zusagen" }).click();
  await expect(page.getByRole("heading", { name: "Vielen Dank, es ist zugesagt" })).toBeFocused();
  return { bookingId, bookingNumber, amount: total.formatted };
}

test("[R8.collected] the team records that a payment was collected otherwise; guest's page and lists then show it as paid, and refunds are paid by hand", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `collected-${Date.now()}@example.ch`;
  const guest = await browser.newPage();
  const { bookingId, bookingNumber, amount } = await notCaptured(guest, { email, familyName: "Ammann" });
  const link = await linkMailedTo(guest.request, email, 1, "Ihr Ticket");
  await guest.goto(link);
  await expect(guest.getByRole("region", { name: "Quittung" })).not.toContainText("Bezahlt");
  await expect(guest.getByText("Unser Team meldet sich, wie Sie bezahlen können")).toBeVisible();

  await asDemo(page, "admin");
  await page.goto(`${shop}/account`);
  await page.getByRole("link", { name: /nicht belastet/ }).click();
  await expect(page).toHaveURL(/payment=not_captured/);
  await expect(page.locator("table tbody tr").first()).toBeVisible();
  await page.goto(`${shop}/account/bookings?payment=not_captured&search=${bookingNumber}`);
  await page.locator("table tbody th a").click();
  const payments = page.getByRole("region", { name: "Zahlungen" });
  await payments.getByRole("button", { name: "Anders eingezogen" }).click();
  const dialog = page.getByRole("dialog", { name: "Zahlung anders eingezogen" });
  await expect(dialog).toContainText(amount);
  await dialog.getByRole("button", { name: "Festhalten" }).click();
  await expect(dialog.getByRole("group", { name: "Wie?" }), "a way has to be chosen").toHaveAttribute("data-invalid");
  await expectAccessible(page);
  await dialog.getByLabel("Banküberweisung").check();
  await dialog.getByLabel("Notiz (freiwillig)").fill("Eingegangen am 3. Dezember");
  await dialog.getByRole("button", { name: "Festhalten" }).click();
  await expect(page.getByRole("status").filter({ hasText: `${amount} gelten als eingezogen` })).toBeFocused();
  await expect(payments.getByRole("button", { name: "Anders eingezogen" })).toHaveCount(0);
  await expect(payments).toContainText("Banküberweisung · vom Team festgehalten");
  const done = page.getByRole("region", { name: "Was das Team getan hat" });
  await expect(done).toContainText("Eingegangen am 3. Dezember");
  await expect(done).toContainText("Banküberweisung");
  await page.goto(`${shop}/account/bookings?payment=not_captured&search=${bookingNumber}`);
  await expect(page.locator("table")).toHaveCount(0);

  await guest.reload();
  await expect(guest.getByRole("region", { name: "Quittung" })).toContainText("Bezahlt mit Banküberweisung");
  await expect(guest.getByText("Unser Team meldet sich")).toHaveCount(0);
  await guest.close();

  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await page.getByRole("button", { name: "Position stornieren" }).click();
  await page.getByRole("dialog").getByLabel("Grund").fill("Der Gast ist krank.");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Stornieren/ })
    .click();
  const refunds = page.getByRole("region", { name: "Erstattungen" });
  await expect(refunds).toContainText("Von Hand auszuzahlen");
  await expect(refunds.getByRole("button", { name: "Noch einmal versuchen" })).toHaveCount(0);
  await page.goto(`${shop}/account/bookings?refund=by_hand&search=${bookingNumber}`);
  await page.locator("table tbody th a").click();
  await refunds.getByRole("button", { name: "Anders ausbezahlt" }).click();
  await page.getByRole("dialog").getByLabel("Wie wurde es ausbezahlt?").fill("Zurücküberwiesen am 4. Dezember");
  await page.getByRole("dialog").getByRole("button", { name: "Als ausbezahlt festhalten" }).click();
  await expect(refunds).toContainText("Anders ausbezahlt");
});
