import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { addDistributor } from "../../testing/distributor.ts";
import { addInvoice } from "../../testing/invoice.ts";
import { onBothDatabases } from "../testing.ts";
import { fillSetOff } from "./0061-issued-invoices.ts";

onBothDatabases("migration of issued invoices", (getDb) => {
  test("takes for set off what a balance paid as an invoice was made, and nothing that was paid or moved later", async () => {
    await addDistributor(getDb(), "hotel");
    const [made, later] = ["2026-11-01T09:00:00.000Z", "2026-11-05T09:00:00.000Z"];
    const amounts = { total_amount: 9800, paid_amount: 4500, created_at: made };
    await addInvoice(getDb(), "hotel", { id: "one", number: "I2026-000001", ...amounts });
    await addInvoice(getDb(), "hotel", { id: "other", number: "I2026-000002" });
    const entry = (id: string, kind: "moved_in" | "payment", amount: number, created_at: string) => ({
      id,
      kind,
      amount,
      created_at,
      invoice_id: "one",
      paid_on: "2026-11-01",
      note: "",
      actor: "",
      undoes_id: null,
    });
    await getDb()
      .insertInto("invoice_payment")
      .values([
        entry("set off", "moved_in", 1500, made),
        entry("moved later", "moved_in", 1000, later),
        entry("paid", "payment", 2000, made),
      ])
      .execute();
    await fillSetOff(getDb() as Kysely<any>);
    const rows = await getDb().selectFrom("invoice").select(["id", "set_off_amount"]).orderBy("id").execute();
    expect(rows).toEqual([
      { id: "one", set_off_amount: 1500 },
      { id: "other", set_off_amount: 0 },
    ]);
  });
});
