import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { hour, instantAt, second } from "../../clock.ts";
import { openDatabase } from "../../db/connection.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { answerRequestsJob } from "../../jobs/answer-requests.ts";
import { mailOf } from "../../jobs/mails/mail-of.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { untilText } from "../../domain/date-texts.ts";
import { guest } from "../../domain/session.ts";
import { cancel } from "./cancel.ts";
import { checkOut } from "../checkout/check-out.ts";
import { answerRequest, type AnsweredBy } from "./confirm-request.ts";
import { hold } from "../reservation/hold.ts";
import { payingBuyer, openPaymentShop, partner, type PaymentShop } from "../payment/pay.fixture.ts";
import { reconcileDue } from "../payment/reconcile.ts";
import { restoreCart } from "../cart/restore-cart.ts";

const price = 4900;
const card = "4242 4242 4242 4242";
const supplier: AnsweredBy = { by: "supplier", actor: "anfragen@schiff.test", note: null };
const team: AnsweredBy = { by: "team", actor: "ada@shop.test", note: null };

onBothDatabases("answering a booking on request", (getDb, settings) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  /** A paid request. */
  const requested = (mappedIds: readonly number[] = [forSale.flight]) => shop.booked(mappedIds);

  const paymentOf = async (bookingId: string) => {
    const attempt = await getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    return {
      ...(await shop.sandbox.read(attempt.provider_reference!)),
      attempt: attempt.state,
      checkAt: attempt.check_at,
    };
  };
  const mailsOf = async (bookingId: string) =>
    (await getDb().selectFrom("outbox").select(["kind", "payload"]).orderBy("created_at").execute())
      .filter(({ payload }) => payload.includes(bookingId))
      .map(({ kind, payload }) => (payload.includes('"isReminder":true') ? `${kind} again` : kind));
  const taking = (itemId: string) =>
    cancel(shop.services, { bookingId: itemId, reason: "ill", bySupplier: false }, guest, null);

  test("[R8.ask] the supplier and the team get the mail with the links, and only the link's page answers", async () => {
    const { bookingId } = await requested();
    expect((await mailsOf(bookingId)).toSorted()).toEqual([
      "booking_requested",
      "request_to_supplier",
      "request_to_team",
    ]);
    await sendDueMails(shop.services);
    const { number } = await getDb()
      .selectFrom("booking")
      .select("number")
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const mails = (await shop.mails.list()).filter(
      ({ subject }) => subject.includes("Buchungsanfrage") && subject.includes(number),
    );
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      "Gipfel <booking@gipfel.example>",
      "Schiff AG <anfragen@schiff.test>",
    ]);
  });

  test("[R8.answer] yes takes what was set aside and brings the tickets; again it changes nothing, and no comes too late", async () => {
    const { bookingId } = await requested();
    await answerRequest(shop.services, bookingId, "accepted", supplier);
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    expect(await paymentOf(bookingId)).toMatchObject({ state: "captured", attempt: "captured", checkAt: null });
    await answerRequest(shop.services, bookingId, "accepted", team);
    await expect(answerRequest(shop.services, bookingId, "refused", team)).rejects.toMatchObject({
      code: "request_closed",
      status: 409,
      fields: { state: "accepted" },
    });
    expect((await mailsOf(bookingId)).filter((kind) => kind === "booking_confirmed")).toHaveLength(1);
    const steps = await getDb()
      .selectFrom("team_step")
      .select(["who", "action"])
      .where("entity_id", "=", bookingId)
      .execute();
    expect(steps).toEqual([{ who: supplier.actor, action: "request_accepted" }]);
  });

  test("[R8.answer] no lets the money go and frees the seats, and the buyer reads why", async () => {
    const { bookingId, slots } = await requested();
    await answerRequest(shop.services, bookingId, "refused", { ...team, note: "The pilot is ill." });
    expect(await shop.stateOf(bookingId)).toBe("refunded");
    expect(await paymentOf(bookingId)).toMatchObject({ state: "cancelled", attempt: "cancelled", checkAt: null });
    expect(await shop.takenOf(slots[0]!)).toBe(0);
    await sendDueMails(shop.services);
    const mail = (await shop.mails.list()).find(({ subject }) => subject.startsWith("Diesmal leider nicht möglich"))!;
    expect(mail.text).toContain("The pilot is ill.");
  });

  test("[R7] a refused request does not fill its buyer's basket again", async () => {
    const { bookingId, slots } = await requested();
    await answerRequest(shop.services, bookingId, "refused", team);
    await expect(restoreCart(shop.services, bookingId, guest)).rejects.toMatchObject({
      code: "booking_confirmed",
      fields: { status: "refunded" },
    });
    expect(await shop.takenOf(slots[0]!)).toBe(0);
  });

  test("[R8.answer] an unknown booking, and one that was never on request, can't be answered", async () => {
    const { bookingId } = await shop.checkedOut();
    await shop.pay(bookingId, "card", { number: card });
    await expect(answerRequest(shop.services, "none", "accepted", team)).rejects.toMatchObject({
      code: "booking_not_found",
    });
    await expect(answerRequest(shop.services, bookingId, "refused", team)).rejects.toMatchObject({
      code: "request_closed",
      fields: { state: "none" },
    });
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
  });

  test("[R8.remind] reminders go after 24 and 42 hours, each once, also from two processes at once", async () => {
    const { bookingId } = await requested();
    const processes = [openDatabase(settings), openDatabase(settings)];
    // SQLite waits for a lock without yielding: on this one thread its holder could not release it in the meantime.
    if (!settings.DATABASE_URL) for (const db of processes) await sql`pragma busy_timeout = 0`.execute(db);
    const both = () => Promise.all(processes.map((db) => answerRequestsJob({ ...shop.services, db })));
    const reminders = async () => (await mailsOf(bookingId)).filter((kind) => kind.endsWith("again")).toSorted();
    shop.pass(24 * hour - second);
    await both();
    expect(await reminders()).toEqual([]);
    shop.pass(second);
    await both();
    await both();
    expect(await reminders()).toEqual(["request_to_supplier again", "request_to_team again"]);
    shop.pass(18 * hour);
    await both();
    await both();
    expect(await reminders()).toHaveLength(4);
    for (const db of processes) await db.destroy();
  });

  test("[R8.remind] after a long pause of the shop only the later reminder goes", async () => {
    const { bookingId } = await requested();
    shop.pass(43 * hour);
    await answerRequestsJob(shop.services);
    expect((await mailsOf(bookingId)).filter((kind) => kind.endsWith("again"))).toHaveLength(2);
  });

  test("[R8.deadline] after 48 hours it is refused by itself, and a yes comes too late, be the job late or not", async () => {
    const { bookingId, slots } = await requested();
    shop.pass(48 * hour);
    await expect(answerRequest(shop.services, bookingId, "accepted", supplier)).rejects.toMatchObject({
      code: "request_closed",
      fields: { state: "expired" },
    });
    await answerRequestsJob(shop.services);
    expect(await shop.stateOf(bookingId)).toBe("refunded");
    expect(await shop.takenOf(slots[0]!)).toBe(0);
    await expect(answerRequest(shop.services, bookingId, "accepted", supplier)).rejects.toMatchObject({
      fields: { state: "refused" },
    });
  });

  describe("[R8.deadline] something that begins sooner than in 48 hours", () => {
    /** A paid request for what begins in five hours and can be booked for two more. */
    async function requestedSoon() {
      const now = shop.services.clock.now();
      const slotId = await shop.freshSlot(forSale.flight);
      const times = { starts_at: instantAt(now + 5 * hour), cutoff_at: instantAt(now + 2 * hour) };
      await getDb().updateTable("slot").set(times).where("id", "=", slotId).execute();
      const { bookingId } = await shop.checkedOut({ mappedId: forSale.flight, slotId });
      await shop.pay(bookingId, "card", { number: card });
      return { bookingId, slotId, startsAt: times.starts_at };
    }
    const read = (bookingId: string) =>
      getDb().selectFrom("booking").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow();

    test("is answered until it begins; then it is refused, and nothing is charged", async () => {
      const { bookingId, slotId, startsAt } = await requestedSoon();
      expect(await read(bookingId)).toMatchObject({ state: "requested", request_expires_at: startsAt });
      await answerRequestsJob(shop.services);
      expect((await mailsOf(bookingId)).filter((kind) => kind.endsWith("again"))).toEqual([]);
      shop.pass(5 * hour);
      await expect(answerRequest(shop.services, bookingId, "accepted", supplier)).rejects.toMatchObject({
        code: "request_closed",
        fields: { state: "expired" },
      });
      await answerRequestsJob(shop.services);
      expect(await shop.stateOf(bookingId)).toBe("refunded");
      expect(await paymentOf(bookingId)).toMatchObject({ state: "cancelled", attempt: "cancelled" });
      expect(await shop.takenOf(slotId)).toBe(0);
    });

    test("is still accepted a second before", async () => {
      const { bookingId } = await requestedSoon();
      shop.pass(5 * hour - second);
      await answerRequest(shop.services, bookingId, "accepted", supplier);
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
    });

    test("names the deadline in the buyer's mail", async () => {
      const { bookingId, startsAt } = await requestedSoon();
      const mail = await mailOf(shop.services, "mail-1", "booking_requested", { bookingId });
      expect(mail!.text).toContain(`bis ${untilText("de_CH", startsAt)}`);
      expect(mail!.text).not.toContain("48 Stunden");
    });
  });

  describe("[R8.parts] a request of several items", () => {
    test("one item is taken back: its money waits for the answer, a yes takes the rest, and the cancelled part goes back", async () => {
      const { bookingId, items, slots } = await requested([forSale.flight, forSale.flight]);
      expect(await taking(items[1]!.id)).toMatchObject({ status: "requested", refund: { amount: price } });
      shop.pass(hour);
      await reconcileDue(shop.services);
      expect(await paymentOf(bookingId)).toMatchObject({ state: "authorised", checkAt: null });
      expect(await shop.takenOf(slots[1]!)).toBe(0);
      await answerRequest(shop.services, bookingId, "accepted", supplier);
      expect(await paymentOf(bookingId)).toMatchObject({
        state: "captured",
        captured: price,
        refunded: 0,
        checkAt: null,
      });
      const tickets = await getDb()
        .selectFrom("booking_item")
        .select(["id", "ticket_code"])
        .where("booking_id", "=", bookingId)
        .execute();
      expect(tickets.filter(({ ticket_code }) => ticket_code !== null).map(({ id }) => id)).toEqual([items[0]!.id]);
    });

    test("one item is taken back, then a no: all of the money is let go, once", async () => {
      const { bookingId, items } = await requested([forSale.flight, forSale.flight]);
      await taking(items[0]!.id);
      await answerRequest(shop.services, bookingId, "refused", supplier);
      expect(await paymentOf(bookingId)).toMatchObject({ state: "cancelled", refunded: 0, checkAt: null });
      const refunds = await getDb()
        .selectFrom("refund")
        .select(["amount", "state"])
        .where("booking_id", "=", bookingId)
        .execute();
      expect(refunds.toSorted((one, other) => one.amount - other.amount)).toEqual([
        { amount: price, state: "released" },
        { amount: price, state: "released" },
      ]);
    });

    test("all items are taken back, one after the other: the request is over and nothing is charged", async () => {
      const { bookingId, items } = await requested([forSale.flight, forSale.flight]);
      for (const { id } of items) await taking(id);
      expect(await shop.stateOf(bookingId)).toBe("cancelled");
      expect(await paymentOf(bookingId)).toMatchObject({ state: "cancelled", refunded: 0, checkAt: null });
      await expect(answerRequest(shop.services, bookingId, "accepted", supplier)).rejects.toMatchObject({
        fields: { state: "cancelled" },
      });
    });

    test("what was on request is taken back: the rest waits for nobody and is confirmed", async () => {
      const { bookingId, items } = await requested([forSale.flight, forSale.boat]);
      expect(await taking(items[0]!.id)).toMatchObject({ status: "confirmed" });
      expect(await paymentOf(bookingId)).toMatchObject({ state: "captured", captured: price, refunded: 0 });
      expect(await mailsOf(bookingId)).toContain("booking_confirmed");
    });
  });

  test("names in the history the supplier or member of the team that answered", async () => {
    const { bookingId } = await requested();
    await answerRequest(shop.services, bookingId, "accepted", supplier);
    const reasons = await getDb()
      .selectFrom("history")
      .select("reason")
      .where("entity_id", "=", bookingId)
      .where("to_state", "=", "confirmed")
      .execute();
    expect(reasons).toEqual([{ reason: "accepted_by_supplier" }]);
  });

  describe("[R8.items] a request of two suppliers", () => {
    const rope: AnsweredBy = { by: "supplier", actor: "requests@seil.test", note: "Too much wind." };
    const both = [forSale.flight, forSale.climb];
    const ofBoat = { supplierId: 1 };
    const ofRope = { supplierId: 2 };
    const itemsOf = (bookingId: string) =>
      getDb()
        .selectFrom("booking_item")
        .innerJoin("reservation", "reservation.id", "booking_item.reservation_id")
        .select(["reservation.state", "ticket_code", "cancelled_by", "refunded_amount"])
        .where("booking_item.booking_id", "=", bookingId)
        .orderBy("booking_item.sequence_index")
        .execute();

    test("each gets a mail about its own items alone, and the team one about all", async () => {
      const { bookingId } = await requested(both);
      expect((await mailsOf(bookingId)).toSorted()).toEqual([
        "booking_requested",
        "request_to_supplier",
        "request_to_supplier",
        "request_to_team",
      ]);
      while ((await sendDueMails(shop.services)) > 0);
      const { number } = await getDb()
        .selectFrom("booking")
        .select("number")
        .where("id", "=", bookingId)
        .executeTakeFirstOrThrow();
      const mails = (await shop.mails.list()).filter(
        ({ subject }) => subject.includes("Buchungsanfrage") && subject.includes(number),
      );
      const textTo = (address: string) => mails.find(({ to }) => to.includes(address))!.text;
      expect(textTo("anfragen@schiff.test")).toMatch(/Flight[^]*CHF 49\.00/);
      expect(textTo("anfragen@schiff.test")).not.toContain("Climb");
      expect(textTo("requests@seil.test")).toContain("Climb");
      expect(textTo("requests@seil.test")).not.toContain("Flight");
      expect(textTo("booking@gipfel.example")).toMatch(/Flight[^]*Climb[^]*CHF 98\.00/);
    });

    test("the first yes waits for the other supplier; with the second all is booked and charged once", async () => {
      const { bookingId } = await requested(both);
      await answerRequest(shop.services, bookingId, "accepted", supplier, ofBoat);
      expect(await shop.stateOf(bookingId)).toBe("requested");
      expect(await itemsOf(bookingId)).toMatchObject([{ state: "booked", ticket_code: null }, { state: "requested" }]);
      expect(await paymentOf(bookingId)).toMatchObject({ state: "authorised" });
      await answerRequest(shop.services, bookingId, "accepted", rope, ofRope);
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      expect(await paymentOf(bookingId)).toMatchObject({ state: "captured", refunded: 0, checkAt: null });
      expect((await itemsOf(bookingId)).every(({ ticket_code }) => ticket_code !== null)).toBe(true);
    });

    test("a no releases its own part, of which nothing is taken once the other has said yes, and the buyer reads which and why", async () => {
      const { bookingId, slots } = await requested(both);
      await answerRequest(shop.services, bookingId, "refused", rope, ofRope);
      expect(await shop.stateOf(bookingId)).toBe("requested");
      expect(await shop.takenOf(slots[1]!)).toBe(0);
      await answerRequest(shop.services, bookingId, "accepted", supplier, ofBoat);
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      expect(await paymentOf(bookingId)).toMatchObject({
        state: "captured",
        captured: price,
        refunded: 0,
        checkAt: null,
      });
      expect(await itemsOf(bookingId)).toMatchObject([
        { state: "booked", ticket_code: expect.any(String) as string, refunded_amount: 0 },
        { state: "refunded", ticket_code: null, cancelled_by: "supplier", refunded_amount: price },
      ]);
      while ((await sendDueMails(shop.services)) > 0);
      const { number } = await getDb()
        .selectFrom("booking")
        .select("number")
        .where("id", "=", bookingId)
        .executeTakeFirstOrThrow();
      const mails = (await shop.mails.list()).filter(({ subject }) => subject.includes(number));
      const refused = mails.find(({ subject }) => subject.startsWith("Diesmal leider nicht möglich: Climb"))!;
      expect(refused.text).toMatch(/Too much wind\.[^]*Nicht zu bezahlen: CHF 49\.00/);
      expect(mails.find(({ subject }) => /^Ihre? Tickets?:/.test(subject))!.text).toContain("CHF 49.00");
    });

    test("a supplier can't answer the other's items, nor its own again otherwise", async () => {
      const { bookingId, items } = await requested(both);
      await expect(
        answerRequest(shop.services, bookingId, "accepted", rope, { ...ofRope, bookingItemIds: [items[0]!.id] }),
      ).rejects.toMatchObject({
        code: "booking_not_found",
      });
      await answerRequest(shop.services, bookingId, "accepted", rope, ofRope);
      await answerRequest(shop.services, bookingId, "accepted", rope, ofRope);
      await expect(answerRequest(shop.services, bookingId, "refused", rope, ofRope)).rejects.toMatchObject({
        fields: { state: "accepted" },
      });
      expect(await shop.stateOf(bookingId)).toBe("requested");
    });

    test("single items of one supplier are answered apart", async () => {
      const { bookingId, items } = await requested([forSale.flight, forSale.flight]);
      await answerRequest(shop.services, bookingId, "refused", supplier, { bookingItemIds: [items[0]!.id] });
      await answerRequest(shop.services, bookingId, "accepted", supplier, { bookingItemIds: [items[1]!.id] });
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      expect(await paymentOf(bookingId)).toMatchObject({ state: "captured", captured: price, refunded: 0 });
    });

    test("what is not on request stays booked where everything on request is refused", async () => {
      const { bookingId } = await requested([forSale.climb, forSale.boat]);
      await answerRequest(shop.services, bookingId, "refused", rope, ofRope);
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      expect(await paymentOf(bookingId)).toMatchObject({ state: "captured", captured: price, refunded: 0 });
      expect(await itemsOf(bookingId)).toMatchObject([{ state: "refunded" }, { state: "booked" }]);
    });

    test("two refusals release all of the money, and reminders go only to suppliers that have not answered", async () => {
      const { bookingId } = await requested(both);
      await answerRequest(shop.services, bookingId, "refused", supplier, ofBoat);
      shop.pass(24 * hour);
      await answerRequestsJob(shop.services);
      expect((await mailsOf(bookingId)).filter((kind) => kind.endsWith("again")).toSorted()).toEqual([
        "request_to_supplier again",
        "request_to_team again",
      ]);
      await answerRequest(shop.services, bookingId, "refused", rope, ofRope);
      expect(await shop.stateOf(bookingId)).toBe("refunded");
      expect(await paymentOf(bookingId)).toMatchObject({ state: "cancelled", refunded: 0, checkAt: null });
    });

    test("[R8.deadline] after 48 hours what nobody answered is refused, and what was accepted is booked", async () => {
      const { bookingId } = await requested(both);
      await answerRequest(shop.services, bookingId, "accepted", supplier, ofBoat);
      shop.pass(48 * hour);
      await answerRequestsJob(shop.services);
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      expect(await paymentOf(bookingId)).toMatchObject({ state: "captured", captured: price, refunded: 0 });
    });

    test("[R8.parts] an accepted item can be taken back while the other supplier has not answered", async () => {
      const { bookingId, items, slots } = await requested(both);
      await answerRequest(shop.services, bookingId, "accepted", supplier, ofBoat);
      expect(await taking(items[0]!.id)).toMatchObject({ status: "requested", refund: { amount: price } });
      expect(await shop.takenOf(slots[0]!)).toBe(0);
      await answerRequest(shop.services, bookingId, "accepted", rope, ofRope);
      expect(await paymentOf(bookingId)).toMatchObject({ state: "captured", captured: price, refunded: 0 });
    });

    test("without the lock, two suppliers that read first and answer later leave the booking open", async () => {
      const { bookingId, items } = await requested(both);
      const look = (own: number) =>
        getDb()
          .selectFrom("reservation")
          .select("id")
          .where("booking_id", "=", bookingId)
          .where("state", "=", "requested")
          .where("id", "!=", items[own]!.reservation_id)
          .execute();
      const answer = async (own: number, others: Awaited<ReturnType<typeof look>>) => {
        await getDb()
          .updateTable("reservation")
          .set({ state: "booked" })
          .where("id", "=", items[own]!.reservation_id)
          .execute();
        if (others.length === 0)
          await getDb().updateTable("booking").set({ state: "confirmed" }).where("id", "=", bookingId).execute();
      };
      const states = await Promise.all([look(0), look(1)]);
      await Promise.all(states.map((others, own) => answer(own, others)));
      expect(await itemsOf(bookingId)).toMatchObject([{ state: "booked" }, { state: "booked" }]);
      expect(await shop.stateOf(bookingId)).toBe("requested");
      await getDb().updateTable("booking").set({ state: "failed" }).where("id", "=", bookingId).execute();
    });

    test("[R8.race] a yes and a no of two suppliers, and a no of the team, at the same time: of each item the first counts, and the money follows", async () => {
      for (let round = 0; round < 6; round++) {
        const { bookingId, slots } = await requested(both);
        const answers = [
          () => answerRequest(shop.services, bookingId, "accepted", supplier, ofBoat),
          () => answerRequest(shop.services, bookingId, "refused", rope, ofRope),
          ...(round < 2 ? [] : [() => answerRequest(shop.services, bookingId, "refused", team)]),
        ];
        const settled = await Promise.allSettled(
          (round % 2 ? answers : answers.toReversed()).map((answer) => answer()),
        );
        for (const answer of settled)
          if (answer.status === "rejected") expect(answer.reason).toMatchObject({ code: "request_closed" });
        shop.pass(2 * 60 * second);
        await reconcileDue(shop.services);
        const isBooked = (await shop.stateOf(bookingId)) === "confirmed";
        if (round < 2) expect(isBooked).toBe(true);
        const { state, captured, refunded, checkAt } = await paymentOf(bookingId);
        expect([state, captured, refunded, checkAt]).toEqual(
          isBooked ? ["captured", price, 0, null] : ["cancelled", 0, 0, null],
        );
        expect(await shop.stateOf(bookingId)).toBe(isBooked ? "confirmed" : "refunded");
        expect([await shop.takenOf(slots[0]!), await shop.takenOf(slots[1]!)]).toEqual([isBooked ? 1 : 0, 0]);
        expect((await mailsOf(bookingId)).filter((kind) => kind === "booking_confirmed")).toHaveLength(
          isBooked ? 1 : 0,
        );
      }
    });
  });

  describe("[R8.rebate] a rebate code of a request", () => {
    const usesOf = async () =>
      (await getDb().selectFrom("rebate").select("uses_left").where("code", "=", "ONCE").executeTakeFirstOrThrow())
        .uses_left;
    async function withCode() {
      await getDb().deleteFrom("rebate").where("code", "=", "ONCE").execute();
      await getDb()
        .insertInto("rebate")
        .values({ code: "ONCE", kind: "percent", value: 10, valid_until: null, uses_left: 1 })
        .execute();
      const availabilityId = await shop.freshSlot(forSale.flight);
      const selection = [{ ticketCategoryId: forSale.flight * 10, numGuests: 1 }];
      const request = {
        activityId: forSale.flight,
        availabilityId,
        selection,
        locale: "de_CH" as const,
        doCreateCart: true,
      };
      const { cart } = await hold(shop.services, request, guest, null);
      await getDb().updateTable("cart").set({ rebate_codes: '["ONCE"]' }).where("id", "=", cart.cartId).execute();
      const { bookingId } = await checkOut(
        shop.services,
        { cartId: cart.cartId, user: payingBuyer, locale: "de_CH", origin: partner },
        guest,
        null,
      );
      await shop.pay(bookingId, "card", { number: card });
      const item = await getDb()
        .selectFrom("booking_item")
        .select("id")
        .where("booking_id", "=", bookingId)
        .executeTakeFirstOrThrow();
      expect(await usesOf()).toBe(0);
      return { bookingId, itemId: item.id };
    }

    test("is given back where all of it is refused, once", async () => {
      const { bookingId } = await withCode();
      await Promise.all([1, 2, 3].map(() => answerRequest(shop.services, bookingId, "refused", team)));
      expect(await usesOf()).toBe(1);
    });

    test("is given back where its buyer takes all of it back, and stays spent where it is accepted", async () => {
      const { itemId } = await withCode();
      await taking(itemId);
      expect(await usesOf()).toBe(1);
      const { bookingId, itemId: accepted } = await withCode();
      await answerRequest(shop.services, bookingId, "accepted", team);
      await taking(accepted);
      expect(await usesOf()).toBe(0);
    });
  });
});
