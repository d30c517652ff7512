import { beforeAll, describe, expect, test } from "vitest";
import { forSale } from "../catalogue/fixtures/paying.ts";
import { hour, instantAt } from "../clock.ts";
import { onBothDatabases } from "../db/testing.ts";
import { answerRequestsJob } from "../jobs/answer-requests.ts";
import { mailOf } from "../jobs/mails/mail-of.ts";
import { requestMail } from "../jobs/mails/request-mail.ts";
import { fromJson } from "../db/json.ts";
import { presentBookingRequest } from "../presenters/booking-request.ts";
import { guest, type Session } from "../session.ts";
import { cancel } from "./cancel.ts";
import { checkOut } from "./check-out.ts";
import { answerRequest, type AnsweredBy } from "./confirm-request.ts";
import { hold } from "./hold.ts";
import { bringsTickets, type MailPayload } from "./outbox.ts";
import { buyer, openTestShop, partner, type TestShop } from "./pay.fixture.ts";
import { payWithoutProvider } from "./pay-without-provider.ts";
import { requestScope } from "./request-scope.ts";

const price = 4900;
const team: Session = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true };
const distributor: Session = { ...guest, isReseller: true, distributor: { distributorId: "d-1", invoiceApproved: true, channelId: "c-1" } };
const boatCompany: AnsweredBy = { by: "supplier", who: "anfragen@schiff.test", note: "The pilot is ill." };
const ropeCompany: AnsweredBy = { by: "supplier", who: "requests@seil.test", note: null };

