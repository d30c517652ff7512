import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { cancel } from "../../commands/booking/cancel.ts";
import { cancelItems } from "../../commands/booking/cancel-items.ts";
import { checkOut } from "../../commands/checkout/check-out.ts";
import { answerRequest, type AnsweredBy } from "../../commands/booking/confirm-request.ts";
import { hold } from "../../commands/reservation/hold.ts";
import { payingBuyer, openPaymentShop, partner, type PaymentShop } from "../../commands/payment/pay.fixture.ts";
import { payWithoutProvider } from "../../commands/payment/pay-without-provider.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { readManagedBooking } from "../../commands/booking/read-managed-booking.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { fromJson } from "../../json.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { ProviderUnreachable } from "../../ports/payment/payment.ts";
import { guest, type Session } from "../../domain/session.ts";
import { sendDueMails } from "../outbox.ts";
import { cartWith, checkedOut, issueVoucher } from "../../commands/code/code.fixture.ts";
import { addDistributor } from "../../testing/distributor.ts";

const distributor: Session = {
  ...guest,
  isReseller: true,
  distributor: { distributorId: "d-1", invoiceApproved: true, channelId: "c-1" },
};
const supplier: AnsweredBy = { by: "supplier", actor: "anfragen@schiff.test", note: null };

