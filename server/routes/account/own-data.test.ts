import { beforeEach, describe, expect, test } from "vitest";
import { listAccountBookings, writeReview } from "../../../sdk/contracts/calls/account.ts";
import { sendMagicLink, signIn } from "../../../sdk/contracts/calls/account-access.ts";
import { deleteAccount, exportAccount, sendDeletionLink } from "../../../sdk/contracts/calls/account-data.ts";
import { cancelBooking } from "../../../sdk/contracts/calls/cancel.ts";
import { correctBooking, getManagedBooking } from "../../../sdk/contracts/calls/manage.ts";
import { listReviews } from "../../../sdk/contracts/calls/review.ts";
import { boat } from "../../catalogue/fixtures/small.ts";
import { hour } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { booked } from "../../testing/booked.ts";
import { tokenOf } from "../../testing/management.ts";
import { openTestShop, testNow, testOrigin, type TestShop } from "../../testing/shop.ts";
import { linkTo, newVisitor, password, reseller, signedUp, team, type TestVisitor } from "../../testing/visitor.ts";

onBothDatabases("one's own data", (getDb) => {
  let shop: TestShop;
  let mia: TestVisitor;
  let email: string;
  let count = 0;
  beforeEach(async () => {
    shop ??= await openTestShop(getDb(), { env: { SIGN_IN_LIMIT: "100000" } });
    shop.clock.ms = testNow;
    email = `mia-${(count += 1)}@example.ch`;
    mia = await signedUp(shop, email);
  });
  const subscribed = (address: string) =>
    getDb()
      .insertInto("newsletter_subscription")
      .values({
        email: address,
        state: "confirmed",
        locale: "de_CH",
        created_at: at,
        mailed_at: at,
        confirmed_at: at,
        unsubscribed_at: null,
      })
      .execute();
  /** A basket whose address waits for the mail about what was left in it. */
  const waiting = async (address: string) => {
    const cart_id = `cart-of-${address}`;
    const times = { created_at: at, written_at: at, lapses_at: new Date(testNow + 30 * 24 * hour).toISOString() };
    await getDb()
      .insertInto("cart")
      .values({ id: cart_id, ...times, closed_at: null, custom_data: "{}", rebate_codes: "[]" })
      .execute();
    await getDb()
      .insertInto("basket_reminder")
      .values({ cart_id, email: address, locale: "de_CH", consented_at: at, queued_at: null })
      .execute();
  };
  const isWaiting = async (address: string) =>
    (await getDb().selectFrom("basket_reminder").select("cart_id").where("email", "=", address).execute()).length === 1;
  const at = new Date(testNow).toISOString();
  const isSubscribed = async (address: string) =>
    (await getDb().selectFrom("newsletter_subscription").select("email").where("email", "=", address).execute())
      .length === 1;
  const userOf = (address: string) =>
    getDb().selectFrom("account_user").select("id").where("email", "=", address).executeTakeFirst();
  const confirm = async () => mia.follow(await linkTo(shop, email));
  /** A booking on a day of its own, so that each test finds seats. */
  const book = (options: { email?: string } = {}) =>
    booked(shop, mia, { date: `2026-12-${String(3 + (count % 20)).padStart(2, "0")}`, ...options });
  async function reviewed(itemId: string): Promise<void> {
    shop.clock.ms = Date.parse("2026-12-28T09:00:00Z");
    await mia.done(writeReview, { body: { bookingItemId: itemId, rating: 4, review: `by ${email}` } });
    shop.clock.ms = testNow;
  }

  describe("exported", () => {
    test("is the profile, sessions, bookings with their people and payments, reviews and newsletter, and nothing of others", async () => {
      await confirm();
      await subscribed(email);
      await waiting(email);
      await waiting(`other-${email}`);
      const { bookingId, itemId } = await book({ email: "else@example.ch" });
      await reviewed(itemId);
      const other = await signedUp(shop, `other-${email}`);
      await booked(shop, other, { date: "2026-12-24" });
      const data = await mia.done(exportAccount, {});
      expect(data).toMatchObject({
        account: { email, givenName: "Mia", familyName: "Keller", isEmailConfirmed: true },
        signInWays: [{ provider: "credential" }],
        bookings: [
          {
            booking: { bookingId },
            contact: { email: "else@example.ch" },
            payments: [{ method: "card", amount: 4900, state: "captured" }],
          },
        ],
        reviews: [{ bookingItemId: itemId, review: `by ${email}` }],
        newsletter: { email, state: "confirmed" },
        basketReminders: [{ email, locale: "de_CH", queuedAt: null }],
      });
      expect(data.sessions.length).toBeGreaterThan(0);
      expect(JSON.stringify(data)).not.toContain(`other-${email}`);
      expect(JSON.stringify(data)).not.toMatch(/scrypt|"password":|Token":"/);
    });

    test("of an account that a refund goes to the end of its number alone is in it", async () => {
      await confirm();
      const { bookingId, itemId } = await book();
      await mia.done(cancelBooking, { body: { bookingId: itemId, reason: "illness" } });
      await getDb()
        .updateTable("refund")
        .set({ account_iban: "CH9300762011623852957", account_holder: "Mia Keller", account_given_by: "buyer" })
        .where("booking_id", "=", bookingId)
        .execute();
      const data = await mia.done(exportAccount, {});
      expect(data.bookings[0]!.refundAccounts).toMatchObject([{ iban: "…\u00a02957", holder: "Mia Keller" }]);
      expect(JSON.stringify(data)).not.toContain("0076");
    });

    test("leaves out what is under an address that isn't confirmed to be theirs", async () => {
      await subscribed(email);
      await waiting(email);
      await booked(shop, newVisitor(shop), { email, date: "2026-12-25" });
      expect(await mia.done(exportAccount, {})).toMatchObject({ bookings: [], newsletter: null, basketReminders: [] });
    });

    test("is given ten times an hour", async () => {
      for (let time = 0; time < 10; time++) await mia.done(exportAccount, {});
      expect(await mia.send(exportAccount, {})).toMatchObject({ status: 429, code: "too_many_requests" });
      shop.clock.ms += hour;
      await mia.done(exportAccount, {});
    });
  });

  describe("deleted", () => {
    test("with the password: sessions end everywhere, bookings stay manageable by their link, reviews lose the name, the newsletter goes, a mail says so", async () => {
      await confirm();
      await subscribed(email);
      await waiting(email);
      const { bookingId, itemId } = await book({ email });
      await reviewed(itemId);
      const elsewhere = newVisitor(shop);
      await elsewhere.done(signIn, { body: { email, password } });
      expect(await mia.send(deleteAccount, { body: { password: "not this one" } })).toMatchObject({
        status: 400,
        code: "password_wrong",
        fields: { password: expect.any(String) },
      });
      expect((await mia.done(listAccountBookings, { query: {} })).total).toBe(1);

      await mia.done(deleteAccount, { body: { password } });
      expect([...mia.cookies.keys()].filter((name) => /session|signed/.test(name))).toEqual([]);
      expect(await elsewhere.send(listAccountBookings, { query: {} })).toMatchObject({ status: 401 });
      expect(await newVisitor(shop).send(signIn, { body: { email, password } })).toMatchObject({
        status: 401,
        code: "credentials_invalid",
      });
      expect(await userOf(email)).toBeUndefined();
      expect(await isSubscribed(email)).toBe(false);
      expect(await isWaiting(email)).toBe(false);

      const guest = newVisitor(shop);
      const token = await tokenOf(shop.services, bookingId);
      expect((await guest.done(getManagedBooking, { params: { bookingId }, query: { token } })).contact.email).toBe(
        email,
      );
      const contact = { givenName: "Mia", familyName: "Keller-Meier", phone: "+41791234567", countryCode: "CH" };
      await guest.done(correctBooking, { params: { bookingId }, body: { token, contact } });
      expect(
        (await getDb()
          .selectFrom("booking")
          .select(["user_id", "state"])
          .where("id", "=", bookingId)
          .executeTakeFirst())!,
      ).toEqual({
        user_id: null,
        state: "confirmed",
      });

      const row = await getDb()
        .selectFrom("review")
        .selectAll()
        .where("booking_item_id", "=", itemId)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        first_name: "Anonym",
        last_name: "",
        country_code: null,
        user_id: null,
        text: `by ${email}`,
      });
      const shown = (await guest.done(listReviews, {
        params: { activityId: String(boat.id) },
        query: {},
      } as never)) as object;
      expect(JSON.stringify(shown)).toContain("Anonym");

      await sendDueMails(shop.services);
      const mail = shop.mails.find(
        ({ to, subject }) => to.address === email && subject === "Ihr Gipfel-Konto ist gelöscht",
      )!;
      expect(mail.text).toContain(`${testOrigin}/account?view=booking-link`);
      const payloads = await getDb()
        .selectFrom("outbox")
        .select("payload")
        .where("kind", "=", "access_deleted")
        .execute();
      expect(payloads.map(({ payload }) => payload)).toEqual(payloads.map(() => "{}"));
    });

    test("a link to sign in that was mailed before opens no new account", async () => {
      await mia.done(sendMagicLink, { body: { email, callbackURL: "/account" } });
      const link = await linkTo(shop, email);
      await mia.done(deleteAccount, { body: { password } });
      await newVisitor(shop).follow(link);
      expect(await userOf(email)).toBeUndefined();
    });

    test("leaves the newsletter and bookings of an address that isn't confirmed to be theirs alone", async () => {
      await subscribed(email);
      await waiting(email);
      const guest = newVisitor(shop);
      const { bookingId, itemId } = await booked(shop, guest, { email, date: "2026-12-26" });
      await mia.done(deleteAccount, { body: { password } });
      expect(await isSubscribed(email)).toBe(true);
      expect(await isWaiting(email)).toBe(true);
      expect(await getDb().selectFrom("booking_item").select("id").where("id", "=", itemId).execute()).toHaveLength(1);
      expect(
        (
          await guest.done(getManagedBooking, {
            params: { bookingId },
            query: { token: await tokenOf(shop.services, bookingId) },
          })
        ).items,
      ).toHaveLength(1);
    });

    test("without a password by the mail's link alone, for an hour, by its own account", async () => {
      await getDb()
        .deleteFrom("account_credential")
        .where("user_id", "=", (await userOf(email))!.id)
        .execute();
      expect(await mia.send(deleteAccount, { body: { password } })).toMatchObject({
        status: 400,
        code: "password_wrong",
      });
      await mia.done(sendDeletionLink, { body: {} });
      const link = new URL(await linkTo(shop, email), testOrigin);
      expect(link.pathname).toBe("/account/settings");
      const token = link.searchParams.get("deletion")!;
      const other = await signedUp(shop, `other-${email}`);
      expect(await other.send(deleteAccount, { body: { token } })).toMatchObject({
        status: 400,
        code: "token_invalid",
      });
      expect(await newVisitor(shop).send(deleteAccount, { body: { token } })).toMatchObject({ status: 401 });
      expect(await mia.send(deleteAccount, { body: { token: `${token}x` } })).toMatchObject({
        status: 400,
        code: "token_invalid",
      });
      shop.clock.ms += hour;
      expect(await mia.send(deleteAccount, { body: { token } })).toMatchObject({ status: 400, code: "token_invalid" });
      shop.clock.ms -= 1;
      await mia.done(deleteAccount, { body: { token } });
      expect(await userOf(email)).toBeUndefined();
      expect(await userOf(`other-${email}`)).toBeDefined();
    });

    test("a password can't be guessed here either", async () => {
      const tries = [];
      for (let time = 0; time < 31; time++)
        tries.push((await mia.send(deleteAccount, { body: { password: `guess ${time}` } })).status);
      expect(tries).toEqual([...Array<number>(30).fill(400), 429]);
      expect(await mia.send(deleteAccount, { body: { password } })).toMatchObject({ status: 429 });
      expect(await userOf(email)).toBeDefined();
    });
  });

  test.each([
    ["the team", team],
    ["a reseller", reseller],
  ])("%s can neither export nor delete the account here", async (_, flags) => {
    const address = `company-${email}`;
    const company = await signedUp(shop, address, flags);
    expect(await company.send(exportAccount, {})).toMatchObject({ status: 403, code: "forbidden" });
    expect(await company.send(sendDeletionLink, { body: {} })).toMatchObject({ status: 403, code: "forbidden" });
    expect(await company.send(deleteAccount, { body: { password } })).toMatchObject({ status: 403, code: "forbidden" });
    expect(await userOf(address)).toBeDefined();
  });

  test("a page of another site is a guest here", async () => {
    const headers = { origin: "https://hotel.example" };
    expect(await mia.send(exportAccount, {}, headers)).toMatchObject({ status: 401 });
    expect(await mia.send(deleteAccount, { body: { password } }, headers)).toMatchObject({ status: 401 });
    expect(await userOf(email)).toBeDefined();
  });
});
