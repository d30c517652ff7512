import type { FrozenReservation } from "../../domain/frozen.ts";
import { openDetails } from "../../domain/open-details.ts";
import { afterEach, beforeAll, expect, test } from "vitest";
import { cancelBooking, cancelItems } from "../../../sdk/contracts/calls/cancel.ts";
import { getBooking } from "../../../sdk/contracts/calls/booking.ts";
import {
  correctBooking,
  getManagedBooking,
  resendTickets,
  sendManagementLink,
} from "../../../sdk/contracts/calls/manage.ts";
import { quoteRebook, rebook } from "../../../sdk/contracts/calls/rebook.ts";
import { createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { boat, flight } from "../../catalogue/fixtures/small.ts";
import { day, hour, minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { booked, paid } from "../../testing/booked.ts";
import { reservationBody, slotId } from "../../testing/bookings.ts";
import { tokenOf } from "../../testing/management.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";
import { newVisitor, type TestVisitor } from "../../testing/visitor.ts";

onBothDatabases("a booking by its signed link", (getDb) => {
  let shop: TestShop;
  let guest: TestVisitor;
  afterEach(() => void (shop.clock.ms = testNow));
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    guest = newVisitor(shop);
  });

  /** A guest's paid booking, and what its mail carries. */
  async function made(more: Parameters<typeof booked>[2] = { date: "2026-12-01" }) {
    const booking = await booked(shop, guest, more);
    return { ...booking, token: await tokenOf(shop.services, booking.bookingId) };
  }
  async function mailsOf(bookingId: string) {
    await sendDueMails(shop.services);
    return shop.mails.filter(({ text }) => text.includes(bookingId));
  }

  test("[R11.manage] the mail's link opens the booking with what can be changed; looking changes nothing", async () => {
    const { bookingId } = await made();
    const [mail] = await mailsOf(bookingId);
    const link = new URL(/https?:\/\/\S+\/account\/bookings\/\S+/.exec(mail!.text)![0]);
    expect(link.pathname).toContain(`/account/bookings/${bookingId}`);
    const before = await getDb().selectFrom("history").select("id").execute();
    const managed = await guest.done(getManagedBooking, {
      params: { bookingId },
      query: { token: link.searchParams.get("token")! },
    });
    expect(managed).toMatchObject({
      booking: { bookingId, status: "confirmed", firstSeen: false, managementToken: null },
      items: [
        { isCancellable: true, refusals: { cancel: null, rebook: null, correct: null }, refundable: { amount: 4900 } },
      ],
      contact: { email: expect.any(String), phone: expect.stringMatching(/^\+/) },
      isContactCorrectable: true,
      refundable: { amount: 4900 },
    });
    expect(await getDb().selectFrom("history").select("id").execute()).toHaveLength(before.length);
  });

  test("[R11.manage] without the link, with another booking's, a forged or an expired one nothing is shown and nothing changes", async () => {
    const [own, other] = [await made(), await made()];
    const { bookingId, itemId } = own;
    const refused = async (token: string | undefined, code: string) => {
      const proof = token === undefined ? {} : { token };
      const reservation = reservationBody({
        time: "14:00",
        selection: [{ ticketCategoryId: boat.afternoon, numGuests: 1 }],
      });
      for (const answer of [
        await guest.send(getManagedBooking, { params: { bookingId }, query: proof }),
        await guest.send(correctBooking, { params: { bookingId }, body: { ...proof, contact: contact("Mallory") } }),
        await guest.send(resendTickets, { params: { bookingId }, body: proof }),
        await guest.send(cancelItems, {
          params: { bookingId },
          body: { ...proof, bookingItemIds: [itemId], reason: "x" },
        }),
        await guest.send(cancelBooking, { body: { ...proof, bookingId: itemId, reason: "rain" } }),
        await guest.send(rebook, { body: { ...proof, bookingId: itemId, reservation } }),
        await guest.send(quoteRebook, { body: { ...proof, bookingId: itemId, reservation } }),
      ])
        expect(answer).toMatchObject({ status: 403, code });
    };
    await refused(undefined, "manage_link_needed");
    await refused(other.token, "manage_link_invalid");
    await refused(`${own.token}x`, "manage_link_invalid");
    shop.clock.ms = Date.parse("2026-12-31T12:00:00Z");
    await refused(own.token, "manage_link_expired");
    shop.clock.ms = testNow;
    expect(await guest.send(getManagedBooking, { params: { bookingId: shop.newKey() }, query: {} })).toMatchObject({
      status: 404,
      code: "booking_not_found",
    });
    expect((await guest.done(getBooking, { params: { bookingId } })).status).toBe("confirmed");
  });

  test("[R11.manage] the first reader after the payment gets what the mail's link carries, later ones don't", async () => {
    const { bookingId, token } = await made();
    expect((await guest.done(getBooking, { params: { bookingId } })).managementToken).toBe(token);
    expect((await guest.done(getBooking, { params: { bookingId } })).managementToken).toBeNull();
  });

  test("[R11.manage] a first reader later than 30 minutes after the payment, as of a ticket that was sent on, gets no such thing", async () => {
    const { bookingId } = await made();
    shop.clock.ms = testNow + 30 * minute;
    expect(await guest.done(getBooking, { params: { bookingId } })).toMatchObject({
      firstSeen: true,
      managementToken: null,
    });
  });

  test("[R11.link] the link is mailed again by number and address, in any case of letters, or by the id; the answer never says whether there is one", async () => {
    const { bookingId } = await made({ date: "2026-12-03", email: "Lost@Example.ch" });
    const { bookingNumber } = await guest.done(getBooking, { params: { bookingId } });
    const links = async () => (await mailsOf(bookingId)).filter(({ subject }) => /link/i.test(subject)).length;
    for (const body of [
      { bookingNumber: bookingNumber.toLowerCase(), email: "lost@example.ch" },
      { bookingNumber, email: "other@example.ch" },
      { bookingNumber: "ABCD-EFGH", email: "lost@example.ch" },
      { bookingId: shop.newKey() },
      { bookingId },
    ])
      expect(await guest.done(sendManagementLink, { body })).toEqual({ sent: true });
    expect(await links()).toBe(2);
    for (const _ of [1, 2, 3]) await guest.done(sendManagementLink, { body: { bookingId } });
    expect(await guest.done(sendManagementLink, { body: { bookingId } })).toEqual({ sent: true });
    expect(await links()).toBe(5);
    expect(await guest.send(sendManagementLink, { body: { bookingId } })).toEqual({
      status: 200,
      answer: { sent: true },
    });
    expect(await guest.send(sendManagementLink, { body: { bookingId } })).toMatchObject({
      status: 429,
      code: "too_many_requests",
    });
    shop.clock.ms += hour + 1;
    expect(await guest.done(sendManagementLink, { body: { bookingId } })).toEqual({ sent: true });
    expect(await links()).toBe(6);
    shop.clock.ms = testNow;
  });

  test("[R11.correct] name and phone are corrected until the last day begins: history, mail and a new ticket say so; the address stays", async () => {
    const { bookingId, token } = await made();
    await mailsOf(bookingId);
    const corrected = await guest.done(correctBooking, {
      params: { bookingId },
      body: { token, contact: contact("Annina") },
    });
    expect(corrected.contact).toMatchObject({ givenName: "Annina", phone: "+41791112233" });
    expect(corrected.history.map(({ state }) => state)).toContain("corrected");
    const again = await guest.done(correctBooking, {
      params: { bookingId },
      body: { token, contact: contact("Annina") },
    });
    expect(again.history).toHaveLength(corrected.history.length);
    const mail = (await mailsOf(bookingId)).filter(({ subject }) => /correct|berichtigt/i.test(subject));
    expect(mail).toMatchObject([
      { to: { name: expect.stringContaining("Annina") }, attachments: [{ contentType: "application/pdf" }, {}] },
    ]);
    const email = "mallory@example.ch";
    await guest.done(correctBooking, {
      params: { bookingId },
      body: { token, contact: { ...contact("Annina"), email } as never },
    });
    expect((await guest.done(getBooking, { params: { bookingId } })).email).not.toBe(email);
    shop.clock.ms = Date.parse("2026-12-01T12:00:00Z");
    expect(
      await guest.send(correctBooking, { params: { bookingId }, body: { token, contact: contact("Late") } }),
    ).toMatchObject({
      status: 409,
      code: "not_correctable",
    });
    shop.clock.ms = testNow;
  });

  test("tickets are mailed again, five times an hour, and not once they are void", async () => {
    const { bookingId, itemId, token } = await made();
    const before = (await mailsOf(bookingId)).length;
    for (let count = 0; count < 5; count++) await guest.done(resendTickets, { params: { bookingId }, body: { token } });
    expect(await guest.send(resendTickets, { params: { bookingId }, body: { token } })).toMatchObject({
      status: 429,
      code: "too_many_requests",
    });
    const mails = await mailsOf(bookingId);
    expect(mails).toHaveLength(before + 5);
    // Ticket, calendar and receipt.
    expect(mails.at(-1)!.attachments).toHaveLength(3);
    shop.clock.ms += day;
    await guest.done(cancelBooking, { body: { bookingId: itemId, token, reason: "rain" } });
    expect(await guest.send(resendTickets, { params: { bookingId }, body: { token } })).toMatchObject({
      status: 409,
      code: "not_confirmed",
    });
    shop.clock.ms = testNow;
  });

  test("[R12.quote] what a change costs is said beforehand, to the Rappen, and asking changes nothing", async () => {
    const { bookingId, itemId, token } = await made();
    const quote = (reservation: ReturnType<typeof reservationBody>) =>
      guest.done(quoteRebook, { body: { bookingId: itemId, token, reservation } });
    const afternoon = reservationBody({
      time: "14:00",
      selection: [{ ticketCategoryId: boat.afternoon, numGuests: 1 }],
    });
    expect(await quote(afternoon)).toMatchObject({ bookingId, difference: { amount: -1000 }, isAllowed: true });
    expect(await quote(reservationBody({ persons: 2 }))).toMatchObject({
      difference: { amount: 4900 },
      isAllowed: false,
    });
    expect(
      await quote(reservationBody({ persons: 1, time: "14:00", date: "2026-12-05", selection: afternoon.selection })),
    ).toMatchObject({
      difference: { amount: -1000 },
    });
    expect((await guest.done(getBooking, { params: { bookingId } })).total.amount).toBe(4900);
    await guest.done(rebook, { body: { bookingId: itemId, token, reservation: afternoon } });
    const { booking, history } = await guest.done(getManagedBooking, { params: { bookingId }, query: { token } });
    expect(booking.total.amount).toBe(3900);
    expect(history.map(({ state }) => state)).toContain("rebooked");
  });

  const contact = (givenName: string) => ({
    givenName,
    familyName: "Muster",
    phone: "+41791112233",
    countryCode: "CH",
  });

  test("[R16.open] a detail that is not strict is asked for after paying, by mail and link, until it is given", async () => {
    const strict = [
      { key: "dob", value: "01.02.1990" },
      { key: "weight", value: 70 },
    ];
    const body = {
      activityId: flight.mappedId,
      availabilityId: slotId(flight.offerId, "2026-12-04", "09:00"),
      selection: [{ ticketCategoryId: flight.adult, numGuests: 1, guests: [{ personalizedData: strict }] }],
      personalizedData: [{ key: "pickup", value: "station" }],
      locale: "en_CH" as const,
      doCreateCart: true,
    };
    const { cart } = await guest.done(createReservation, { body });
    const bookingId = await paid(shop, guest, cart.cartId);
    expect((await mailsOf(bookingId)).at(-1)!.text).toContain("You can still add, by the link below: Wishes");
    const token = await tokenOf(shop.services, bookingId);
    const { booking: before, items } = await guest.done(getManagedBooking, { params: { bookingId }, query: { token } });
    expect(before.items[0]!.openDetails).toEqual(["Wishes"]);
    const guests = { [flight.adult]: [[{ key: "wish", value: "a window" }]] };
    const item = { bookingItemId: items[0]!.bookingItemId, guests };
    await guest.done(correctBooking, { params: { bookingId }, body: { token, items: [item] } });
    const corrected = (await mailsOf(bookingId)).at(-1)!;
    expect(corrected.subject).toContain("added");
    expect(corrected.text).not.toContain("You can still add");
    // Cause: the mail said "everything that is valid now is below", and nothing of what was given stood anywhere.
    expect(corrected.text).toContain("Wishes: a window");
    expect(corrected.text).toMatch(/^1.×.Adult: CHF.190\.00$/m);
    const answer = expect.stringContaining("Wishes: a window");
    const { booking, history } = await guest.done(getManagedBooking, { params: { bookingId }, query: { token } });
    expect(booking.items[0]!.answers).toEqual(expect.arrayContaining([answer]));
    expect(booking.items[0]!.openDetails).toBeUndefined();
    // Cause: what was added was called corrected.
    expect(history.map(({ state }) => state)).toContain("added");
    const other = { [flight.adult]: [[{ key: "wish", value: "a mountain" }]] };
    const again = { bookingItemId: items[0]!.bookingItemId, guests: other };
    const { history: after } = await guest.done(correctBooking, {
      params: { bookingId },
      body: { token, items: [again] },
    });
    expect(after.map(({ state }) => state)).toEqual(expect.arrayContaining(["added", "corrected"]));
  });

  // Cause: a detail that one guest had given was asked for as if nobody had.
  test("[R16.open] what some guests have given is asked of the others, by name", () => {
    const frozen = {
      fields: [{ key: "diet", label: "Diet", type: "text", scope: "guest", isStrict: false, options: [] }],
      personalization: [],
      slot: { localDate: "2026-12-04" },
      lines: [{ label: "Adult", guests: [[{ key: "diet", value: "vegan" }], []] }],
    } as unknown as FrozenReservation;
    expect(openDetails(frozen)).toEqual(["Diet (Adult 2)"]);
  });
});
