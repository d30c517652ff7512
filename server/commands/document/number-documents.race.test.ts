import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { instantAt } from "../../clock.ts";
import { findUnnumbered, insertDocument, getSeries, updateNumber, updateSeries } from "../../db/queries/document.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import { documentNumber } from "../../domain/document.ts";
import { openPaymentShop, type PaymentShop } from "../payment/pay.fixture.ts";
import { numberDocuments } from "./number-documents.ts";

const script = new URL("number-documents.race.fixture.ts", import.meta.url);
const count = 60;
/** Zurich's year is another one by then. */
const newYear = Date.parse("2026-12-31T23:00:00Z");

onBothDatabases("numbering documents", (getDb, settings) => {
  let shop: PaymentShop;
  let bookingId: string;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
    ({ bookingId } = await shop.checkedOut({ mappedId: forSale.boat }));
  });
  beforeEach(async () => {
    await getDb().deleteFrom("document").execute();
    await getDb().deleteFrom("document_series").execute();
  });

  const add = (seriesId: string, at: number) =>
    transact(getDb(), (trx) =>
      insertDocument(trx, {
        id: randomUUID(),
        kind: "receipt",
        booking_id: bookingId,
        payment_attempt_id: null,
        refund_id: null,
        total_amount: 100,
        frozen: {
          locale: "de_CH",
          bookingNumber: "A",
          buyer: { givenName: "A", familyName: "B", email: "c" },
          lines: [],
          payments: [],
        },
        created_at: instantAt(at),
        sequence_index: 0,
        series_id: seriesId,
      }),
    );
  const numbers = async () =>
    (await getDb().selectFrom("document").select("number").orderBy("created_at").orderBy("id").execute()).map(
      ({ number }) => number,
    );
  const issued = { issuer: "{}", creditor: "null" };
  const wanted = (all: number) => Array.from({ length: all }, (_, index) => documentNumber("receipt-2026", index + 1));

  test("[R10.number] the race exists: with the guard off, two that read the counter first give one number twice", async () => {
    await add("receipt-2026", 1);
    await add("receipt-2026", 2);
    await transact(getDb(), (trx) =>
      trx.insertInto("document_series").values({ id: "receipt-2026", last: 0 }).execute(),
    );
    const reads = await Promise.all([1, 2].map(() => transact(getDb(), (trx) => getSeries(trx, "receipt-2026"))));
    const act = (last: number) =>
      transact(getDb(), async (trx) => {
        const next = (await findUnnumbered(trx))!;
        await updateNumber(trx, next, { number: documentNumber("receipt-2026", last + 1), ...issued });
        await updateSeries(trx, "receipt-2026", last + 1);
      });
    await act(reads[0]!);
    // The table's own index refuses it, and the document would never get a number.
    await expect(act(reads[1]!)).rejects.toThrow(/unique/i);
  });

  /** Runs processes that number together; answers with how each ended. */
  async function numberTogether(endings: readonly ("commits" | "dies")[]) {
    const children = endings.map((ending) =>
      spawn(process.execPath, [
        "--disable-warning=ExperimentalWarning",
        script.pathname,
        JSON.stringify(settings),
        ending,
      ]),
    );
    const ended = children.map(async (child) => ((await once(child, "close")) as [number, string])[1] ?? "ended");
    await Promise.all(children.map((child, index) => Promise.race([once(child.stdout, "data"), ended[index]])));
    for (const child of children) child.stdin.end("number\n");
    return Promise.all(ended);
  }

  test("[R10.number] two processes, and documents written meanwhile: every number once, none left out", async () => {
    for (let index = 0; index < count; index++) await add("receipt-2026", index);
    const running = numberTogether(["commits", "commits"]);
    for (let index = 0; index < count; index++) await add("receipt-2026", count + index);
    expect(await running).toEqual(["ended", "ended"]);
    await numberDocuments(shop.services);
    expect((await numbers()).toSorted()).toEqual(wanted(2 * count));
  });

  test("[R10.number] numbers follow the order in which documents were written", async () => {
    for (let index = 0; index < 20; index++) await add("receipt-2026", index);
    await numberTogether(["commits", "commits"]);
    expect(await numbers()).toEqual(wanted(20));
  });

  test("[R10.number] a process that is killed before its commit leaves no gap", async () => {
    for (let index = 0; index < 5; index++) await add("receipt-2026", index);
    expect(await numberTogether(["dies"])).toEqual(["SIGKILL"]);
    expect(await numbers()).toEqual([null, null, null, null, null]);
    expect(await numberTogether(["commits", "dies"])).toEqual(["ended", "SIGKILL"]);
    await numberDocuments(shop.services);
    expect(await numbers()).toEqual(wanted(5));
  });

  test("[R10.number] each year and kind has its own counter, by Zurich's calendar", async () => {
    shop.pass(newYear - 1 - shop.services.clock.now());
    const slots = await getDb()
      .selectFrom("slot")
      .select("id")
      .where("offer_id", "=", forSale.boat * 10)
      .where("local_date", ">=", "2027-01-05")
      .orderBy("local_date")
      .limit(2)
      .execute();
    const [first, later] = [
      await shop.checkedOut({ slotId: slots[0]!.id }),
      await shop.checkedOut({ slotId: slots[1]!.id }),
    ];
    await shop.pay(first.bookingId, "card", { number: "4242 4242 4242 4242" });
    shop.pass(1);
    await shop.pay(later.bookingId, "card", { number: "4242 4242 4242 4242" });
    await numberDocuments(shop.services);
    expect(await numbers()).toEqual(["R2026-000001", "R2027-000001"]);
  });
});
