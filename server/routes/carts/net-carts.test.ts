import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { getAccountBooking, listAccountBookings } from "../../../sdk/contracts/calls/account.ts";
import { getBooking, restoreCart } from "../../../sdk/contracts/calls/booking.ts";
import type { Call } from "../../../sdk/contracts/call.ts";
import { requestOf } from "../../../sdk/contracts/requests/index.ts";
import * as calls from "../../../sdk/contracts/calls/index.ts";
import { cancelBooking, cancelItems } from "../../../sdk/contracts/calls/cancel.ts";
import {
  cancelReminder,
  checkOut,
  createReservation,
  deleteReservation,
  getCart,
  getReminder,
  getReservation,
  patchCart,
  requestReminder,
} from "../../../sdk/contracts/calls/cart.ts";
import { addCode, removeCode } from "../../../sdk/contracts/calls/code.ts";
import { getDocuments } from "../../../sdk/contracts/calls/document.ts";
import { releaseOffer } from "../../../sdk/contracts/calls/offer.ts";
import {
  createPaymentAttempt,
  getPaymentAttempt,
  makePayment,
  makePaymentDetails,
  paymentMethods,
} from "../../../sdk/contracts/calls/payment.ts";
import {
  correctBooking,
  getManagedBooking,
  resendTickets,
  sendManagementLink,
} from "../../../sdk/contracts/calls/manage.ts";
import { getRefundAccount, giveRefundAccount } from "../../../sdk/contracts/calls/refund-account.ts";
import { beginShares, getShares, stopShares } from "../../../sdk/contracts/calls/share.ts";
import { changeBookingShare, getBookingShare } from "../../../sdk/contracts/calls/share-booking.ts";
import { createTransportReservation } from "../../../sdk/contracts/calls/transport.ts";
import { quoteRebook, rebook } from "../../../sdk/contracts/calls/rebook.ts";
import { boat } from "../../catalogue/fixtures/small.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { fixtureTimetable } from "../../ports/timetable/timetable.fixture.ts";
import { buyer, reservationBody } from "../../testing/bookings.ts";
import { openTestShop, testOrigin, type TestShop } from "../../testing/shop.ts";
import { linkTo, newVisitor, reseller, signedUp, team, type TestVisitor } from "../../testing/visitor.ts";

/** Of the demonstration's tariff: an adult in 2nd class. */
const adultOfSingle = 97_260_102;
const retail = 4900;
const net = 4000;
const returnUrls = { successReturnUrl: `${testOrigin}/`, failureReturnUrl: `${testOrigin}/` };

