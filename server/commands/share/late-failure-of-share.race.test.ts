import { beforeAll, expect, test } from "vitest";
import { instantAt } from "../../clock.ts";
import { findBookingWithItems, getBooking } from "../../db/queries/booking.ts";
import { listDocuments } from "../../db/queries/document.ts";
import { getAttempt } from "../../db/queries/payment-attempt.ts";
import { getShare, listShares } from "../../db/queries/payment-share.ts";
import { listRefundsOfAttempt } from "../../db/queries/refund.ts";
import { lockRow } from "../../db/row-lock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import { amountToCollect } from "../../domain/collect-amount.ts";
import { guest } from "../../domain/session.ts";
import type { ProviderPayment } from "../../ports/payment/payment.ts";
import { recordCollected } from "../payment/collect.ts";
import { openPaymentShop, partner, type PaymentShop } from "../payment/pay.fixture.ts";
import { beginShares } from "./begin-shares.ts";
import { collectShares } from "./collect-shares.ts";
import { recordLateFailureOfShare } from "./late-failure-of-share.ts";
import { payShare } from "./pay-share.ts";

const total = 9800;
/** Of three shares of it, by largest remainder. */
const [first, second] = [3267, 3267] as const;
const takenBack: ProviderPayment = {
  reference: "",
  state: "failed",
  resultCode: "Refused",
  action: null,
  refusalReason: "bank_reversal",
  captured: 0,
  refunded: 0,
  disputes: [],
};

onBothDatabases("a share that fails late while the team collects another", (getDb, { DATABASE_URL }) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  /** A booking that three have paid; the bank has taken the first share back. */
  async function toCollect() {
    const { bookingId } = await shop.checkedOut({ persons: 2 });
    const asked = { bookingId, returnUrl: `${partner}/x`, affiliate: null, session: guest };
    await beginShares(shop.services, { ...asked, shares: [{}, {}, {}], key: null });
    const { id: attemptId } = await getDb()
      .selectFrom("payment_attempt")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const shares = await listShares(getDb(), attemptId);
    expect(shares.map(({ amount }) => amount)).toEqual([first, second, total - first - second]);
    for (const { id } of shares)
      await payShare(shop.services, id, {
        method: "card",
        token: await shop.token("4242 4242 4242 4242"),
        email: "mia@example.ch",
        key: id,
      });
    await failLate(shares[0]!.id);
    return { bookingId, attemptId, shareId: shares[1]!.id };
  }
  const failLate = async (shareId: string, lock?: typeof lockRow) =>
    recordLateFailureOfShare(shop.services, await getShare(getDb(), shareId), takenBack, lock);
  async function moneyOf({ bookingId, attemptId }: { readonly bookingId: string; readonly attemptId: string }) {
    const attempt = await getAttempt(getDb(), attemptId);
    const charged = (await listShares(getDb(), attemptId)).filter(({ state }) => state === "captured");
    return {
      captured: attempt.capture_amount,
      ofShares: charged.reduce((sum, { captured_amount }) => sum + captured_amount!, 0),
      toCollect: amountToCollect(
        await getBooking(getDb(), bookingId),
        attempt,
        await listRefundsOfAttempt(getDb(), attemptId),
      ),
      documented: (await listDocuments(getDb(), bookingId)).reduce(
        (sum, { kind, total_amount }) => sum + (kind === "receipt" ? total_amount : -total_amount),
        0,
      ),
    };
  }

  /** The team collects the first share; `meanwhile` runs between what it reads and what it writes. */
  const collecting = (bookingId: string, attemptId: string, meanwhile: () => Promise<void>) =>
    transact(getDb(), async (trx) => {
      await lockRow(trx, "booking", bookingId);
      const attempt = await getAttempt(trx, attemptId);
      await meanwhile();
      const items = (await findBookingWithItems(trx, bookingId))!.items.map(({ item }) => item);
      const at = instantAt(shop.services.clock.now());
      await collectShares(trx, attempt, { way: "bank_transfer", amount: first, items }, at);
    });

  test.skipIf(!DATABASE_URL)(
    "the race is real: with the booking's lock off, the share that fails meanwhile is lost",
    async () => {
      const { bookingId, attemptId, shareId } = await toCollect();
      const locksNothing: typeof lockRow = async () => {};
      await collecting(bookingId, attemptId, () => failLate(shareId, locksNothing));
      // Nobody asks for the second share's amount again.
      expect(await moneyOf({ bookingId, attemptId })).toMatchObject({ captured: total, toCollect: null });
    },
  );

  test.skipIf(!DATABASE_URL)("[R8.late] it waits for the team's collecting, and is to collect after it", async () => {
    const { bookingId, attemptId, shareId } = await toCollect();
    let failing: Promise<void> = Promise.resolve();
    await collecting(
      bookingId,
      attemptId,
      () =>
        new Promise((reached) => {
          failing = failLate(shareId, (...row) => {
            reached();
            return lockRow(...row);
          });
        }),
    );
    await failing;
    expect(await moneyOf({ bookingId, attemptId })).toEqual({
      captured: total - second,
      ofShares: total - second,
      toCollect: second,
      documented: total - second,
    });
  });

  test("[R8.late] both at once, in 6 rounds: the books agree, and what is missing can be collected", async () => {
    for (let round = 0; round < 6; round++) {
      const { bookingId, attemptId, shareId } = await toCollect();
      const team = { email: "ada@shop.test" };
      const collect = (amount: number) =>
        recordCollected(shop.services, team, bookingId, { way: "bank_transfer", amount });
      const [collected] = await Promise.allSettled([collect(first), failLate(shareId)]);
      if (collected.status === "rejected") expect(collected.reason).toMatchObject({ code: "changed_meanwhile" });
      const missing = collected.status === "rejected" ? first + second : second;
      const left = total - missing;
      expect(await moneyOf({ bookingId, attemptId })).toEqual({
        captured: left,
        ofShares: left,
        toCollect: missing,
        documented: left,
      });
      await collect(missing);
      expect(await moneyOf({ bookingId, attemptId })).toMatchObject({ captured: total, toCollect: null });
    }
  });
});
