import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setupI18n, type Messages } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AdminContext } from "../host-site/admin/context.ts";
import { MoneyTables } from "../host-site/admin/bookings/money-tables.tsx";
import { words as adminWords } from "../host-site/admin/words.ts";
import { Receipt as AccountReceipt } from "../host-site/account/bookings/receipt.tsx";
import type { ShownBooking } from "../host-site/account/bookings/shown-booking.ts";
import { AccountContext } from "../host-site/sections/context.ts";
import { words as accountWords } from "../host-site/sections/words.ts";
import { words as sharesWords } from "../host-site/shares/words.ts";
import { answerFor } from "../host-site/shell/answer.fixture.ts";
import { messages as basketDe } from "../locales/de/basket.po";
import { messages as confirmationDe } from "../locales/de/confirmation.po";
import { messages as basketEn } from "../locales/en/basket.po";
import { messages as confirmationEn } from "../locales/en/confirmation.po";
import { messages as basketFr } from "../locales/fr/basket.po";
import { messages as confirmationFr } from "../locales/fr/confirmation.po";
import { messages as basketIt } from "../locales/it/basket.po";
import { messages as confirmationIt } from "../locales/it/confirmation.po";
import type { Booking } from "../sdk/contracts/booking.ts";
import { isPaymentMissing, unchargedOf, linesTotal } from "../sdk/contracts/booking-lines.ts";
import type { Locale } from "../sdk/contracts/locale.ts";
import { money } from "../sdk/contracts/money.ts";
import {
  bookingLines,
  cartLines,
  priceLineKinds,
  reservationLines,
  type PriceLine,
} from "../sdk/contracts/price-lines.ts";
import type { ConfirmationProps } from "../sdk/elements/confirmation/confirmation.props.ts";
import { Receipt } from "../sdk/elements/confirmation/receipt.tsx";
import { category, offer } from "../sdk/machines/booking/booking.fixture.ts";
import { linesOf } from "../sdk/machines/booking/lines.rules.ts";
import { Item } from "../sdk/parts/cart/item.tsx";
import { Totals } from "../sdk/parts/cart/totals.tsx";
import { cancel } from "../server/commands/booking/cancel.ts";
import { cartWith, checkedOut, issueRebate, issueVoucher } from "../server/commands/code/code.fixture.ts";
import { readCart } from "../server/commands/cart/read-cart.ts";
import { readDocuments } from "../server/commands/document/read-documents.ts";
import { openPaymentShop, partner, type PaymentShop } from "../server/commands/payment/pay.fixture.ts";
import { beginShares } from "../server/commands/share/begin-shares.ts";
import { payShare } from "../server/commands/share/pay-share.ts";
import { readManagedBooking } from "../server/commands/booking/read-managed-booking.ts";
import { forSale } from "../server/catalogue/fixtures/paying.ts";
import { getBookingDetails } from "../server/db/queries/booking-details.ts";
import { findBookingWithItems } from "../server/db/queries/booking.ts";
import { listShares } from "../server/db/queries/payment-share.ts";
import { openDatabase, type Db } from "../server/db/connection.ts";
import { migrate } from "../server/db/migrate.ts";
import { guest } from "../server/domain/session.ts";
import { mailOf } from "../server/jobs/mails/mail-of.ts";
import { paidStepAfter } from "../server/ports/payment/sandbox/paid-courses.ts";
import { ticketWords } from "../server/ports/tickets/embedded/ticket.words.ts";
import { documentDetails, isNumbered } from "../server/presenters/document.ts";
import { priceLineText } from "../server/presenters/price-lines.ts";
import { presentTeamBooking } from "../server/presenters/team-booking.ts";
import { brandOf } from "../server/settings/brand.ts";
import { readWords } from "../server/words/catalogue.ts";

const locales = [
  ["de_CH", { ...basketDe, ...confirmationDe }],
  ["en_CH", { ...basketEn, ...confirmationEn }],
  ["fr_CH", { ...basketFr, ...confirmationFr }],
  ["it_CH", { ...basketIt, ...confirmationIt }],
] as const satisfies readonly (readonly [Locale, Messages])[];

/** Every name and amount of a view, in its order: what stands in a list of names and values, or beside its total. */
function linesOfView(view: ReactNode): string[] {
  const html = renderToString(view);
  const row = /<d[t][^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>|<p[^>]*><span class="text-18[^>]*>(.*?)<\/span>(.*?)<\/p>/gs;
  return [...html.matchAll(row)]
    .map(([, name, amount, sum, its]) => `${textOf(name ?? sum ?? "")}: ${textOf(amount ?? its ?? "")}`)
    .filter((line) => line.includes("CHF"));
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00a0", " ")
    .replace("− CHF", "−CHF")
    .trim();

function inElement(messages: Messages, view: ReactNode): string[] {
  return linesOfView(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: messages } })}>{view}</I18nProvider>,
  );
}

