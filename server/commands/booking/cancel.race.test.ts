import { beforeAll, expect, test } from "vitest";
import { instantAt } from "../../clock.ts";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { onBothDatabases } from "../../db/testing.ts";
import type { Trx } from "../../db/connection.ts";
import { releaseSeats, claimSeats } from "../../db/queries/slot.ts";
import { transact } from "../../db/transact.ts";
import { guest } from "../../domain/session.ts";
import { cancel } from "./cancel.ts";
import { cancelAsTeam } from "./cancel-as-team.ts";
import { openPaymentShop, type PaymentShop } from "../payment/pay.fixture.ts";
import { correct } from "./correct.ts";
import { rebook } from "./rebook.ts";
import { recordPartDue } from "../refund/refund.ts";

const card = "4242 4242 4242 4242";
const price = 4900;
/** Calls at the same time. */
const concurrency = 8;

onBothDatabases("many cancellations of one item at once", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  /** Two persons: without the guard their money could be refunded twice. */
  async function booked(options: { persons: number; slotId?: string } = { persons: 2 }) {
    const made = await shop.checkedOut(options);
    await shop.pay(made.bookingId, "card", { number: card });
    const item = await getDb()
      .selectFrom("booking_item")
      .selectAll()
      .where("booking_id", "=", made.bookingId)
      .executeTakeFirstOrThrow();
    const attempt = await getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", made.bookingId)
      .executeTakeFirstOrThrow();
    return { ...made, item, attempt };
  }
  const refundedOf = async (reference: string) => (await shop.sandbox.read(reference)).refunded;

  type Act = (trx: Trx, at: string) => Promise<unknown>;
  /** The guard off: all calls read the item's state before the first one writes. */
  async function readThenAct(itemId: string, acts: readonly Act[]): Promise<void> {
    const look = () =>
      getDb().selectFrom("booking_item").select("cancelled_at").where("id", "=", itemId).executeTakeFirstOrThrow();
    const reads = await Promise.all(acts.map(look));
    const at = instantAt(shop.services.clock.now());
    await Promise.all(
      acts.map((act, index) => reads[index]!.cancelled_at === null && transact(getDb(), (trx) => act(trx, at))),
    );
  }
  const markCancelled = (trx: Trx, itemId: string, at: string) =>
    trx.updateTable("booking_item").set({ cancelled_at: at }).where("id", "=", itemId).execute();

  test("[R11.once] the race exists: with the guard off, two calls that read first and act later give money and seats back twice", async () => {
    const { item, attempt, slotId } = await booked({ persons: 1 });
    const { attempt: otherPaid } = await booked({ persons: 1, slotId });
    const cancelItem: Act = async (trx, at) => {
      await markCancelled(trx, item.id, at);
      await releaseSeats(trx, slotId, 1);
      await recordPartDue(trx, attempt, { bookingItemId: item.id, amount: price, reason: "cancelled" }, at);
    };
    await readThenAct(item.id, [cancelItem, cancelItem]);
    const due = await getDb()
      .selectFrom("refund")
      .select("amount")
      .where("payment_attempt_id", "=", attempt.id)
      .execute();
    expect([attempt.amount, due.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([price, 2 * price]);
    expect([otherPaid.state, await shop.takenOf(slotId)], "the other's seat is sold and counted as free").toEqual([
      "captured",
      0,
    ]);
  });

  test("[R12.once] the race is real: with the guard off, a cancellation and a change of one item both free its seats", async () => {
    const { item, slotId } = await booked({ persons: 1 });
    await booked({ persons: 1, slotId });
    const otherId = await shop.freshSlot(forSale.boat);
    const cancelItem: Act = async (trx, at) => {
      await markCancelled(trx, item.id, at);
      await releaseSeats(trx, slotId, 1);
    };
    const moveItem: Act = async (trx, at) => {
      await claimSeats(trx, otherId, 1, at);
      await releaseSeats(trx, slotId, 1);
    };
    await readThenAct(item.id, [cancelItem, moveItem]);
    expect(
      [await shop.takenOf(slotId), await shop.takenOf(otherId)],
      "one sold seat counts as free, one is taken for nobody",
    ).toEqual([0, 1]);
  });

  test("[R11.once] one gives the money and the seats back, and all get the same answer", async () => {
    const { item, attempt, slotId, bookingId } = await booked();
    const answers = await Promise.all(
      Array.from({ length: concurrency }, () =>
        cancel(shop.services, { bookingId: item.id, reason: "rain", bySupplier: false }, guest, null),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await refundedOf(attempt.provider_reference!)).toBe(2 * price);
    expect(await shop.takenOf(slotId)).toBe(0);
    const refunds = await getDb().selectFrom("refund").select("id").where("booking_id", "=", bookingId).execute();
    const mails = await getDb()
      .selectFrom("outbox")
      .select("payload")
      .where("kind", "=", "booking_cancelled")
      .execute();
    expect([refunds.length, mails.filter(({ payload }) => payload.includes(item.id)).length]).toEqual([1, 1]);
  });

  test("[R12.once] a cancellation and a change of one item at once: both may pass, and the money and the seats go back once", async () => {
    for (let round = 0; round < 4; round++) {
      const { item, attempt, slotId } = await booked();
      const otherId = await shop.freshSlot(forSale.boat);
      const [cancelled, moved] = await Promise.allSettled([
        cancel(shop.services, { bookingId: item.id, reason: "rain", bySupplier: false }, guest, null),
        rebook(
          shop.services,
          {
            bookingId: item.id,
            reservation: {
              activityId: forSale.boat,
              availabilityId: otherId,
              selection: [{ ticketCategoryId: forSale.boat * 10, numGuests: 1 }],
              locale: "de_CH",
              doCreateCart: false,
            },
          },
          guest,
          null,
        ),
      ]);
      expect(cancelled.status).toBe("fulfilled");
      if (moved.status === "rejected") expect(moved.reason).toMatchObject({ code: "not_rebookable" });
      expect(await refundedOf(attempt.provider_reference!)).toBe(2 * price);
      expect([await shop.takenOf(slotId), await shop.takenOf(otherId)]).toEqual([0, 0]);
    }
  });

  test("[R11.correct] a correction and a cancellation at once: the ticket is void either way, and no name is written after it", async () => {
    const { item, bookingId } = await booked();
    const contact = { givenName: "Annina", familyName: "Muster", phone: "+41791112233", countryCode: "CH" };
    const [corrected] = await Promise.allSettled([
      correct(shop.services, bookingId, { contact }),
      cancel(shop.services, { bookingId: item.id, reason: "rain", bySupplier: false }, guest, null),
    ]);
    if (corrected.status === "rejected") expect(corrected.reason).toMatchObject({ code: "not_correctable" });
    const [row] = await getDb()
      .selectFrom("booking")
      .select(["state", "contact"])
      .where("id", "=", bookingId)
      .execute();
    expect(row!.state).not.toBe("confirmed");
    expect(row!.contact.includes("Annina")).toBe(corrected.status === "fulfilled");
  });

  test("[R11.once] the team's history keeps a cancellation once, and none that was the buyer's", async () => {
    const { item, bookingId } = await booked();
    const caller = { ...guest, userId: "a-1", email: "ada@shop.test", isAdmin: true };
    const byTeam = () =>
      cancelAsTeam(shop.services, caller, { bookingId, bookingItemId: item.id }, { by: "supplier", reason: "storm" });
    await Promise.all([
      cancel(shop.services, { bookingId: item.id, reason: "rain", bySupplier: false }, guest, null),
      byTeam(),
      byTeam(),
    ]);
    const { cancelled_by } = await getDb()
      .selectFrom("booking_item")
      .select("cancelled_by")
      .where("id", "=", item.id)
      .executeTakeFirstOrThrow();
    const steps = await getDb().selectFrom("team_step").select("action").where("entity_id", "=", bookingId).execute();
    expect(steps).toHaveLength(cancelled_by === "customer" ? 0 : 1);
  });
});
