import { afterAll, beforeAll, expect, test } from "vitest";
import { getMe } from "../../../../sdk/contracts/calls/account.ts";
import { getSignInWays, signInElsewhere } from "../../../../sdk/contracts/calls/account-access.ts";
import { onBothDatabases } from "../../../db/testing.ts";
import { WrongSetting } from "../../../settings/wrong-setting.ts";
import { openTestShop, testOrigin, type TestShop } from "../../../testing/shop.ts";
import { linkTo, newVisitor, signedUp } from "../../../testing/visitor.ts";
import { openProvider, type Known } from "./oidc.fixture.ts";
import { accessMailer } from "../../../commands/account/access-mails.ts";
import { openSignIn } from "../../open.ts";

const eva: Known = {
  sub: "e-1",
  email: "eva@team.example",
  email_verified: true,
  given_name: "Eva",
  family_name: "Frei",
};

onBothDatabases("signing in through the team's own provider", (getDb) => {
  let provider: Awaited<ReturnType<typeof openProvider>>;
  let shop: TestShop;
  beforeAll(async () => {
    provider = await openProvider();
    shop = await openTestShop(getDb(), { env: { ...provider.settings, SIGN_IN_LIMIT: "1000" } });
  });
  afterAll(() => provider.close());

  async function comeIn(who: Known) {
    const visitor = newVisitor(shop);
    const { url } = await visitor.done(signInElsewhere, {
      body: { callbackURL: "/account", errorCallbackURL: "/account" },
    });
    expect(url.startsWith(`${provider.origin()}/authorize?`)).toBe(true);
    const came = await visitor.go(provider.signIn(url, who), { "sec-fetch-site": "cross-site" });
    return { visitor, came, user: (await visitor.done(getMe, {})).user };
  }

  test("a first sign-in makes an account with the provider's names, and no role beyond a customer's", async () => {
    const { came, user } = await comeIn(eva);
    expect(came).toMatchObject({ status: 303, location: "/account" });
    expect(user).toMatchObject({
      email: eva.email,
      givenName: "Eva",
      familyName: "Frei",
      isEmailConfirmed: true,
      isCustomer: true,
      isAdmin: false,
      hasPassword: false,
    });
    expect((await comeIn(eva)).user?.userId).toBe(user!.userId);
  });

  test("the way is said", async () => {
    expect(await newVisitor(shop).done(getSignInWays, {})).toMatchObject({ elsewhere: true });
  });

  test("a confirmed account of the same address is the same person; an unconfirmed one is not handed over", async () => {
    const kim = await signedUp(shop, "kim@team.example");
    const known = { ...eva, sub: "k-1", email: "kim@team.example" };
    expect((await comeIn(known)).user).toBeNull();
    await kim.follow(await linkTo(shop, "kim@team.example"));
    expect((await comeIn(known)).user).toMatchObject({ email: "kim@team.example", hasPassword: true });
  });

  test("an answer that this browser did not request signs nobody in", async () => {
    const visitor = newVisitor(shop);
    const { url } = await visitor.done(signInElsewhere, {
      body: { callbackURL: "/account", errorCallbackURL: "/account" },
    });
    const back = provider.signIn(url, eva);
    const other = newVisitor(shop);
    await other.go(back);
    expect((await other.done(getMe, {})).user).toBeNull();
    const led = await other.go("/api/auth/callback/oidc?code=c1&state=forged");
    expect(led).toMatchObject({ status: 303, location: "/account?error=state_mismatch" });
    expect((await other.done(getMe, {})).user).toBeNull();
  });

  test("only paths of the shop are come back to", async () => {
    expect(await newVisitor(shop).send(signInElsewhere, { body: { callbackURL: "//evil.test" } })).toMatchObject({
      status: 400,
    });
  });

  test("without the client's name the start is stopped by one line", async () => {
    const env = { ...shop.services.env, OIDC_CLIENT_ID: undefined };
    await expect(openSignIn(env, { ...shop.services, mails: accessMailer(shop.services) })).rejects.toThrow(
      WrongSetting,
    );
    expect(testOrigin).toBe(shop.services.env.PUBLIC_ORIGIN);
  });
});