onBothDatabases("amounts of a booking whose items were refused and cancelled", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
  });

  /** A paid booking of an item for each of the activities, one person each; a distributor's is on invoice. */
  async function booked(mappedIds: readonly number[], session: Session = guest) {
    let cartId: string | undefined;
    for (const activityId of mappedIds) {
      const selection = [{ ticketCategoryId: activityId * 10, numGuests: 1 }];
      const request = { activityId, availabilityId: await shop.freshSlot(activityId), selection, locale: "de_CH" as const };
      cartId = (await hold(shop.services, { ...request, doCreateCart: !cartId, ...(cartId ? { cartId } : {}) }, session, null)).cart.cartId;
    }
    const { bookingId } = await checkOut(shop.services, { cartId: cartId!, user: buyer, locale: "de_CH", origin: partner }, session, null);
    if (session === guest) await shop.pay(bookingId, "card", { number: "4242 4242 4242 4242" });
    else {
      const [successReturnUrl, failureReturnUrl] = [`${partner}/a`, `${partner}/b`];
      await payWithoutProvider(shop.services, { bookingId, method: "invoice", successReturnUrl, failureReturnUrl, affiliate: null, key: null, session });
    }
    return { bookingId, itemIds: (await itemsOf(bookingId)).map(({ id }) => id) };
  }
  const itemsOf = (bookingId: string) => getDb().selectFrom("booking_item").selectAll().where("booking_id", "=", bookingId).orderBy("sequence_index").execute();
  const attemptOf = (bookingId: string) => getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  const cancelling = (itemId: string, amount?: number) =>
    cancel(shop.services, { bookingId: itemId, reason: "ill", bySupplier: false, amount }, amount === undefined ? guest : team, null);
  const mailsOf = async (bookingId: string) =>
    (await getDb().selectFrom("outbox").select(["kind", "payload"]).execute()).filter(({ payload }) => payload.includes(bookingId));

  test("[R11.most] an invoice never falls below 0 where several items are refused after the team has taken off more than one cost", async () => {
    const { bookingId, itemIds } = await booked([forSale.flight, forSale.flight, forSale.flight, forSale.flight], distributor);
    const { amount } = await attemptOf(bookingId);
    const takenOff = Math.round(amount * 0.65);
    await cancelling(itemIds[0]!, takenOff);
    await answerRequest(shop.services, bookingId, "refused", boatCompany, { bookingItemIds: itemIds.slice(1, 3) });
    expect(await attemptOf(bookingId)).toMatchObject({ amount: 0 });
    const refunded = (await itemsOf(bookingId)).map(({ refunded_amount }) => refunded_amount);
    expect(refunded).toEqual([takenOff, amount / 4, amount - takenOff - amount / 4, 0]);
  });

  describe("[R8.items] a refused item says what goes back for it, who refused it and why", () => {
    const refusedBySupplier = {
      cancelled_at: expect.any(String) as string,
      cancelled_by: "supplier",
      cancel_reason: boatCompany.note,
      refunded_amount: price,
    };

    test("whether it is the only one or one of several", async () => {
      const [one, several] = [await booked([forSale.flight]), await booked([forSale.flight, forSale.flight])];
      await answerRequest(shop.services, one.bookingId, "refused", boatCompany);
      await answerRequest(shop.services, several.bookingId, "refused", boatCompany, { bookingItemIds: [several.itemIds[0]!] });
      await answerRequest(shop.services, several.bookingId, "refused", boatCompany);
      expect([...(await itemsOf(one.bookingId)), ...(await itemsOf(several.bookingId))]).toMatchObject([
        refusedBySupplier,
        refusedBySupplier,
        refusedBySupplier,
      ]);
      const refused = (await mailsOf(several.bookingId)).find(({ kind }) => kind === "request_refused")!;
      const { text } = (await mailOf(shop.services, "mail-1", "request_refused", fromJson<MailPayload>(refused.payload)))!;
      expect(text, "the other part has had its own mail").toContain("CHF 49.00");
      expect(text.match(/Flight/g)).toHaveLength(1);
    });

    test("where nobody answered", async () => {
      const { bookingId } = await booked([forSale.flight]);
      shop.pass(48 * hour);
      await answerRequestsJob(shop.services);
      expect(await itemsOf(bookingId)).toMatchObject([{ ...refusedBySupplier, cancel_reason: null }]);
    });

    test.each([1000, 3000, 7000])("together as much as goes back, where the team gave %i Rappen back for another", async (amount) => {
      for (const session of [guest, distributor]) {
        const { bookingId, itemIds } = await booked([forSale.flight, forSale.flight, forSale.flight], session);
        const { amount: paid } = await attemptOf(bookingId);
        await cancelling(itemIds[0]!, amount);
        await answerRequest(shop.services, bookingId, "refused", boatCompany);
        const items = await itemsOf(bookingId);
        expect(items.reduce((sum, { refunded_amount }) => sum + refunded_amount, 0)).toBe(paid);
        expect(items.every(({ refunded_amount }) => refunded_amount >= 0)).toBe(true);
      }
    });
  });

  describe("[R11.sums] a total is the sum of what stands beside it", () => {
    const shownTotal = async (bookingId: string, supplierId: number | null) =>
      presentBookingRequest((await requestScope(getDb(), bookingId, supplierId))!, instantAt(shop.services.clock.now()))!.total.amount;
    const totalOfMail = (text: string) => /(?:Total|Betrag): (CHF [\d'’.]+)/.exec(text)?.[1];

    test("of a request, for the team and for a supplier, on the page and in the mail", async () => {
      const { bookingId, itemIds } = await booked([forSale.flight, forSale.flight, forSale.climb, forSale.boat]);
      expect([await shownTotal(bookingId, null), await shownTotal(bookingId, 1), await shownTotal(bookingId, 2)]).toEqual([4 * price, 3 * price, price]);
      await cancelling(itemIds[0]!);
      await answerRequest(shop.services, bookingId, "refused", ropeCompany, { supplierId: 2 });
      expect([await shownTotal(bookingId, null), await shownTotal(bookingId, 1)]).toEqual([2 * price, 2 * price]);
      const mails = [
        await requestMail(shop.services, "m-1", "request_to_team", { bookingId, isReminder: true }),
        await requestMail(shop.services, "m-2", "request_to_supplier", { bookingId, isReminder: true, supplierId: 1 }),
      ];
      expect(mails.map((mail) => totalOfMail(mail!.text))).toEqual(["CHF 98.00", "CHF 98.00"]);
    });

    test.each(["tickets_again", "booking_corrected", "booking_rebooked", "booking_confirmed"] as const)(
      "of a booking of which an item was cancelled, in the mail %s",
      async (kind) => {
        expect(bringsTickets(kind)).toBe(true);
        const { bookingId, itemIds } = await booked([forSale.boat, forSale.boat, forSale.boat]);
        // The team keeps some of it: that is no price of what stands.
        await cancelling(itemIds[0]!, 1000);
        await cancelling(itemIds[1]!);
        const { text } = (await mailOf(shop.services, "mail-1", kind, { bookingId }))!;
        expect(totalOfMail(text)).toBe("CHF 49.00");
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
