import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { instantAt, minute } from "../../clock.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { getBookingDetails } from "../../db/queries/booking-details.ts";
import { listDocuments } from "../../db/queries/document.ts";
import { getShare, listShares } from "../../db/queries/payment-share.ts";
import { listTeamBookings } from "../../db/queries/team-bookings.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { leastShare } from "../../../sdk/contracts/share.ts";
import { amountsOfShares, partsOfShares, type ShareToRefund } from "../../domain/payment-shares.ts";
import { guest } from "../../domain/session.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { presentTeamBooking } from "../../presenters/team-booking.ts";
import { paidStepAfter } from "../../ports/payment/sandbox/paid-courses.ts";
import { ProviderUnreachable } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { testOrigin } from "../../testing/services.ts";
import { cancel } from "../booking/cancel.ts";
import { readManagedBooking } from "../booking/read-managed-booking.ts";
import { rebook } from "../booking/rebook.ts";
import { balanceOf, cartWith, checkedOut, issueVoucher } from "../code/code.fixture.ts";
import { readCart } from "../cart/read-cart.ts";
import { checkOut } from "../checkout/check-out.ts";
import { boatReservation, openPaymentShop, partner, payingBuyer, type PaymentShop } from "../payment/pay.fixture.ts";
import { continuePayment } from "../payment/continue-payment.ts";
import { recordCollected } from "../payment/collect.ts";
import { reconcileDue, refreshPayment } from "../payment/reconcile.ts";
import { expireHolds } from "../reservation/expire.ts";
import { beginShares } from "./begin-shares.ts";
import { continueShare } from "./continue-share.ts";
import { payShare } from "./pay-share.ts";
import { readPayerShare, readSharedPayment } from "./read-shares.ts";
import { stopShares } from "./stop-shares.ts";

const price = 4900;
const succeeds = "4242 4242 4242 4242";
const declined = "4000 0000 0000 0002";
const challenge = "4000 0000 0000 3220";
const failsLate = "4000 0000 0000 0127";

