import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { instantAt } from "../../clock.ts";
import { listDocuments } from "../../db/queries/document.ts";
import { getAttempt } from "../../db/queries/payment-attempt.ts";
import { listRefundsOfAttempt } from "../../db/queries/refund.ts";
import type { lockRow } from "../../db/row-lock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import { linesLeft, sumOf } from "../../domain/document.ts";
import { guest } from "../../domain/session.ts";
import { cancel } from "../booking/cancel.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { openPaymentShop, type PaymentShop } from "../payment/pay.fixture.ts";
import { recordDisputes } from "../payment/dispute.ts";
import { recordOutcome } from "../refund/record-outcome.ts";
import { writeDisputeDocument, writeRefundDocument } from "./write-document.ts";

const price = 4900;
/** A bank gives the price of one of two items back. */
const lost = { state: "lost", amount: price, reason: "fraudulent", respondBy: null } as const;
const succeeded = { reference: "refund", state: "succeeded", failureReason: null } as const;

onBothDatabases("a refund that is done while a dispute of its payment is lost", (getDb, { DATABASE_URL }) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  /** A booking of two items, one cancelled, whose refund the provider has not yet done. */
  async function refunding() {
    const { bookingId, items } = await shop.booked([forSale.boat, forSale.boat]);
    const pending = shop.withProvider({
      refund: async (reference) => ({
        payment: await shop.sandbox.read(reference),
        refund: { reference: "refund", state: "pending", failureReason: null },
      }),
    });
    await cancel(pending, { bookingId: items[0]!.id, reason: "ill", bySupplier: false }, guest, null);
    const { id } = await getDb()
      .selectFrom("payment_attempt")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const [refund] = await listRefundsOfAttempt(getDb(), id);
    expect(refund!.state).toBe("pending");
    // The mail of the cancellation is written: one that is not would be locked by both.
    await sendDueMails(shop.services);
    return { bookingId, attempt: await getAttempt(getDb(), id), refund: refund! };
  }
  /** Rappen that each credit note takes back, and that the documents leave of their lines. */
  async function creditedOf(bookingId: string) {
    const documents = (await listDocuments(getDb(), bookingId)).map(({ kind, frozen }) => ({
      kind,
      lines: frozen.lines,
    }));
    const credited = documents.filter(({ kind }) => kind === "credit_note").map(({ lines }) => sumOf(lines));
    return { credited, left: sumOf(linesLeft(documents)) };
  }
  const now = () => instantAt(shop.services.clock.now());

  test.skipIf(!DATABASE_URL)(
    "the race is real: with the lock off, two that read first credit the same lines twice",
    async () => {
      const { bookingId, attempt, refund } = await refunding();
      let arrived = 0;
      let open = () => {};
      const both = new Promise<void>((resolve) => {
        open = resolve;
      });
      /** Both read the state before either writes: a snapshot is taken by a transaction's first query. */
      const locksNothing: typeof lockRow = async (trx, _, id) => {
        await listDocuments(trx, id);
        if (++arrived === 2) open();
        await both;
      };
      const apart = () => getDb().transaction().setIsolationLevel("repeatable read");
      await Promise.all([
        apart().execute((trx) => writeRefundDocument(trx, { ...refund, state: "done" }, now(), locksNothing)),
        apart().execute((trx) =>
          writeDisputeDocument(trx, attempt, { id: attempt.id, isLost: true, amount: price }, now(), locksNothing),
        ),
      ]);
      // The cancelled item's lines are taken back one and a half times, the other's half.
      expect(await creditedOf(bookingId)).toEqual({ credited: [price, price], left: price / 2 });
    },
  );

  test.skipIf(!DATABASE_URL)(
    "[R10.document] the second waits for the first, and credits what that leaves",
    async () => {
      const { bookingId, attempt, refund } = await refunding();
      let disputing: Promise<void> = Promise.resolve();
      await transact(getDb(), async (trx) => {
        await writeRefundDocument(trx, { ...refund, state: "done" }, now());
        disputing = recordDisputes(shop.services, attempt.id, [{ ...lost, reference: attempt.id }]);
        await Promise.race([disputing, wait(300)]);
      });
      await disputing;
      expect(await creditedOf(bookingId)).toEqual({ credited: [price, price], left: 0 });
    },
  );

  test("[R10.document] both at once, in 4 rounds: each line is credited once", async () => {
    for (let round = 0; round < 4; round++) {
      const { bookingId, attempt, refund } = await refunding();
      await Promise.all([
        recordOutcome(shop.services, refund, succeeded),
        recordDisputes(shop.services, attempt.id, [{ ...lost, reference: attempt.id }]),
      ]);
      expect(await creditedOf(bookingId)).toEqual({ credited: [price, price], left: 0 });
    }
  });
});
