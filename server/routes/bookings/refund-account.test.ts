import { beforeAll, expect, test } from "vitest";
import { cancelAsTeam, getAdminBooking, settleRefund } from "../../../sdk/contracts/calls/admin/bookings.ts";
import { checkOut, createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { getManagedBooking } from "../../../sdk/contracts/calls/manage.ts";
import { getRefundAccount, giveRefundAccount } from "../../../sdk/contracts/calls/refund-account.ts";
import { forSale, payingCatalogue } from "../../catalogue/fixtures/paying.ts";
import { day, instantAt } from "../../clock.ts";
import { accountKeptFor, maskAccounts } from "../../commands/refund/mask-accounts.ts";
import { remindAccountAfter, remindAccounts } from "../../commands/refund/remind-account.ts";
import { pay } from "../../commands/payment/pay.ts";
import { listRefundsWithEndOnly, updateAccountOfRefund } from "../../db/queries/refund.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import { guest } from "../../domain/session.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { buyer } from "../../testing/bookings.ts";
import { as, sessionByHeader } from "../../testing/roles.ts";
import { openTestShop, testOrigin, type TestShop } from "../../testing/shop.ts";

const admin = as("admin");
const price = 4900;
const account = { iban: "ch93 0076 2011 6238 5295 7", holder: "Anna Muster" };
const other = { iban: "DE89370400440532013000", holder: "Peter Muster" };

onBothDatabases("the account that a refund is transferred to", (getDb) => {
  let shop: TestShop;
  let booked = 0;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { session: sessionByHeader, catalogue: payingCatalogue });
  });

  async function paid() {
    const slots = await getDb()
      .selectFrom("slot")
      .select("id")
      .where("offer_id", "=", forSale.boat * 10)
      .where("local_date", ">=", "2026-12-01")
      .orderBy("starts_at")
      .execute();
    const selection = [{ ticketCategoryId: forSale.boat * 10, numGuests: 1 }];
    const held = await shop.done(createReservation, {
      body: {
        activityId: forSale.boat,
        availabilityId: slots[booked++]!.id,
        selection,
        locale: "en_CH",
        doCreateCart: true,
      },
    });
    const { bookingId } = await shop.done(checkOut, { params: { cartId: held.cart.cartId }, body: { user: buyer } });
    const card = { number: "4242 4242 4242 4242", expiryMonth: 12, expiryYear: 30, cvc: "123" };
    const made = await shop.payment.tokenize(card);
    if (!made.ok) throw new Error(made.problem);
    const returnUrl = `${testOrigin}/`;
    await pay(shop.services, {
      bookingId,
      method: "card",
      token: made.token,
      returnUrl,
      affiliate: null,
      key: bookingId,
      session: guest,
    });
    return bookingId;
  }

  /** A cancelled booking whose refund the provider has refused, and the link of the mail about it. */
  async function refused() {
    const bookingId = await paid();
    const { provider_reference } = await getDb()
      .selectFrom("payment_attempt")
      .select("provider_reference")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    // The provider has recorded a full refund: it refuses any further one.
    await shop.payment.refund(provider_reference!, price, `elsewhere-${bookingId}`);
    const { items } = await shop.done(getAdminBooking, { params: { bookingId } }, admin);
    const params = { bookingId, bookingItemId: items[0]!.bookingItemId };
    shop.mails.length = 0;
    const { refunds } = await shop.done(cancelAsTeam, { params, body: { by: "team", reason: "Storm" } }, admin);
    expect(refunds).toMatchObject([{ state: "refused", account: null }]);
    await sendDueMails(shop.services);
    const mail = shop.mails.find(({ to, text }) => to.address === buyer.email && text.includes("refundToken="))!;
    const [link] = /https?:\S+refundToken=\S+/.exec(mail.text)!;
    const query = new URL(link).searchParams;
    return { bookingId, refund: refunds[0]!, token: query.get("refundToken")!, managing: query.get("token")! };
  }
  const read = (bookingId: string, token: string) =>
    shop.send(getRefundAccount, { params: { bookingId }, query: { token } });
  const give = (bookingId: string, token: string, body: { readonly iban: string; readonly holder: string }) =>
    shop.send(giveRefundAccount, { params: { bookingId }, body: { token, ...body } });
  const settle = (
    { bookingId, refund }: Awaited<ReturnType<typeof refused>>,
    to?: { readonly iban: string; readonly holder: string } | null,
  ) =>
    shop.done(
      settleRefund,
      {
        params: { bookingId, refundId: refund.refundId },
        body: { retries: refund.retries, note: "Transfer", ...(to !== undefined && { account: to }) },
      },
      admin,
    );

  test("[R11.iban] the buyer gives an account by the mail's link, reads the end of its IBAN alone, and gives another; the team reads all of it until the refund is settled", async () => {
    const made = await refused();
    const { bookingId, token } = made;
    expect((await read(bookingId, token)).answer).toMatchObject({ amount: { amount: price }, account: null });
    expect((await give(bookingId, token, other)).answer).toMatchObject({
      account: { iban: "…\u00a03000", holder: other.holder },
    });
    expect((await give(bookingId, token, account)).answer).toEqual((await read(bookingId, token)).answer);
    const shown = await shop.done(getAdminBooking, { params: { bookingId } }, admin);
    expect(shown.refunds).toMatchObject([
      { account: { iban: "CH9300762011623852957", holder: account.holder, givenBy: "buyer" } },
    ]);
    const settled = await settle(made);
    expect(settled.refunds).toMatchObject([
      { state: "settled", account: { iban: "…\u00a02957", holder: account.holder, givenBy: "buyer" } },
    ]);
    expect(await give(bookingId, token, other)).toMatchObject({ status: 409, code: "changed_meanwhile" });
    expect((await read(bookingId, token)).answer).toEqual({
      amount: null,
      account: { iban: "…\u00a02957", holder: account.holder },
    });
  });

  test("[R11.iban] each account that is named is written to the booking's address and to the team, once, and stands in the steps", async () => {
    const { bookingId, token } = await refused();
    shop.mails.length = 0;
    for (const named of [account, account, other]) await give(bookingId, token, named);
    await sendDueMails(shop.services);
    const toBuyer = shop.mails.filter(({ to }) => to.address === buyer.email);
    expect(toBuyer.map(({ text }) => /to this account: (.*?)\. If/.exec(text)?.[1])).toEqual([
      "…\u00a02957, Anna Muster",
      "…\u00a03000, Peter Muster",
    ]);
    expect(toBuyer[0]!.text).not.toContain("refundToken");
    expect(shop.mails.filter(({ to }) => to.address !== buyer.email)).toHaveLength(2);
    const { history } = await shop.done(getAdminBooking, { params: { bookingId } }, admin);
    expect(history.filter(({ reason }) => reason === "refund_account_given")).toHaveLength(2);
  });

  test("[R11.iban] what the team enters on settling counts, and says by whom; none where it was paid another way", async () => {
    const [first, second, third] = [await refused(), await refused(), await refused()];
    for (const { bookingId, token } of [first, second, third]) await give(bookingId, token, account);
    expect((await settle(first, other)).refunds).toMatchObject([
      { account: { iban: "…\u00a03000", holder: other.holder, givenBy: "admin@gipfel.example" } },
    ]);
    expect((await settle(second, account)).refunds).toMatchObject([{ account: { givenBy: "buyer" } }]);
    expect((await settle(third, null)).refunds).toMatchObject([{ account: null }]);
  });

  test("[R11.iban] a wrong IBAN is refused by its field, and stores nothing", async () => {
    const { bookingId, token } = await refused();
    for (const iban of ["CH94 0076 2011 6238 5295 7", "CH93", ""])
      expect(await give(bookingId, token, { ...account, iban })).toMatchObject({
        status: 400,
        fields: { iban: expect.any(String) as string },
      });
    expect((await read(bookingId, token)).answer).toMatchObject({ account: null });
  });

  test("[R11.iban] the link that changes the booking, a forged one, another booking's and one too old give no account", async () => {
    const { bookingId, token, managing } = await refused();
    const another = await refused();
    // The same mail's other token is right for what it is for.
    const managed = await shop.send(getManagedBooking, { params: { bookingId }, query: { token: managing } });
    expect(managed.status).toBe(200);
    for (const wrong of [managing, `${token}x`, another.token, "-"]) {
      const refusal = { status: 403, code: "manage_link_invalid" };
      expect(await read(bookingId, wrong)).toMatchObject(refusal);
      expect(await give(bookingId, wrong, account)).toMatchObject(refusal);
    }
    shop.clock.ms += 181 * day;
    expect(await give(bookingId, token, account)).toMatchObject({ status: 403, code: "manage_link_expired" });
    shop.clock.ms -= 181 * day;
    expect((await read(bookingId, token)).answer).toMatchObject({ account: null });
  });

  test("[R11.iban] who names no account is reminded once, after four days and by day, from however many processes", async () => {
    const { bookingId, token } = await refused();
    const began = shop.clock.ms;
    const asked = async () => {
      await Promise.all([1, 2, 3].map(() => remindAccounts(shop.services)));
      shop.mails.length = 0;
      await sendDueMails(shop.services);
      return shop.mails.filter(({ subject, text }) => subject.startsWith("Which account") && text.includes(bookingId));
    };
    const from = (time: string) => Date.parse(`2026-12-20T${time}:00+01:00`);
    shop.clock.ms = from("03:00");
    expect(await asked(), "it is waited for from now on").toHaveLength(0);
    shop.clock.ms = from("03:00") + remindAccountAfter;
    expect(await asked(), "at night").toHaveLength(0);
    shop.clock.ms = from("09:00") + remindAccountAfter;
    const [mail, ...others] = await asked();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: { address: buyer.email } });
    expect(mail!.text).toContain("transfer CHF 49.00");
    const link = new URL(/https?:\S+refundToken=\S+/.exec(mail!.text)![0]);
    expect(await give(bookingId, link.searchParams.get("refundToken")!, account)).toMatchObject({ status: 200 });
    expect(await asked()).toHaveLength(0);
    shop.clock.ms += 30 * day;
    expect(await asked()).toHaveLength(0);
    shop.clock.ms = began;
    expect(await give(bookingId, token, other), "answered at once").toMatchObject({ status: 200 });
  });

  test("[R11.iban] a month after the transfer the end of the account alone is kept, with holder and who settled it", async () => {
    const made = await refused();
    const { bookingId, token } = made;
    await give(bookingId, token, account);
    await settle(made);
    const rowOf = () =>
      getDb().selectFrom("refund").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
    const began = shop.clock.ms;
    shop.clock.ms = began + accountKeptFor - day;
    await maskAccounts(shop.services);
    expect((await rowOf()).account_iban).toBe("CH9300762011623852957");
    shop.clock.ms = began + accountKeptFor + day;
    await maskAccounts(shop.services);
    expect(await rowOf()).toMatchObject({ account_iban: "2957", account_holder: account.holder, state: "settled" });
    expect((await read(bookingId, token)).answer).toMatchObject({ account: { iban: "…\u00a02957" } });
    // The provider says later that nothing was paid, and the team has to pay again.
    await getDb().updateTable("refund").set({ state: "refused" }).where("booking_id", "=", bookingId).execute();
    await sendDueMails(shop.services);
    shop.mails.length = 0;
    await maskAccounts(shop.services);
    expect(await rowOf()).toMatchObject({ account_iban: null, account_holder: null, account_reminded_at: null });
    await maskAccounts(shop.services);
    await remindAccounts(shop.services);
    await sendDueMails(shop.services);
    expect(
      shop.mails.map(({ to }) => to.address),
      "asked at once, and once",
    ).toEqual([buyer.email]);
    shop.clock.ms = began;
  });

  test("[R11.iban] an account that is named while the job runs is kept", async () => {
    const { bookingId, token } = await refused();
    await give(bookingId, token, account);
    await getDb().updateTable("refund").set({ account_iban: "2957" }).where("booking_id", "=", bookingId).execute();
    const [read] = (await listRefundsWithEndOnly(getDb(), 10)).filter(({ booking_id }) => booking_id === bookingId);
    expect(await give(bookingId, token, other)).toMatchObject({ status: 200 });
    expect(await transact(getDb(), (trx) => updateAccountOfRefund(trx, read!, { account_iban: null }))).toBe(false);
    const { account_iban } = await getDb()
      .selectFrom("refund")
      .select("account_iban")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    expect(account_iban).toBe(other.iban);
  });

  test("[R11.iban] an account is shortened too where its refund came to nothing", async () => {
    const { bookingId, token } = await refused();
    await give(bookingId, token, account);
    const done_at = instantAt(shop.clock.ms);
    await getDb()
      .updateTable("refund")
      .set({ state: "released", done_at })
      .where("booking_id", "=", bookingId)
      .execute();
    const began = shop.clock.ms;
    shop.clock.ms = began + accountKeptFor + day;
    await maskAccounts(shop.services);
    expect(
      await getDb().selectFrom("refund").select("account_iban").where("booking_id", "=", bookingId).execute(),
    ).toEqual([{ account_iban: "2957" }]);
    shop.clock.ms = began;
  });
});
