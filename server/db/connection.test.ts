import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { onBothDatabases } from "./testing.ts";
import { transact } from "./transact.ts";

onBothDatabases("the database", (getDb) => {
  test("a second migration changes nothing", async () => {
    expect(await migrate(getDb())).toEqual([]);
  });

  test("a transaction rolls back when it throws", async () => {
    const failing = transact(getDb(), async (trx) => {
      await trx.insertInto("meta").values({ key: "half", value: "done" }).execute();
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await getDb().selectFrom("meta").selectAll().where("key", "=", "half").execute()).toEqual([]);
  });

  test("a sum is a number, not a text", async () => {
    const { rows } = await sql<{
      sum: number;
    }>`select sum(n) as sum from (select 1 as n union all select 2) as numbers`.execute(getDb());
    expect(rows).toEqual([{ sum: 3 }]);
  });

  test("concurrent transactions that read before they write all commit", async () => {
    await getDb().insertInto("meta").values({ key: "count", value: "0" }).execute();
    const addOne = () =>
      transact(getDb(), async (trx) => {
        await trx.selectFrom("meta").selectAll().execute();
        const { value } = await trx
          .updateTable("meta")
          .set({ key: "count" })
          .where("key", "=", "count")
          .returning("value")
          .executeTakeFirstOrThrow();
        await trx
          .updateTable("meta")
          .set({ value: String(Number(value) + 1) })
          .where("key", "=", "count")
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, addOne));
    expect(
      await getDb().selectFrom("meta").select("value").where("key", "=", "count").executeTakeFirstOrThrow(),
    ).toEqual({ value: "20" });
  });
});
