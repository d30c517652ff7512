import { expect, test } from "vitest";
import { changeOne, hasChanged } from "./row-count.ts";
import { onBothDatabases } from "./testing.ts";

onBothDatabases("the row count of a change", (getDb) => {
  const setValue = (before: string, after: string) =>
    getDb().updateTable("meta").set({ value: after }).where("key", "=", "row count").where("value", "=", before);

  test("a compare-and-set returns whether it has changed its row", async () => {
    await getDb().insertInto("meta").values({ key: "row count", value: "one" }).execute();
    expect(await hasChanged(setValue("one", "two").returning("key"))).toBe(true);
    expect(await hasChanged(setValue("one", "three").returning("key"))).toBe(false);
  });

  test("a compare-and-set without returning is refused by the type, since its result is always there", async () => {
    // @ts-expect-error an update without `returning`
    expect(await hasChanged(setValue("nobody wrote this", "four"))).toBe(true);
  });

  test("a change of one row throws where it changed none, and refuses returning by its type", async () => {
    await expect(changeOne(setValue("nobody wrote this", "five"))).rejects.toThrow("one row was to be changed, not 0");
    // @ts-expect-error an update with `returning`
    const wrong = () => changeOne(setValue("two", "six").returning("key"));
    await expect(wrong()).rejects.toThrow();
  });
});
