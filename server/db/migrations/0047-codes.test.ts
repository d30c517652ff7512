import { expect, test } from "vitest";
import { onBothDatabases } from "../testing.ts";
import { normaliseCodes } from "./0047-codes.ts";

onBothDatabases("migration of codes", (getDb) => {
  test("[R10.code] codes are written as they are compared; of two that differ in case alone the first keeps its name", async () => {
    const row = { kind: "percent" as const, value: 10, valid_until: null, uses_left: null };
    await getDb()
      .insertInto("rebate")
      .values(["Summer 26", "winter-26", "WINTER26", "SAME", "Same"].map((code) => ({ ...row, code })))
      .execute();
    await normaliseCodes(getDb());
    const codes = async (table: "rebate" | "issued_code") =>
      (await getDb().selectFrom(table).select("code").execute()).map(({ code }) => code).toSorted();
    expect(await codes("rebate")).toEqual(["SAME", "SUMMER26", "Same", "WINTER26", "winter-26"].toSorted());
    expect(await codes("issued_code")).toEqual(["SAME", "SUMMER26", "WINTER26"]);
  });
});