onBothDatabases("a payment that several people share", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  const isAbout = ({ text }: { readonly text: string }, bookingId: string) => text.includes(bookingId);

  type Asked = Parameters<typeof beginShares>[1]["shares"];

  /** A shared payment of a boat ride for `persons`. */
  async function shared(asked: Asked = [{}, {}], persons = 2, mappedId: number = forSale.boat) {
    const made = await shop.checkedOut({ persons, mappedId });
    const begin = { bookingId: made.bookingId, returnUrl: `${partner}/x`, affiliate: null, session: guest };
    await beginShares(shop.services, { ...begin, shares: asked, key: null });
    const attempt = await attemptOf(made.bookingId);
    return { ...made, attemptId: attempt.id, shareIds: (await listShares(getDb(), attempt.id)).map(({ id }) => id) };
  }
  const attemptOf = (bookingId: string) =>
    getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .where("method", "=", "shared")
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
  const itemOf = async (bookingId: string) => (await findBookingWithItems(getDb(), bookingId))!.items[0]!.item.id;
  const statesOf = async (attemptId: string) => (await listShares(getDb(), attemptId)).map(({ state }) => state);
  const refundsOf = (bookingId: string) =>
    getDb().selectFrom("refund").selectAll().where("booking_id", "=", bookingId).orderBy("amount").execute();
  const documentsOf = async (bookingId: string) =>
    (await listDocuments(getDb(), bookingId)).map(({ kind, total_amount }) => [kind, total_amount]);
  const teamView = async (bookingId: string) =>
    presentTeamBooking(
      await getBookingDetails(getDb(), (await findBookingWithItems(getDb(), bookingId))!),
      [],
      instantAt(shop.services.clock.now()),
    );
  const referenceOf = async (shareId: string) =>
    (await getDb().selectFrom("payment_share").selectAll().where("id", "=", shareId).executeTakeFirstOrThrow())
      .provider_reference!;
  const atProvider = async (shareId: string) => {
    const { state, amount, refunded } = (await shop.sandbox.findPayment(await referenceOf(shareId)))!;
    return { state, amount, refunded };
  };
  const payWith = async (shareId: string, number: string, services: Services = shop.services, key = randomUUID()) =>
    payShare(services, shareId, {
      method: "card",
      token: await shop.token(number),
      email: `${shareId.slice(0, 8)}@example.ch`,
      key,
    });
  const mailsTo = async (address: string) => {
    while (await getDb().selectFrom("outbox").select("id").where("sent_at", "is", null).executeTakeFirst())
      await sendDueMails(shop.services);
    return (await shop.mails.list()).filter(({ to }) => to.includes(address)).map(({ subject }) => subject);
  };

  test("[R3.share] the amounts are fixed by largest remainder, and the first payer's money is set aside, not taken", async () => {
    const { bookingId, attemptId, shareIds } = await shared([{}, {}, {}], 1);
    expect((await listShares(getDb(), attemptId)).map(({ amount }) => amount)).toEqual([1634, 1633, 1633]);
    expect(await payWith(shareIds[0]!, succeeds)).toMatchObject({ resultCode: "Authorised" });
    expect(await atProvider(shareIds[0]!)).toEqual({ state: "authorised", amount: 1634, refunded: 0 });
    expect([await shop.stateOf(bookingId), await statesOf(attemptId)]).toEqual([
      "paying",
      ["authorised", "created", "created"],
    ]);
  });

  test("[R3.share] the last payer confirms the booking, and then each share is captured", async () => {
    const { bookingId, attemptId, shareIds, slotId } = await shared();
    await payWith(shareIds[0]!, succeeds);
    expect(await payWith(shareIds[1]!, challenge)).toMatchObject({ resultCode: "ChallengeShopper" });
    await shop.decideOn(await referenceOf(shareIds[1]!), "pay");
    expect(await continueShare(shop.services, shareIds[1]!, {})).toMatchObject({ resultCode: "Authorised" });
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    expect([await statesOf(attemptId), await shop.takenOf(slotId)]).toEqual([["captured", "captured"], 2]);
    expect(await attemptOf(bookingId)).toMatchObject({ state: "captured", capture_amount: 2 * price, check_at: null });
    for (const id of shareIds) expect(await atProvider(id)).toEqual({ state: "captured", amount: price, refunded: 0 });
  });

  test("[R3.share] of the last two payers at the same moment one confirms the booking, in 20 rounds", async () => {
    for (let round = 0; round < 20; round++) {
      const { bookingId, attemptId, shareIds } = await shared([{}, {}], 1);
      await Promise.all(shareIds.map((id) => payWith(id, succeeds)));
      expect([await shop.stateOf(bookingId), await statesOf(attemptId)]).toEqual([
        "confirmed",
        ["captured", "captured"],
      ]);
      const steps = await getDb()
        .selectFrom("history")
        .select("to_state")
        .where("entity_id", "in", [bookingId, attemptId])
        .where("to_state", "in", ["confirmed", "authorised", "captured"])
        .execute();
      expect(steps.map(({ to_state }) => to_state).toSorted()).toEqual(["authorised", "captured", "confirmed"]);
    }
  });

  test("[R3.share] who is refused may try another card; the earlier payment can't succeed any more", async () => {
    const { bookingId, attemptId, shareIds } = await shared();
    await payWith(shareIds[0]!, succeeds);
    expect(await payWith(shareIds[1]!, declined)).toMatchObject({ resultCode: "Refused" });
    expect(await statesOf(attemptId)).toEqual(["authorised", "refused"]);
    await payWith(shareIds[1]!, challenge);
    const left = await referenceOf(shareIds[1]!);
    expect(await payWith(shareIds[1]!, succeeds)).toMatchObject({ resultCode: "Authorised" });
    await shop.decideOn(left, "pay");
    expect((await shop.sandbox.findPayment(left))!.state).toBe("cancelled");
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
  });

  // Cause: the return address had to be the partner's, while the page that begins is the shop's.
  test("[R3.share] a booking of a partner's page is shared on the shop's page, and on no other one", async () => {
    const begin = async (returnUrl: string) =>
      beginShares(shop.services, {
        bookingId: (await shop.checkedOut({ origin: partner })).bookingId,
        shares: [{}, {}],
        returnUrl,
        affiliate: null,
        key: null,
        session: guest,
      });
    await begin(`${testOrigin}/buchung/bestaetigung?bookingId=1`);
    await expect(begin("https://evil.test/")).rejects.toMatchObject({ code: "return_url_forbidden" });
  });

  // Cause: the way back led to the shop's check-out, whose basket was empty, wherever the payment had begun.
  test("[R3.share] the organiser is led back to the page where it began, with its cart, and to its confirmation", async () => {
    const { bookingId, cartId } = await shop.checkedOut({ origin: partner });
    const begin = (failureUrl: string) =>
      beginShares(shop.services, {
        bookingId,
        shares: [{}, {}],
        returnUrl: `${partner}/stay?bookingId=${bookingId}`,
        failureUrl,
        affiliate: null,
        key: null,
        session: guest,
      });
    await expect(begin("https://evil.test/")).rejects.toMatchObject({ code: "return_url_forbidden" });
    await begin(`${partner}/stay?lang=de`);
    expect(await readSharedPayment(shop.services, bookingId, guest)).toMatchObject({
      returnUrl: `${partner}/stay?bookingId=${bookingId}`,
      failureUrl: `${partner}/stay?lang=de&cartId=${cartId}`,
    });
    const onShop = await shared();
    expect(await readSharedPayment(shop.services, onShop.bookingId, guest)).toMatchObject({
      failureUrl: `${testOrigin}/buchung?cartId=${onShop.cartId}`,
    });
  });

  // Cause: the cart said that a payment is under way, not that it is shared, nor how many have paid.
  test("[R3.share] the cart says how many have paid, until when the others can, and where its organiser sees it", async () => {
    const { bookingId, cartId, shareIds } = await shared([{}, {}, {}], 1);
    await payWith(shareIds[1]!, succeeds);
    const cart = () => readCart(shop.services, getDb(), cartId, guest);
    const { until } = await readSharedPayment(shop.services, bookingId, guest);
    expect((await cart()).sharedPayment).toEqual({
      paidCount: 1,
      count: 3,
      until,
      url: `${testOrigin}/pay/?bookingId=${bookingId}`,
    });
    await stopShares(shop.services, bookingId, guest);
    expect(await cart()).not.toHaveProperty("sharedPayment");
  });

  // Cause: the mail said that the places are held, and led to the shop's confirmation.
  test("[R3.share] who organises reads after the end whether the places are still held, and goes on where it began", async () => {
    const mailOf = async (bookingId: string) => {
      await mailsTo("elena@example.ch");
      const { number } = (await findBookingWithItems(getDb(), bookingId))!.booking;
      const { text } = (await shop.mails.list()).find((mail) => mail.text.includes(`Buchung ${number} `))!;
      return plain(text);
    };
    const stopped = await shared();
    expect((await readSharedPayment(shop.services, stopped.bookingId, guest)).heldUntil).not.toBeNull();
    await stopShares(shop.services, stopped.bookingId, guest);
    const held = await mailOf(stopped.bookingId);
    expect(held).toContain("Ihre Plätze bleiben bis");
    expect(held).toContain(`${testOrigin}/buchung?cartId=${stopped.cartId}`);
    const over = await shared();
    shop.pass(61 * minute);
    await reconcileDue(shop.services);
    expect(await readSharedPayment(shop.services, over.bookingId, guest)).toMatchObject({
      state: "over",
      heldUntil: null,
    });
    expect(await mailOf(over.bookingId)).toContain("Ihre Plätze sind nicht mehr reserviert");
  });

  test("[R3.share] the same key is the same payment, and what is paid is not paid again", async () => {
    const { shareIds } = await shared();
    const key = randomUUID();
    await payWith(shareIds[0]!, succeeds, shop.services, key);
    const reference = await referenceOf(shareIds[0]!);
    expect(await payWith(shareIds[0]!, succeeds, shop.services, key)).toMatchObject({ resultCode: "Authorised" });
    await expect(payWith(shareIds[0]!, succeeds)).rejects.toMatchObject({ code: "share_closed" });
    expect(await referenceOf(shareIds[0]!)).toBe(reference);
  });

  test("[R3.share] methods that take the money at once are left out", async () => {
    const { shareIds } = await shared();
    await expect(
      payShare(shop.services, shareIds[0]!, { method: "twint", token: null, email: "a@b.ch", key: null }),
    ).rejects.toMatchObject({ code: "payment_method_unavailable" });
  });

  test("[R3.share] a booking on request can't be shared, nor amounts that don't come to what is due", async () => {
    await expect(shared([{}, {}], 1, forSale.flight)).rejects.toMatchObject({ code: "payment_method_unavailable" });
    await expect(shared([{ amount: 1000 }, { amount: 1000 }])).rejects.toMatchObject({ code: "invalid_input" });
    await expect(shared([{ amount: 9700 }, {}])).rejects.toMatchObject({ code: "invalid_input" });
    const { attemptId } = await shared([{ amount: 9000 }, { amount: 800 }]);
    expect((await listShares(getDb(), attemptId)).map(({ amount }) => amount)).toEqual([9000, 800]);
  });

  test("[R3.share] it pins the holds no longer than 60 minutes from their making; then all is voided and the seats are free", async () => {
    const { bookingId, attemptId, shareIds, slotId } = await shared();
    await payWith(shareIds[0]!, succeeds);
    await payWith(shareIds[1]!, challenge);
    const { pinned_until, created_at } = await attemptOf(bookingId);
    expect(Date.parse(pinned_until!) - Date.parse(created_at)).toBe(30 * minute);
    shop.pass(30 * minute);
    // An answer that comes with the end is too late.
    await shop.decideOn(await referenceOf(shareIds[1]!), "pay");
    await refreshPayment(shop.services, await referenceOf(shareIds[1]!));
    expect([await shop.stateOf(bookingId), await statesOf(attemptId)]).toEqual(["unpaid", ["voided", "voided"]]);
    for (const id of shareIds) expect((await atProvider(id)).state).toBe("cancelled");
    await expireHolds(getDb(), shop.services.clock.now());
    expect(await shop.takenOf(slotId)).toBe(0);
  });

  test("[R3.share] the job ends what nobody paid, also where the provider can't be reached at first", async () => {
    const { bookingId, attemptId, shareIds } = await shared();
    await payWith(shareIds[0]!, succeeds);
    shop.pass(31 * minute);
    await reconcileDue(
      shop.withProvider({
        cancel: () => {
          throw new ProviderUnreachable("down");
        },
      }),
    );
    expect([await shop.stateOf(bookingId), await statesOf(attemptId)]).toEqual(["unpaid", ["voided", "voided"]]);
    expect((await atProvider(shareIds[0]!)).state).toBe("authorised");
    shop.pass(5 * minute);
    await reconcileDue(shop.services);
    expect((await atProvider(shareIds[0]!)).state).toBe("cancelled");
    expect(await attemptOf(bookingId)).toMatchObject({ state: "cancelled", check_at: null });
  });

  test("[R3.share] the organiser stops it: nothing is charged, and the booking is paid otherwise", async () => {
    const { bookingId, cartId, attemptId, shareIds } = await shared();
    await payWith(shareIds[0]!, succeeds);
    await expect(
      checkOut(shop.services, { cartId, user: payingBuyer, locale: "de_CH", origin: partner }, guest, null),
    ).rejects.toMatchObject({ code: "payment_open" });
    await stopShares(shop.services, bookingId, guest);
    expect([await statesOf(attemptId), (await atProvider(shareIds[0]!)).state]).toEqual([
      ["voided", "voided"],
      "cancelled",
    ]);
    await expect(payWith(shareIds[1]!, succeeds)).rejects.toMatchObject({ code: "share_closed" });
    expect(await shop.pay(bookingId, "card", { number: succeeds })).toMatchObject({ resultCode: "Authorised" });
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
  });

  test("[R3.share] another window that continues the payment is led to the page of who shares it", async () => {
    const { bookingId, attemptId } = await shared();
    expect(await continuePayment(shop.services, bookingId, {}, guest)).toMatchObject({
      resultCode: "RedirectShopper",
      action: { type: "redirect", method: "GET", url: `${testOrigin}/pay/?bookingId=${bookingId}` },
    });
    expect(await statesOf(attemptId)).toEqual(["created", "created"]);
  });

  test("[R3.share] another window that stops the payment stops the shares", async () => {
    const { bookingId, attemptId } = await shared();
    expect(await continuePayment(shop.services, bookingId, { abandoned: "true" }, guest)).toMatchObject({
      resultCode: "Cancelled",
    });
    expect(await statesOf(attemptId)).toEqual(["voided", "voided"]);
  });

  test("[R3.share] a success that comes after the end is voided, and what was captured goes back once", async () => {
    const { bookingId, shareIds } = await shared();
    await payWith(shareIds[0]!, challenge);
    await payWith(shareIds[1]!, succeeds);
    await stopShares(
      shop.withProvider({
        cancel: () => {
          throw new ProviderUnreachable("down");
        },
      }),
      bookingId,
      guest,
    );
    await shop.decideOn(await referenceOf(shareIds[0]!), "pay");
    await shop.sandbox.capture(await referenceOf(shareIds[1]!), price);
    for (let again = 0; again < 2; again++)
      for (const id of shareIds) await refreshPayment(shop.services, await referenceOf(id));
    expect(await atProvider(shareIds[0]!)).toMatchObject({ state: "cancelled" });
    expect(await atProvider(shareIds[1]!)).toEqual({ state: "captured", amount: price, refunded: price });
    expect(await refundsOf(bookingId)).toMatchObject([{ amount: price, state: "done", payment_share_id: shareIds[1] }]);
    expect(await shop.stateOf(bookingId)).toBe("unpaid");
  });

  test("[R3.share] a share that can't be captured after the confirmation is to collect, for that share alone", async () => {
    const { bookingId, attemptId, shareIds } = await shared();
    await payWith(shareIds[0]!, succeeds);
    const failing = await referenceOf(shareIds[0]!);
    const services = shop.withProvider({
      capture: (reference, amount) =>
        reference === failing ? shop.sandbox.cancel(reference) : shop.sandbox.capture(reference, amount),
    });
    await payWith(shareIds[1]!, succeeds, services);
    expect([await shop.stateOf(bookingId), await statesOf(attemptId)]).toEqual(["confirmed", ["failed", "captured"]]);
    const inList = async () =>
      (
        await listTeamBookings(getDb(), {
          search: bookingId,
          page: 1,
          payment: "not_captured",
          dates: "booked",
          range: {},
        })
      ).total;
    expect(await inList()).toBe(1);
    expect((await mailsTo("elena@example.ch")).length).toBeGreaterThan(0);
    // Cause: its payer read that it is charged, and the truth only once the booking was cancelled.
    expect(await mailsTo(`${shareIds[0]!.slice(0, 8)}@example.ch`)).toEqual([
      expect.stringMatching(/^Ihr Anteil von CHF.49\.00 konnte nicht belastet werden$/),
    ]);
    const collect = { way: "bank_transfer", amount: price, note: "3 December" } as const;
    const team = { email: "team@gipfel.example" };
    await recordCollected(shop.services, team, bookingId, collect);
    await expect(recordCollected(shop.services, team, bookingId, collect)).rejects.toMatchObject({
      code: "changed_meanwhile",
    });
    expect([await inList(), await statesOf(attemptId)]).toEqual([0, ["captured", "captured"]]);
    await cancel(shop.services, { bookingId: await itemOf(bookingId), reason: "ill", bySupplier: false }, guest, null);
    expect((await refundsOf(bookingId)).map(({ amount, state }) => [amount, state]).toSorted()).toEqual([
      [price, "by_hand"],
      [price, "done"],
    ]);
  });

  test("[R8.late] a share that the bank takes back days later is to collect, for that share alone, once", async () => {
    const { bookingId, attemptId, shareIds } = await shared();
    await payWith(shareIds[0]!, failsLate);
    await payWith(shareIds[1]!, succeeds);
    expect(await statesOf(attemptId)).toEqual(["captured", "captured"]);
    const buyer = (await mailsTo("elena@example.ch")).length;
    await shop.settle(paidStepAfter);
    await refreshPayment(shop.services, await referenceOf(shareIds[0]!));
    expect([await shop.stateOf(bookingId), await statesOf(attemptId)]).toEqual(["confirmed", ["failed", "captured"]]);
    expect(await attemptOf(bookingId)).toMatchObject({ state: "captured", capture_amount: price });
    expect(await mailsTo("elena@example.ch")).toHaveLength(buyer + 1);
    // Cause: the organiser alone was written to; whose bank took the share back learned nothing.
    const payers = shareIds.map((id) => `${id.slice(0, 8)}@example.ch`);
    const takenBack = "Ihr Anteil von CHF 49.00 wurde zurückgeholt";
    expect(
      (await mailsTo(payers[0]!)).filter((subject) => subject.replaceAll("\u00a0", " ") === takenBack),
    ).toHaveLength(1);
    expect((await mailsTo(payers[1]!)).filter((subject) => subject.includes("zurückgeholt"))).toEqual([]);
    expect(await documentsOf(bookingId)).toEqual([
      ["receipt", 2 * price],
      ["credit_note", price],
    ]);
    const payment = (await teamView(bookingId)).payments[0]!;
    expect(payment).toMatchObject({ isNotCaptured: true, hasArrived: true });
    expect(payment.shares).toMatchObject([
      { state: "not_charged", refusalReason: "bank_reversal", method: "card" },
      { state: "charged" },
    ]);

    await recordCollected(shop.services, { email: "team@gipfel.example" }, bookingId, {
      way: "bank_transfer",
      amount: price,
      note: "3 December",
    });
    expect(await documentsOf(bookingId)).toEqual([
      ["receipt", 2 * price],
      ["credit_note", price],
      ["receipt", price],
    ]);
    // The provider's webhook comes again: the share is the team's by now.
    await refreshPayment(shop.services, await referenceOf(shareIds[0]!));
    expect(await statesOf(attemptId)).toEqual(["captured", "captured"]);
    expect((await teamView(bookingId)).payments[0]!.shares[0]).toMatchObject({ method: "bank_transfer" });
  });

  test("[R8.late] what a share's payer had got back of it is not asked for again", async () => {
    const { bookingId, attemptId, shareIds } = await shared();
    await payWith(shareIds[0]!, failsLate);
    await payWith(shareIds[1]!, succeeds);
    await cancel(
      shop.services,
      { bookingId: await itemOf(bookingId), reason: "ill", bySupplier: false, amount: 2000 },
      team,
      null,
    );
    await shop.settle(paidStepAfter);
    expect(await statesOf(attemptId)).toEqual(["failed", "captured"]);
    // Of 4900 + 4900 each payer had 1000 back; 3900 is lost with the one, and the other's 4900 and what went back stay.
    expect(await attemptOf(bookingId)).toMatchObject({ state: "captured", capture_amount: price + 1000 });
    expect(await documentsOf(bookingId)).toEqual([
      ["receipt", 2 * price],
      ["credit_note", 1000],
      ["credit_note", 1000],
      ["credit_note", 3900],
    ]);
  });

  // Cause: the organiser read that their own payment, of the share's amount in all, had failed.
  test("[R8.late] the organiser reads whose share was taken back, how much of what, and what happens next", async () => {
    const { bookingId, shareIds } = await shared([{ label: "Elena" }, { label: "Chloé" }]);
    await payWith(shareIds[0]!, succeeds);
    await payWith(shareIds[1]!, failsLate);
    await mailsTo("elena@example.ch");
    const before = (await shop.mails.list()).length;
    await shop.settle(paidStepAfter);
    await mailsTo("elena@example.ch");
    const mails = (await shop.mails.list()).filter(({ to }) => to.includes("elena@example.ch"));
    expect((await shop.mails.list()).length).toBe(before + 3);
    const { subject, text } = mails.find((mail) => mail.subject.includes("zurückgeholt") && isAbout(mail, bookingId))!;
    expect(plain(subject)).toContain("Ein Anteil der Buchung");
    expect(plain(text)).toContain("Der Anteil von Chloé, CHF 49.00 von insgesamt CHF 98.00 für die Buchung");
    expect(text).toContain("Unser Team klärt mit Ihnen, wie dieser Anteil bezahlt wird");
    expect(text).not.toContain("Ihre Zahlung");
  });

  // Cause: what was paid was the rest after the taking back, which came after the cancellation as if by it.
  test("[R8.late] history and booking say what was paid, what was taken back, and what is missing meanwhile", async () => {
    const { bookingId, shareIds } = await shared([{ amount: 7350 }, { amount: 2450 }]);
    await payWith(shareIds[0]!, succeeds);
    await payWith(shareIds[1]!, failsLate);
    const read = async () => readManagedBooking(shop.services, (await findBookingWithItems(getDb(), bookingId))!);
    expect((await read()).booking.missing).toBeUndefined();
    await shop.settle(paidStepAfter);
    expect((await read()).booking.missing).toMatchObject({ amount: 2450 });
    await shop.pass(minute);
    await cancel(shop.services, { bookingId: await itemOf(bookingId), reason: "ill", bySupplier: false }, guest, null);
    const { history, booking } = await read();
    expect(booking.missing).toBeUndefined();
    expect(history.filter(({ amount }) => amount).map(({ state, amount }) => [state, amount!.amount])).toEqual([
      ["paid", 9800],
      ["taken_back", 2450],
      ["money_back", 7350],
    ]);
  });

  // Cause: what the payer had got back before counted as taken back too.
  test("[R8.late] of a share that was refunded in part the history says that the bank took the rest", async () => {
    const { bookingId, shareIds } = await shared();
    await payWith(shareIds[0]!, succeeds);
    await payWith(shareIds[1]!, failsLate);
    const reservation = await boatReservation(shop);
    await rebook(shop.services, { bookingId: await itemOf(bookingId), reservation }, guest, null);
    await shop.settle(paidStepAfter);
    const read = async () => readManagedBooking(shop.services, (await findBookingWithItems(getDb(), bookingId))!);
    expect(
      (await read()).history.filter(({ amount }) => amount).map(({ state, amount }) => [state, amount!.amount]),
    ).toEqual([
      ["paid", 9800],
      ["money_back", 2450],
      ["money_back", 2450],
      ["taken_back", 2450],
    ]);
  });

  // Cause: the mail named one sum as if all of it went to the organiser.
  test("[R3.share] the organiser reads what goes back to them, and what to those who paid other shares", async () => {
    const { bookingId, shareIds } = await shared([{ amount: 7350 }, { amount: 2450 }]);
    await payShare(shop.services, shareIds[0]!, {
      method: "card",
      token: await shop.token(succeeds),
      email: "elena@example.ch",
      key: shareIds[0]!,
    });
    await payWith(shareIds[1]!, succeeds);
    await cancel(shop.services, { bookingId: await itemOf(bookingId), reason: "ill", bySupplier: false }, guest, null);
    await mailsTo("elena@example.ch");
    const mail = (await shop.mails.list()).find(
      (one) => one.subject.startsWith("Storniert") && one.to.includes("elena@") && isAbout(one, bookingId),
    )!;
    expect(plain(mail.text)).toContain("Davon gehen CHF 73.50 an Sie zurück und CHF 24.50 an die");
  });

  // Cause: nothing was announced for a share of which nothing was taken, and the page said that nothing goes back.
  test("[R8.late] whose share was taken back reads after the cancellation that nothing was kept and nothing is to be paid", async () => {
    const { bookingId, shareIds } = await shared();
    await payWith(shareIds[0]!, succeeds);
    await payWith(shareIds[1]!, failsLate);
    await shop.settle(paidStepAfter);
    const payers = shareIds.map((id) => `${id.slice(0, 8)}@example.ch`);
    await mailsTo(payers[1]!);
    await cancel(shop.services, { bookingId: await itemOf(bookingId), reason: "ill", bySupplier: false }, guest, null);
    expect((await mailsTo(payers[1]!)).filter((subject) => subject.startsWith("Storniert"))).toHaveLength(1);
    const all = await shop.mails.list();
    const cancelled = all.find(({ to, subject }) => to.includes(payers[1]!) && subject.startsWith("Storniert"))!;
    expect(cancelled.text).toContain("Davon wurde nichts behalten, darum geht nichts an Sie zurück");
    // Cause: the mail of a booking that is wholly cancelled said that something of it was.
    const back = all.find(({ to, text }) => to.includes(payers[0]!) && text.includes("Zahlungsmittel zurück"))!;
    expect(back.text).toMatch(/Die Buchung, die Sie mit .* geteilt haben, ist storniert\. Von Ihrem Anteil/);
  });

  test("[R8.late] where the bank takes all shares back, the whole payment has failed", async () => {
    const { bookingId, attemptId, shareIds } = await shared();
    for (const id of shareIds) await payWith(id, failsLate);
    await shop.settle(paidStepAfter);
    expect(await statesOf(attemptId)).toEqual(["failed", "failed"]);
    expect(await attemptOf(bookingId)).toMatchObject({ state: "failed" });
    await recordCollected(shop.services, { email: "team@gipfel.example" }, bookingId, {
      way: "bank_transfer",
      amount: 2 * price,
    });
    expect(await documentsOf(bookingId)).toEqual([
      ["receipt", 2 * price],
      ["credit_note", price],
      ["credit_note", price],
      ["receipt", 2 * price],
    ]);
  });

  test("[R10.voucher] a voucher pays its part, the shares what is left; each gets its own back", async () => {
    await issueVoucher(getDb(), "GEMEINSAM", 2000);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["GEMEINSAM"], [2]));
    const begin = { bookingId, returnUrl: `${partner}/x`, affiliate: null, session: guest };
    await beginShares(shop.services, { ...begin, shares: [{}, {}], key: null });
    const attempt = await attemptOf(bookingId);
    const shares = await listShares(getDb(), attempt.id);
    expect(shares.map(({ amount }) => amount)).toEqual([3900, 3900]);
    for (const { id } of shares) await payWith(id, succeeds);
    expect([await shop.stateOf(bookingId), await balanceOf(getDb(), "GEMEINSAM")]).toEqual(["confirmed", 0]);
    expect(await documentsOf(bookingId)).toEqual([["receipt", 2 * price]]);
    await cancel(shop.services, { bookingId: await itemOf(bookingId), reason: "ill", bySupplier: false }, guest, null);
    expect((await refundsOf(bookingId)).map(({ amount, state }) => [amount, state])).toEqual([
      [3900, "done"],
      [3900, "done"],
    ]);
    expect(await balanceOf(getDb(), "GEMEINSAM")).toBe(2000);
  });

  test("[R3.share] of a cancelled booking nothing is collected, and the share that was charged goes back", async () => {
    const { bookingId, shareIds } = await shared();
    await payWith(shareIds[0]!, succeeds);
    const failing = await referenceOf(shareIds[0]!);
    await payWith(
      shareIds[1]!,
      succeeds,
      shop.withProvider({
        capture: (reference, amount) =>
          reference === failing ? shop.sandbox.cancel(reference) : shop.sandbox.capture(reference, amount),
      }),
    );
    await cancel(shop.services, { bookingId: await itemOf(bookingId), reason: "ill", bySupplier: false }, guest, null);
    const rows = (await refundsOf(bookingId)).map(({ payment_share_id, state }) => [payment_share_id, state]);
    expect(new Map(rows as [string, string][])).toEqual(
      new Map([
        [shareIds[0]!, "released"],
        [shareIds[1]!, "done"],
      ]),
    );
    expect(await atProvider(shareIds[1]!)).toEqual({ state: "captured", amount: price, refunded: price });
  });

  test("[R3.share] what goes back is split in proportion to what each share was charged", async () => {
    const { bookingId, shareIds } = await shared([{ amount: 7350 }, { amount: 2450 }]);
    for (const id of shareIds) await payWith(id, succeeds);
    await cancel(
      shop.services,
      { bookingId: await itemOf(bookingId), reason: "ill", bySupplier: false, amount: 1001 },
      team,
      null,
    );
    expect((await refundsOf(bookingId)).map(({ amount, state }) => [amount, state])).toEqual([
      [250, "done"],
      [751, "done"],
    ]);
    expect([(await atProvider(shareIds[0]!)).refunded, (await atProvider(shareIds[1]!)).refunded]).toEqual([751, 250]);
  });

  test("[R3.share] asked, confirmed and over: payers and organiser are written to", async () => {
    const asked = [{ email: "first@pay.test", label: "First" }, { email: "second@pay.test" }];
    const { bookingId } = await shared(asked);
    expect(await mailsTo("first@pay.test")).toHaveLength(1);
    await stopShares(shop.services, bookingId, guest);
    expect(await mailsTo("first@pay.test")).toHaveLength(2);
    expect(await mailsTo("second@pay.test")).toHaveLength(2);
    const { shareIds } = await shared([{}, {}]);
    for (const id of shareIds) await payWith(id, succeeds);
    expect(await mailsTo(`${shareIds[0]!.slice(0, 8)}@example.ch`)).toHaveLength(1);
  });

  // Cause: the mail named the sum of all refunds of the share.
  test("[R3.share] each mail about a refund says what goes back by it, not what had gone back before", async () => {
    const { bookingId, shareIds } = await shared();
    for (const id of shareIds) await payWith(id, succeeds);
    const payer = `${shareIds[0]!.slice(0, 8)}@example.ch`;
    await mailsTo(payer);
    const reservation = await boatReservation(shop);
    await rebook(shop.services, { bookingId: await itemOf(bookingId), reservation }, guest, null);
    expect(await mailsTo(payer)).toContainEqual(expect.stringContaining("24.50"));
    await shop.pass(minute);
    await cancel(shop.services, { bookingId: await itemOf(bookingId), reason: "ill", bySupplier: false }, guest, null);
    const subjects = await mailsTo(payer);
    expect(subjects.filter((subject) => subject.includes("24.50"))).toHaveLength(2);
    expect(subjects.filter((subject) => subject.includes("49.00") && subject.includes("zurück"))).toEqual([]);
  });

  test("[R3.share] a payer of whom nothing was taken is not written to about a refund", async () => {
    const { bookingId, shareIds } = await shared();
    const offline = shop.withProvider({
      capture: async () => {
        throw new ProviderUnreachable("no answer");
      },
    });
    for (const id of shareIds) await payWith(id, succeeds, offline);
    const payer = `${shareIds[0]!.slice(0, 8)}@example.ch`;
    const before = (await mailsTo(payer)).length;
    for (const id of shareIds) await shop.sandbox.cancel(await referenceOf(id));
    await cancel(shop.services, { bookingId: await itemOf(bookingId), reason: "ill", bySupplier: false }, guest, null);
    expect(await mailsTo(payer)).toHaveLength(before);
  });

  // Cause: after a cancellation the organiser alone was written to, as if all went back to them.
  test("[R3.share] each payer reads, by mail and by their link, what of their share goes back", async () => {
    const { bookingId, shareIds } = await shared([{ amount: 7350 }, { amount: 2450 }]);
    for (const id of shareIds) await payWith(id, succeeds);
    const payers = shareIds.map((id) => `${id.slice(0, 8)}@example.ch`);
    const before = await readSharedPayment(shop.services, bookingId, guest);
    expect(before.shares.map(({ left }) => left.amount)).toEqual([7350, 2450]);
    for (const payer of payers) await mailsTo(payer);
    await cancel(shop.services, { bookingId: await itemOf(bookingId), reason: "ill", bySupplier: false }, guest, null);
    expect((await mailsTo(payers[0]!)).filter((subject) => subject.includes("73.50"))).toHaveLength(1);
    expect((await mailsTo(payers[1]!)).filter((subject) => subject.includes("24.50"))).toHaveLength(1);
    const { shares } = await readSharedPayment(shop.services, bookingId, guest);
    expect(shares.map(({ left }) => left.amount)).toEqual([0, 0]);
    const share = await getShare(getDb(), shareIds[0]!);
    expect(await readPayerShare(shop.services, share)).toMatchObject({
      state: "charged",
      refunded: { amount: 7350 },
      isCancelled: true,
    });
    const toOrganiser = (await shop.mails.list()).find(({ text }) => text.includes("Anteil bezahlt hat, erhält"));
    expect(toOrganiser?.to).toContain("elena@example.ch");
  });
});

