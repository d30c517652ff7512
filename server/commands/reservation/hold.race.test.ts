import { sql, SqliteAdapter } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { boat } from "../../catalogue/fixtures/small.ts";
import { onBothDatabases } from "../../db/testing.ts";
import type { AppError } from "../../errors.ts";
import { guest } from "../../domain/session.ts";
import { slotId, reservationBody } from "../../testing/bookings.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { hold } from "./hold.ts";

const buyers = 60;

onBothDatabases("many buyers at once", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
  });

  test("[R3.race] never get more seats than there are, and every refusal says so", async () => {
    const holds = await Promise.allSettled(
      Array.from({ length: buyers }, () =>
        hold(shop.services, { ...reservationBody({ persons: 1 }), locale: "en_CH" }, guest, null),
      ),
    );
    const refused = holds.filter((each) => each.status === "rejected").map((each) => (each.reason as AppError).code);
    expect(holds.filter((each) => each.status === "fulfilled")).toHaveLength(boat.seats);
    expect(new Set(refused)).toEqual(new Set(["availability_full"]));
    expect(
      await getDb()
        .selectFrom("slot")
        .select("taken")
        .where("id", "=", slotId(boat.offerId, "2026-12-01", "10:00"))
        .executeTakeFirstOrThrow(),
    ).toEqual({ taken: boat.seats });
  });

  test("[R3.race] the race is real: with the guard off, looking first and writing after oversells", async () => {
    const db = getDb();
    const id = slotId(boat.offerId, "2026-12-02", "10:00");
    // The database's own check is the second guard: off as well, on this test's database alone.
    const onSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    await (
      onSqlite ? sql`pragma ignore_check_constraints = on` : sql`alter table slot drop constraint slot_not_oversold`
    ).execute(db);
    const held = await Promise.all(
      Array.from({ length: buyers }, async () => {
        const slot = await db
          .selectFrom("slot")
          .select(["taken", "capacity"])
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        if (slot.taken + 1 > slot.capacity!) return 0;
        await db
          .updateTable("slot")
          .set((row) => ({ taken: row("taken", "+", 1) }))
          .where("id", "=", id)
          .execute();
        return 1;
      }),
    );
    expect(held.reduce<number>((sum, one) => sum + one, 0)).toBeGreaterThan(boat.seats);
  });
});
