import { beforeAll, describe, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { hour, instantAt, minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { answerRequestsJob } from "../../jobs/answer-requests.ts";
import { mailOf } from "../../jobs/mails/mail-of.ts";
import { requestMail } from "../../jobs/mails/request-mail.ts";
import { fromJson } from "../../json.ts";
import { presentBookingRequest } from "../../presenters/booking-request.ts";
import type { Services } from "../../services.ts";
import { guest, type Session } from "../../domain/session.ts";
import { cancel } from "./cancel.ts";
import { checkOut } from "../checkout/check-out.ts";
import { answerRequest, type AnsweredBy } from "./confirm-request.ts";
import { hold } from "../reservation/hold.ts";
import { bringsTickets } from "../../domain/booking-mail.ts";
import { type MailPayload } from "../outbox.ts";
import { payingBuyer, openPaymentShop, partner, type PaymentShop } from "../payment/pay.fixture.ts";
import { payWithoutProvider } from "../payment/pay-without-provider.ts";
import { reconcileDue } from "../payment/reconcile.ts";
import { requestScope } from "./request-scope.ts";
import { addDistributor } from "../../testing/distributor.ts";

const price = 4900;
const team: Session = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true };
const distributor: Session = {
  ...guest,
  isReseller: true,
  distributor: { distributorId: "d-1", invoiceApproved: true, channelId: "c-1" },
};
const boatCompany: AnsweredBy = { by: "supplier", actor: "anfragen@schiff.test", note: "The pilot is ill." };
const ropeCompany: AnsweredBy = { by: "supplier", actor: "requests@seil.test", note: null };

onBothDatabases("amounts of a booking whose items were refused and cancelled", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
    await addDistributor(getDb(), "d-1");
  });

  /** A paid booking of an item for each of the activities, one person each; a distributor's is on invoice. */
  async function booked(mappedIds: readonly number[], session: Session = guest) {
    let cartId: string | undefined;
    for (const activityId of mappedIds) {
      const selection = [{ ticketCategoryId: activityId * 10, numGuests: 1 }];
      const request = {
        activityId,
        availabilityId: await shop.freshSlot(activityId),
        selection,
        locale: "de_CH" as const,
      };
      cartId = (
        await hold(shop.services, { ...request, doCreateCart: !cartId, ...(cartId ? { cartId } : {}) }, session, null)
      ).cart.cartId;
    }
    const { bookingId } = await checkOut(
      shop.services,
      { cartId: cartId!, user: payingBuyer, locale: "de_CH", origin: partner },
      session,
      null,
    );
    if (session === guest) await shop.pay(bookingId, "card", { number: "4242 4242 4242 4242" });
    else {
      const [successReturnUrl, failureReturnUrl] = [`${partner}/a`, `${partner}/b`];
      await payWithoutProvider(shop.services, {
        bookingId,
        method: "invoice",
        successReturnUrl,
        failureReturnUrl,
        affiliate: null,
        key: null,
        session,
      });
    }
    return { bookingId, itemIds: (await itemsOf(bookingId)).map(({ id }) => id) };
  }
  const itemsOf = (bookingId: string) =>
    getDb()
      .selectFrom("booking_item")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .orderBy("sequence_index")
      .execute();
  const attemptOf = (bookingId: string) =>
    getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  const atProvider = async (bookingId: string) => shop.sandbox.read((await attemptOf(bookingId)).provider_reference!);
  const cancelling = (itemId: string, amount?: number) =>
    cancel(
      shop.services,
      { bookingId: itemId, reason: "ill", bySupplier: false, amount },
      amount === undefined ? guest : team,
      null,
    );
  const mailsOf = async (bookingId: string) =>
    (await getDb().selectFrom("outbox").select(["kind", "payload"]).execute()).filter(({ payload }) =>
      payload.includes(bookingId),
    );

  test("[R11.most] an invoice never falls below 0 where several items are refused after the team has taken off more than one cost", async () => {
    const { bookingId, itemIds } = await booked(
      [forSale.flight, forSale.flight, forSale.flight, forSale.flight],
      distributor,
    );
    const { amount } = await attemptOf(bookingId);
    const takenOff = Math.round(amount * 0.65);
    await cancelling(itemIds[0]!, takenOff);
    await answerRequest(shop.services, bookingId, "refused", boatCompany, { bookingItemIds: itemIds.slice(1, 3) });
    expect(await attemptOf(bookingId)).toMatchObject({ amount: 0 });
    const refunded = (await itemsOf(bookingId)).map(({ refunded_amount }) => refunded_amount);
    expect(refunded).toEqual([takenOff, amount / 4, amount - takenOff - amount / 4, 0]);
  });

  describe("[R8.items] a refused item names its refund, the party that refused it and the reason", () => {
    const refusedBySupplier = {
      cancelled_at: expect.any(String) as string,
      cancelled_by: "supplier",
      cancel_reason: boatCompany.note,
      refunded_amount: price,
    };

    test("whether it is the only one or one of several", async () => {
      const [one, several] = [await booked([forSale.flight]), await booked([forSale.flight, forSale.flight])];
      await answerRequest(shop.services, one.bookingId, "refused", boatCompany);
      await answerRequest(shop.services, several.bookingId, "refused", boatCompany, {
        bookingItemIds: [several.itemIds[0]!],
      });
      await answerRequest(shop.services, several.bookingId, "refused", boatCompany);
      expect([...(await itemsOf(one.bookingId)), ...(await itemsOf(several.bookingId))]).toMatchObject([
        refusedBySupplier,
        refusedBySupplier,
        refusedBySupplier,
      ]);
      const refused = (await mailsOf(several.bookingId)).find(({ kind }) => kind === "request_refused")!;
      const { text } = (await mailOf(
        shop.services,
        "mail-1",
        "request_refused",
        fromJson<MailPayload>(refused.payload),
      ))!;
      expect(text, "the other part has had its own mail").toContain("CHF 49.00");
      expect(text.match(/Flight/g)).toHaveLength(1);
    });

    test("where nobody answered", async () => {
      const { bookingId } = await booked([forSale.flight]);
      shop.pass(48 * hour);
      await answerRequestsJob(shop.services);
      expect(await itemsOf(bookingId)).toMatchObject([{ ...refusedBySupplier, cancel_reason: null }]);
    });

    test.each([1000, 3000, 7000])(
      "and what the team has kept by giving %i Rappen back for another stays kept",
      async (amount) => {
        for (const session of [guest, distributor]) {
          const { bookingId, itemIds } = await booked([forSale.flight, forSale.flight, forSale.flight], session);
          const { amount: paid } = await attemptOf(bookingId);
          await cancelling(itemIds[0]!, amount);
          await answerRequest(shop.services, bookingId, "refused", boatCompany);
          const retained = Math.max(0, paid / 3 - amount);
          const items = await itemsOf(bookingId);
          expect(items.reduce((sum, { refunded_amount }) => sum + refunded_amount, 0)).toBe(paid - retained);
          expect(items.every(({ refunded_amount }) => refunded_amount >= 0)).toBe(true);
          if (session === distributor) expect(await attemptOf(bookingId)).toMatchObject({ amount: retained });
          else expect(await atProvider(bookingId)).toMatchObject({ captured: retained, refunded: 0 });
        }
      },
    );
  });

  describe("the reconciling job reads a payment only if something is due", () => {
    /** The shop with a provider and a log that count their calls and their log lines. */
    function counting() {
      const counted = { reads: 0, errors: 0 };
      const services: Services = {
        ...shop.services,
        log: { ...shop.services.log, error: () => void counted.errors++ } as unknown as Services["log"],
        ports: {
          ...shop.services.ports,
          payment: {
            ...shop.sandbox,
            read: (reference: string) => {
              counted.reads++;
              return shop.sandbox.read(reference);
            },
          },
        },
      };
      return { services, counted };
    }

    test("has no payment to read for a free request that is cancelled", async () => {
      await getDb()
        .insertInto("rebate")
        .values({ code: "ALL", kind: "percent", value: 100, valid_until: null, uses_left: null })
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
      const { cartId } = (await hold(shop.services, request, guest, null)).cart;
      await getDb().updateTable("cart").set({ rebate_codes: '["ALL"]' }).where("id", "=", cartId).execute();
      const { bookingId } = await checkOut(
        shop.services,
        { cartId, user: payingBuyer, locale: "de_CH", origin: partner },
        guest,
        null,
      );
      const [successReturnUrl, failureReturnUrl] = [`${partner}/a`, `${partner}/b`];
      await payWithoutProvider(shop.services, {
        bookingId,
        method: "free",
        successReturnUrl,
        failureReturnUrl,
        affiliate: null,
        key: null,
        session: guest,
      });
      expect(
        (await getDb().selectFrom("booking").select("state").where("id", "=", bookingId).executeTakeFirstOrThrow())
          .state,
      ).toBe("requested");
      await cancelling((await itemsOf(bookingId))[0]!.id);
      expect((await attemptOf(bookingId)).check_at).toBeNull();

      // One that was cancelled before this rule existed is checked once more.
      await getDb()
        .updateTable("payment_attempt")
        .set({ check_at: instantAt(shop.services.clock.now()) })
        .where("booking_id", "=", bookingId)
        .execute();
      const { services, counted } = counting();
      await reconcileDue(services);
      expect([counted.errors, (await attemptOf(bookingId)).check_at]).toEqual([0, null]);
    });

    test("an item of a request that is cancelled without a refund waits for the answer with the others", async () => {
      const { bookingId, itemIds } = await booked([forSale.flight, forSale.flight]);
      await cancelling(itemIds[0]!, 0);
      const { services, counted } = counting();
      for (let minutes = 0; minutes < 5; minutes++) {
        shop.pass(minute);
        await reconcileDue(services);
      }
      expect([counted.reads, (await attemptOf(bookingId)).check_at]).toEqual([0, null]);
      await answerRequest(shop.services, bookingId, "accepted", boatCompany);
      expect(await attemptOf(bookingId)).toMatchObject({ state: "captured", check_at: null });
    });

    test("the last item that is cancelled without a refund: what was set aside is taken", async () => {
      const { bookingId, itemIds } = await booked([forSale.flight, forSale.flight]);
      await cancelling(itemIds[0]!, 1000);
      await cancelling(itemIds[1]!, 0);
      shop.pass(minute);
      for (let round = 0; round < 2; round++) await reconcileDue(shop.services);
      expect(await attemptOf(bookingId)).toMatchObject({ state: "captured", check_at: null });
      expect(await atProvider(bookingId)).toMatchObject({ captured: 2 * price - 1000, refunded: 0 });
    });

    test("parts that are all of a payment together go back though the process ends with the answer", async () => {
      const { bookingId, itemIds } = await booked([forSale.flight, forSale.flight, forSale.flight]);
      await cancelling(itemIds[0]!, 2 * price);
      await cancelling(itemIds[1]!, price);
      const dying: Services = {
        ...shop.services,
        ports: {
          ...shop.services.ports,
          payment: { ...shop.sandbox, cancel: () => Promise.reject(new Error("killed")) },
        },
      };
      await expect(answerRequest(dying, bookingId, "refused", boatCompany)).rejects.toThrow("killed");
      await reconcileDue(shop.services);
      expect(await attemptOf(bookingId)).toMatchObject({ state: "cancelled", check_at: null });
    });
  });

  test("[R8.mixed] a request says whether refusing its open items books the rest", async () => {
    const booksRest = async (bookingId: string, supplierId: number | null = null) =>
      presentBookingRequest(
        (await requestScope(getDb(), bookingId, supplierId))!,
        instantAt(shop.services.clock.now()),
      )!.confirmsRest;
    const [alone, mixed, two] = [
      await booked([forSale.flight]),
      await booked([forSale.flight, forSale.boat]),
      await booked([forSale.flight, forSale.climb]),
    ];
    expect([
      await booksRest(alone.bookingId),
      await booksRest(mixed.bookingId),
      await booksRest(mixed.bookingId, 1),
    ]).toEqual([false, true, true]);
    // The other supplier has not answered: refusing one's own items books nothing yet; the team refuses both at once.
    expect([await booksRest(two.bookingId, 1), await booksRest(two.bookingId)]).toEqual([false, false]);
    await answerRequest(shop.services, two.bookingId, "accepted", ropeCompany, { supplierId: 2 });
    expect([await booksRest(two.bookingId, 1), await booksRest(two.bookingId)]).toEqual([true, true]);
  });

  describe("[R11.sums] a total is the sum of what stands beside it", () => {
    const shownTotal = async (bookingId: string, supplierId: number | null) =>
      presentBookingRequest(
        (await requestScope(getDb(), bookingId, supplierId))!,
        instantAt(shop.services.clock.now()),
      )!.total.amount;
    const totalOfMail = (text: string) => /(?:Total|Betrag): (CHF [\d'’.]+)/.exec(text)?.[1];

    test("of a request, for the team and for a supplier, on the page and in the mail", async () => {
      const { bookingId, itemIds } = await booked([forSale.flight, forSale.flight, forSale.climb, forSale.boat]);
      expect([
        await shownTotal(bookingId, null),
        await shownTotal(bookingId, 1),
        await shownTotal(bookingId, 2),
      ]).toEqual([4 * price, 3 * price, price]);
      await cancelling(itemIds[0]!);
      await answerRequest(shop.services, bookingId, "refused", ropeCompany, { supplierId: 2 });
      expect([await shownTotal(bookingId, null), await shownTotal(bookingId, 1)]).toEqual([2 * price, 2 * price]);
      const mails = [
        await requestMail(shop.services, "m-1", "request_to_team", { bookingId, isReminder: true, supplierId: null }),
        await requestMail(shop.services, "m-2", "request_to_supplier", { bookingId, isReminder: true, supplierId: 1 }),
      ];
      expect(mails.map((mail) => totalOfMail(mail!.text))).toEqual(["CHF 98.00", "CHF 98.00"]);
    });

    test.each(["tickets_again", "booking_corrected", "booking_rebooked", "booking_confirmed"] as const)(
      "of a booking of which an item was cancelled, in the mail %s",
      async (kind) => {
        expect(bringsTickets(kind)).toBe(true);
        const { bookingId, itemIds } = await booked([forSale.boat, forSale.boat, forSale.boat]);
        // The team refunds less than the price: the rest is no price of the remaining items.
        await cancelling(itemIds[0]!, 1000);
        await cancelling(itemIds[1]!);
        const { text } = (await mailOf(shop.services, "mail-1", kind, { bookingId }))!;
        const lines = text.match(/Adult \(de\): CHF 49\.00/g)?.length ?? 0;
        expect([lines, totalOfMail(text)]).toEqual(kind === "booking_rebooked" ? [0, "CHF 49.00"] : [3, "CHF 147.00"]);
        expect(text.includes("Bleibt bezahlt: CHF 88.00")).toBe(lines > 0);
      },
    );

    test("of a link to a booking, also where all of it is cancelled", async () => {
      const { bookingId, itemIds } = await booked([forSale.boat, forSale.boat]);
      const linkMail = async () => (await mailOf(shop.services, "mail-1", "management_link", { bookingId }))!.text;
      await cancelling(itemIds[0]!);
      const text = await linkMail();
      expect([totalOfMail(text), text.match(/Steamboat/g)?.length]).toEqual(["CHF 49.00", 1]);
      await cancelling(itemIds[1]!);
      expect(totalOfMail(await linkMail())).toBe("CHF 0.00");
    });
  });
});
