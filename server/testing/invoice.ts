import type { Insertable } from "kysely";
import type { Db } from "../db/connection.ts";
import type { InvoiceTable } from "../db/schema.ts";
import type { FrozenInvoice } from "../domain/invoice.ts";

/** Adds a numbered invoice of a distributor: over 98 francs, due on 1 December 2026, unless said otherwise. */
export async function addInvoice(
  db: Db,
  distributorId: string,
  given: Partial<Insertable<InvoiceTable>> & Pick<InvoiceTable, "id" | "number">,
): Promise<void> {
  const { id: agreementId } = await db
    .selectFrom("payment_agreement")
    .select("id")
    .where("distributor_id", "=", distributorId)
    .executeTakeFirstOrThrow();
  const frozen: FrozenInvoice = {
    locale: "de_CH",
    customer: {
      name: "Hotel Post AG",
      street: "Dorfstrasse 12",
      postalCode: "3818",
      town: "Grindelwald",
      countryCode: "CH",
      vatNumber: null,
    },
    lines: [
      {
        kind: "rest",
        item: null,
        label: null,
        quantity: 0,
        amount: 9800,
        rebate: 0,
        rate: 810,
        bookingNumber: "GIP-1",
        paymentAttemptId: "attempt",
      },
    ],
  };
  const issuer = { name: "Berge AG", street: "Weg 1", place: "3800 Ort", email: "a@b.test", uid: "1", vatNumber: "1" };
  await db
    .insertInto("invoice")
    .values({
      kind: "invoice",
      distributor_id: distributorId,
      payment_agreement_id: agreementId,
      total_amount: 9800,
      credited_amount: 0,
      paid_amount: 0,
      state: "open",
      due_on: "2026-12-01",
      frozen: JSON.stringify(frozen),
      created_at: "2026-11-01T09:00:00.000Z",
      series_id: "invoice-2026",
      issuer: JSON.stringify(issuer),
      ...given,
    })
    .execute();
}
