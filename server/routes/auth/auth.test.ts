import { beforeAll, describe, expect, test } from "vitest";
import { getMe, patchMe } from "../../../sdk/contracts/calls/account.ts";
import {
  changeEmail,
  changePassword,
  getSignInWays,
  requestPasswordReset,
  resetPassword,
  sendMagicLink,
  signIn,
  signOut,
  signUp,
} from "../../../sdk/contracts/calls/account-access.ts";
import { deleteAccount } from "../../../sdk/contracts/calls/account-data.ts";
import { consumeGuess } from "../../security/guess-limit.ts";
import { hour, minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { openTestShop, testNow, testOrigin, type TestShop } from "../../testing/shop.ts";
import { linkTo, newVisitor, password, signedUp } from "../../testing/visitor.ts";

const mia = { givenName: "Mia", familyName: "Keller", locale: "fr_CH" };

onBothDatabases("coming in and going out", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { SIGN_IN_LIMIT: "100000" } });
  });
  const userOf = async (visitor: ReturnType<typeof newVisitor>) => (await visitor.done(getMe, {})).user;

  test("signing up signs in as a customer and mails a link, in the visitor's language, that confirms the address", async () => {
    const visitor = newVisitor(shop);
    expect(await userOf(visitor)).toBeNull();
    await visitor.done(signUp, { body: { email: "Mia@Example.ch", password, ...mia, callbackURL: "/fr-ch/account" } });
    expect(await userOf(visitor)).toMatchObject({
      email: "mia@example.ch",
      name: "Mia Keller",
      locale: "fr_CH",
      isCustomer: true,
      isReseller: false,
      isAdmin: false,
      isEmailConfirmed: false,
      distributor: null,
      hasPassword: true,
    });
    const link = await linkTo(shop, "mia@example.ch");
    expect(shop.mails.at(-1)).toMatchObject({ subject: "Veuillez confirmer votre adresse e-mail" });
    expect(await visitor.follow(link)).toMatchObject({ status: 303, location: "/fr-ch/account" });
    expect(await userOf(visitor)).toMatchObject({ isEmailConfirmed: true });
  });

  test("a name that is a message of somebody else's is not sent on", async () => {
    const body = { email: "victim@example.ch", password, ...mia, givenName: "Win a prize at https://evil.test" };
    await newVisitor(shop).done(signUp, { body });
    await linkTo(shop, "victim@example.ch");
    const mail = shop.mails.findLast(({ to }) => to.address === "victim@example.ch")!;
    expect(mail.text.startsWith("Bonjour\n")).toBe(true);
    expect(`${mail.text}${mail.html}${mail.to.name}`).not.toContain("evil");
  });

  test("the link of a sent mail is not stored", async () => {
    const lines = await getDb()
      .selectFrom("outbox")
      .select("payload")
      .where("kind", "=", "access_confirm")
      .where("sent_at", "is not", null)
      .execute();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every(({ payload }) => payload === "{}")).toBe(true);
  });

  test("nobody makes themselves more than a customer", async () => {
    const visitor = newVisitor(shop);
    const body = {
      email: "climber@example.ch",
      password,
      ...mia,
      isAdmin: true,
      is_admin: 1,
      isReseller: true,
      invoiceApproved: true,
      emailVerified: true,
    };
    await visitor.done(signUp, { body });
    expect(await userOf(visitor)).toMatchObject({
      isAdmin: false,
      isReseller: false,
      distributor: null,
      isEmailConfirmed: false,
    });
    await visitor.done(patchMe, { body: { givenName: "Eva", isAdmin: true } as object });
    expect(await userOf(visitor)).toMatchObject({ givenName: "Eva", name: "Eva Keller", isAdmin: false });
  });

  test("a session is HttpOnly and Lax, with a readable hint of the same life, and a new one at each sign-in", async () => {
    await signedUp(shop, "cookie@example.ch");
    const tokens = new Set<string | undefined>();
    for (let times = 0; times < 2; times++) {
      const visitor = newVisitor(shop);
      const response = await shop.ask("POST", "/auth/sign-in/email", { email: "cookie@example.ch", password });
      const cookies = response.headers["set-cookie"] as string[];
      const session = cookies.find((each) => each.startsWith("gipfel.session_token="))!;
      expect(session).toMatch(/; HttpOnly/i);
      expect(session).toMatch(/; SameSite=Lax/i);
      expect(cookies).toContainEqual(
        expect.stringMatching(/^gipfel_signed_in=1\.[0-9a-f]{12}; Max-Age=2592000; Path=\/; SameSite=Lax$/),
      );
      expect(response.body).toBe("{}");
      tokens.add(session.split(";")[0]);
      expect(visitor.cookies.size).toBe(0);
    }
    expect(tokens.size).toBe(2);
  });

  test("on an origin with https the cookies are Secure", async () => {
    const secure = await openTestShop(getDb(), { env: { PUBLIC_ORIGIN: "https://shop.test" } });
    const response = await secure.ask("POST", "/auth/sign-in/email", { email: "cookie@example.ch", password });
    const cookies = response.headers["set-cookie"] as string[];
    expect(cookies.length).toBeGreaterThan(1);
    expect(cookies.every((cookie) => /; Secure/i.test(cookie))).toBe(true);
  });

  test("a wrong password and an unknown address get the same refusal", async () => {
    const refusals = await Promise.all(
      ["cookie@example.ch", "nobody@example.ch"].map((email) =>
        newVisitor(shop).send(signIn, { body: { email, password: "not this one" } }),
      ),
    );
    expect(refusals).toMatchObject([
      { status: 401, code: "credentials_invalid" },
      { status: 401, code: "credentials_invalid" },
    ]);
  });

  test("an address has one account, and a password ten characters", async () => {
    const again = { email: "cookie@example.ch", password, ...mia };
    expect(await newVisitor(shop).send(signUp, { body: again })).toMatchObject({ status: 422, code: "account_exists" });
    expect(
      await newVisitor(shop).send(signUp, { body: { ...again, email: "short@example.ch", password: "9 letters" } }),
    ).toMatchObject({
      status: 400,
      code: "invalid_input",
      fields: { password: expect.any(String) },
    });
  });

  test("a magic link signs in once, makes the account, and confirms the address", async () => {
    const visitor = newVisitor(shop);
    await visitor.done(sendMagicLink, {
      body: { email: "link@example.ch", callbackURL: "/account", metadata: { locale: "it_CH" } },
    });
    const link = await linkTo(shop, "link@example.ch");
    expect(shop.mails.at(-1)!.subject).toBe("Il Suo link per accedere");
    const token = new URL(link, testOrigin).searchParams.get("token")!;
    const verifications = await getDb().selectFrom("account_verification").selectAll().execute();
    expect(JSON.stringify(verifications), "who reads the database can't come in by it").not.toContain(token);
    expect(await visitor.follow(link)).toMatchObject({ status: 303, location: "/account" });
    expect(await userOf(visitor)).toMatchObject({
      email: "link@example.ch",
      isEmailConfirmed: true,
      hasPassword: false,
    });
    const other = newVisitor(shop);
    expect((await other.follow(link)).location).toContain("error=INVALID_TOKEN");
    expect(await userOf(other)).toBeNull();
  });

  test("opening a link that signs in changes nothing, however often; its button does it once, on the shop's own page alone", async () => {
    const email = "scanned@example.ch";
    await newVisitor(shop).done(sendMagicLink, { body: { email, callbackURL: "/fr-ch/account" } });
    const link = await linkTo(shop, email);
    for (let scan = 0; scan < 3; scan++) {
      const opened = await shop.app.inject({ url: link });
      expect([opened.statusCode, opened.headers["content-type"], opened.headers["cache-control"]]).toEqual([
        200,
        "text/html; charset=utf-8",
        "private, no-store",
      ]);
      expect(opened.headers["set-cookie"]).toBeUndefined();
      expect(opened.body).toMatch(
        /<html lang="fr-CH"[^]*<form class="[^"]*" method="post"><button class="[^"]*">Se connecter</,
      );
      expect(opened.body, "the shop is named").not.toContain("{shop}");
      expect(opened.body).not.toContain("<script");
    }
    expect(await getDb().selectFrom("account_user").select("id").where("email", "=", email).execute()).toEqual([]);
    for (const headers of [{ origin: "https://evil.test" }, { "sec-fetch-site": "cross-site" }]) {
      const forced = await shop.app.inject({
        method: "POST",
        url: link,
        headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      });
      expect([forced.statusCode, forced.headers["set-cookie"]]).toEqual([403, undefined]);
    }
    const visitor = newVisitor(shop);
    expect(await visitor.follow(link)).toMatchObject({ status: 303, location: "/fr-ch/account" });
    expect(await userOf(visitor)).toMatchObject({ email });
    expect((await newVisitor(shop).follow(link)).location).toBe("/fr-ch/account?error=INVALID_TOKEN");
  });

  test("opening a link that confirms or changes an address changes nothing; its page names both addresses", async () => {
    const visitor = await signedUp(shop, "opens@example.ch");
    const confirming = await linkTo(shop, "opens@example.ch");
    expect((await visitor.go(confirming)).status).toBe(200);
    expect(await userOf(visitor)).toMatchObject({ isEmailConfirmed: false });
    await visitor.follow(confirming);
    expect(await userOf(visitor)).toMatchObject({ isEmailConfirmed: true });

    await visitor.done(changeEmail, { body: { newEmail: "o'new@example.ch", callbackURL: "/account/settings" } });
    const first = await linkTo(shop, "opens@example.ch");
    const count = shop.mails.length;
    const asks = (await shop.app.inject({ url: first })).body;
    expect(asks).toContain("Ihr Konto opens@example.ch soll die Adresse o&#39;new@example.ch erhalten.");
    expect(shop.mails).toHaveLength(count);
    await visitor.follow(first);
    const second = await linkTo(shop, "o'new@example.ch");
    expect((await shop.app.inject({ url: second })).body).toContain("Bitte bestätigen Sie Ihre neue E-Mail-Adresse");
    expect(await userOf(visitor)).toMatchObject({ email: "opens@example.ch" });
    await visitor.follow(second);
    expect(await userOf(visitor)).toMatchObject({ email: "o'new@example.ch" });
  });

  test("a visitor who signed up with a foreign address is signed out as soon as its owner signs in by a link", async () => {
    const thief = await signedUp(shop, "owner@example.ch");
    const owner = newVisitor(shop);
    await owner.done(sendMagicLink, { body: { email: "owner@example.ch" } });
    await owner.follow(await linkTo(shop, "owner@example.ch"));
    expect(await userOf(owner)).toMatchObject({ isEmailConfirmed: true, hasPassword: false });
    expect(await userOf(thief)).toBeNull();
    expect(await newVisitor(shop).send(signIn, { body: { email: "owner@example.ch", password } })).toMatchObject({
      status: 401,
    });
  });

  test("a forgotten password is set anew by a link that works once, and ends every session", async () => {
    const visitor = await signedUp(shop, "forgot@example.ch");
    await newVisitor(shop).done(requestPasswordReset, {
      body: { email: "forgot@example.ch", redirectTo: "/account/settings" },
    });
    const page = new URL(await linkTo(shop, "forgot@example.ch"), testOrigin);
    expect(page.pathname).toBe("/account/settings");
    const token = page.searchParams.get("token")!;
    await newVisitor(shop).done(resetPassword, { body: { newPassword: "another long walk", token } });
    expect(
      await newVisitor(shop).send(resetPassword, { body: { newPassword: "a third long walk", token } }),
    ).toMatchObject({
      status: 400,
      code: "token_invalid",
    });
    expect(await userOf(visitor)).toBeNull();
    await newVisitor(shop).done(signIn, { body: { email: "forgot@example.ch", password: "another long walk" } });
  });

  test("an address gets ten mails in a quarter of an hour, however many ask for one; the answer is the same", async () => {
    const ask = () => newVisitor(shop).send(sendMagicLink, { body: { email: "bombed@example.ch" } });
    const answers = [];
    for (let times = 0; times < 12; times++) answers.push(await ask());
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    const written = async () => {
      await sendDueMails(shop.services);
      return shop.mails.filter(({ to }) => to.address === "bombed@example.ch").length;
    };
    expect(await written()).toBe(10);
    shop.clock.ms += 16 * minute;
    await ask();
    expect(await written()).toBe(11);
    shop.clock.ms = testNow;
  });

  test("nobody learns from asking for a link whether an address has an account", async () => {
    const responses = await Promise.all(
      ["forgot@example.ch", "nobody@example.ch"].map((email) =>
        newVisitor(shop).send(requestPasswordReset, { body: { email, redirectTo: "/account/settings" } }),
      ),
    );
    expect(responses[0]).toEqual(responses[1]);
  });

  test("a password is changed with the old one alone, and the other sessions end", async () => {
    const here = await signedUp(shop, "change@example.ch");
    const elsewhere = newVisitor(shop);
    await elsewhere.done(signIn, { body: { email: "change@example.ch", password } });
    const body = { newPassword: "a shorter way down", revokeOtherSessions: true as const };
    expect(await here.send(changePassword, { body: { ...body, currentPassword: "wrong" } })).toMatchObject({
      status: 400,
      code: "password_wrong",
    });
    await here.done(changePassword, { body: { ...body, currentPassword: password } });
    expect(await userOf(here)).toMatchObject({ email: "change@example.ch" });
    expect(await userOf(elsewhere)).toBeNull();
    expect(await newVisitor(shop).send(changePassword, { body: { ...body, currentPassword: password } })).toMatchObject(
      { status: 401, code: "not_signed_in" },
    );
  });

  test("a password that others try first is refused at sign-up, reset and change, and so is the address itself", async () => {
    const email = "common.password@example.ch";
    const visitor = await signedUp(shop, email);
    const link = async () => {
      await visitor.done(requestPasswordReset, { body: { email, redirectTo: "/account" } });
      return new URL(await linkTo(shop, email), testOrigin).searchParams.get("token")!;
    };
    const common = { status: 400, code: "password_common" };
    const token = await link();
    for (const secret of [
      "Password123",
      "1234567890",
      "passwort123",
      "motdepasse",
      "aaaaaaaaaaaa",
      "abcabcabcabc",
      "gipfelgipfel",
      "MiaKeller1985",
      email,
      "common.password",
    ]) {
      const fresh = { ...mia, email: "common.password@other.example", password: secret };
      if (secret !== email)
        expect(await newVisitor(shop).send(signUp, { body: fresh })).toMatchObject({
          ...common,
          fields: { password: expect.any(String) },
        });
      expect(await newVisitor(shop).send(resetPassword, { body: { newPassword: secret, token } })).toMatchObject(
        common,
      );
      const change = { currentPassword: password, newPassword: secret, revokeOtherSessions: true as const };
      expect(await visitor.send(changePassword, { body: change })).toMatchObject({
        ...common,
        fields: { newPassword: expect.any(String) },
      });
    }
    await newVisitor(shop).done(resetPassword, { body: { newPassword: "a rare way to the top", token } });
  });

  test("a changed password is announced by mail, whichever way it was changed", async () => {
    const email = "told@example.ch";
    const visitor = await signedUp(shop, email);
    const notices = async () => {
      await sendDueMails(shop.services);
      return shop.mails.filter((mail) => mail.to.address === email && mail.subject === "Ihr Passwort wurde geändert");
    };
    const change = {
      currentPassword: "not this one",
      newPassword: "another way up there",
      revokeOtherSessions: true as const,
    };
    await visitor.send(changePassword, { body: change });
    expect(await notices()).toHaveLength(0);
    await visitor.done(changePassword, { body: { ...change, currentPassword: password } });
    expect(await notices()).toHaveLength(1);
    await visitor.done(requestPasswordReset, { body: { email, redirectTo: "/account" } });
    const token = new URL(await linkTo(shop, email), testOrigin).searchParams.get("token")!;
    await visitor.done(resetPassword, { body: { newPassword: "a third way up there", token } });
    const mails = await notices();
    expect(mails).toHaveLength(2);
    expect(mails[1]!.text).toContain(`${testOrigin}/account?view=forgot`);
  });

  test("both mails of a change of address say what changes", async () => {
    const visitor = await signedUp(shop, "says@example.ch");
    await visitor.follow(await linkTo(shop, "says@example.ch"));
    await visitor.done(changeEmail, { body: { newEmail: "says-new@example.ch", callbackURL: "/account/settings" } });
    const first = await linkTo(shop, "says@example.ch");
    expect(shop.mails.at(-1)!.text).toMatch(/says@example\.ch soll die Adresse says-new@example\.ch erhalten/);
    await visitor.follow(first);
    await linkTo(shop, "says-new@example.ch");
    expect(shop.mails.at(-1)!.subject).toBe("Bitte bestätigen Sie Ihre neue E-Mail-Adresse");
    expect(shop.mails.at(-1)!.text).toMatch(/says@example\.ch soll diese Adresse erhalten: says-new@example\.ch/);
  });

  test("a change to an address that somebody has got meanwhile leads to the settings and says so; a used or foreign link says so too", async () => {
    const visitor = await signedUp(shop, "wants@example.ch");
    await visitor.follow(await linkTo(shop, "wants@example.ch"));
    const change = { body: { newEmail: "wanted@example.ch", callbackURL: "/account/settings" } };
    await visitor.done(changeEmail, change);
    const first = await linkTo(shop, "wants@example.ch");
    await visitor.follow(first);
    const second = await linkTo(shop, "wanted@example.ch");
    const other = await signedUp(shop, "wanted@example.ch");
    const mails = shop.mails.length;
    for (const link of [first, second])
      expect(await visitor.follow(link)).toMatchObject({
        status: 303,
        location: "/account/settings?error=EMAIL_TAKEN",
      });
    await sendDueMails(shop.services);
    expect(shop.mails.length, "nothing is written to whose address it is").toBe(mails);
    expect(await userOf(visitor)).toMatchObject({ email: "wants@example.ch" });
    expect(await userOf(other)).toMatchObject({ email: "wanted@example.ch" });

    await getDb()
      .updateTable("account_user")
      .set({ email: "elsewhere@example.ch" })
      .where("email", "=", "wanted@example.ch")
      .execute();
    expect(await other.follow(second)).toMatchObject({ location: "/account/settings?error=INVALID_USER" });
    expect(await visitor.follow(second)).toMatchObject({ location: "/account/settings" });
    expect(await visitor.follow(second), "pressed again, it says so").toMatchObject({ status: 200 });
  });

  test("a used link says so when it is opened or pressed again, signed in or not, and leads on", async () => {
    const visitor = await signedUp(shop, "used@example.ch");
    const confirming = await linkTo(shop, "used@example.ch");
    await visitor.follow(confirming);
    await visitor.done(changeEmail, {
      body: { newEmail: "used-new@example.ch", callbackURL: "/it-ch/account/settings" },
    });
    const first = await linkTo(shop, "used@example.ch");
    const says = async (link: string, text: string, url: string) => {
      for (const method of ["GET", "POST"] as const)
        for (const cookie of [visitor.cookie(), ""]) {
          const { statusCode, body } = await shop.app.inject({
            method,
            url: link.replace(testOrigin, ""),
            headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
          });
          expect([method, statusCode]).toEqual([method, 200]);
          expect(body).toContain(text);
          expect(body.slice(body.indexOf("<main"))).toContain(`href="${url}">`);
          expect(body).not.toContain("<form");
        }
    };
    await says(confirming, "used@example.ch ist bestätigt", "/");
    await visitor.follow(first);
    const second = await linkTo(shop, "used-new@example.ch");
    await visitor.follow(second);
    for (const link of [first, second])
      await says(link, "il Suo conto ha l’indirizzo used-new@example.ch", "/it-ch/account/settings");
    const { body } = await shop.app.inject({ url: confirming.replace(testOrigin, "") });
    expect(body, "its address is not the account's any more").toContain("Dieser Link gilt nicht mehr");
  });

  test("a link that is too old, made up or that signed in before says so when it is opened, and has no button", async () => {
    await signedUp(shop, "old@example.ch");
    const confirming = await linkTo(shop, "old@example.ch");
    const visitor = newVisitor(shop);
    await visitor.done(sendMagicLink, { body: { email: "old@example.ch", callbackURL: "/fr-ch/account" } });
    const signing = await linkTo(shop, "old@example.ch");
    await visitor.done(sendMagicLink, { body: { email: "old-too@example.ch", callbackURL: "/fr-ch/account" } });
    const late = await linkTo(shop, "old-too@example.ch");
    await visitor.follow(signing);
    expect((await visitor.go(late)).status).toBe(200);
    shop.clock.ms = Date.now() + 2 * hour;
    const opened = async (link: string) => (await shop.app.inject({ url: link.replace(testOrigin, "") })).body;
    expect(await opened(confirming), "the first sign-in by a link has confirmed the address").toContain(
      "Ihre Adresse ist schon bestätigt",
    );
    await getDb()
      .updateTable("account_user")
      .set({ is_email_confirmed: 0 })
      .where("email", "=", "old@example.ch")
      .execute();
    for (const [link, title] of [
      [confirming, "Dieser Link gilt nicht mehr"],
      ["/api/auth/verify-email?token=made-up&callbackURL=%2Ffr-ch%2Faccount", "Ce lien n’est plus valable"],
      [signing, "Ce lien n’est plus valable"],
      [late, "Ce lien n’est plus valable"],
    ] as const) {
      const body = await opened(link);
      expect(body).toContain(title);
      expect(body).not.toContain("<form");
    }
    shop.clock.ms = testNow;
  });

  test("links mailed for an account that was deleted since neither confirm nor move a new account of the same address", async () => {
    const [email, moved] = ["again@example.ch", "again-moved@example.ch"];
    const former = await signedUp(shop, email);
    const confirming = await linkTo(shop, email);
    await former.follow(confirming);
    await former.done(changeEmail, { body: { newEmail: moved, callbackURL: "/account" } });
    const changing = await linkTo(shop, email);
    await former.follow(changing);
    const moving = await linkTo(shop, moved);
    await former.done(deleteAccount, { body: { password } });

    const visitor = await signedUp(shop, email);
    const mails = shop.mails.length;
    for (const link of [confirming, changing, moving]) {
      for (const caller of [visitor, newVisitor(shop)]) {
        const arrived = await caller.follow(link);
        expect(new URL(arrived.location!, testOrigin).searchParams.get("error"), link).toBe("INVALID_TOKEN");
      }
    }
    await sendDueMails(shop.services);
    expect(shop.mails.length, "no second mail of a change goes out").toBe(mails);
    expect(await userOf(visitor)).toMatchObject({ email, isEmailConfirmed: false });
    expect(await visitor.follow(await linkTo(shop, email))).toMatchObject({ status: 303 });
    expect(await userOf(visitor)).toMatchObject({ email, isEmailConfirmed: true });
  });

  test("an address changes once both its mails are answered", async () => {
    const visitor = await signedUp(shop, "before@example.ch");
    await visitor.follow(await linkTo(shop, "before@example.ch"));
    await visitor.done(changeEmail, { body: { newEmail: "after@example.ch", callbackURL: "/account/settings" } });
    expect(await userOf(visitor)).toMatchObject({ email: "before@example.ch" });
    await visitor.follow(await linkTo(shop, "before@example.ch"));
    expect(await userOf(visitor)).toMatchObject({ email: "before@example.ch" });
    expect(await visitor.follow(await linkTo(shop, "after@example.ch"))).toMatchObject({
      status: 303,
      location: "/account/settings",
    });
    expect(await userOf(visitor)).toMatchObject({ email: "after@example.ch", isEmailConfirmed: true });
  });

  test("signing in where somebody is signed in ends the session that was there", async () => {
    const visitor = await signedUp(shop, "shared@example.ch");
    const former = newVisitor(shop);
    former.cookies.set("gipfel.session_token", visitor.cookies.get("gipfel.session_token")!);
    expect(await userOf(former)).toMatchObject({ email: "shared@example.ch" });
    await visitor.done(signIn, { body: { email: "cookie@example.ch", password } });
    expect(await userOf(visitor)).toMatchObject({ email: "cookie@example.ch" });
    expect(await userOf(former)).toBeNull();
  });

  test("thirty wrong passwords of one account stop the guessing, from wherever; its owner comes by a link", async () => {
    await signedUp(shop, "guessed@example.ch");
    for (let guess = 0; guess < 30; guess++) await consumeGuess(shop.services, "Guessed@example.ch");
    const right = { body: { email: "guessed@example.ch", password } };
    expect(await newVisitor(shop).send(signIn, right)).toMatchObject({ status: 429, code: "too_many_requests" });
    await newVisitor(shop).done(sendMagicLink, { body: { email: "guessed@example.ch" } });
    shop.clock.ms += 16 * minute;
    expect(
      await newVisitor(shop).send(signIn, { body: { email: "guessed@example.ch", password: "not this one" } }),
    ).toMatchObject({ status: 401 });
    await newVisitor(shop).done(signIn, right);
    shop.clock.ms = testNow;
  });

  test("sixty at once, from as many addresses, guess no more than thirty times", async () => {
    const payload = { email: "rushed@example.ch", password: "not this one" };
    const guess = (remoteAddress: string) =>
      shop.app.inject({ method: "POST", url: "/api/auth/sign-in/email", remoteAddress, payload });
    const statuses = (await Promise.all(Array.from({ length: 60 }, (_, index) => guess(`198.51.100.${index}`)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test("guesses are counted for a quarter of an hour: the library's own counts, forgotten after a minute, leave them", async () => {
    const aWhileAgo = Date.now() - 5 * minute;
    const counts = ["guess|somebody", "203.0.113.9|/sign-in/email"].map((key) => ({
      id: key,
      key,
      count: 29,
      last_request: aWhileAgo,
    }));
    await getDb().insertInto("account_rate").values(counts).execute();
    const payload = { email: "nobody@example.ch", password: "not this one" };
    await shop.app.inject({ method: "POST", url: "/api/auth/sign-in/email", remoteAddress: "203.0.113.9", payload });
    expect(
      await getDb().selectFrom("account_rate").select("count").where("key", "=", "guess|somebody").executeTakeFirst(),
    ).toEqual({ count: 29 });
  });

  test("signing out ends the session in the database too, and takes the hint away", async () => {
    const visitor = await signedUp(shop, "out@example.ch");
    const stolen = newVisitor(shop);
    for (const [name, value] of visitor.cookies) stolen.cookies.set(name, value);
    await visitor.done(signOut, { body: {} });
    expect([...visitor.cookies.keys()]).toEqual([]);
    expect(await userOf(stolen)).toBeNull();
  });

  describe("the sign-out link", () => {
    test("signs out and goes to a path of the shop", async () => {
      const visitor = await signedUp(shop, "leave@example.ch");
      const left = await visitor.go("/api/auth/logout?t=1&returnTo=/fr-ch", { "sec-fetch-site": "same-origin" });
      expect(left).toMatchObject({ status: 303, location: "/fr-ch" });
      expect(left.setCookies).toContainEqual(expect.stringMatching(/^gipfel_signed_in=; Max-Age=0/));
      expect(await userOf(visitor)).toBeNull();
    });

    test("signs nobody out when another site leads to it", async () => {
      const visitor = await signedUp(shop, "stay@example.ch");
      for (const site of ["cross-site", "same-site"]) {
        expect(await visitor.go("/api/auth/logout?returnTo=/fr-ch", { "sec-fetch-site": site })).toMatchObject({
          location: "/fr-ch",
          setCookies: [],
        });
      }
      // An older browser sends this header alone.
      expect(await visitor.go("/api/auth/logout", { origin: "https://evil.test" })).toMatchObject({ setCookies: [] });
      expect(await userOf(visitor)).toMatchObject({ email: "stay@example.ch" });
    });

    test.each([
      "https://evil.test/",
      "//evil.test",
      "/\\evil.test",
      "\\/evil.test",
      "/%2f%2fevil.test",
      "/%5cevil.test",
      "/%255cevil.test",
      "/\tevil.test",
      "/%09/evil.test",
      "/%0d%0aset-cookie:x=1",
      "///evil.test",
      "javascript:alert(1)",
      "evil.test",
      "/%zz",
      "http:evil.test",
      "",
    ])("never leads to %j", async (returnTo) => {
      expect(await newVisitor(shop).go(`/api/auth/logout?returnTo=${encodeURIComponent(returnTo)}`)).toMatchObject({
        status: 303,
        location: "/",
      });
    });

    test("goes to the home page without an address, and with several", async () => {
      expect(await newVisitor(shop).go("/api/auth/logout")).toMatchObject({ location: "/" });
      expect(await newVisitor(shop).go("/api/auth/logout?returnTo=/a&returnTo=//evil.test")).toMatchObject({
        location: "/",
      });
      expect(await newVisitor(shop).go("/api/auth/logout?returnTo=%2Fde%3Fq%3Da%2520b%23c")).toMatchObject({
        location: "/de?q=a%20b#c",
      });
    });
  });

  test("links in mails lead to the shop alone", async () => {
    const body = { email: "link@example.ch", callbackURL: "//evil.test" };
    expect(await newVisitor(shop).send(sendMagicLink, { body })).toMatchObject({ status: 400 });
    expect(
      await newVisitor(shop).go("/api/auth/magic-link/verify?token=x&callbackURL=https%3A%2F%2Fevil.test"),
    ).toMatchObject({ status: 403 });
    expect(await newVisitor(shop).go("/api/auth/verify-email?token=x&callbackURL=%2F%5Cevil.test")).toMatchObject({
      status: 403,
    });
  });

  test("signing in is for the shop's own pages", async () => {
    const foreign: Record<string, string>[] = [
      { origin: "https://hotel.test" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of foreign) {
      expect(
        await newVisitor(shop).send(signIn, { body: { email: "cookie@example.ch", password } }, headers),
      ).toMatchObject({
        status: 403,
        code: "forbidden",
      });
    }
  });

  test("what the library can do beside is not there", async () => {
    const visitor = await signedUp(shop, "beside@example.ch");
    for (const path of ["/auth/get-session", "/auth/list-sessions", "/auth/ok", "/auth/error"]) {
      expect((await shop.ask("GET", path, undefined, { cookie: visitor.cookie() })).statusCode).toBe(404);
    }
    for (const path of ["/auth/update-user", "/auth/delete-user", "/auth/get-session", "/auth/revoke-sessions"]) {
      expect((await shop.ask("POST", path, { image: "x" }, { cookie: visitor.cookie() })).statusCode).toBe(404);
    }
  });

  test("the ways in are said", async () => {
    expect(await newVisitor(shop).done(getSignInWays, {})).toEqual({
      password: true,
      magicLink: true,
      elsewhere: false,
    });
  });

  test("too many attempts from one address are refused, from others not", async () => {
    const limited = await openTestShop(getDb(), { env: { SIGN_IN_LIMIT: "3" } });
    const attempt = async (remoteAddress: string) =>
      (
        await limited.app.inject({
          method: "POST",
          url: "/api/auth/sign-in/email",
          remoteAddress,
          headers: {
            "x-gipfel-client": `9.9.9.${Math.floor(Math.random() * 250)}`,
            "x-forwarded-for": `8.8.8.${Math.floor(Math.random() * 250)}`,
          },
          payload: { email: "cookie@example.ch", password: "not this one" },
        })
      ).statusCode;
    const statuses = [];
    for (let times = 0; times < 4; times++) statuses.push(await attempt("203.0.113.7"));
    expect(statuses).toEqual([401, 401, 401, 429]);
    // A person follows the link, and reads it on a page.
    const links = [];
    for (let times = 0; times < 4; times++)
      links.push(
        await limited.app.inject({
          method: "POST",
          url: "/api/auth/magic-link/verify?token=x&callbackURL=%2Ffr-ch%2Faccount",
          remoteAddress: "203.0.113.9",
        }),
      );
    expect(links.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 429]);
    expect(links[3]!.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "retry-after": expect.stringMatching(/^\d+$/),
    });
    expect(links[3]!.body).toContain("Un instant, s’il vous plaît");
    expect(await attempt("203.0.113.8")).toBe(401);
  });
});
