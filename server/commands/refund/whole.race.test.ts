import { beforeAll, expect, test } from "vitest";
import { instantAt } from "../../clock.ts";
import { allowOneFullRefund } from "../../db/migrations/0014-one-whole-refund.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import type { Services } from "../../services.ts";
import { openPaymentShop, type PaymentShop } from "../payment/pay.fixture.ts";
import { applyProviderState } from "../payment/apply-provider-state.ts";
import { recordRefundDue } from "./refund.ts";

const price = 4900;
const declined = "4000 0000 0000 0002";
/** Calls at the same time. */
const concurrency = 8;

onBothDatabases("a payment that succeeds after a final refusal, reported by several calls at once", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  /** An attempt that its provider has refused. */
  async function refused() {
    const { bookingId } = await shop.checkedOut();
    await shop.pay(bookingId, "card", { number: declined });
    return getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
  }
  const wholeRefunds = (attemptId: string) =>
    getDb()
      .selectFrom("refund")
      .select(["id", "amount", "state"])
      .where("payment_attempt_id", "=", attemptId)
      .where("booking_item_id", "is", null)
      .execute();

  test("the race exists: without lock and index, two calls that read first and write later refund all of it twice", async () => {
    await getDb().schema.dropIndex("refund_one_whole").execute();
    const attempt = await refused();
    const looks = await Promise.all([wholeRefunds(attempt.id), wholeRefunds(attempt.id)]);
    const at = instantAt(shop.services.clock.now());
    const row = {
      booking_id: attempt.booking_id,
      payment_attempt_id: attempt.id,
      amount: price,
      reason: "contradictory",
      state: "due",
    } as const;
    for (const [index, known] of looks.entries()) {
      if (known.length > 0) continue;
      await getDb()
        .insertInto("refund")
        .values({ ...row, id: `${attempt.id}-${index}`, created_at: at, retries: 0 })
        .execute();
    }
    expect((await wholeRefunds(attempt.id)).map(({ amount }) => amount)).toEqual([price, price]);
    // A shop that has such refunds is left with the one that gave the money back, though the other was written first.
    await getDb().updateTable("refund").set({ state: "refused" }).where("id", "=", `${attempt.id}-0`).execute();
    await getDb().updateTable("refund").set({ state: "done" }).where("id", "=", `${attempt.id}-1`).execute();
    await allowOneFullRefund(getDb());
    expect(await wholeRefunds(attempt.id)).toEqual([{ id: `${attempt.id}-1`, amount: price, state: "done" }]);
  });

  test("[R8.lapse] all of it is given back once", async () => {
    for (let round = 0; round < 4; round++) {
      const attempt = await refused();
      const captured = {
        ...(await shop.sandbox.read(attempt.provider_reference!)),
        state: "captured" as const,
        resultCode: "Authorised" as const,
      };
      const keys = new Set<string>();
      const services: Services = {
        ...shop.services,
        ports: {
          ...shop.services.ports,
          payment: {
            ...shop.sandbox,
            read: async () => captured,
            refund: async (reference, amount, key) => {
              keys.add(key);
              return {
                payment: { ...captured, refunded: amount },
                refund: { reference, state: "succeeded", failureReason: null },
              };
            },
          },
        },
      };
      await Promise.all(Array.from({ length: concurrency }, () => applyProviderState(services, attempt.id, captured)));
      expect(await wholeRefunds(attempt.id)).toMatchObject([{ amount: price, state: "done" }]);
      expect(keys.size).toBe(1);
    }
  });

  test("a second refund of all of a payment can't be written", async () => {
    const attempt = await refused();
    const at = instantAt(shop.services.clock.now());
    await Promise.all(
      Array.from({ length: concurrency }, () =>
        transact(getDb(), (trx) => recordRefundDue(trx, attempt, "contradictory", at)),
      ),
    );
    const [refund] = await getDb()
      .selectFrom("refund")
      .selectAll()
      .where("payment_attempt_id", "=", attempt.id)
      .execute();
    await expect(
      getDb()
        .insertInto("refund")
        .values({ ...refund!, id: "another" })
        .execute(),
    ).rejects.toThrow(/unique/i);
  });
});