function onPage(locale: Locale, view: ReactNode): string[] {
  const language = locale.slice(0, 2);
  const answer = answerFor("location", { locale });
  const words = readWords("host-site/sections", accountWords, language);
  return linesOfView(
    <AccountContext.Provider value={{ answer, words }}>
      <AdminContext.Provider value={readWords("host-site/admin", adminWords, language)}>{view}</AdminContext.Provider>
    </AccountContext.Provider>,
  );
}

const kindsOf = (lines: readonly PriceLine[]) => [...new Set(lines.map(({ kind }) => kind))];
const inWords = (locale: Locale, lines: readonly PriceLine[], method: string | null = null) =>
  lines.map((line) => priceLineText(locale, line, method).join(": ").replaceAll("\u00a0", " "));

const linesOfBooking = (booking: Booking) => [
  ...booking.items.flatMap(({ reservation }): PriceLine[] => reservationLines(reservation)),
  ...bookingLines({
    ...booking,
    total: linesTotal(booking),
    serviceFee: booking.customerServiceFee,
    uncharged: unchargedOf(booking),
    isUnpaid: isPaymentMissing(booking),
  }),
];

/** Views need the SDK's build, which tests on both databases have not: what is compared is no database's. */
describe("one order and one set of words for lines of prices", () => {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-lines-"));
  let db: Db;
  const getDb = () => db;
  afterAll(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  let shop: PaymentShop;
  let bookingId: string;
  let cartId: string;
  beforeAll(async () => {
    db = openDatabase({ DATA_DIR: folder });
    await migrate(db);
    const opened = await openPaymentShop(getDb());
    shop = { ...opened, services: { ...opened.services, env: { ...opened.services.env, SERVICE_FEE: 300 } } };
    await getDb()
      .updateTable("ticket_category")
      .set({ article_price: 500, article_label: JSON.stringify({ de_CH: "Depot für die Karte" }) })
      .where("id", "=", forSale.boat * 10)
      .execute();
    await issueRebate(getDb(), "TENTH", 10, { label: "Herbst" });
    await issueVoucher(getDb(), "K7QF2MNPX4RA", 3000);
    cartId = await cartWith(shop, ["TENTH", "K7QF2MNPX4RA"], [2, 1], forSale.boat, shop.services);
  });

  async function read() {
    const found = await getBookingDetails(getDb(), (await findBookingWithItems(getDb(), bookingId))!);
    const { booking } = await readManagedBooking(shop.services, found);
    return { booking, team: presentTeamBooking(found, [], "2026-12-01T00:00:00.000Z") };
  }

  const shownEverywhere = async () => {
    const { booking, team } = await read();
    const lines = linesOfBooking(booking);
    expect(kindsOf(lines), "in the order of the kinds").toEqual(
      priceLineKinds.filter((kind) => kindsOf(lines).includes(kind)),
    );
    for (const [locale, messages] of locales) {
      const props = { languageTag: "de-CH", fileAddress: (path: string) => path } as ConfirmationProps;
      expect(inElement(messages, <Receipt {...props} booking={booking} />), `confirmation, ${locale}`).toEqual(
        inWords(locale, lines, "card"),
      );
      expect(
        onPage(locale, <AccountReceipt shown={{ booking } as ShownBooking} />),
        `the account's page, ${locale}`,
      ).toEqual(inWords(locale, lines, "card"));
      expect(
        onPage(locale, <MoneyTables booking={team} onDone={() => {}} onStale={() => {}} />),
        `the team's page, ${locale}`,
      ).toEqual(inWords(locale, lines));
    }
    return { lines, kinds: kindsOf(lines) };
  };

  test("[R10] basket and check-out: tickets, deposits, fee, rebates, total, vouchers, what is left", async () => {
    const cart = await readCart(shop.services, getDb(), cartId, guest);
    const lines = [...cart.reservations.flatMap((each): PriceLine[] => reservationLines(each)), ...cartLines(cart)];
    expect(kindsOf(lines)).toEqual([
      "tickets",
      "deposit",
      "service_fee",
      "rebate",
      "total",
      "voucher",
      "due",
    ] satisfies PriceLine["kind"][]);
    for (const [locale, messages] of locales)
      expect(
        inElement(
          messages,
          <>
            {cart.reservations.map((reservation) => (
              <Item key={reservation.reservationId} reservation={reservation} languageTag="de-CH" now={() => 0} />
            ))}
            <Totals cart={cart} />
          </>,
        ),
        locale,
      ).toEqual(inWords(locale, lines));
  });

  test("[R10] confirmation, account, team, mail and receipt say the same lines of a paid booking", async () => {
    bookingId = await checkedOut(shop.services, cartId);
    await shop.pay(bookingId, "card", { number: "4242 4242 4242 4242" });
    const { lines, kinds } = await shownEverywhere();
    expect(kinds).toEqual([
      "tickets",
      "deposit",
      "service_fee",
      "rebate",
      "total",
      "voucher",
      "paid",
    ] satisfies PriceLine["kind"][]);
    const german = inWords("de_CH", lines, "card");
    expect(german.slice(-5)).toEqual([
      "Servicegebühr: CHF 3.00",
      "Rabatt Herbst: −CHF 14.70",
      "Total: CHF 150.30",
      "Gutschein …X4RA: −CHF 30.00",
      "Bezahlt mit Karte: CHF 120.30",
    ]);
    const mail = (await mailOf(shop.services, "m-1", "booking_confirmed", { bookingId }))!;
    expect(
      mail.text
        .replaceAll("\u00a0", " ")
        .split("\n")
        .filter((line) => german.includes(line)),
    ).toEqual(german);
    expect(
      [...mail.html.matchAll(/<tr><td[^>]*>(.*?)<\/td><td[^>]*>(.*?)<\/td><\/tr>/g)]
        .map(([, name, amount]) => `${textOf(name!)}: ${textOf(amount!)}`)
        .filter((line) => line.includes("CHF")),
    ).toEqual(german);
    const [receipt] = (await readDocuments(shop.services, bookingId)).filter(isNumbered);
    const { groups, sums, payments } = documentDetails(receipt!, brandOf(shop.services.env));
    expect([
      ...groups.flatMap(({ lines: rows }) => rows.map(([name, , amount]) => textOf(`${name}: ${amount}`))),
      ...[...sums, ...payments!.rows].map((row) => textOf(row.join(": "))),
    ]).toEqual(german);
  });

  test("[R11] what went back follows, to the card first, then to the voucher", async () => {
    for (const { bookingItemId } of (await read()).booking.items)
      await cancel(shop.services, { bookingId: bookingItemId, reason: "ill", bySupplier: false }, guest, null);
    expect((await shownEverywhere()).kinds.slice(-5)).toEqual([
      "voucher",
      "paid",
      "refunded",
      "voucher_returned",
      "kept",
    ] satisfies PriceLine["kind"][]);
  });

  // Cause: the team's page said that all of it was left to pay, beside what the other shares had paid.
  test("[R10] the team's page of a shared payment without one of its shares says what is paid and not charged", async () => {
    const made = await shop.checkedOut({ persons: 2 });
    bookingId = made.bookingId;
    await beginShares(shop.services, {
      bookingId,
      returnUrl: `${partner}/x`,
      affiliate: null,
      session: guest,
      shares: [{}, {}],
      key: null,
    });
    const { id: attemptId } = await getDb()
      .selectFrom("payment_attempt")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const cards = ["4242 4242 4242 4242", "4000 0000 0000 0127"];
    for (const [index, { id }] of (await listShares(getDb(), attemptId)).entries())
      await payShare(shop.services, id, {
        method: "card",
        token: await shop.token(cards[index]!),
        email: "mia@example.ch",
        key: id,
      });
    await shop.settle(paidStepAfter);
    const { booking, team } = await read();
    expect(team.toCollect).toMatchObject({ amount: booking.total.amount / 2 });
    const lines = linesOfBooking(booking);
    expect(kindsOf(lines).slice(-3)).toEqual(["total", "not_charged", "paid"] satisfies PriceLine["kind"][]);
    for (const [locale] of locales)
      expect(onPage(locale, <MoneyTables booking={team} onDone={() => {}} onStale={() => {}} />), locale).toEqual(
        inWords(locale, lines),
      );
  });
});

describe("words of lines", () => {
  test("a ticket says what was paid with the word of the receipt", () => {
    for (const [locale] of locales)
      expect(ticketWords(locale).paid, locale).toBe(
        priceLineText(locale, { kind: "paid", name: null, quantity: 1, amount: 0 })[0],
      );
  });

  test("the widget's total has tickets, then deposits", () => {
    const withDeposit = (id: number) => category(id, { articleLabel: "Key card", articlePrice: money(500) });
    const lines = linesOf(offer(1, [withDeposit(11), withDeposit(12)]), { 11: 1, 12: 2 });
    expect(lines.map(({ kind }) => kind)).toEqual(["ticket", "ticket", "deposit", "deposit"]);
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2, 1, 2]);
  });

  test("what the organiser of a shared payment has to pay has the words of the basket", () => {
    for (const [locale] of locales) {
      const { total } = readWords("host-site/shares", sharesWords, locale.slice(0, 2));
      expect(total, locale).toBe(priceLineText(locale, { kind: "due", name: null, quantity: 1, amount: 0 })[0]);
    }
  });
});
