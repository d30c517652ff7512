import { beforeAll, describe, expect, test } from "vitest";
import {
  getAccountBooking,
  getMe,
  listAccountActivities,
  listAccountBookings,
  listAccountReviews,
  listAccountSuppliers,
  patchMe,
  writeReview,
} from "../../../sdk/contracts/calls/account.ts";
import {
  applyAsAffiliate,
  correctAffiliate,
  getAffiliateStatistics,
  listAffiliateStatements,
} from "../../../sdk/contracts/calls/affiliate.ts";
import { createApiKey, listApiKeys, withdrawApiKey } from "../../../sdk/contracts/calls/catalogue-export.ts";
import { signIn } from "../../../sdk/contracts/calls/account-access.ts";
import type { Call, CallInput } from "../../../sdk/contracts/call.ts";
import { cancelBooking } from "../../../sdk/contracts/calls/cancel.ts";
import { minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { booked } from "../../testing/booked.ts";
import { tokenOf } from "../../testing/management.ts";
import { openTestShop, testNow, testOrigin, type TestShop } from "../../testing/shop.ts";
import { newVisitor, password, reseller, signedUp, team, type TestVisitor } from "../../testing/visitor.ts";

const callers = ["guest", "customer", "other", "reseller", "admin"] as const;
type Caller = (typeof callers)[number];
/** What each caller is answered, in the order above. `ok` is 200. */
type Row = readonly (200 | 400 | 401 | 403 | 404 | 409)[];

const affiliateDetails = {
  company: "Hotel Post",
  site: "https://hotel.example/",
  iban: "CH9300762011623852957",
  locale: "de_CH",
} as const;
const unknown = "7b0f2f43-6a3c-4bd5-9d55-0d4f5b7d1f11";

onBothDatabases("permissions by role", (getDb) => {
  let shop: TestShop;
  const visitors = {} as Record<Caller, TestVisitor>;
  /** A booking of the customer. */
  let own: Awaited<ReturnType<typeof booked>>;

  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { SIGN_IN_LIMIT: "100000" } });
    visitors.guest = newVisitor(shop);
    visitors.customer = await signedUp(shop, "customer@example.ch");
    visitors.other = await signedUp(shop, "other@example.ch");
    visitors.reseller = await signedUp(shop, "reseller@example.ch", reseller);
    visitors.admin = await signedUp(shop, "admin@example.ch", team);
    own = await booked(shop, visitors.customer, { date: "2026-12-01" });
  });

  const statuses = async <C extends Call>(call: C, input: () => CallInput<C>) => {
    const answers = [];
    for (const caller of callers) answers.push((await visitors[caller].send(call, input())).status);
    return answers;
  };
  const reviewAfter = async (bookingItemId: string) => {
    shop.clock.ms = Date.parse("2026-12-20T09:00:00Z");
    const answers = await statuses(writeReview, () => ({ body: { bookingItemId, rating: 5 } }));
    shop.clock.ms = testNow;
    return answers;
  };

  /** What each caller is answered who withdraws a key of the customer, as an approved affiliate. */
  const withdrawEach = async () => {
    const { number } = (await visitors.customer.done(getAffiliateStatistics, { query: {} })).affiliate!;
    await getDb().updateTable("affiliate").set({ state: "approved" }).where("id", "=", number).execute();
    const answers = [];
    for (const caller of callers) {
      const { apiKey } = await visitors.customer.done(createApiKey, { body: { name: caller } });
      answers.push((await visitors[caller].send(withdrawApiKey, { params: { keyId: apiKey.id } })).status);
    }
    return answers;
  };

  const rows: readonly [string, () => Promise<readonly number[]>, Row][] = [
    ["asks who they are", () => statuses(getMe, () => ({})), [200, 200, 200, 200, 200]],
    ["changes their name", () => statuses(patchMe, () => ({ body: { givenName: "Mia" } })), [401, 200, 200, 200, 200]],
    ["lists their bookings", () => statuses(listAccountBookings, () => ({ query: {} })), [401, 200, 200, 200, 200]],
    [
      "reads the customer's booking",
      () => statuses(getAccountBooking, () => ({ params: { bookingId: own.bookingId } })),
      [401, 200, 404, 404, 200],
    ],
    [
      "reads an unknown booking",
      () => statuses(getAccountBooking, () => ({ params: { bookingId: unknown } })),
      [401, 404, 404, 404, 404],
    ],
    [
      "reads what is no id",
      () => statuses(getAccountBooking, () => ({ params: { bookingId: "' or 1=1 --" } })),
      [401, 404, 404, 404, 404],
    ],
    ["lists their reviews", () => statuses(listAccountReviews, () => ({ query: {} })), [401, 200, 200, 200, 200]],
    ["reviews an unknown item", () => reviewAfter(unknown), [401, 404, 404, 404, 404]],
    ["reviews the customer's item", () => reviewAfter(own.itemId), [401, 200, 404, 404, 404]],
    [
      "lists what was booked of activities",
      () => statuses(listAccountActivities, () => ({ query: {} })),
      [401, 403, 403, 200, 200],
    ],
    [
      "reads their statistics as an affiliate",
      () => statuses(getAffiliateStatistics, () => ({ query: {} })),
      [401, 200, 200, 200, 200],
    ],
    [
      "lists their statements as an affiliate",
      () => statuses(listAffiliateStatements, () => ({})),
      [401, 200, 200, 200, 200],
    ],
    [
      "corrects what they have not applied with",
      () => statuses(correctAffiliate, () => ({ body: { ...affiliateDetails, revision: 0 } })),
      [401, 404, 404, 404, 404],
    ],
    [
      "applies as an affiliate",
      () => statuses(applyAsAffiliate, () => ({ body: { ...affiliateDetails, termsVersion: "2026-11" } })),
      [401, 200, 200, 200, 200],
    ],
    ["lists their keys of the export", () => statuses(listApiKeys, () => ({})), [401, 200, 200, 200, 200]],
    [
      "makes a key of the export while the team has not approved them",
      () => statuses(createApiKey, () => ({ body: { name: "Office" } })),
      [401, 403, 403, 403, 403],
    ],
    ["withdraws the customer's key of the export", () => withdrawEach(), [401, 200, 404, 404, 404]],
    ["lists suppliers", () => statuses(listAccountSuppliers, () => ({ query: {} })), [401, 403, 403, 403, 200]],
    [
      "cancels an unknown item",
      () => statuses(cancelBooking, () => ({ body: { bookingId: unknown, reason: "rain" } })),
      [404, 404, 404, 404, 404],
    ],
    [
      "cancels as the supplier",
      () => statuses(cancelBooking, () => ({ body: { bookingId: unknown, reason: "rain", bySupplier: true } })),
      [401, 403, 403, 403, 404],
    ],
    [
      "says how much goes back",
      () => statuses(cancelBooking, () => ({ body: { bookingId: unknown, reason: "rain", amount: 1 } })),
      [401, 403, 403, 403, 404],
    ],
  ];
  test.each(rows)(`who ${"%s"} is answered by their role (${callers.join(", ")})`, async (_, ask, expected) => {
    expect(await ask()).toEqual(expected);
  });

  test("a foreign booking and an unknown one get the same answer", async () => {
    const [foreign, none] = await Promise.all(
      [own.bookingId, unknown].map((bookingId) => visitors.other.send(getAccountBooking, { params: { bookingId } })),
    );
    expect(foreign).toEqual(none);
  });

  test("[R11.manage] an item's id alone changes nothing: its owner, the team and the signed link do", async () => {
    for (const [who, status] of [
      ["guest", 403],
      ["other", 403],
      ["reseller", 403],
      ["customer", 200],
      ["admin", 200],
    ] as const) {
      const made = await booked(shop, visitors.customer, { date: "2026-12-02" });
      const cancelled = await visitors[who].send(cancelBooking, { body: { bookingId: made.itemId, reason: "rain" } });
      expect([who, cancelled.status]).toEqual([who, status]);
      if (cancelled.answer) continue;
      expect(cancelled).toMatchObject({ code: "manage_link_needed" });
      const token = await tokenOf(shop.services, made.bookingId);
      expect(
        (await visitors[who].done(cancelBooking, { body: { bookingId: made.itemId, token, reason: "rain" } })).status,
      ).toBe("cancelled");
    }
  });

  test("answers with personal data are `no-store`", async () => {
    for (const path of ["/account/me/", "/account/bookings/", "/account/reviews/"]) {
      const answer = await shop.ask("GET", path, undefined, { cookie: visitors.customer.cookie() });
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    }
  });

  test("what everyone may keep is the same for everyone, and sets no cookie", async () => {
    const { cookies } = await signedUp(shop, "kept@example.ch");
    const answer = await shop.ask("GET", "/activities/de_CH/", undefined, {
      cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
    });
    expect(answer.headers["cache-control"]).toMatch(/^public/);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("on another origin everyone is a guest, whatever cookies come along", async () => {
    for (const headers of [
      { origin: "https://hotel.test" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ] as Record<string, string>[]) {
      expect((await visitors.admin.done(getMe, {}, headers)).user).toBeNull();
      expect(await visitors.admin.send(listAccountSuppliers, { query: {} }, headers)).toMatchObject({
        status: 401,
        code: "not_signed_in",
      });
    }
    expect((await visitors.admin.done(getMe, {}, { origin: testOrigin })).user).toMatchObject({ isAdmin: true });
  });

  describe("cookies that nobody gave", () => {
    const token = "gipfel.session_token";
    const whoIs = async (cookies: Record<string, string>) => {
      const visitor = newVisitor(shop);
      for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
      return (await visitor.done(getMe, {})).user?.email ?? null;
    };
    const fresh = async () => {
      const visitor = newVisitor(shop);
      await visitor.done(signIn, { body: { email: "customer@example.ch", password } });
      return visitor.cookies;
    };

    test("a forged or tampered token is a guest's", async () => {
      const real = (await fresh()).get(token)!;
      const [value = "", signed = ""] = decodeURIComponent(real).split(".");
      for (const forged of [
        value,
        `${value}.`,
        `${value}.${"A".repeat(43)}=`,
        // A token may begin with any letter: with that one, it would be the real one.
        `${value.startsWith("x") ? "y" : "x"}${value.slice(1)}.${signed}`,
        "",
        ".",
        "%zz",
        "null",
        "../..",
        "\u00e9".repeat(40),
      ]) {
        expect(await whoIs({ [token]: encodeURIComponent(forged) })).toBeNull();
      }
      expect(await whoIs({ [token]: "%E0%A4%A" })).toBeNull();
      expect(await whoIs({ [token]: real })).toBe("customer@example.ch");
    });

    test("a session that was written by hand makes nobody an admin", async () => {
      const session = {
        session: { user: { email: "customer@example.ch", isAdmin: true } },
        expiresAt: Date.now() + minute,
        signature: "x",
      };
      const written = Buffer.from(JSON.stringify(session)).toString("base64url");
      expect(await whoIs({ "gipfel.session_data": written })).toBeNull();
      const visitor = newVisitor(shop);
      visitor.cookies.set(token, (await fresh()).get(token)!);
      visitor.cookies.set("gipfel.session_data", written);
      expect(await visitor.send(listAccountSuppliers, { query: {} })).toMatchObject({ status: 403 });
    });

    test("an expired session is a guest's", async () => {
      const cookies = await fresh();
      const [value = ""] = decodeURIComponent(cookies.get(token)!).split(".");
      await getDb()
        .updateTable("account_session")
        .set({ expires_at: new Date(Date.now() - minute).toISOString() })
        .where("token", "=", value)
        .execute();
      expect(await whoIs({ [token]: cookies.get(token)! })).toBeNull();
    });

    test("the readable hint lets nobody in", async () => {
      expect(await whoIs({ gipfel_signed_in: "1" })).toBeNull();
    });
  });

  test("a role that is taken away is gone with the next call", async () => {
    const visitor = await signedUp(shop, "former@example.ch", team);
    await visitor.done(listAccountSuppliers, { query: {} });
    await getDb().updateTable("account_user").set({ is_admin: 0 }).where("email", "=", "former@example.ch").execute();
    expect(await visitor.send(listAccountSuppliers, { query: {} })).toMatchObject({ status: 403, code: "forbidden" });
  });
});