onBothDatabases("a cart with net prices", (getDb) => {
  let shop: TestShop;
  let distributor: TestVisitor;
  let colleague: TestVisitor;
  let customer: TestVisitor;
  let intruders: Record<string, TestVisitor>;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { SIGN_IN_LIMIT: "100000" }, timetable: fixtureTimetable });
    distributor = await signedUp(shop, "hotel@example.ch", reseller);
    colleague = await signedUp(shop, "desk@example.ch", reseller);
    customer = await signedUp(shop, "guest@example.ch");
    intruders = {
      "a guest": newVisitor(shop),
      "a customer": customer,
      "another distributor": await signedUp(shop, "other@example.ch", { ...reseller, distributor_id: "d-8" }),
      "the same distributor, not approved": await signedUp(shop, "waiting@example.ch", {
        ...reseller,
        invoice_approved: 0,
      }),
    };
  });

  // Each on a day of its own, so that no slot runs out of seats.
  let day = 0;
  const nextDate = () => `2026-12-${String(11 + (day++ % 20)).padStart(2, "0")}`;
  const held = async (visitor: TestVisitor, cartId: string | null = null) =>
    visitor.done(createReservation, {
      body: reservationBody({ date: nextDate(), persons: 1, doCreateCart: cartId === null, cartId }),
    });
  const checkedOut = async (visitor: TestVisitor) => {
    const { cart, reservationId } = await held(visitor);
    const { bookingId } = await visitor.done(checkOut, { params: { cartId: cart.cartId }, body: { user: buyer } });
    const { id: itemId } = await getDb()
      .selectFrom("booking_item")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    return { cartId: cart.cartId, reservationId, bookingId, itemId };
  };
  const onInvoice = async (visitor: TestVisitor) => {
    const made = await checkedOut(visitor);
    const { paymentAttemptId } = await visitor.done(createPaymentAttempt, {
      params: { bookingId: made.bookingId },
      body: { paymentMethod: "invoice", ...returnUrls },
    });
    return { ...made, paymentAttemptId };
  };

  interface Ids {
    readonly cartId: string;
    readonly reservationId: string;
    readonly bookingId: string;
    readonly itemId: string;
    readonly paymentAttemptId: string;
  }
  /**
   * Every call that opens something by the id of a cart, a hold, a booking, an item or an attempt; the last ones end
   * what they act on.
   */
  const opened: readonly [string, Call, (ids: Ids) => object][] = [
    ["reads the cart", getCart, ({ cartId }) => ({ params: { cartId } })],
    ["asks for its payment methods", paymentMethods, ({ cartId }) => ({ query: { cartId } })],
    ["changes it", patchCart, ({ cartId }) => ({ params: { cartId }, body: { customData: { note: "x" } } })],
    [
      "reserves into it",
      createReservation,
      ({ cartId }) => ({ body: reservationBody({ date: "2026-12-06", persons: 1, doCreateCart: false, cartId }) }),
    ],
    ["reads a reservation", getReservation, ({ reservationId }) => ({ params: { reservationId } })],
    ["checks out", checkOut, ({ cartId }) => ({ params: { cartId }, body: { user: buyer } })],
    ["reads the booking", getBooking, ({ bookingId }) => ({ params: { bookingId } })],
    ["restores the cart of the booking", restoreCart, ({ bookingId }) => ({ params: { bookingId } })],
    ["reads a payment attempt", getPaymentAttempt, ({ paymentAttemptId }) => ({ params: { paymentAttemptId } })],
    ["reads its reminder", getReminder, ({ cartId }) => ({ params: { cartId } })],
    [
      "asks for a reminder of it",
      requestReminder,
      ({ cartId }) => ({ params: { cartId }, body: { email: "mia@example.ch", locale: "de_CH" } }),
    ],
    ["cancels its reminder", cancelReminder, ({ cartId }) => ({ params: { cartId } })],
    ["adds a code", addCode, ({ cartId }) => ({ params: { cartId }, body: { code: "SOMMER" } })],
    ["removes a code", removeCode, ({ cartId }) => ({ params: { cartId, code: "SOMMER" } })],
    ["reads its documents", getDocuments, ({ bookingId }) => ({ params: { bookingId } })],
    ["reads who shares its payment", getShares, ({ bookingId }) => ({ params: { bookingId } })],
    [
      "shares its payment",
      beginShares,
      ({ bookingId }) => ({ params: { bookingId }, body: { shares: [{}, {}], returnUrl: `${testOrigin}/` } }),
    ],
    ["stops sharing its payment", stopShares, ({ bookingId }) => ({ params: { bookingId } })],
    ["reads the link to its tickets", getBookingShare, ({ bookingId }) => ({ params: { bookingId }, query: {} })],
    [
      "makes a link to its tickets",
      changeBookingShare,
      ({ bookingId }) => ({ params: { bookingId }, body: { change: "share" } }),
    ],
    [
      "reserves a trip into it",
      createTransportReservation,
      ({ cartId }) => ({
        body: {
          tripId: "8503000-8507000-2026-12-06T08:00:00.000Z",
          productId: "single",
          selection: [{ ticketCategoryId: adultOfSingle, numGuests: 1 }],
          locale: "en_CH",
          doCreateCart: false,
          cartId,
        },
      }),
    ],
    ["releases an offer", releaseOffer, ({ cartId }) => ({ body: { offerId: boat.offerId, cartId } })],
    ["removes a reservation", deleteReservation, ({ reservationId }) => ({ params: { reservationId } })],
    [
      "pays",
      makePayment,
      ({ bookingId }) => ({ body: { bookingId, paymentMethod: { type: "twint" }, returnUrl: `${testOrigin}/` } }),
    ],
    ["goes on paying", makePaymentDetails, ({ bookingId }) => ({ body: { bookingId, details: {} } })],
    [
      "pays on invoice",
      createPaymentAttempt,
      ({ bookingId }) => ({ params: { bookingId }, body: { paymentMethod: "invoice", ...returnUrls } }),
    ],
    [
      "changes the date",
      rebook,
      ({ itemId }) => ({
        body: { bookingId: itemId, reservation: reservationBody({ date: "2026-12-09", persons: 1 }) },
      }),
    ],
    [
      "asks what another date costs",
      quoteRebook,
      ({ itemId }) => ({
        body: { bookingId: itemId, reservation: reservationBody({ date: "2026-12-09", persons: 1 }) },
      }),
    ],
    ["opens the page that changes it", getManagedBooking, ({ bookingId }) => ({ params: { bookingId }, query: {} })],
    ["corrects it", correctBooking, ({ bookingId }) => ({ params: { bookingId }, body: {} })],
    ["has its tickets sent again", resendTickets, ({ bookingId }) => ({ params: { bookingId }, body: {} })],
    ["cancels", cancelBooking, ({ itemId }) => ({ body: { bookingId: itemId, reason: "other" } })],
    [
      "cancels several",
      cancelItems,
      ({ bookingId, itemId }) => ({ params: { bookingId }, body: { bookingItemIds: [itemId], reason: "other" } }),
    ],
  ];

  /** Answers everybody alike, and writes to the booking's own address alone. */
  const opensNothing: readonly unknown[] = [sendManagementLink];
  /** Opened by the token of a mail, whoever asks. */
  const byTokenAlone: readonly unknown[] = [getRefundAccount, giveRefundAccount];

  test("[R18] no call of the API that opens something by such an id is left out here", () => {
    const byId = (call: Call) =>
      /"(cartId|bookingId|reservationId|bookingItemId|paymentAttemptId)"/.test(
        JSON.stringify([requestOf(call), call.path], withoutPipes),
      );
    const left = Object.entries(calls)
      .filter(
        ([, call]) =>
          byId(call as Call) || /\{(cartId|bookingId|reservationId|paymentAttemptId)\}/.test((call as Call).path),
      )
      .filter(
        ([, call]) =>
          !/^\/(account|admin)\//.test((call as Call).path) &&
          !opensNothing.includes(call) &&
          !byTokenAlone.includes(call) &&
          !opened.some(([, known]) => known === call),
      )
      .map(([name]) => name);
    expect(left).toEqual([]);
    expect(opened.filter(([, call]) => byId(call)).length).toBeGreaterThan(8);
  });

  describe.each(["a guest", "a customer", "another distributor", "the same distributor, not approved"])(
    "[R18] is unknown to %s, who",
    (who) => {
      let ids: Ids;
      beforeAll(async () => {
        const cart = await checkedOut(distributor);
        const paid = await onInvoice(distributor);
        ids = { ...cart, paymentAttemptId: paid.paymentAttemptId };
      });

      test.each(opened)("%s", async (_, call, input) => {
        const unknown = {
          cartId: randomUUID(),
          reservationId: randomUUID(),
          bookingId: randomUUID(),
          itemId: randomUUID(),
          paymentAttemptId: randomUUID(),
        };
        const refused = await intruders[who]!.send(call, input(ids) as never);
        expect(refused.status).toBe(404);
        expect(refused, "the answer to an id that nobody has").toEqual(
          await intruders[who]!.send(call, input(unknown) as never),
        );
      });

      test("changes nothing of it", async () => {
        const { bookingId, cartId } = ids;
        expect(await distributor.done(getCart, { params: { cartId } })).toMatchObject({
          total: { amount: net },
          customData: {},
          bookingId,
        });
        expect(await distributor.done(getBooking, { params: { bookingId } })).toMatchObject({
          status: "unpaid",
          payment: null,
        });
      });
    },
  );

  test("[R18] the account of its refunds is closed to who has no mail, its distributor too", async () => {
    const { bookingId: id } = await checkedOut(distributor);
    const account = { iban: "CH93 0076 2011 6238 5295 7", holder: "Anna Muster" };
    for (const bookingId of [id, randomUUID()]) {
      const read = await distributor.send(getRefundAccount, { params: { bookingId }, query: { token: "x" } });
      const body = { token: "x", ...account };
      const given = await distributor.send(giveRefundAccount, { params: { bookingId }, body });
      expect([read, given]).toMatchObject([
        { status: 403, code: "manage_link_invalid" },
        { status: 403, code: "manage_link_invalid" },
      ]);
    }
  });

  test("[R18] is open to its distributor, whoever of them is signed in, with answers that nobody keeps", async () => {
    const { cartId, reservationId, bookingId } = await checkedOut(distributor);
    const paid = await onInvoice(colleague);
    const ids = { cartId, reservationId, bookingId, itemId: paid.itemId, paymentAttemptId: paid.paymentAttemptId };
    const answers = [];
    for (const [what, call, input] of opened.slice(0, 9))
      answers.push([what, (await colleague.send(call, input(ids) as never)).status]);
    expect(answers).toEqual(opened.slice(0, 9).map(([what]) => [what, 200]));
    for (const path of [
      `/carts/${cartId}`,
      `/bookings/${bookingId}`,
      `/reservations/${reservationId}`,
      `/payment/payment-methods/?cartId=${cartId}`,
    ])
      expect([
        path,
        (await shop.ask("GET", path, undefined, { cookie: colleague.cookie() })).headers["cache-control"],
      ]).toEqual([path, "private, no-store"]);
    expect(
      (
        await colleague.send(rebook, {
          body: { bookingId: ids.itemId, reservation: reservationBody({ date: "2026-12-09", persons: 1 }) },
        })
      ).status,
    ).toBe(200);
    expect((await colleague.send(cancelBooking, { body: { bookingId: ids.itemId, reason: "other" } })).status).toBe(
      200,
    );
  });

  test("[R18] is unknown on a partner's origin, where its distributor is a guest too", async () => {
    const { cart } = await held(distributor);
    const input = { params: { cartId: cart.cartId } };
    expect(await distributor.send(getCart, input, { origin: "https://hotel.test" })).toMatchObject({
      status: 404,
      code: "cart_not_found",
    });
    expect(await distributor.send(getCart, input)).toMatchObject({ status: 200 });
  });

  test("[R18] a booking at net prices is read by the team, and not by whose address stands in it", async () => {
    const { bookingId } = await onInvoice(distributor);
    await getDb()
      .updateTable("booking")
      .set({ contact_email: "guest@example.ch" })
      .where("id", "=", bookingId)
      .execute();
    await customer.follow(await linkTo(shop, "guest@example.ch"));
    expect(await customer.send(getAccountBooking, { params: { bookingId } })).toMatchObject({ status: 404 });
    expect(
      (await customer.done(listAccountBookings, { query: {} })).bookings.map((each) => each.bookingId),
    ).not.toContain(bookingId);
    const admin = await signedUp(shop, "team@example.ch", team);
    expect(await admin.send(getBooking, { params: { bookingId } })).toMatchObject({ status: 200 });
  });

  test("[R18] a repeated request with the same key gives nobody else the distributor's answer", async () => {
    const key = { "idempotency-key": randomUUID() };
    const body = reservationBody({ date: "2026-12-08", persons: 1 });
    const first = await distributor.done(createReservation, { body }, key);
    expect(first.reservation.totalPrice.amount).toBe(net);
    expect((await distributor.done(createReservation, { body }, key)).reservationId).toBe(first.reservationId);
    const guests = await newVisitor(shop).done(createReservation, { body }, key);
    expect(guests.reservationId).not.toBe(first.reservationId);
    expect(guests.reservation.totalPrice.amount).toBe(retail);
  });

  describe("[R18] with a cart in hand that a guest has filled", () => {
    test("a distributor that signs in sees its holds at their price, and owns the cart with the first addition", async () => {
      const guest = newVisitor(shop);
      const { cart } = await held(guest);
      const input = { params: { cartId: cart.cartId } };
      expect((await distributor.done(getCart, input)).total.amount).toBe(retail);
      expect((await guest.done(getCart, input)).total.amount).toBe(retail);
      await held(distributor, cart.cartId);
      expect((await distributor.done(getCart, input)).total.amount).toBe(retail + net);
      expect(await guest.send(getCart, input)).toMatchObject({ status: 404, code: "cart_not_found" });
    });

    test("or when they check it out, after which a guest can neither pay nor change it", async () => {
      const guest = newVisitor(shop);
      const { cart } = await held(guest);
      const { bookingId } = await distributor.done(checkOut, {
        params: { cartId: cart.cartId },
        body: { user: buyer, notes: "Room 12" },
      });
      const pay = { params: { bookingId }, body: { paymentMethod: "invoice" as const, ...returnUrls } };
      expect(await guest.send(getCart, { params: { cartId: cart.cartId } })).toMatchObject({ status: 404 });
      expect(await guest.send(createPaymentAttempt, pay)).toMatchObject({ status: 404, code: "booking_not_found" });
      await distributor.done(createPaymentAttempt, pay);
    });

    test("a customer who signs in keeps it as it is", async () => {
      const guest = newVisitor(shop);
      const { cart } = await held(guest);
      expect((await held(customer, cart.cartId)).cart.reservations).toHaveLength(2);
      expect((await guest.done(getCart, { params: { cartId: cart.cartId } })).total.amount).toBe(2 * retail);
    });
  });

  test("[R18] checking out again after signing out makes a guest's booking: no account, no distributor, no notes", async () => {
    const { cart } = await held(customer);
    const input = { params: { cartId: cart.cartId }, body: { user: buyer } };
    const { bookingId } = await customer.done(checkOut, input);
    const bookingOf = () =>
      getDb()
        .selectFrom("booking")
        .select(["user_id", "distributor_id", "channel_id", "notes"])
        .where("id", "=", bookingId)
        .executeTakeFirst();
    expect((await bookingOf())?.user_id).not.toBeNull();
    expect((await newVisitor(shop).done(checkOut, input)).bookingId).toBe(bookingId);
    expect(await bookingOf()).toEqual({ user_id: null, distributor_id: null, channel_id: null, notes: null });
  });

  test("[R18] a distributor that loses its approval loses the cart, until it has it again", async () => {
    const visitor = await signedUp(shop, "loses@example.ch", { ...reseller, distributor_id: "d-9" });
    const { cart } = await held(visitor);
    const approve = (invoice_approved: 0 | 1) =>
      getDb().updateTable("account_user").set({ invoice_approved }).where("email", "=", "loses@example.ch").execute();
    await approve(0);
    expect(await visitor.send(getCart, { params: { cartId: cart.cartId } })).toMatchObject({ status: 404 });
    await approve(1);
    expect(await visitor.send(getCart, { params: { cartId: cart.cartId } })).toMatchObject({ status: 200 });
  });

  test("[R18] the ticket that a distributor's guest carries names no net price", async () => {
    const { bookingId, itemId } = await onInvoice(distributor);
    const { presentTicket } = await import("../../presenters/ticket.ts");
    const { findBookingWithItems } = await import("../../db/queries/booking.ts");
    const found = (await findBookingWithItems(getDb(), bookingId))!;
    const ticket = presentTicket(
      found.booking,
      found.items.find(({ item }) => item.id === itemId)!,
      { shopOrigin: testOrigin, brand: { name: "Gipfel", color: "#0b5d47" }, now: "", picture: null },
    );
    expect(ticket.paid).toBeNull();
  });
});

/** A schema's own parts, without the functions and pipes that JSON can't show. */
function withoutPipes(key: string, value: unknown): unknown {
  return key === "pipe" ? undefined : value;
}
