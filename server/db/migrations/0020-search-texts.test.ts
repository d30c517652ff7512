import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { openPaymentShop, type PaymentShop } from "../../commands/payment/pay.fixture.ts";
import { searchWords } from "../search-text.ts";
import { onBothDatabases } from "../testing.ts";
import { up } from "./0020-search-texts.ts";

onBothDatabases("migration of search texts", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  test("an Arabic name with a hamza is found after the migration, with it and without; other texts stay", async () => {
    const [{ bookingId }, other] = [await shop.booked([forSale.boat]), await shop.booked([forSale.boat])];
    const textOf = async (id: string) =>
      (await getDb().selectFrom("booking").select("search_text").where("id", "=", id).executeTakeFirstOrThrow())
        .search_text;
    const before = await textOf(other.bookingId);
    await getDb()
      .updateTable("booking")
      .set({ search_text: "أحمد\nمؤمن\nahmad@example.ch" })
      .where("id", "=", bookingId)
      .execute();
    await up(getDb());
    const lines = (await textOf(bookingId)).split("\n");
    expect([lines[0], lines[2]]).toEqual([searchWords("أحمد")[0], "ahmad@example.ch"]);
    expect(lines[1]).toBe(searchWords("مؤمن")[0]);
    expect(searchWords("احمد")).toEqual([lines[0]]);
    expect(await textOf(other.bookingId)).toBe(before);
  });
});