const team = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true } as const;

test("[R3.share] equal amounts come to the total, and differ by a Rappen at most", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10 * leastShare, max: 10_000_00 }),
      fc.integer({ min: 2, max: 10 }),
      (total, count) => {
        const amounts = amountsOfShares(total, count, null)!;
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test("[R3.share] whatever goes back in parts comes to the Rappen, and no share gives more than it has", () => {
  const amount = fc.integer({ min: leastShare, max: 300_00 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ amount, isFailed: fc.boolean() }), { minLength: 2, maxLength: 10 }),
      fc.array(fc.integer({ min: 1, max: 500_00 }), { maxLength: 8 }),
      (made, parts) => {
        const shares: ShareToRefund[] = made.map((share, index) => ({
          id: String(index),
          amount: share.amount,
          captured_amount: share.isFailed ? null : share.amount,
          state: share.isFailed ? "failed" : "captured",
          provider: "sandbox",
        }));
        const refunds: { payment_share_id: string; amount: number }[] = [];
        const total = shares.reduce((sum, share) => sum + share.amount, 0);
        for (const part of parts) {
          const given = refunds.reduce((sum, refund) => sum + refund.amount, 0);
          const back = Math.min(part, total - given);
          const split = partsOfShares(shares, refunds, back, 0);
          expect(split.reduce((sum, each) => sum + each.amount, 0)).toBe(back);
          refunds.push(...split.map((each) => ({ payment_share_id: each.share.id, amount: each.amount })));
        }
        for (const share of shares) {
          const back = refunds.filter(({ payment_share_id }) => payment_share_id === share.id);
          expect(back.reduce((sum, refund) => sum + refund.amount, 0)).toBeLessThanOrEqual(share.amount);
        }
      },
    ),
  );
});
