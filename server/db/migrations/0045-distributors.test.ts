import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { onBothDatabases } from "../testing.ts";
import { fillFromAccounts } from "./0045-distributors.ts";

onBothDatabases("migration of distributors", (getDb) => {
  test("makes one of all accounts that name it, approved and without a limit where one of them is", async () => {
    const account = (id: string, distributor_id: string | null, invoice_approved: 0 | 1, created_at: string) => ({
      id,
      email: `${id}@hotel.example`,
      is_email_confirmed: 1 as const,
      name: "Mia Keller",
      locale: "fr_CH",
      distributor_id,
      invoice_approved,
      created_at,
      updated_at: created_at,
    });
    await getDb()
      .insertInto("account_user")
      .values([
        account("first", "alpina", 0, "2026-01-02T00:00:00.000Z"),
        account("second", "alpina", 1, "2026-01-03T00:00:00.000Z"),
        account("waiting", "edelweiss", 0, "2026-01-04T00:00:00.000Z"),
        account("guest", null, 0, "2026-01-05T00:00:00.000Z"),
      ])
      .execute();
    await fillFromAccounts(getDb() as Kysely<any>);
    expect(await getDb().selectFrom("distributor").selectAll().orderBy("id").execute()).toMatchObject([
      { id: "alpina", state: "approved", email: "first@hotel.example", locale: "fr_CH", revision: 0 },
      { id: "edelweiss", state: "applied" },
    ]);
    expect(await getDb().selectFrom("payment_agreement").selectAll().execute()).toMatchObject([
      { distributor_id: "alpina", credit_limit: null, period_days: 30, is_active: 1 },
    ]);
  });
});
