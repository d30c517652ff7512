import { beforeAll, expect, test } from "vitest";
import type { collectionWays } from "../../../sdk/contracts/requests/admin/collect.ts";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { hour } from "../../clock.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { getBookingDetails } from "../../db/queries/booking-details.ts";
import { listTeamBookings } from "../../db/queries/team-bookings.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { presentMoney } from "../../presenters/booking-money.ts";
import { presentTeamBooking } from "../../presenters/team-booking.ts";
import { guest, type SignedInSession } from "../../domain/session.ts";
import { cancel } from "../booking/cancel.ts";
import { rebook } from "../booking/rebook.ts";
import { recordCollected } from "./collect.ts";
import { answerRequest, type AnsweredBy } from "../booking/confirm-request.ts";
import { boatReservation, openPaymentShop, type PaymentShop } from "./pay.fixture.ts";
import { reconcileDue } from "./reconcile.ts";
import { ProviderUnreachable } from "../../ports/payment/payment.ts";
import { applyProviderState } from "./apply-provider-state.ts";
import { retryRefusedRefund, settleRefusedRefund } from "../refund/refused-refund.ts";

const price = 4900;
const supplier: AnsweredBy = { by: "supplier", actor: "anfragen@schiff.test", note: null };
const team: Pick<SignedInSession, "email"> = { email: "team@gipfel.example" };

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
    (
      await listTeamBookings(getDb(), {
        search: bookingId,
        page: 1,
        payment: "not_captured",
        dates: "booked",
        range: {},
      })
    ).total;
  const shown = async (bookingId: string) => {
    const details = await getBookingDetails(getDb(), (await findBookingWithItems(getDb(), bookingId))!);
    return presentTeamBooking(details, [], "2026-12-01T00:00:00.000Z");
  };
  const sumsOf = async (bookingId: string) => {
    const { paid, released, refunded, refundDue, kept } = presentMoney(
      await attemptsOf(bookingId),
      await refundsOf(bookingId),
      [],
    );
    return [paid, released, refunded, refundDue, kept].map(({ amount }) => amount);
  };
  /** Moves an item of two persons to another time, for one. */
  const cheaper = async (itemId: string) => {
    const reservation = await boatReservation(shop);
    return rebook(shop.services, { bookingId: itemId, reservation }, guest, null);
  };
  const unsent = () => getDb().selectFrom("outbox").select("id").where("sent_at", "is", null).executeTakeFirst();
  const mailsTo = async (address: string) => {
    while (await unsent()) await sendDueMails(shop.services);
    return (await shop.mails.list()).filter(({ to }) => to.includes(address));
  };

  const buyersMails = async (bookingId: string, subject = "") => {
    const { number } = (await findBookingWithItems(getDb(), bookingId))!.booking;
    return (await mailsTo("elena@example.ch")).filter(
      (mail) => mail.subject.startsWith(subject) && mail.subject.includes(number),
    );
  };
  const buyersMail = async (bookingId: string, subject: string) => {
    const found = await buyersMails(bookingId, subject);
    expect(found.map((mail) => mail.subject)).toHaveLength(1);
    return found[0]!;
  };

  /** A confirmed booking whose card's reservation has ended before it was captured. */
  async function notCaptured(mappedIds: readonly number[] = [forSale.flight, forSale.boat], personsOfLast = 1) {
    const made = await shop.booked(mappedIds, personsOfLast);
    const [attempt] = await attemptsOf(made.bookingId);
    await shop.sandbox.cancel(attempt!.provider_reference!);
    await answerRequest(shop.services, made.bookingId, "accepted", supplier);
    return { ...made, failed: attempt!.id };
  }

  test("[R8.collected] leaves the team's list once recorded as collected, counts as paid, and is never charged again", async () => {
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

  test("[R8.collected] a later cancellation is refunded manually: the provider is not called, and the team's list has it until it is settled", async () => {
    const { bookingId, items } = await notCaptured();
    await collect(bookingId, 2 * price, "cash");
    expect((await shown(bookingId)).refundWay).toBe("by_hand");
    expect(await taking(items[1]!.id)).toMatchObject({ refundWay: "by_hand", refund: { amount: price } });
    expect(await sumsOf(bookingId)).toEqual([2 * price, 0, 0, price, price]);
    const [refund] = await refundsOf(bookingId);
    expect(refund).toMatchObject({ state: "by_hand", amount: price });
    const listed = await listTeamBookings(getDb(), {
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
    const { booking } = (await findBookingWithItems(getDb(), bookingId))!;
    const subjects = (await mailsTo("booking@gipfel.example")).map(({ subject }) => subject);
    expect(subjects).toContain(`Von Hand erstatten: CHF 49.00, Buchung ${booking.number}`);
    expect(subjects).not.toContain(`Nicht belastet: CHF 98.00, Buchung ${booking.number}`);
    const cancelled = (await mailsTo("elena@example.ch")).find(
      ({ subject }) => subject.startsWith("Storniert") && subject.includes(booking.number),
    );
    expect(cancelled?.text).toContain("zahlen wir Ihnen selbst zurück");
  });

  test("[R8.collected] what is waived is settled without a payment, and nothing of it goes back later", async () => {
    const { bookingId, items } = await notCaptured();
    await collect(bookingId, 2 * price, "waived");
    expect([
      await inList(bookingId),
      (await shown(bookingId)).payments.find(({ takenBy }) => takenBy === "team")?.status,
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

  test("[R8.collected] what is cancelled is not to be collected, whatever the clocks say of the failure and the cancellation", async () => {
    const { bookingId, items } = await notCaptured();
    const early = { ...shop.services, clock: { ...shop.services.clock, now: () => shop.services.clock.now() - 1 } };
    await cancel(early, { bookingId: items[1]!.id, reason: "ill", bySupplier: false }, guest, null);
    expect((await shown(bookingId)).toCollect?.amount).toBe(price);
    expect(await refundsOf(bookingId)).toMatchObject([{ state: "released", amount: price, reason: "cancelled" }]);
    await collect(bookingId, price);
    expect(await sumsOf(bookingId)).toEqual([price, price, 0, 0, price]);
  });

  test("[R8.capture] a capture that succeeds late gives all back that was taken, also what was cancelled after it had failed", async () => {
    const { bookingId, items, failed } = await notCaptured();
    await taking(items[1]!.id);
    const [attempt] = await attemptsOf(bookingId);
    const given: number[] = [];
    const late = { ...(await shop.sandbox.read(attempt!.provider_reference!)), state: "captured", captured: 2 * price };
    const services = shop.withProvider({
      read: async () => late as never,
      refund: async (_reference, amount) => {
        given.push(amount);
        return { refund: { reference: "re_late", state: "succeeded", failureReason: null } } as never;
      },
    });
    await applyProviderState(services, failed, late as never);
    expect(given).toEqual([2 * price]);
    const booking = await shown(bookingId);
    expect(booking.toCollect?.amount).toBe(price);
    expect(booking.refundState, "what goes back is not the payment that the booking counts on").toBe("released");
    await applyProviderState(services, failed, late as never);
    const { number } = (await findBookingWithItems(getDb(), bookingId))!.booking;
    const subjects = (await mailsTo("booking@gipfel.example")).map(({ subject }) => subject);
    expect(subjects.filter((each) => each.startsWith("Verspätet") && each.includes(number))).toEqual([
      `Verspätet belastet: CHF 98.00, Buchung ${number}`,
    ]);
  });

  test("[R8.collected] after a change for something cheaper the new price is to be collected, and nobody reads of money that was paid beyond it", async () => {
    const { bookingId, items } = await notCaptured([forSale.flight, forSale.boat], 2);
    expect((await shown(bookingId)).toCollect?.amount).toBe(3 * price);
    await cheaper(items[1]!.id);
    const booking = await shown(bookingId);
    expect([booking.toCollect?.amount, booking.total.amount]).toEqual([2 * price, 2 * price]);
    expect(booking.items.map(({ paidBeyondPrice }) => paidBeyondPrice.amount)).toEqual([0, 0]);
    const changed = await buyersMail(bookingId, "Ihr neues Ticket");
    expect(changed.text).toContain("Nicht zu bezahlen: CHF 49.00");
    expect(changed.text).toContain("Total der ganzen Buchung: CHF 98.00");
    await collect(bookingId, 2 * price);
    expect(await sumsOf(bookingId)).toEqual([2 * price, price, 0, 0, 2 * price]);
  });

  test("[R8.collected] what is waived and changed for something cheaper has the new price, and nothing goes back", async () => {
    const { bookingId, items } = await notCaptured([forSale.flight, forSale.boat], 2);
    await collect(bookingId, 3 * price, "waived");
    await cheaper(items[1]!.id);
    const booking = await shown(bookingId);
    expect([booking.total.amount, booking.items[1]!.paidBeyondPrice.amount]).toEqual([2 * price, 0]);
    expect(await sumsOf(bookingId)).toEqual([0, 3 * price, 0, 0, 0]);
  });

  test("[R8.collected] after a waiver, mails about a change or a cancellation name no charge of the card and nothing that goes back", async () => {
    const { bookingId, items } = await notCaptured([forSale.flight, forSale.boat], 2);
    await collect(bookingId, 3 * price, "waived");
    const confirmed = await buyersMail(bookingId, "Ihre Tickets");
    expect(confirmed.text).toContain("bestätigt, und Ihre Karte wird nicht belastet");
    await cheaper(items[1]!.id);
    const changed = await buyersMail(bookingId, "Ihr neues Ticket");
    expect(changed.text).toContain("Ihre Karte wird nicht belastet");
    expect(changed.text).not.toMatch(/Zahlungsmittel|zurück/);
    await taking(items[0]!.id);
    const cancelled = await buyersMail(bookingId, "Storniert");
    expect(cancelled.text).toContain("Ihre Zahlung war fehlgeschlagen, und Sie bezahlen dafür nichts.");
    expect(cancelled.text).toContain("Nicht zu bezahlen: CHF 49.00");
    expect(cancelled.text).not.toMatch(/werden Ihrer Karte|zurück/);
  });

  test.each(["open", "settled"])(
    "[R8.collected] the buyer reads that the team itself pays back what it has collected; the refund is %s",
    async (refundIs) => {
      const { bookingId, items } = await notCaptured([forSale.flight, forSale.boat], 2);
      await collect(bookingId, 3 * price, "cash");
      await mailsTo("elena@example.ch");
      await cheaper(items[1]!.id);
      await taking(items[0]!.id);
      if (refundIs === "settled")
        for (const { id } of await refundsOf(bookingId))
          await settleRefusedRefund(shop.services, team, { bookingId, refundId: id }, { retries: 0, note: "in cash" });
      const cancelled = await buyersMail(bookingId, "Storniert");
      expect(cancelled.text).toContain("CHF 49.00 zahlen wir Ihnen selbst zurück und melden uns dafür bei Ihnen.");
      const changed = await buyersMail(bookingId, "Ihr neues Ticket");
      expect(changed.text).toContain("CHF 49.00 zahlen wir Ihnen selbst zurück und melden uns dafür bei Ihnen.");
      expect(changed.text).toContain("Zahlen wir Ihnen zurück: CHF 49.00");
      for (const { text } of [cancelled, changed]) expect(text).not.toMatch(/Zahlungsmittel|durchgekommen/);
    },
  );

  test("[R8.collected] mails written after it is collected don't promise money back for what was refused or cancelled before", async () => {
    const { bookingId, items } = await notCaptured();
    await taking(items[1]!.id);
    await collect(bookingId, price, "cash");
    const cancelled = await buyersMail(bookingId, "Storniert");
    expect(cancelled.text).toContain("Ihre Zahlung war fehlgeschlagen, und Sie bezahlen dafür nichts.");
    expect(cancelled.text).toContain("Nicht zu bezahlen: CHF 49.00");
  });

  test("[R8.collected] where what stands costs nothing, there is nothing to collect: not in the list, on the page, nor in mails", async () => {
    const { bookingId, items } = await notCaptured();
    await getDb()
      .updateTable("booking_item")
      .set({ paid_amount: 2 * price })
      .where("id", "=", items[1]!.id)
      .execute();
    await getDb().updateTable("booking_item").set({ paid_amount: 0 }).where("id", "=", items[0]!.id).execute();
    await taking(items[1]!.id);
    const booking = await shown(bookingId);
    expect([await inList(bookingId), booking.status, booking.toCollect]).toEqual([0, "confirmed", null]);
    expect(booking.payments.map(({ isNotCaptured }) => isNotCaptured)).toEqual([false]);
    await expect(collect(bookingId, 0)).rejects.toMatchObject({ code: "changed_meanwhile" });
    expect((await buyersMails(bookingId)).filter(({ text }) => text.includes("bezahlen können"))).toEqual([]);
    const { number } = (await findBookingWithItems(getDb(), bookingId))!.booking;
    const subjects = (await mailsTo("booking@gipfel.example")).map(({ subject }) => subject);
    expect(subjects.filter((each) => each.startsWith("Nicht belastet") && each.includes(number))).toEqual([]);
  });

  test("[R8.collected] the team's mail names what is to be collected when it is sent, as list and page do", async () => {
    const { bookingId, items } = await notCaptured();
    await taking(items[1]!.id);
    const { number } = (await findBookingWithItems(getDb(), bookingId))!.booking;
    const subjects = (await mailsTo("booking@gipfel.example")).map(({ subject }) => subject);
    expect(subjects.filter((each) => each.startsWith("Nicht belastet") && each.includes(number))).toEqual([
      `Nicht belastet: CHF 49.00, Buchung ${number}`,
    ]);
  });

  test("[R8.collected] the team's list has exactly the bookings of whose page something is to be collected", async () => {
    const bookings = await getDb().selectFrom("booking").select("id").execute();
    const states = await Promise.all(
      bookings.map(async ({ id }) => [await inList(id), Number((await shown(id)).toCollect !== null)]),
    );
    expect(states.map(([listed]) => listed)).toEqual(states.map(([, toCollect]) => toCollect));
    expect(new Set(states.map(([listed]) => listed))).toEqual(new Set([0, 1]));
  });

  test("[R8.capture] whose tickets are not written about yet reads of the missing payment there, once", async () => {
    const { bookingId } = await notCaptured();
    const written = await buyersMails(bookingId);
    expect(written.map(({ text }) => text.includes("wie Sie bezahlen können"))).toContain(true);
    expect(written.filter(({ text }) => text.includes("wie Sie bezahlen können"))).toHaveLength(1);
    expect(written.filter(({ subject }) => subject.startsWith("Eine Zahlung fehlt"))).toEqual([]);
    expect(written.filter(({ text }) => text.includes("bezahlt und bestätigt"))).toEqual([]);
  });

  test("[R8.collected] of several concurrent records the first counts; nothing is collected for a paid booking", async () => {
    const { bookingId } = await notCaptured();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => collect(bookingId, 2 * price)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await attemptsOf(bookingId)).toHaveLength(2);
    const paid = await shop.booked([forSale.boat]);
    await expect(collect(paid.bookingId, price)).rejects.toMatchObject({ code: "changed_meanwhile" });
    await expect(collect("unknown", price)).rejects.toMatchObject({ code: "booking_not_found" });
  });

  test("[R8.capture] the buyer is written to once that the booking stays valid and the team gets in touch; not where it is settled by then", async () => {
    const later = async () => {
      const { bookingId } = await shop.booked([forSale.flight, forSale.boat]);
      const unreachable = shop.withProvider({ capture: () => Promise.reject(new ProviderUnreachable("down")) });
      await answerRequest(unreachable, bookingId, "accepted", supplier);
      expect(await buyersMails(bookingId, "Ihre Tickets")).toHaveLength(1);
      await shop.sandbox.cancel((await attemptsOf(bookingId))[0]!.provider_reference!);
      shop.pass(hour);
      await reconcileDue(shop.services);
      return bookingId;
    };
    const written = await buyersMail(await later(), "Eine Zahlung fehlt noch: Buchung");
    expect(written.text).toMatch(/bestätigt und bleibt gültig[^]*CHF 98\.00[^]*Unser Team meldet sich/);
    const settled = await later();
    await collect(settled, 2 * price);
    expect(await buyersMails(settled, "Eine Zahlung fehlt")).toEqual([]);
  });
});