onBothDatabases("the buyer's mails about a request", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
    await addDistributor(getDb(), "d-1");
  });

  /**
   * A request for two flights (or one, with something else), and what its buyer reads in the mails that were sent since
   * the last look.
   */
  async function requested(method: "card" | "twint" | "invoice", second = forSale.flight) {
    const session = method === "invoice" ? distributor : guest;
    let cartId: string | undefined;
    for (const activityId of [forSale.flight, second]) {
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
    if (method === "invoice") {
      const [successReturnUrl, failureReturnUrl] = [`${partner}/a`, `${partner}/b`];
      await payWithoutProvider(shop.services, {
        bookingId,
        method,
        successReturnUrl,
        failureReturnUrl,
        affiliate: null,
        key: null,
        session,
      });
    } else if (method === "card") await shop.pay(bookingId, "card", { number: "4242 4242 4242 4242" });
    else {
      await shop.pay(bookingId, "twint");
      await shop.decide(bookingId, "pay");
    }
    const { number } = await getDb()
      .selectFrom("booking")
      .select("number")
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const itemIds = (
      await getDb()
        .selectFrom("booking_item")
        .select("id")
        .where("booking_id", "=", bookingId)
        .orderBy("sequence_index")
        .execute()
    ).map(({ id }) => id);
    const read = new Set<string>();
    async function news(): Promise<string> {
      await sendDueMails(shop.services);
      const mails = (await shop.mails.list()).filter(
        ({ subject, to }) => subject.includes(number) && to.toLowerCase().includes(payingBuyer.email),
      );
      const fresh = mails.filter(({ text }) => !read.has(text));
      for (const { text } of fresh) read.add(text);
      return fresh.map(({ text }) => text).join("\n\n");
    }
    return { bookingId, itemIds, news };
  }
  const refuse = (bookingId: string, itemId?: string) =>
    answerRequest(
      shop.services,
      bookingId,
      "refused",
      supplier,
      itemId === undefined ? {} : { bookingItemIds: [itemId] },
    );

  test.each([
    [
      "card",
      "Ihre Karte wird nur belastet, wenn er zusagt",
      "konnte nicht bestätigt werden, und Ihre Karte wird dafür nicht belastet",
      "Ihre Karte wird nicht belastet",
    ],
    [
      "twint",
      "erhalten Sie alles zurück",
      "CHF 49.00 gehen auf demselben Weg zurück",
      "Sie erhalten CHF 98.00 auf demselben Weg zurück",
    ],
    ["invoice", "Verrechnet wird nur, was er zusagt", "Er wird nicht verrechnet", "Dafür wird Ihnen nichts verrechnet"],
  ] as const)(
    "[R8.money] say what happens to the money by how it was paid, and wish nobody a good time: %s",
    async (method, request, part, all) => {
      const partly = await requested(method);
      const first = await partly.news();
      await refuse(partly.bookingId, partly.itemIds[0]);
      const second = await partly.news();
      const wholly = await requested(method);
      await wholly.news();
      await refuse(wholly.bookingId);
      const third = await wholly.news();
      expect(first).toContain(request);
      expect(second).toContain(part);
      expect(third).toContain(all);
      for (const text of [first, second, third]) {
        expect(text).not.toContain("Viel Vergnügen");
        if (method === "invoice") expect(text).not.toMatch(/Karte|zurück|belastet/);
      }
    },
  );

  test.each([
    ["card", "Ihre Karte wird dann belastet, für das, was gebucht ist."],
    ["twint", "Was er nicht zusagen kann, erhalten Sie zurück."],
    ["invoice", "Verrechnet wird dann, was gebucht ist."],
  ] as const)(
    "[R8.mixed] the mail of a request with something that is not on request says that this is booked and paid in any case: %s",
    async (method, money) => {
      const { bookingId, itemIds, news } = await requested(method, forSale.boat);
      const text = await news();
      expect(text).toContain(`Was weder auf Anfrage ist noch dazugehört, ist dann in jedem Fall gebucht. ${money}`);
      expect(text).not.toMatch(/nur belastet|alles zurück|nur, was er zusagt/);
      await refuse(bookingId, itemIds[0]);
      expect(await news()).toContain("bestätigt");
    },
  );

  test("[R8.money] a buyer who takes back all of a request whose card was only reserved is told that it is not charged", async () => {
    const { bookingId, itemIds, news } = await requested("card");
    await news();
    const cancel = (id: string) =>
      cancelItems(shop.services, bookingId, { bookingItemIds: [id], reason: "ill" }, guest, null);
    await cancel(itemIds[0]!);
    expect(await news()).toMatch(
      /Dieser Teil .* ist storniert, und Ihre Karte wird dafür nicht belastet\.[^]*Nicht zu bezahlen: CHF 49\.00/,
    );
    await cancel(itemIds[1]!);
    const last = await news();
    expect(last).toContain("ist storniert. Ihre Karte wird nicht belastet.");
    expect(last).not.toContain("Rest");
  });

  const team: Session = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true };
  const cancelAsTeam = (itemId: string, amount: number) =>
    cancel(shop.services, { bookingId: itemId, reason: "ill", bySupplier: false, amount }, team, null);

  test.each([
    [1000, "CHF 39.00", "CHF 10.00"],
    [0, "CHF 49.00", "CHF 0.00"],
  ])(
    "[R8.kept] what the team keeps of an item whose card is only reserved, %i Rappen released, is told as charged",
    async (amount, retained, released) => {
      const { bookingId, itemIds, news } = await requested("card");
      await news();
      await cancelAsTeam(itemIds[0]!, amount);
      expect(await news()).toMatch(
        new RegExp(`Von seinem Preis werden Ihrer Karte ${retained} belastet\\.[^]*Nicht zu bezahlen: ${released}`),
      );
      await refuse(bookingId);
      expect(await news()).toContain(`Für das, was vorher storniert wurde, werden Ihrer Karte ${retained} belastet.`);
    },
  );

  test.each([
    [
      "twint",
      "Sie erhalten CHF 49.00 auf demselben Weg zurück; das dauert einige Tage. Für das, was vorher storniert wurde, behalten wir CHF 39.00.",
    ],
    [
      "invoice",
      "Dafür wird Ihnen nichts verrechnet. Für das, was vorher storniert wurde, werden Ihnen CHF 39.00 verrechnet.",
    ],
  ] as const)(
    "[R8.kept] where the rest of a request is refused, the mail says what is kept of an item cancelled before: %s",
    async (method, sentence) => {
      const { bookingId, itemIds, news } = await requested(method);
      await cancelAsTeam(itemIds[0]!, 1000);
      await news();
      await refuse(bookingId);
      expect(await news()).toContain(sentence);
    },
  );

  test("[R8.kept] a request that is accepted after all that was reserved was released is confirmed, and told as not charged", async () => {
    const { bookingId, itemIds, news } = await requested("card");
    await cancelAsTeam(itemIds[0]!, 9800);
    await news();
    await answerRequest(shop.services, bookingId, "accepted", supplier);
    const text = await news();
    expect(text).toMatch(/ist bestätigt, und Ihre Karte wird nicht belastet\.[^]*Nicht zu bezahlen: CHF 49\.00/);
    expect(text).not.toContain("bezahlt und bestätigt");
  });

  test("a mail about a request of which one part can't be cancelled says so of that part, and of the other until when it can be", async () => {
    const { itemIds, news } = await requested("card");
    const { frozen } = await getDb()
      .selectFrom("reservation")
      .select("frozen")
      .where("booking_item_id", "=", itemIds[1]!)
      .executeTakeFirstOrThrow();
    const held = fromJson<FrozenReservation>(frozen);
    const uncancellable = JSON.stringify({ ...held, slot: { ...held.slot, cancellableUntil: null } });
    await getDb()
      .updateTable("reservation")
      .set({ frozen: uncancellable })
      .where("booking_item_id", "=", itemIds[1]!)
      .execute();
    const text = await news();
    expect(text.match(/Kostenlos stornierbar bis/g)).toHaveLength(1);
    expect(text.match(/^Das lässt sich nicht stornieren\.$/gm)).toHaveLength(1);
    expect(text).not.toMatch(/Buchung kann nicht storniert/);
  });

  test("[R8.kept] an item on invoice that the team cancels for less than its price is told with what stays on the invoice", async () => {
    const { itemIds, news } = await requested("invoice");
    await news();
    await cancelAsTeam(itemIds[0]!, 1000);
    const text = await news();
    expect(text).toMatch(
      /Dieser Teil der Buchung \S+ ist storniert[^]*bleiben CHF 39\.00 auf Ihrer Rechnung[^]*Weniger auf der Rechnung: CHF 10\.00/,
    );
    expect(text).not.toContain("fällt von Ihrer Rechnung weg");
  });

  test("[R11.all] a mail says whether all of a booking is cancelled, and speaks of nothing that goes back where nothing does", async () => {
    const { bookingId, itemIds, news } = await requested("twint", forSale.boat);
    await answerRequest(shop.services, bookingId, "accepted", supplier);
    await news();
    await cancelAsTeam(itemIds[0]!, 0);
    const first = await news();
    expect(first).toMatch(/Dieser Teil der Buchung \S+ ist storniert.*wird nicht erstattet/);
    expect(first).not.toContain("Was zurückgeht");
    const allItems = await requested("twint", forSale.boat);
    await answerRequest(shop.services, allItems.bookingId, "accepted", supplier);
    await allItems.news();
    await cancelItems(
      shop.services,
      allItems.bookingId,
      { bookingItemIds: allItems.itemIds, reason: "ill" },
      guest,
      null,
    );
    expect(await allItems.news()).toMatch(/Die Buchung \S+ ist storniert.* Was zurückgeht/);
  });

  test("[R8.kept] where the last item is cancelled like that, the mail says what is charged for the booking", async () => {
    const { itemIds, news } = await requested("card");
    await news();
    await cancelAsTeam(itemIds[0]!, 4900);
    await news();
    await cancelAsTeam(itemIds[1]!, 0);
    expect(await news()).toMatch(
      /ist storniert\. Ihrer Karte werden dafür CHF 49\.00 belastet\.[^]*Nicht zu bezahlen: CHF 0\.00/,
    );
  });

  test("[R8.money] a part of a confirmed booking that is cancelled before its capture got through is told as refunded, not as not charged", async () => {
    const { bookingId, itemIds, news } = await requested("card", forSale.boat);
    const payment = { ...shop.sandbox, capture: () => Promise.reject(new ProviderUnreachable(new Error("away"))) };
    const away = { ...shop.services, ports: { ...shop.services.ports, payment } };
    await answerRequest(away, bookingId, "accepted", supplier);
    await news();
    await cancel(away, { bookingId: itemIds[1]!, reason: "ill", bySupplier: false }, guest, null);
    const text = await news();
    expect(text).toMatch(/Was zurückgeht, kommt auf demselben Weg; das dauert einige Tage[^]*Geht zurück: CHF 49\.00/);
    expect(text).not.toMatch(/nicht belastet|Nicht zu bezahlen/);
    const { payment: shown, money } = (
      await readManagedBooking(shop.services, (await findBookingWithItems(getDb(), bookingId))!)
    ).booking;
    expect(shown).toMatchObject({ status: "authorised", refundWay: "refund", amount: { amount: 9800 } });
    expect([money.authorised, money.released, money.refundPending, money.kept].map(({ amount }) => amount)).toEqual([
      9800, 0, 4900, 0,
    ]);
  });

  test("[R8.partial] a part that is refused with the last answer is told as not charged, also once the rest was captured", async () => {
    const { bookingId, itemIds, news } = await requested("card");
    await news();
    await answerRequest(shop.services, bookingId, "accepted", supplier, { bookingItemIds: [itemIds[0]!] });
    await refuse(bookingId, itemIds[1]);
    const text = await news();
    expect(text).toContain("konnte nicht bestätigt werden, und Ihre Karte wird dafür nicht belastet");
    expect(text).not.toContain("zurück");
  });

  // Cause: mail and item named the price as what was refused, with the voucher's part, which is back.
  test("[R11.refused] a refused refund of what TWINT and a voucher paid is named with TWINT's part alone", async () => {
    await issueVoucher(getDb(), "REQUEST9", 3000);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["REQUEST9"], [1], forSale.flight));
    await shop.pay(bookingId, "twint");
    await shop.decide(bookingId, "pay");
    const refusing = shop.withProvider({
      refund: async (reference) => ({
        payment: await shop.sandbox.read(reference),
        refund: { reference: null, state: "failed", failureReason: "charge_disputed" },
      }),
    });
    await answerRequest(refusing, bookingId, "refused", supplier);
    await sendDueMails(shop.services);
    const { booking, items } = await readManagedBooking(
      shop.services,
      (await findBookingWithItems(getDb(), bookingId))!,
    );
    const mail = (await shop.mails.list()).find(
      ({ subject, text }) => subject.includes(booking.bookingNumber) && text.includes("durchgekommen"),
    )!;
    expect(mail.text.replaceAll("\u00a0", " ")).toContain("Die Erstattung von CHF 19.00 ist noch nicht durchgekommen");
    expect(items).toMatchObject([
      { refundState: "due", refunded: { amount: 4900 }, refundedToVouchers: { amount: 3000 } },
    ]);
    expect(booking.money).toMatchObject({ refundDue: { amount: 1900 }, vouchersReturned: { amount: 3000 } });
  });
});
