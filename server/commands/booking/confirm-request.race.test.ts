import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { instantAt, second } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { releaseSeats } from "../../db/queries/slot.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import type { AppError } from "../../errors.ts";
import { answerRequestsJob } from "../../jobs/answer-requests.ts";
import { guest } from "../../domain/session.ts";
import { cancel } from "./cancel.ts";
import { answerRequest, type AnsweredBy } from "./confirm-request.ts";
import { newTicketCode } from "./confirm-tickets.ts";
import { openPaymentShop, type PaymentShop } from "../payment/pay.fixture.ts";
import { reconcileDue } from "../payment/reconcile.ts";
import { recordRefundDue } from "../refund/refund.ts";

const price = 4900;
const supplier: AnsweredBy = { by: "supplier", actor: "anfragen@schiff.test", note: null };
const team: AnsweredBy = { by: "team", actor: "ada@shop.test", note: null };

onBothDatabases("[R8.race] of several concurrent answers to a request the first counts", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  const requested = () => shop.booked([forSale.flight]);
  const attemptOf = (bookingId: string) =>
    getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  const paymentOf = async (bookingId: string) => shop.sandbox.read((await attemptOf(bookingId)).provider_reference!);
  const taking = (itemId: string) =>
    cancel(shop.services, { bookingId: itemId, reason: "ill", bySupplier: false }, guest, null);
  const bookingOf = (bookingId: string) =>
    getDb().selectFrom("booking").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow();

  const outcome = async (bookingId: string) => {
    const [state, { state: money, refunded }] = [await shop.stateOf(bookingId), await paymentOf(bookingId)];
    return `${state}: ${money}, ${refunded}`;
  };
  const codes = (answers: PromiseSettledResult<unknown>[]) =>
    answers.flatMap((answer) =>
      answer.status === "rejected" ? [(answer.reason as AppError).code ?? String(answer.reason)] : [],
    );

  type Act = (trx: Trx, at: string) => Promise<unknown>;
  interface Racer {
    /** The time of its process's clock. */
    readonly now: number;
    readonly mayAct: (
      booking: { readonly state: string; readonly request_expires_at: string | null },
      at: string,
    ) => boolean;
    readonly act: Act;
  }
  /** The guard off: all calls read the request before the first one writes. */
  async function readThenAct(bookingId: string, racers: readonly Racer[]): Promise<void> {
    const looks = await Promise.all(racers.map(() => bookingOf(bookingId)));
    const acting = racers.filter(({ now, mayAct }, index) => mayAct(looks[index]!, instantAt(now)));
    await Promise.all(acting.map(({ now, act }) => transact(getDb(), (trx) => act(trx, instantAt(now)))));
  }
  const isOpen: Racer["mayAct"] = ({ state, request_expires_at }, at) =>
    state === "requested" && at < request_expires_at!;
  const isOver: Racer["mayAct"] = ({ state, request_expires_at }, at) =>
    state === "requested" && at >= request_expires_at!;
  const setState = (trx: Trx, bookingId: string, state: "confirmed" | "refunded" | "cancelled") =>
    trx.updateTable("booking").set({ state }).where("id", "=", bookingId).execute();

  type Requested = Awaited<ReturnType<typeof requested>>;
  const accepting = ({ bookingId, items }: Requested): Act => {
    return async (trx) => {
      await setState(trx, bookingId, "confirmed");
      await trx
        .updateTable("booking_item")
        .set({ ticket_code: newTicketCode() })
        .where("id", "=", items[0]!.id)
        .execute();
    };
  };
  const ending = async (
    { bookingId, items, slots }: Requested,
    state: "refunded" | "cancelled",
    by: "supplier" | "customer",
  ): Promise<Act> => {
    const attempt = await attemptOf(bookingId);
    return async (trx, at) => {
      await setState(trx, bookingId, state);
      await trx
        .updateTable("booking_item")
        .set({ cancelled_at: at, cancelled_by: by })
        .where("id", "=", items[0]!.id)
        .execute();
      await releaseSeats(trx, slots[0]!, 1);
      await recordRefundDue(trx, attempt, state === "refunded" ? "request_refused" : "cancelled", at);
    };
  };

  test.each([
    ["a no of the supplier", "refunded", "supplier", isOpen],
    ["its buyer, who takes it back", "cancelled", "customer", isOpen],
    ["another process at the 48th hour", "refunded", "supplier", isOver],
  ] as const)(
    "the race is real: with the guard off, a yes and %s leave a ticket whose seat is free and whose money goes back",
    async (_, state, by, mayAct) => {
      const made = await requested();
      const end = Date.parse((await bookingOf(made.bookingId)).request_expires_at!);
      await readThenAct(made.bookingId, [
        { now: end - 1, mayAct: isOpen, act: accepting(made) },
        { now: mayAct === isOver ? end : end - 1, mayAct, act: await ending(made, state, by) },
      ]);
      const item = await getDb()
        .selectFrom("booking_item")
        .select("ticket_code")
        .where("id", "=", made.items[0]!.id)
        .executeTakeFirstOrThrow();
      const refunds = await getDb()
        .selectFrom("refund")
        .select("amount")
        .where("booking_id", "=", made.bookingId)
        .execute();
      expect([item.ticket_code, await shop.takenOf(made.slots[0]!), refunds]).toEqual([
        expect.stringMatching(/^GPF-/),
        0,
        [{ amount: price }],
      ]);
    },
  );

  test("the race is real: with the guard off, a no of the team and one of the supplier free the seat of another buyer too", async () => {
    const made = await requested();
    await shop.checkedOut({ mappedId: forSale.flight, slotId: made.slots[0]! });
    const now = shop.services.clock.now();
    const act = await ending(made, "refunded", "supplier");
    await readThenAct(made.bookingId, [
      { now, mayAct: isOpen, act },
      { now, mayAct: isOpen, act },
    ]);
    expect(await shop.takenOf(made.slots[0]!), "the seat of who holds it").toBe(0);
  });

  test("a no of the team and one of the supplier free its seat alone, and its money goes back once", async () => {
    for (let round = 0; round < 4; round++) {
      const { bookingId, slots } = await requested();
      await shop.checkedOut({ mappedId: forSale.flight, slotId: slots[0]! });
      const settled = await Promise.allSettled(
        [team, supplier].map((who) => answerRequest(shop.services, bookingId, "refused", who)),
      );
      await reconcileDue(shop.services);
      expect(codes(settled)).toEqual([]);
      expect(await outcome(bookingId)).toBe("refunded: cancelled, 0");
      expect(await shop.takenOf(slots[0]!)).toBe(1);
    }
  });

  test("a yes of the team and a no of the supplier", async () => {
    for (let round = 0; round < 4; round++) {
      const { bookingId, slots } = await requested();
      const answers = [
        () => answerRequest(shop.services, bookingId, "accepted", team),
        () => answerRequest(shop.services, bookingId, "refused", supplier),
      ];
      const settled = await Promise.allSettled((round % 2 ? answers : answers.toReversed()).map((answer) => answer()));
      await reconcileDue(shop.services);
      expect(codes(settled)).toEqual(["request_closed"]);
      expect(["confirmed: captured, 0", "refunded: cancelled, 0"]).toContain(await outcome(bookingId));
      expect(await shop.takenOf(slots[0]!)).toBe((await shop.stateOf(bookingId)) === "confirmed" ? 1 : 0);
    }
  });

  test("a yes while the buyer takes it back", async () => {
    for (let round = 0; round < 4; round++) {
      const { bookingId, items, slots } = await requested();
      const steps = [() => answerRequest(shop.services, bookingId, "accepted", supplier), () => taking(items[0]!.id)];
      const settled = await Promise.allSettled((round % 2 ? steps : steps.toReversed()).map((step) => step()));
      await reconcileDue(shop.services);
      shop.pass(2 * 60 * second);
      await reconcileDue(shop.services);
      expect(codes(settled).filter((code) => code !== "request_closed")).toEqual([]);
      // Cancelled before the acceptance, or right after it: either way the shop keeps no money.
      expect(["cancelled: cancelled, 0", `cancelled: captured, ${price}`]).toContain(await outcome(bookingId));
      expect(await shop.takenOf(slots[0]!)).toBe(0);
    }
  });

  test("a yes at the last moment while another process refuses at the 48th hour", async () => {
    for (let round = 0; round < 4; round++) {
      const { bookingId, slots } = await requested();
      const end = Date.parse((await bookingOf(bookingId)).request_expires_at!);
      const [before, after] = [end - 1, end].map((ms) => ({ ...shop.services, clock: { now: () => ms } }));
      const steps = [() => answerRequest(before!, bookingId, "accepted", supplier), () => answerRequestsJob(after!)];
      await Promise.allSettled((round % 2 ? steps : steps.toReversed()).map((step) => step()));
      await reconcileDue(after!);
      expect(["confirmed: captured, 0", "refunded: cancelled, 0"]).toContain(await outcome(bookingId));
      expect(await shop.takenOf(slots[0]!)).toBe((await shop.stateOf(bookingId)) === "confirmed" ? 1 : 0);
    }
  });
});
