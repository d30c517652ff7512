import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { cancelAsTeam, getAdminBooking, listAdminBookings } from "../../../sdk/contracts/calls/admin/bookings.ts";
import { historyReasons } from "../../../sdk/contracts/admin/history-reasons.ts";
import { checkOut, createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { boat } from "../../catalogue/fixtures/small.ts";
import { day, minute } from "../../clock.ts";
import { pay } from "../../commands/payment/pay.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { guest } from "../../domain/session.ts";
import { booked } from "../../testing/booked.ts";
import { buyer, reservationBody } from "../../testing/bookings.ts";
import { as, sessionByHeader } from "../../testing/roles.ts";
import { openTestShop, testNow, testOrigin, type TestShop } from "../../testing/shop.ts";
import { newVisitor } from "../../testing/visitor.ts";

const admin = as("admin");

onBothDatabases("the team's bookings", (getDb) => {
  let shop: TestShop;
  let unpaid: string;
  let paid: { bookingId: string; bookingItemId: string };
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { session: sessionByHeader });
    unpaid = await book({ givenName: "Zoë", familyName: "Müller", email: "Zoe@Example.ch" }, "2026-12-03");
    shop.clock.ms += minute;
    const bookingId = await book({}, "2026-12-01");
    await pay(shop.services, {
      bookingId,
      method: "card",
      token: await tokenOf(),
      returnUrl: `${testOrigin}/`,
      affiliate: null,
      key: randomUUID(),
      session: guest,
    });
    paid = { bookingId, bookingItemId: (await read(bookingId)).items[0]!.bookingItemId };
  });

  async function book(who: object, date: string, more: object = {}): Promise<string> {
    const { cart } = await shop.done(createReservation, { body: reservationBody({ date }) });
    return (
      await shop.done(checkOut, { params: { cartId: cart.cartId }, body: { user: { ...buyer, ...who }, ...more } })
    ).bookingId;
  }
  async function tokenOf(): Promise<string> {
    const made = await shop.payment.tokenize({
      number: "4242 4242 4242 4242",
      expiryMonth: 12,
      expiryYear: 30,
      cvc: "123",
    });
    if (!made.ok) throw new Error(made.problem);
    return made.token;
  }
  const read = (bookingId: string) => shop.done(getAdminBooking, { params: { bookingId } }, admin);
  const list = (query: Record<string, string> = {}) => shop.done(listAdminBookings, { query }, admin);
  const ids = async (query: Record<string, string>) => (await list(query)).entries.map(({ bookingId }) => bookingId);
  const cancel = (body: { by: "team" | "supplier"; reason: string; refund?: number }, params: object = paid) =>
    shop.send(cancelAsTeam, { params: params as typeof paid, body }, admin);

  test("are found by id, number, item, address, name without accents and activity, the newest first", async () => {
    const { bookingNumber } = await read(unpaid);
    expect(await ids({})).toEqual([paid.bookingId, unpaid]);
    expect(await ids({ search: unpaid })).toEqual([unpaid]);
    expect(await ids({ search: bookingNumber.toLowerCase() })).toEqual([unpaid]);
    expect(await ids({ search: paid.bookingItemId })).toEqual([paid.bookingId]);
    expect(await ids({ search: "zoe@example" })).toEqual([unpaid]);
    expect(await ids({ search: "muller zoe" })).toEqual([unpaid]);
    expect(await ids({ search: "boat" })).toEqual([paid.bookingId, unpaid]);
    expect(await ids({ search: String(boat.id) })).toHaveLength(2);
    expect(await ids({ search: "tandem" })).toEqual([]);
    expect(await ids({ search: paid.bookingId.slice(0, 7) })).toEqual([]);
    expect(await ids({ status: "confirmed" })).toEqual([paid.bookingId]);
    expect((await list()).entries[0]).toMatchObject({
      name: "Anna Muster",
      email: "anna@example.ch",
      refundState: "none",
      items: [{ activityId: boat.id, activityTitle: "Boat Trip", isAllDay: false, persons: 2, status: "booked" }],
    });
  });

  test("are found by the code of a ticket, in small letters too", async () => {
    const { ticketCode } = (await read(paid.bookingId)).items[0]!;
    expect(ticketCode).toEqual(expect.any(String));
    expect(await ids({ search: ticketCode! })).toEqual([paid.bookingId]);
    expect(await ids({ search: ticketCode!.toLowerCase() })).toEqual([paid.bookingId]);
  });

  test("are found by the day they were made on and by the day of the visit", async () => {
    expect(await ids({ from: "2026-11-21", until: "2026-11-21" })).toHaveLength(2);
    expect(await ids({ from: "2026-11-22" })).toEqual([]);
    expect(await ids({ until: "2026-11-20" })).toEqual([]);
    expect(await ids({ dates: "visit", from: "2026-12-02" })).toEqual([unpaid]);
    expect(await ids({ dates: "visit", from: "2026-12-01", until: "2026-12-01" })).toEqual([paid.bookingId]);
    expect(await ids({ from: "2026-12-02", until: "2026-12-01" })).toEqual([]);
    expect(await shop.send(listAdminBookings, { query: { from: "2026-02-31" } }, admin)).toMatchObject({
      status: 400,
      fields: { from: expect.any(String) },
    });
  });

  test("show items, payments and every step in its order; a number is understood as well as an id", async () => {
    const booking = await read(paid.bookingId);
    expect(await read(booking.bookingNumber.toLowerCase())).toEqual(booking);
    expect(booking).toMatchObject({
      status: "confirmed",
      contact: { phone: buyer.phone },
      items: [
        {
          status: "booked",
          offerLabel: "Round trip",
          tickets: [{ label: "Adult", quantity: 2 }],
          price: { amount: 9800 },
          isCancellableByTeam: true,
          refundable: { amount: 9800 },
        },
      ],
      payments: [{ method: "card", amount: { amount: 9800 }, status: "captured" }],
      refunds: [],
      team: [],
    });
    const ofBooking = booking.history.filter(({ entity }) => entity === "booking").map(({ to }) => to);
    expect(ofBooking.slice(0, 2)).toEqual(["unpaid", "paying"]);
    expect(ofBooking.at(-1)).toBe("confirmed");
    for (const { reason } of booking.history) expect(historyReasons).toContain(reason);
    for (const [index, step] of booking.history.entries()) {
      const before = booking.history.slice(0, index).findLast(({ entityId }) => entityId === step.entityId);
      expect(step.from).toBe(before?.to ?? null);
    }
  });

  test("are cancelled after the cut-off by the team, with as much back as it says, and who did it stays written", async () => {
    shop.clock.ms = testNow + 9.5 * day;
    expect(await cancel({ by: "team", reason: "storm", refund: 9801 })).toMatchObject({
      status: 422,
      code: "refund_too_high",
    });
    expect(await cancel({ by: "team", reason: " " })).toMatchObject({ status: 400 });
    const { answer } = await cancel({ by: "team", reason: "storm", refund: 5000 });
    expect(answer).toMatchObject({
      status: "cancelled",
      refundState: "done",
      money: { paid: { amount: 9800 }, refunded: { amount: 5000 }, kept: { amount: 4800 } },
      items: [
        {
          status: "cancelled",
          cancelledBy: "team",
          cancelReason: "storm",
          isCancellableByTeam: false,
          refundable: { amount: 0 },
          refunded: { amount: 5000 },
        },
      ],
      refunds: [{ amount: { amount: 5000 }, state: "done", bookingItemId: paid.bookingItemId }],
      team: [
        {
          who: "admin@gipfel.example",
          action: "item_cancelled",
          note: "storm",
          changes: [
            { field: "item", from: null, to: "Boat Trip" },
            { field: "cancelled_by", from: null, to: "team" },
            { field: "refund", from: null, to: "5000" },
          ],
        },
      ],
    });
    expect(await ids({ refund: "done" })).toEqual([paid.bookingId]);
    expect(await ids({ refund: "due" })).toEqual([]);
    const again = await cancel({ by: "supplier", reason: "storm" });
    expect(again.answer).toEqual(answer);
    await sendDueMails(shop.services);
    expect(shop.mails.at(-1)!.to.address).toBe(buyer.email);
  });

  test("that aren't paid can't be cancelled, and an item of another booking isn't known", async () => {
    const { items } = await read(unpaid);
    expect(items[0]).toMatchObject({ isCancellableByTeam: false });
    const item = { bookingId: unpaid, bookingItemId: items[0]!.bookingItemId };
    expect(await cancel({ by: "team", reason: "storm" }, item)).toMatchObject({ status: 409, code: "not_cancellable" });
    expect(await cancel({ by: "team", reason: "storm" }, { ...paid, bookingId: unpaid })).toMatchObject({
      status: 404,
      code: "booking_not_found",
    });
    expect(await cancel({ by: "team", reason: "storm" }, { ...paid, bookingItemId: randomUUID() })).toMatchObject({
      status: 404,
    });
  });

  test("[R19] name the affiliate, landing page and referrer", async () => {
    const affiliate = {
      affiliateReferralCode: "hotel-post",
      affiliateLandingPage: "https://blog.example/alps",
      affiliateReferrer: "",
    };
    const sent = await book({ email: "sent@example.ch" }, "2026-12-05", { affiliate });
    expect((await read(sent)).affiliate).toEqual({
      code: "hotel-post",
      landingPage: "https://blog.example/alps",
      referrer: null,
    });
    expect((await read(unpaid)).affiliate).toBeNull();
  });
});

onBothDatabases("an item that the team cancels", (getDb) => {
  test("[R11.cancel] names the rule's amount by who cancels, apart from the most that can go back, and what is named goes back", async () => {
    const shop = await openTestShop(getDb(), { session: sessionByHeader, env: { SERVICE_FEE: "300" } });
    const { bookingId, itemIds } = await booked(shop, newVisitor(shop), { date: "2026-12-22", items: 2 });
    const { items } = await shop.done(getAdminBooking, { params: { bookingId } }, admin);
    expect(items).toMatchObject(
      itemIds.map((bookingItemId) => ({
        bookingItemId,
        refundable: { amount: 10_100 },
        refundByRule: { team: { amount: 4900 }, supplier: { amount: 5200 } },
      })),
    );
    const params = { bookingId, bookingItemId: itemIds[0]! };
    const after = await shop.done(
      cancelAsTeam,
      { params, body: { by: "supplier", reason: "storm", refund: 10_100 } },
      admin,
    );
    expect(after.items[0]).toMatchObject({
      refunded: { amount: 10_100 },
      refundState: "done",
      refundByRule: { supplier: { amount: 0 } },
    });
    expect(after.money.kept.amount).toBe(0);
  });
});
