import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  cancelReminder,
  createReservation,
  deleteReservation,
  getReminder,
  requestReminder,
} from "../../sdk/contracts/calls/cart.ts";
import { mainLocales, type Locale } from "../../sdk/contracts/locale.ts";
import { boat } from "../catalogue/fixtures/small.ts";
import { hour, minute } from "../clock.ts";
import { basketMailKind, keptFor, remindAfter, remindBaskets } from "../commands/basket-reminder/remind.ts";
import { wireInstant } from "../domain/wall-time.ts";
import { expireHolds } from "../commands/reservation/expire.ts";
import { onBothDatabases } from "../db/testing.ts";
import { paid } from "../testing/booked.ts";
import { reservationBody } from "../testing/bookings.ts";
import { openTestShop, testNow, testOrigin, type TestShop } from "../testing/shop.ts";
import { newVisitor } from "../testing/visitor.ts";
import { sendDueMails } from "./outbox.ts";

onBothDatabases("mails about baskets that are left", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { RATE_LIMIT: "100000" } });
  });
  beforeEach(() => {
    shop.clock.ms = testNow;
  });

  /** A visitor with a held boat trip. */
  async function visitorWithCart(date = "2026-12-08") {
    const visitor = newVisitor(shop);
    const { cart, reservationId } = await visitor.done(createReservation, {
      body: reservationBody({ date, persons: 1 }),
    });
    return { visitor, params: { cartId: cart.cartId }, cartId: cart.cartId, reservationId };
  }
  async function consented(email: string, { date = "2026-12-08", locale = "en_CH" as Locale } = {}) {
    const left = await visitorWithCart(date);
    const answer = await left.visitor.done(requestReminder, { params: left.params, body: { email, locale } });
    expect(answer).toEqual({ reminder: "waiting" });
    return left;
  }
  const runJobs = async () => {
    await expireHolds(getDb(), shop.clock.ms);
    await remindBaskets(shop.services);
    await sendDueMails(shop.services);
  };
  const after = async (ms: number) => {
    shop.clock.ms = testNow + ms;
    await runJobs();
  };
  const mailsTo = (email: string) =>
    shop.mails.filter(({ to, subject }) => to.address === email && subject.startsWith("Still"));
  const waiting = () =>
    getDb()
      .selectFrom("outbox")
      .select("error")
      .where("kind", "=", basketMailKind)
      .where("sent_at", "is", null)
      .execute();
  const stored = (cartId: string) =>
    getDb().selectFrom("basket_reminder").selectAll().where("cart_id", "=", cartId).executeTakeFirst();

  test("[R4.reminder] without consent nobody is written to, whatever the cart knows", async () => {
    const { params, visitor } = await visitorWithCart();
    expect(await visitor.done(getReminder, { params })).toEqual({ reminder: "none" });
    const before = shop.mails.length;
    await after(remindAfter + hour);
    expect(shop.mails.slice(before)).toEqual([]);
  });

  test("[R4.reminder] three hours after the last change it is written once, and the address is deleted", async () => {
    const { cartId, params, visitor } = await consented("once@example.ch");
    await after(remindAfter - minute);
    expect(mailsTo("once@example.ch")).toEqual([]);
    await after(remindAfter);
    expect(mailsTo("once@example.ch").map(({ subject }) => subject)).toEqual(["Still interested? Boat Trip"]);
    expect(await stored(cartId)).toMatchObject({ email: null });
    expect(await visitor.done(getReminder, { params })).toEqual({ reminder: "sent" });

    // Asked for once more, it stays the only one of this cart, and no address is kept.
    const body = { email: "once@example.ch", locale: "en_CH" as const };
    expect(await visitor.done(requestReminder, { params, body })).toEqual({ reminder: "sent" });
    expect(await stored(cartId)).toMatchObject({ email: null });
    await after(3 * remindAfter);
    expect(mailsTo("once@example.ch")).toHaveLength(1);
  });

  // Cause: three hours after an evening's last change is the night.
  test("[R4.reminder] nobody is written to at night: a basket of the evening waits until eight", async () => {
    shop.clock.ms = testNow + 8 * hour;
    await consented("night@example.ch", { date: "2026-12-08" });
    for (const passed of [11 * hour, 22 * hour - minute]) {
      await after(passed);
      expect(mailsTo("night@example.ch")).toEqual([]);
    }
    await after(22 * hour);
    expect(mailsTo("night@example.ch")).toHaveLength(1);
    shop.clock.ms = testNow;
  });

  test("[R4.reminder] a change of the cart begins the three hours anew", async () => {
    const { cartId, visitor } = await consented("later@example.ch", { date: "2026-12-09" });
    shop.clock.ms = testNow + 2 * hour;
    await visitor.done(createReservation, {
      body: reservationBody({ date: "2026-12-10", persons: 1, cartId, doCreateCart: false }),
    });
    await after(remindAfter + hour);
    expect(mailsTo("later@example.ch")).toEqual([]);
    await after(2 * hour + remindAfter);
    const [mail] = mailsTo("later@example.ch");
    expect(mail!.subject).toBe("Still interested? Boat Trip and more");
    expect(mail!.text).toContain("Wed 9 December 2026, 10:00");
    expect(mail!.text).toContain("Thu 10 December 2026, 10:00");
  });

  test("[R4.reminder] two processes write one mail; without the turn they would write two", async () => {
    await consented("race@example.ch", { date: "2026-12-11" });
    shop.clock.ms = testNow + remindAfter;
    await Promise.all([1, 2, 3].map(() => remindBaskets(shop.services)));
    await sendDueMails(shop.services);
    expect(mailsTo("race@example.ch")).toHaveLength(1);

    shop.clock.ms = testNow;
    await consented("unguarded@example.ch", { date: "2026-12-11" });
    shop.clock.ms = testNow + remindAfter;
    const always = async () => true;
    await Promise.all([1, 2].map(() => remindBaskets(shop.services, always)));
    const { mails } = await getDb()
      .selectFrom("outbox")
      .select((row) => row.fn.countAll<number>().as("mails"))
      .where("kind", "=", "basket_reminder")
      .where("sent_at", "is", null)
      .executeTakeFirstOrThrow();
    expect(Number(mails)).toBe(2);
  });

  test("[R4.reminder] unticked, paid for or emptied it is not written about, and no address stays", async () => {
    const unticked = await consented("unticked@example.ch", { date: "2026-12-14" });
    expect(await unticked.visitor.done(cancelReminder, { params: unticked.params })).toEqual({ reminder: "none" });
    const bought = await consented("paid@example.ch", { date: "2026-12-14" });
    await paid(shop, bought.visitor, bought.cartId, { email: "paid@example.ch" });
    for (const { cartId } of [unticked, bought]) expect(await stored(cartId)).toBeUndefined();
    const emptied = await consented("emptied@example.ch", { date: "2026-12-14" });
    await emptied.visitor.done(deleteReservation, { params: { reservationId: emptied.reservationId } });
    await after(remindAfter + hour);
    expect(await stored(emptied.cartId)).toBeUndefined();
    for (const name of ["unticked", "paid", "emptied"]) expect(mailsTo(`${name}@example.ch`), name).toEqual([]);
  });

  test("[R4.reminder] who has bought the same in another basket is not written to about it", async () => {
    const left = await consented("buyer@example.ch", { date: "2026-12-15" });
    const other = await visitorWithCart("2026-12-15");
    await paid(shop, other.visitor, other.cartId, { email: "Buyer@example.ch" });
    await after(remindAfter);
    expect(mailsTo("buyer@example.ch")).toEqual([]);
    expect(await stored(left.cartId)).toBeUndefined();
  });

  test("[R4.reminder] a mail that a payment has overtaken is not sent", async () => {
    const { cartId, visitor, reservationId } = await consented("overtaken@example.ch", { date: "2026-12-16" });
    shop.clock.ms = testNow + remindAfter;
    await remindBaskets(shop.services);
    await visitor.done(createReservation, {
      body: reservationBody({ date: "2026-12-16", persons: 1, cartId, doCreateCart: false, holdsAgain: reservationId }),
    });
    await paid(shop, visitor, cartId, { email: "overtaken@example.ch" });
    await sendDueMails(shop.services);
    expect(mailsTo("overtaken@example.ch")).toEqual([]);
    expect(await stored(cartId)).toMatchObject({ email: null });
  });

  test("[R4.reminder] a mail waits while a payment is open, and is sent where that comes to nothing", async () => {
    const { cartId, visitor, reservationId } = await consented("declined@example.ch", { date: "2026-12-16" });
    shop.clock.ms = testNow + remindAfter;
    await remindBaskets(shop.services);
    await visitor.done(createReservation, {
      body: reservationBody({ date: "2026-12-16", persons: 1, cartId, doCreateCart: false, holdsAgain: reservationId }),
    });
    const set = (state: "held" | "paying") =>
      getDb().updateTable("reservation").set({ state }).where("cart_id", "=", cartId).where("state", "!=", "expired");
    await set("paying").execute();
    await sendDueMails(shop.services);
    expect(mailsTo("declined@example.ch")).toEqual([]);
    expect(await stored(cartId)).toMatchObject({ email: "declined@example.ch" });
    expect(await waiting(), "a basket that is being paid is no error").toMatchObject([{ error: null }]);
    await set("held").execute();
    const at = shop.clock.ms;
    shop.clock.ms = Date.parse(`${wireInstant(at).slice(0, 10)}T20:30:00+01:00`);
    await sendDueMails(shop.services);
    expect(mailsTo("declined@example.ch"), "at night").toEqual([]);
    shop.clock.ms += 11 * hour;
    await sendDueMails(shop.services);
    expect(mailsTo("declined@example.ch"), "before eight").toEqual([]);
    shop.clock.ms += hour;
    await sendDueMails(shop.services);
    expect(mailsTo("declined@example.ch")).toHaveLength(1);
  });

  test("[R4.reminder] leads back to the shop in the language of the basket, not in that of the mail's texts", async () => {
    const { cartId } = await consented("es@example.ch", { date: "2026-12-18", locale: "es_ES" });
    await after(remindAfter);
    expect(mailsTo("es@example.ch")[0]!.text).toContain(`${testOrigin}/es-es/basket?cartId=${cartId}`);
  });

  test("[R4.reminder] an address that was not written to is deleted after seven days", async () => {
    const { cartId } = await consented("week@example.ch", { date: "2026-12-17" });
    await getDb()
      .updateTable("cart")
      .set({ written_at: "2027-01-01T00:00:00.000Z" })
      .where("id", "=", cartId)
      .execute();
    await after(keptFor);
    expect(await stored(cartId)).toBeDefined();
    await after(keptFor + minute);
    expect(await stored(cartId)).toBeUndefined();
  });

  test("[R4.reminder] the mail's link forgets the address by a button, also before it is sent; opening it does nothing", async () => {
    const sent = await consented("forget@example.ch", { date: "2026-12-18" });
    await after(remindAfter);
    const { unsubscribeUrl, text } = mailsTo("forget@example.ch")[0]!;
    expect(text).toContain(`${testOrigin}/en-ch/basket?cartId=${sent.cartId}`);
    const url = unsubscribeUrl!.slice(testOrigin.length);
    shop.clock.ms = testNow;
    const other = await consented("forget@example.ch", { date: "2026-12-18" });
    const page = await shop.app.inject({ url });
    expect(page.body).toContain("Forget it now");
    expect(await stored(other.cartId)).toMatchObject({ email: "forget@example.ch" });
    const done = await shop.app.inject({ method: "POST", url });
    expect(done.body).toContain("Your address is forgotten");
    expect(await stored(other.cartId)).toBeUndefined();
    expect((await shop.app.inject({ url: `${url}x` })).statusCode).toBe(400);
    expect((await shop.app.inject({ method: "POST", url: "/basket-reminder/forget" })).statusCode).toBe(400);
  });

  test("[R4.reminder] one address is not named for more than ten baskets a day", async () => {
    const body = { email: "flooded@example.ch", locale: "en_CH" as const };
    const { params, visitor } = await visitorWithCart("2026-12-18");
    // Baskets that don't exist don't count.
    for (let count = 0; count < 10; count++)
      await visitor.send(requestReminder, { params: { cartId: `no-such-${count}` }, body });
    for (let count = 0; count < 10; count++) {
      const other = await visitorWithCart("2026-12-18");
      await other.visitor.done(requestReminder, { params: other.params, body });
      await other.visitor.done(deleteReservation, { params: { reservationId: other.reservationId } });
    }
    expect(await visitor.send(requestReminder, { params, body })).toMatchObject({
      status: 429,
      code: "too_many_requests",
    });
  });

  describe("its words", () => {
    test.each(mainLocales)("[R4.reminder] in %s it has what is left, at the prices of now", async (locale) => {
      const email = `words-${locale}@example.ch`.toLowerCase();
      const { visitor, cartId } = await consented(email, { date: "2026-12-21", locale });
      await visitor.done(createReservation, {
        body: reservationBody({ date: "2026-12-22", persons: 2, cartId, doCreateCart: false }),
      });
      await getDb()
        .updateTable("slot")
        .set({ cutoff_at: "2026-11-21T10:00:00.000Z" })
        .where("local_date", "=", "2026-12-22")
        .where("offer_id", "=", boat.offerId)
        .execute();
      await after(remindAfter);
      await getDb()
        .updateTable("slot")
        .set({ cutoff_at: "2026-12-22T08:00:00.000Z" })
        .where("local_date", "=", "2026-12-22")
        .where("offer_id", "=", boat.offerId)
        .execute();
      const { subject, text, html } = shop.mails.findLast(({ to }) => to.address === email)!;
      expect(html).toContain("/images/");
      expect(
        [subject, text]
          .join("\n\n")
          .replaceAll(cartId, "<cart>")
          .replace(/token=\S+/, "token=<token>"),
      ).toMatchSnapshot();
    });
  });
});
