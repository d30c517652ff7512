import { beforeAll, beforeEach, expect, test } from "vitest";
import { answerRequestAsTeam, listAdminRequests } from "../../../sdk/contracts/calls/admin/requests.ts";
import { cancelAsTeam, getAdminBooking } from "../../../sdk/contracts/calls/admin/bookings.ts";
import { answerBookingRequest, getBookingRequest } from "../../../sdk/contracts/calls/booking-request.ts";
import { getBooking } from "../../../sdk/contracts/calls/booking.ts";
import { checkOut, createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { signToken } from "../../security/signed-token.ts";
import { forSale, payingCatalogue } from "../../catalogue/fixtures/paying.ts";
import { importCatalogue } from "../../catalogue/import.ts";
import { hour, instantAt, minute } from "../../clock.ts";
import { pay } from "../../commands/payment/pay.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { answerRequestsJob } from "../../jobs/answer-requests.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { guest } from "../../domain/session.ts";
import { buyer } from "../../testing/bookings.ts";
import { as, sessionByHeader } from "../../testing/roles.ts";
import { openTestShop, testNow, testOrigin, type TestShop } from "../../testing/shop.ts";

const admin = as("admin");

onBothDatabases("the links of a booking on request", (getDb) => {
  let shop: TestShop;
  let booked = 0;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { session: sessionByHeader, catalogue: payingCatalogue });
  });
  beforeEach(() => {
    shop.clock.ms = testNow;
  });

  /** A paid request, and the tokens of the links in the supplier's mail and in the team's. */
  async function requested() {
    const slots = await getDb()
      .selectFrom("slot")
      .select("id")
      .where("offer_id", "=", forSale.flight * 10)
      .where("local_date", ">=", "2026-12-01")
      .orderBy("starts_at")
      .execute();
    const availabilityId = slots[booked++]!.id;
    const selection = [{ ticketCategoryId: forSale.flight * 10, numGuests: 1 }];
    const held = await shop.done(createReservation, {
      body: { activityId: forSale.flight, availabilityId, selection, locale: "en_CH", doCreateCart: true },
    });
    const { bookingId } = await shop.done(checkOut, { params: { cartId: held.cart.cartId }, body: { user: buyer } });
    const made = await shop.payment.tokenize({
      number: "4242 4242 4242 4242",
      expiryMonth: 12,
      expiryYear: 30,
      cvc: "123",
    });
    if (!made.ok) throw new Error(made.problem);
    await pay(shop.services, {
      bookingId,
      method: "card",
      token: made.token,
      returnUrl: `${testOrigin}/`,
      affiliate: null,
      key: bookingId,
      session: guest,
    });
    shop.mails.length = 0;
    await sendDueMails(shop.services);
    const tokenTo = (address: string) =>
      /[?&]token=([^&\s]+)/.exec(shop.mails.find(({ to }) => to.address === address)!.text)![1]!;
    return { bookingId, supplier: tokenTo("anfragen@schiff.test"), team: tokenTo("booking@gipfel.example") };
  }
  const read = (token: string) => shop.send(getBookingRequest, { query: { token } });
  const answer = (token: string, given: "accepted" | "refused", note = "") =>
    shop.send(answerBookingRequest, { body: { token, answer: given, note } });
  const statusOf = async (bookingId: string) => (await shop.done(getBooking, { params: { bookingId } })).status;

  test("[R8.ask] a link's page shows activity, date, people, amount and until when; reading it, GET or HEAD, changes nothing", async () => {
    const { bookingId, supplier } = await requested();
    expect((await read(supplier)).answer).toMatchObject({
      state: "open",
      guest: "Anna Muster",
      total: { amount: 4900 },
      items: [{ activityTitle: "Flight", persons: 1, tickets: [{ label: "Adult", quantity: 1 }], state: "open" }],
    });
    for (const method of ["GET", "HEAD"] as const) {
      for (const path of [
        `/api/booking-requests/?token=${supplier}`,
        `/booking-request?token=${supplier}&answer=accept`,
        `/api/booking-requests/answer/?token=${supplier}`,
      ])
        await shop.app.inject({ method, url: path });
    }
    expect(await statusOf(bookingId)).toBe("requested");
  });

  test("[R8.answer] the button answers once; the other link then says what became of it, and a guest's name is no longer shown", async () => {
    const { bookingId, supplier, team } = await requested();
    expect((await answer(supplier, "accepted")).answer).toMatchObject({ state: "accepted", guest: null });
    expect((await answer(supplier, "accepted")).status).toBe(200);
    expect(await answer(team, "refused", "no")).toMatchObject({
      status: 409,
      code: "request_closed",
      fields: { state: "accepted" },
    });
    expect((await read(team)).answer).toMatchObject({ state: "accepted", guest: null, notes: null });
    expect(await statusOf(bookingId)).toBe("confirmed");
    const { team: steps } = await shop.done(getAdminBooking, { params: { bookingId } }, admin);
    expect(steps).toMatchObject([{ action: "request_accepted", who: "anfragen@schiff.test" }]);
  });

  test("[R8.answer] without the token that every write carries nothing is answered", async () => {
    const { bookingId, supplier } = await requested();
    const response = await shop.ask("POST", "/booking-requests/answer/", { token: supplier, answer: "accepted" });
    expect([response.statusCode, await statusOf(bookingId)]).toEqual([403, "requested"]);
  });

  test("[R8.deadline] a link whose 48 hours are over says so, before the job has refused the request and after", async () => {
    const { supplier } = await requested();
    shop.clock.ms += 48 * hour;
    expect((await read(supplier)).answer).toMatchObject({ state: "expired", guest: null });
    expect(await answer(supplier, "accepted")).toMatchObject({ status: 409, fields: { state: "expired" } });
    await answerRequestsJob(shop.services);
    expect((await read(supplier)).answer).toMatchObject({ state: "refused" });
  });

  test("a request that was taken back says so", async () => {
    const { bookingId, supplier } = await requested();
    const { items } = await shop.done(getAdminBooking, { params: { bookingId } }, admin);
    await shop.done(
      cancelAsTeam,
      { params: { bookingId, bookingItemId: items[0]!.bookingItemId }, body: { by: "team", reason: "x" } },
      admin,
    );
    expect((await read(supplier)).answer).toMatchObject({ state: "cancelled" });
    expect(await answer(supplier, "accepted")).toMatchObject({ status: 409, fields: { state: "cancelled" } });
  });

  test("a token that is forged, cut or of another purpose opens nothing", async () => {
    const { bookingId, supplier } = await requested();
    const signed = (subject: string) =>
      signToken(shop.services, "request answers", subject, instantAt(shop.clock.ms + hour));
    const ofNobody = [`supplier ${bookingId}`, `buyer ${bookingId}`, bookingId].map(signed);
    for (const token of [supplier.slice(0, -1), `x${supplier}`, bookingId, "a.b.c", ...ofNobody]) {
      expect(await read(token)).toMatchObject({ status: 403, code: "request_link_invalid" });
      expect(await answer(token, "accepted")).toMatchObject({ status: 403, code: "request_link_invalid" });
    }
  });

  test("[R8.ask] a request stays with the supplier of whom it was held, also where a later catalogue gives the activity to another", async () => {
    const { supplier } = await requested();
    const activities = payingCatalogue.activities.map((activity) =>
      activity.mappedId === forSale.flight ? { ...activity, supplierId: 2 } : activity,
    );
    await importCatalogue(getDb(), { ...payingCatalogue, activities }, shop.clock.ms, "demo");
    expect((await read(supplier)).answer).toMatchObject({
      state: "open",
      total: { amount: 4900 },
      items: [{ activityTitle: "Flight" }],
    });
    shop.mails.length = 0;
    shop.clock.ms += 24 * hour;
    await answerRequestsJob(shop.services);
    while ((await sendDueMails(shop.services)) > 0);
    const addresses = shop.mails.map(({ to }) => to.address);
    expect([addresses.includes("anfragen@schiff.test"), addresses.includes("requests@seil.test")]).toEqual([
      true,
      false,
    ]);
    await importCatalogue(getDb(), payingCatalogue, shop.clock.ms, "demo");
    expect((await answer(supplier, "accepted")).answer).toMatchObject({ state: "accepted" });
  });

  test("[R8.queue] the team sees what is open, the first to end at the top, and answers it", async () => {
    await answerRequestsJob(shop.services);
    for (const { bookingId } of (await shop.done(listAdminRequests, { query: {} }, admin)).entries)
      await shop.done(answerRequestAsTeam, { params: { bookingId }, body: { answer: "refused" } }, admin);
    const first = await requested();
    shop.clock.ms += minute;
    const second = await requested();
    const queue = await shop.done(listAdminRequests, { query: {} }, admin);
    expect(queue).toMatchObject({
      total: 2,
      entries: [{ bookingId: first.bookingId }, { bookingId: second.bookingId }],
    });
    expect(queue.entries[0]).toMatchObject({
      guest: "Anna Muster",
      suppliers: [{ name: "Schiff AG", email: "anfragen@schiff.test" }],
    });
    const params = { bookingId: first.bookingId };
    expect(
      await shop.done(answerRequestAsTeam, { params, body: { answer: "refused", note: "Full" } }, admin),
    ).toMatchObject({ state: "refused" });
    expect(await shop.send(answerRequestAsTeam, { params, body: { answer: "accepted" } }, admin)).toMatchObject({
      status: 409,
      code: "request_closed",
    });
    expect(
      (await shop.done(listAdminRequests, { query: {} }, admin)).entries.map(({ bookingId }) => bookingId),
    ).toEqual([second.bookingId]);
  });
});
