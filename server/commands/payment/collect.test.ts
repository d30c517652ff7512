import { beforeAll, expect, test } from "vitest";
import type { collectionWays } from "../../../sdk/contracts/admin/collect.ts";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { hour } from "../../clock.ts";
import { findBooking } from "../../db/queries/bookings.ts";
import { bookingContext, teamBookings } from "../../db/queries/team-bookings.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { presentMoney } from "../../presenters/booking-money.ts";
import { presentTeamBooking } from "../../routes/admin/present-booking.ts";
import { guest, type SignedIn } from "../../session.ts";
import { cancel } from "../booking/cancel.ts";
import { recordCollected } from "./collect.ts";
import { answerRequest, type AnsweredBy } from "../booking/confirm-request.ts";
import { openPaymentShop, type PaymentShop } from "./pay.fixture.ts";
import { reconcileDue } from "./reconcile.ts";
import { retryRefusedRefund, settleRefusedRefund } from "../refund/refused.ts";

const price = 4900;
const supplier: AnsweredBy = { by: "supplier", actor: "anfragen@schiff.test", note: null };
const team: Pick<SignedIn, "email"> = { email: "team@gipfel.example" };

onBothDatabases("a payment that could not be captured, collected otherwise", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  const attemptsOf = async (bookingId: string) => {
    const rows = await getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).execute();
    return rows.toSorted((one, other) => Number(one.provider === "team") - Number(other.provider === "team"));
  };
  const refundsOf = (bookingId: string) =>
    getDb().selectFrom("refund").selectAll().where("booking_id", "=", bookingId).orderBy("created_at").execute();
  const taking = (itemId: string) =>
    cancel(shop.services, { bookingId: itemId, reason: "ill", bySupplier: false }, guest, null);
  const collect = (bookingId: string, amount: number, way: (typeof collectionWays)[number] = "bank_transfer") =>
    recordCollected(shop.services, team, bookingId, { way, amount, note: "3 December" });
  const inList = async (bookingId: string) =>
    (await teamBookings(getDb(), { search: bookingId, page: 1, payment: "not_captured", dates: "booked", range: {} }))
      .total;
  const shown = async (bookingId: string) => {
    const { booking, items } = (await findBooking(getDb(), bookingId))!;
    const around = await bookingContext(getDb(), bookingId, []);
    return presentTeamBooking(booking, items, around, [], "2026-12-01T00:00:00.000Z");
  };
  const sumsOf = async (bookingId: string) => {
    const { paid, released, refunded, refundDue, kept } = presentMoney(
      await attemptsOf(bookingId),
      await refundsOf(bookingId),
    );
    return [paid, released, refunded, refundDue, kept].map(({ amount }) => amount);
  };
  const unsent = () => getDb().selectFrom("outbox").select("id").where("sent_at", "is", null).executeTakeFirst();
  const mailsTo = async (address: string) => {
    while (await unsent()) await sendDueMails(shop.services);
    return (await shop.mails.list()).filter(({ to }) => to.includes(address));
  };

  /** A confirmed booking whose card's reservation has ended before it was captured. */
  async function notCaptured(mappedIds: readonly number[] = [forSale.flight, forSale.boat]) {
    const made = await shop.booked(mappedIds);
    const [attempt] = await attemptsOf(made.bookingId);
    await shop.sandbox.cancel(attempt!.provider_reference!);
    await answerRequest(shop.services, made.bookingId, "accepted", supplier);
    return { ...made, failed: attempt!.id };
  }

  test("[R8.collected] leaves the team's list once it is recorded as collected, counts as paid, and is asked of nobody any more", async () => {
    const { bookingId, failed } = await notCaptured();
    expect([await inList(bookingId), (await shown(bookingId)).toCollect?.amount]).toEqual([1, 2 * price]);
    await collect(bookingId, 2 * price);
    const booking = await shown(bookingId);
    expect([await inList(bookingId), booking.toCollect]).toEqual([0, null]);
    expect(await sumsOf(bookingId)).toEqual([2 * price, 0, 0, 0, 2 * price]);
    expect(
      booking.payments.map(({ method, status, isNotCaptured }) => [method, status, isNotCaptured]).toSorted(),
    ).toEqual([
      ["bank_transfer", "captured", false],
      ["card", "failed", false],
    ]);
    expect(booking.history.map(({ reason }) => reason)).toContain("collected_by_team");
    const step = await getDb()
      .selectFrom("team_step")
      .selectAll()
      .where("entity_id", "=", bookingId)
      .where("action", "=", "payment_collected")
      .execute();
    expect(step).toMatchObject([{ who: team.email, note: "3 December" }]);
    shop.pass(24 * hour);
    await reconcileDue(shop.services);
    expect((await attemptsOf(bookingId)).map(({ state, check_at }) => [state, check_at])).toEqual([
      ["failed", null],
      ["captured", null],
    ]);
    expect(
      (await shop.sandbox.read((await attemptsOf(bookingId)).find(({ id }) => id === failed)!.provider_reference!))
        .captured,
    ).toBe(0);
  });

  test("[R8.collected] what is cancelled later is paid back by hand: the provider is not asked, and the team's list has it until it is settled", async () => {
    const { bookingId, items } = await notCaptured();
    await collect(bookingId, 2 * price, "cash");
    expect((await shown(bookingId)).refundWay).toBe("by_hand");
    expect(await taking(items[1]!.id)).toMatchObject({ refundWay: "by_hand", refund: { amount: price } });
    expect(await sumsOf(bookingId)).toEqual([2 * price, 0, 0, price, price]);
    const [refund] = await refundsOf(bookingId);
    expect(refund).toMatchObject({ state: "by_hand", amount: price });
    const listed = await teamBookings(getDb(), {
      search: bookingId,
      page: 1,
      refund: "by_hand",
      dates: "booked",
      range: {},
    });
    expect(listed.total).toBe(1);
    shop.pass(24 * hour);
    await reconcileDue(shop.services);
    const ids = { bookingId, refundId: refund!.id };
    await expect(retryRefusedRefund(shop.services, team, ids, { retries: 0 })).rejects.toMatchObject({
      code: "changed_meanwhile",
    });
    await settleRefusedRefund(shop.services, team, ids, { retries: 0, note: "in cash" });
    expect(await sumsOf(bookingId)).toEqual([2 * price, 0, price, 0, price]);
    const written = await mailsTo("booking@gipfel.example");
    expect(
      written.filter(({ subject }) => subject.startsWith("Von Hand erstatten")).length,
      "the mail is not needed once it is settled",
    ).toBe(0);
  });

  test("[R8.collected] the team is written to of a refund that is to be paid by hand", async () => {
    const { bookingId, items } = await notCaptured();
    await collect(bookingId, 2 * price);
    await taking(items[0]!.id);
    const { booking } = (await findBooking(getDb(), bookingId))!;
    const subjects = (await mailsTo("booking@gipfel.example")).map(({ subject }) => subject);
    expect(subjects).toContain(`Von Hand erstatten: CHF 49.00, Buchung ${booking.number}`);
    expect(subjects).not.toContain(`Nicht belastet: CHF 98.00, Buchung ${booking.number}`);
    const cancelled = (await mailsTo("elena@example.ch")).find(
      ({ subject }) => subject.startsWith("Storniert") && subject.includes(booking.number),
    );
    expect(cancelled?.text).toContain("Wir kümmern uns darum und melden uns bei Ihnen");
  });

  test("[R8.collected] what is waived is settled without a payment, and nothing of it goes back later", async () => {
    const { bookingId, items } = await notCaptured();
    await collect(bookingId, 2 * price, "waived");
    expect([
      await inList(bookingId),
      (await shown(bookingId)).payments.find(({ provider }) => provider === "team")?.status,
    ]).toEqual([0, "waived"]);
    expect(await sumsOf(bookingId)).toEqual([0, 2 * price, 0, 0, 0]);
    expect((await shown(bookingId)).refundWay).toBe("none");
    expect(await taking(items[0]!.id)).toMatchObject({ refundWay: "none", refund: { amount: 0 } });
    expect(await sumsOf(bookingId)).toEqual([0, 2 * price, 0, 0, 0]);
    expect((await refundsOf(bookingId)).every(({ state }) => state === "released")).toBe(true);
  });

  test("[R8.collected] only what stands is to be collected: not what was refused before the capture, nor what was cancelled after it failed", async () => {
    const { bookingId, items } = await shop.booked([forSale.flight, forSale.climb, forSale.boat, forSale.boat]);
    const [attempt] = await attemptsOf(bookingId);
    await shop.sandbox.cancel(attempt!.provider_reference!);
    await answerRequest(
      shop.services,
      bookingId,
      "refused",
      { ...supplier, actor: "requests@seil.test" },
      { supplierId: 2 },
    );
    await answerRequest(shop.services, bookingId, "accepted", supplier, { supplierId: 1 });
    shop.pass(hour);
    expect((await shown(bookingId)).toCollect?.amount).toBe(3 * price);
    await taking(items[2]!.id);
    expect((await shown(bookingId)).toCollect?.amount).toBe(2 * price);
    await expect(collect(bookingId, 3 * price), "the amount that was seen is an old one").rejects.toMatchObject({
      code: "changed_meanwhile",
    });
    await collect(bookingId, 2 * price);
    expect(await sumsOf(bookingId)).toEqual([2 * price, 2 * price, 0, 0, 2 * price]);
  });

  test("[R8.collected] of several who record it at the same time, the first counts; of a booking that is paid nothing is collected", async () => {
    const { bookingId } = await notCaptured();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => collect(bookingId, 2 * price)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await attemptsOf(bookingId)).toHaveLength(2);
    const paid = await shop.booked([forSale.boat]);
    await expect(collect(paid.bookingId, price)).rejects.toMatchObject({ code: "changed_meanwhile" });
    await expect(collect("unknown", price)).rejects.toMatchObject({ code: "booking_not_found" });
  });

  test("[R8.capture] the buyer is written to once that the booking stays valid and the team gets in touch; not where it is settled by then", async () => {
    const { bookingId } = await notCaptured();
    const { number } = (await findBooking(getDb(), bookingId))!.booking;
    const [written, ...more] = (await mailsTo("elena@example.ch")).filter(
      ({ subject }) => subject === `Eine Zahlung fehlt noch: Buchung ${number}`,
    );
    expect(more).toEqual([]);
    expect(written?.text).toMatch(/bestätigt und bleibt gültig[^]*CHF 98\.00[^]*Unser Team meldet sich/);
    const tickets = (await mailsTo("elena@example.ch")).find(
      ({ subject }) => subject.startsWith("Ihre Tickets") && subject.includes(number),
    );
    expect(tickets?.text, "nobody reads that it is paid").not.toContain("bezahlt und bestätigt");

    const settled = await notCaptured();
    await collect(settled.bookingId, 2 * price);
    const { number: other } = (await findBooking(getDb(), settled.bookingId))!.booking;
    expect(
      (await mailsTo("elena@example.ch")).filter(
        ({ subject }) => subject.startsWith("Eine Zahlung fehlt") && subject.includes(other),
      ),
    ).toEqual([]);
  });
});
