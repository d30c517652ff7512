import { beforeAll, describe, expect, test } from "vitest";
import {
  changeEmail,
  requestPasswordReset,
  sendConfirmation,
  sendMagicLink,
  signInElsewhere,
  signUp,
} from "../../../sdk/contracts/calls/account-access.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { openProvider } from "../../ports/sign-in/better-auth/oidc.fixture.ts";
import { openTestShop, testOrigin, type TestShop } from "../../testing/shop.ts";
import { linkTo, newVisitor, password, signedUp } from "../../testing/visitor.ts";

/**
 * Each leads to another site when a browser resolves it, after none, one or two decodings, or is read so by a library.
 */
const hostile = [
  "/..//evil.test/",
  "/.//evil.test/",
  "/a/../..//evil.test/",
  "/%2e%2e//evil.test/",
  "/%252e%252e//evil.test/",
  "/..%2f%2fevil.test/",
  "/..%252f%252fevil.test/",
  "/\t/evil.test/",
  "/\\evil.test/",
  "//evil.test/",
  "https://evil.test/",
  "javascript:alert(1)",
];
const newcomer = { givenName: "Mia", familyName: "Keller", locale: "de_CH" as const };

onBothDatabases("where signing in leads to", (getDb) => {
  let shop: TestShop;
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    const provider = await openProvider();
    close = provider.close;
    shop = await openTestShop(getDb(), { env: { ...provider.settings, SIGN_IN_LIMIT: "100000" } });
    return () => close();
  });

  describe.each(hostile)("%j", (address) => {
    test("is refused by every call that takes an address, and no mail is written", async () => {
      const visitor = await signedUp(shop, `to-${hostile.indexOf(address)}@example.ch`);
      const email = `to-${hostile.indexOf(address)}@example.ch`;
      await sendDueMails(shop.services);
      const before = shop.mails.length;
      const answers = await Promise.all([
        newVisitor(shop).send(signUp, {
          body: { ...newcomer, email: "new@evil.example", password, callbackURL: address },
        }),
        newVisitor(shop).send(sendMagicLink, { body: { email, callbackURL: address } }),
        newVisitor(shop).send(sendMagicLink, { body: { email, errorCallbackURL: address } }),
        newVisitor(shop).send(signInElsewhere, { body: { callbackURL: address } }),
        newVisitor(shop).send(signInElsewhere, {
          body: { callbackURL: "/account", errorCallbackURL: address },
        }),
        newVisitor(shop).send(requestPasswordReset, { body: { email, redirectTo: address } }),
        visitor.send(sendConfirmation, { body: { email, callbackURL: address } }),
        visitor.send(changeEmail, { body: { newEmail: "other@evil.example", callbackURL: address } }),
      ]);
      expect(answers.map(({ status }) => status).every((status) => status === 400 || status === 403)).toBe(true);
      await sendDueMails(shop.services);
      expect(shop.mails.length).toBe(before);
    });

    test("is never led to by a link, valid or not", async () => {
      const query = encodeURIComponent(address);
      const email = `link-${hostile.indexOf(address)}@example.ch`;
      const visitor = newVisitor(shop);
      await visitor.done(sendMagicLink, { body: { email, callbackURL: "/account" } });
      const link = new URL(await linkTo(shop, email), testOrigin);
      link.searchParams.set("callbackURL", address);
      const followed = [
        link.pathname + link.search,
        `/api/auth/verify-email?token=x&callbackURL=${query}`,
        `/api/auth/magic-link/verify?token=x&callbackURL=${query}`,
        `/api/auth/magic-link/verify?token=x&callbackURL=/account&errorCallbackURL=${query}`,
        `/api/auth/magic-link/verify?token=x&callbackURL=/account&newUserCallbackURL=${query}`,
        `/api/auth/callback/oidc?code=c1&state=x&callbackURL=${query}`,
        `/api/auth/logout?returnTo=${query}`,
      ];
      for (const path of followed) {
        const { status, location } = await visitor.follow(path);
        if (location === undefined) expect([path, status]).toEqual([path, 403]);
        else expect([path, new URL(location, `${testOrigin}/deep/`).origin, location]).toEqual([path, testOrigin, "/"]);
      }
    });
  });

  test("mails carry the address that was checked, as it was written out", async () => {
    await newVisitor(shop).done(sendMagicLink, {
      body: { email: "checked@example.ch", callbackURL: "/a/../account/./bookings?page=2" },
    });
    const link = new URL(await linkTo(shop, "checked@example.ch"), testOrigin);
    expect(link.searchParams.get("callbackURL")).toBe("/account/bookings?page=2");
    expect(await newVisitor(shop).follow(link.pathname + link.search)).toMatchObject({
      status: 303,
      location: "/account/bookings?page=2",
    });
  });
});
