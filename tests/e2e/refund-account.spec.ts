import { expect, test } from "@playwright/test";
import type { Kysely } from "kysely";
import type { SandboxTables } from "../../server/ports/payment/sandbox/tables.ts";
import { expectAccessible } from "./accessible.ts";
import { booked, inDatabase } from "./booked.ts";
import { shop } from "./journey.ts";
import { linkMailedTo } from "./mails.ts";
import { asDemo } from "./signed-in.ts";

test("[R11.iban] a guest whose refund is refused gives an account by the mail's link, and the team settles to it", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = "gast-ueberweisung@example.ch";
  const guest = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const { bookingId } = await booked(guest.request, { activityId: 138, buyer: { email, familyName: "Zgraggen" } });
  // The provider has recorded a full refund: it refuses any further one.
  await inDatabase(async (db) => {
    const { provider_reference, amount } = await db
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    await (db as unknown as Kysely<SandboxTables>)
      .updateTable("sandbox_payment")
      .set({ refunded: amount })
      .where("reference", "=", provider_reference!)
      .execute();
  });
  await guest.goto(await linkMailedTo(guest.request, email));
  await guest.getByRole("button", { name: "Stornieren", exact: true }).first().click();
  const cancelling = guest.getByRole("dialog", { name: /stornieren$/ });
  await cancelling.getByRole("radio").first().check();
  await cancelling.getByRole("button", { name: "Weiter" }).click();
  await cancelling.getByRole("button", { name: "Stornieren und CHF\u00a0110.00 erstatten" }).click();
  await expect(guest.getByRole("status").filter({ hasText: "Storniert." })).toBeFocused();

  const link = await linkMailedTo(guest.request, email, 2);
  await guest.goto(link);
  const form = guest.getByRole("region", { name: "Wohin geht Ihre Erstattung?" });
  await expect(form).toContainText("CHF 110.00");
  await expectAccessible(guest);
  await form.getByRole("button", { name: "Konto angeben" }).click();
  await expect(form.getByLabel("IBAN")).toBeFocused();
  await guest.keyboard.type("CH94 0076 2011 6238 5295 7");
  await form.getByLabel("Kontoinhaber").fill("Lia Zgraggen");
  await form.getByRole("button", { name: "Konto angeben" }).click();
  await expect(form.getByLabel("IBAN")).toBeFocused();
  await expect(form.getByLabel("IBAN")).toHaveAccessibleDescription(/IBAN/);
  await form.getByLabel("IBAN").fill("ch93 0076 2011 6238 5295 7");
  await guest.keyboard.press("Enter");
  const given = guest.getByRole("status").filter({ hasText: "auf das Konto …\u00a02957 von Lia Zgraggen" });
  await expect(given).toBeFocused();
  await expectAccessible(guest);
  await given.getByRole("button", { name: "Anderes Konto angeben" }).click();
  await form.getByRole("button", { name: "So lassen" }).click();
  await guest.reload();
  await expect(given).toBeVisible();

  await asDemo(page, "admin");
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  const refunds = page.getByRole("region", { name: "Erstattungen" });
  await expect(refunds).toContainText("Auf CH93 0076 2011 6238 5295 7, Lia Zgraggen (vom Gast angegeben)");
  await page.getByRole("button", { name: "Anders ausbezahlt …" }).click();
  const dialog = page.getByRole("dialog", { name: "Erstattung anders ausbezahlt" });
  await expect(dialog.getByLabel("IBAN")).toHaveValue("CH93 0076 2011 6238 5295 7");
  await dialog.getByLabel("Kontoinhaber").fill("");
  await dialog.getByLabel("Wie wurde es ausbezahlt?").fill("Banküberweisung vom 3. Dezember");
  await dialog.getByRole("button", { name: "Als ausbezahlt festhalten" }).click();
  await expect(dialog.getByLabel("Kontoinhaber")).toBeFocused();
  await dialog.getByLabel("Kontoinhaber").fill("Lia Zgraggen-Arnold");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Als ausbezahlt festhalten" }).click();
  await expect(page.getByRole("status").filter({ hasText: "gelten als ausbezahlt." })).toBeFocused();
  await expect(refunds).toContainText("Auf …\u00a02957, Lia Zgraggen-Arnold (admin@gipfel.example)");
  await guest.reload();
  await expect(guest.getByText("Es gibt nichts mehr zu überweisen.")).toBeVisible();
});
