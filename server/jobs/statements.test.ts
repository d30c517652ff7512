import { beforeAll, expect, test } from "vitest";
import { listAffiliateStatements } from "../../sdk/contracts/calls/affiliate.ts";
import { getAdminAffiliate, payStatement, unpayStatement } from "../../sdk/contracts/calls/admin/affiliates.ts";
import { cancelAsTeam } from "../../sdk/contracts/calls/admin/bookings.ts";
import { createMonthlyStatement } from "../commands/affiliate/create-monthly-statement.ts";
import { onBothDatabases } from "../db/testing.ts";
import { outcomeText } from "../presenters/statement-file.ts";
import { addAffiliate } from "../testing/affiliate.ts";
import { booked } from "../testing/booked.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { signedUp, team, type TestVisitor } from "../testing/visitor.ts";
import { sendDueMails } from "./outbox.ts";
import { statementsJob } from "./statements.ts";

onBothDatabases("statements of affiliates", (getDb) => {
  let shop: TestShop;
  let affiliate: TestVisitor;
  let customer: TestVisitor;
  let admin: TestVisitor;
  const bookings: Awaited<ReturnType<typeof booked>>[] = [];
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    affiliate = await signedUp(shop, "affiliate@example.ch");
    customer = await signedUp(shop, "customer@example.ch");
    admin = await signedUp(shop, "admin@example.ch", team);
    const { id } = await getDb()
      .selectFrom("account_user")
      .select("id")
      .where("email", "=", "affiliate@example.ch")
      .executeTakeFirstOrThrow();
    await addAffiliate(getDb(), { user_id: id, company: "=Hotel Post", commission_percent: 20 });
    const code = { affiliateReferralCode: "4182", affiliateCampaign: "-winter", affiliateWidget: "button" };
    for (const date of ["2026-12-03", "2026-12-04"])
      bookings.push(await booked(shop, customer, { email: "customer@example.ch", date, affiliate: code, persons: 4 }));
  });
  const at = (instant: string) => void (shop.clock.ms = Date.parse(instant));
  const statements = async () => (await affiliate.done(listAffiliateStatements, {})).statements;
  const subjects = async () => {
    await sendDueMails(shop.services);
    return shop.mails.filter(({ to }) => to.address === "affiliate@example.ch").map(({ subject }) => subject);
  };
  const file = (name: string, headers = {}) =>
    shop.ask("GET", `/account/affiliate/${name}`, undefined, { cookie: affiliate.cookie(), ...headers });

  test("without anything no month has a statement or a mail", async () => {
    at("2026-12-05T09:00:00Z");
    const before = (await subjects()).length;
    await statementsJob(shop.services);
    await statementsJob(shop.services);
    expect(await statements()).toEqual([]);
    expect(await subjects()).toHaveLength(before);
  });

  test("are not made on the first day of a month", async () => {
    at("2027-01-01T12:00:00Z");
    await statementsJob(shop.services);
    expect(await statements()).toEqual([]);
  });

  test("the race is real: with the guard off, two processes write to them twice", async () => {
    at("2027-01-02T09:00:00Z");
    await subjects();
    const unguarded = () => createMonthlyStatement(shop.services, 4182, "2026-12", async () => true);
    await Promise.all([unguarded(), unguarded()]);
    expect(
      (await getDb().selectFrom("outbox").select("id").where("kind", "=", "affiliate_statement").execute()).length,
    ).toBe(2);
    await getDb().deleteFrom("outbox").where("kind", "=", "affiliate_statement").execute();
  });

  test("are made once for what took place in the month, by however many processes, and mailed with what is paid", async () => {
    const before = (await subjects()).length;
    await Promise.all([statementsJob(shop.services), statementsJob(shop.services), statementsJob(shop.services)]);
    await statementsJob(shop.services);
    const [statement, ...others] = await statements();
    expect(others).toEqual([]);
    expect(statement).toMatchObject({
      month: "2026-12",
      lines: [
        {
          campaign: "-winter",
          widget: "button",
          bookings: 2,
          revenue: { amount: 39_200 },
          commission: { amount: 7_840 },
        },
      ],
      amount: { amount: 7_840 },
      correction: { amount: 0 },
      carried: { amount: 0 },
      payable: { amount: 7_840 },
      carriedOn: { amount: 0 },
    });
    expect((await subjects()).slice(before)).toEqual(["Your statement of December 2026: CHF 78.40"]);
    expect(shop.mails.at(-1)!.text).toContain("/en-ch/account/affiliate#statements");
  });

  test("take off what goes back after an earlier one, and carry over what is below 0", async () => {
    at("2027-01-20T09:00:00Z");
    for (const { bookingId, itemId } of bookings)
      await admin.done(cancelAsTeam, {
        params: { bookingId, bookingItemId: itemId },
        body: { by: "supplier", reason: "The boat did not go." },
      });
    at("2027-02-02T09:00:00Z");
    await statementsJob(shop.services);
    const [january] = await statements();
    expect(january).toMatchObject({
      month: "2027-01",
      lines: [],
      amount: { amount: -7_840 },
      correction: { amount: -7_840 },
      carried: { amount: 0 },
      payable: { amount: 0 },
      carriedOn: { amount: -7_840 },
    });
    await subjects();
    expect(shop.mails.at(-1)!.text).toContain("taken off the next statement");
  });

  const december = { params: { affiliateId: "4182", month: "2026-12" } };
  const transfer = { paidOn: "2027-01-20", reference: "ZKB 2027-118" };

  test("are marked as paid out once: the same mark again changes nothing, another one is refused", async () => {
    const once = await admin.done(payStatement, { ...december, body: transfer });
    expect(await admin.done(payStatement, { ...december, body: transfer })).toEqual(once);
    expect(once.history.filter(({ action }) => action === "statement_paid")).toHaveLength(1);
    for (const other of [
      { ...transfer, reference: "ZKB 2027-119" },
      { ...transfer, paidOn: "2027-01-21" },
      { ...transfer, iban: "CH9300762011623852957" },
    ])
      expect(await admin.send(payStatement, { ...december, body: other })).toMatchObject({
        status: 409,
        code: "changed_meanwhile",
      });
    const paid = { on: "2027-01-20", reference: "ZKB 2027-118", iban: null };
    expect((await statements()).map((each) => each.paid)).toEqual([null, paid]);
  });

  test("say so in the PDF and the language of the reader", async () => {
    const [, statement] = await statements();
    expect(outcomeText("de_CH", statement!, { iban: null, state: "approved", newestMonth: "2027-01" })).toBe(
      "CHF 78.40 wurden am Mi 20. Januar 2027 ausbezahlt, Referenz ZKB 2027-118.",
    );
  });

  test("can't be paid before the month was over, in the future, with nothing to pay, or without a reference", async () => {
    for (const paidOn of ["2026-12-31", "2027-02-03"])
      expect(await admin.send(payStatement, { ...december, body: { ...transfer, paidOn } })).toMatchObject({
        status: 400,
        fields: { paidOn: expect.any(String) },
      });
    const january = { params: { affiliateId: "4182", month: "2027-01" } };
    expect(await admin.send(payStatement, { ...january, body: transfer })).toMatchObject({ code: "invalid_input" });
    expect(await admin.send(payStatement, { ...december, body: { ...transfer, reference: " " } })).toMatchObject({
      status: 400,
    });
    for (const params of [
      { affiliateId: "4182", month: "2026-11" },
      { affiliateId: "4183", month: "2026-12" },
    ])
      for (const sent of [
        admin.send(payStatement, { params, body: transfer }),
        admin.send(unpayStatement, { params, body: { ...transfer, note: "x" } }),
      ])
        expect(await sent).toMatchObject({ status: 404, code: "statement_not_found" });
  });

  test("are taken back by the team with a reason, which the history keeps; then they can be marked again", async () => {
    const body = { ...transfer, note: "The bank sent it back." };
    expect(await admin.send(unpayStatement, { ...december, body: { ...body, note: " " } })).toMatchObject({
      status: 400,
    });
    at("2027-02-02T10:00:00Z");
    const { history } = await admin.done(unpayStatement, { ...december, body });
    expect(history[0]).toMatchObject({
      action: "statement_unpaid",
      who: "admin@example.ch",
      note: "The bank sent it back.",
      changes: [
        { field: "statement", from: null, to: "2026-12" },
        { field: "paid_on", from: "2027-01-20", to: null },
        { field: "paid_reference", from: "ZKB 2027-118", to: null },
      ],
    });
    expect((await admin.done(unpayStatement, { ...december, body })).history).toHaveLength(history.length);
    expect((await statements())[1]).toMatchObject({ paid: null });
    const two = [1, 2].map((each) =>
      admin.send(payStatement, { ...december, body: { ...transfer, reference: `ZKB 2027-20${each}` } }),
    );
    expect((await Promise.all(two)).map((each) => (each as { code?: string }).code).sort()).toEqual([
      "changed_meanwhile",
      undefined,
    ]);
    const read = await admin.done(getAdminAffiliate, { params: { affiliateId: "4182" } });
    expect(read.statements[1]!.paid?.reference).toMatch(/^ZKB 2027-20[12]$/);
  });

  test("keep a mark that was not the one displayed to who takes it back", async () => {
    const markOf = async () =>
      (await admin.done(getAdminAffiliate, { params: { affiliateId: "4182" } })).statements[1]!.paid!;
    const { on: paidOn, reference } = await markOf();
    for (const seen of [
      { paidOn, reference: "ZKB 2027-300" },
      { paidOn: "2027-01-21", reference },
      { paidOn, reference, iban: "CH9300762011623852957" },
    ])
      expect(
        await admin.send(unpayStatement, { ...december, body: { ...seen, note: "The bank sent it back." } }),
      ).toMatchObject({ status: 409, code: "changed_meanwhile" });
    expect(await markOf()).toEqual({ on: paidOn, reference, iban: null });
  });

  test("name the account that was paid to, until the mark is taken back; the IBAN may change since", async () => {
    const [first, second] = ["CH9300762011623852957", "DE89370400440532013000"];
    const nowPaid = async () => (await statements())[1]!.paid;
    const paySince = async (iban?: string | null) => {
      const { on: paidOn, reference } = (await nowPaid())!;
      await admin.done(unpayStatement, { ...december, body: { paidOn, reference, note: "The bank sent it back." } });
      expect(await nowPaid()).toBeNull();
      return admin.done(payStatement, { ...december, body: { ...transfer, ...(iban === undefined ? {} : { iban }) } });
    };
    const setIban = (iban: string | null) =>
      getDb().updateTable("affiliate").set({ iban }).where("id", "=", 4182).execute();

    await setIban(first);
    const { history } = await paySince();
    expect(history.flatMap(({ changes }) => changes)).toContainEqual({
      field: "paid_iban",
      from: null,
      to: "…\u00a02957",
    });
    await setIban(second);
    expect(await nowPaid()).toEqual({ on: transfer.paidOn, reference: transfer.reference, iban: first });
    expect(
      outcomeText("en_CH", (await statements())[1]!, { iban: second, state: "approved", newestMonth: "2027-01" }),
    ).toBe("CHF 78.40 was paid out on Wed 20 January 2027 to the account …\u00a02957, reference ZKB 2027-118.");
    // The account that was displayed to who paid, not the one that was given meanwhile.
    const again = await paySince("CH93 0076 2011 6238 5295 7");
    expect(await nowPaid()).toMatchObject({ iban: first });
    expect(again.history.flatMap(({ changes }) => changes)).toContainEqual({
      field: "paid_iban",
      from: "…\u00a02957",
      to: null,
    });
    await paySince(null);
    expect(await nowPaid()).toMatchObject({ iban: null });
    await setIban(null);
  });

  test("say nothing of an account that the process of the version before has left when it took a mark back", async () => {
    const row = getDb()
      .updateTable("affiliate_statement")
      .where("affiliate_id", "=", 4182)
      .where("month", "=", "2026-12");
    await row.set({ paid_on: null, paid_reference: null, paid_iban: "CH9300762011623852957" }).execute();
    expect((await statements())[1]!.paid).toBeNull();
    await admin.done(payStatement, { ...december, body: { ...transfer, iban: null } });
    expect((await statements())[1]!.paid).toMatchObject({ iban: null });
  });

  test("name no account of an earlier mark when a process of the version before has set another one", async () => {
    const row = getDb()
      .updateTable("affiliate_statement")
      .where("affiliate_id", "=", 4182)
      .where("month", "=", "2026-12");
    const body = { ...transfer, note: "The bank sent it back." };
    const iban = "CH9300762011623852957";
    await admin.done(unpayStatement, { ...december, body });
    await admin.done(payStatement, { ...december, body: { ...transfer, iban } });
    expect((await statements())[1]!.paid).toMatchObject({ iban });
    await row.set({ paid_on: "2027-01-22", paid_reference: "ZKB 2027-400" }).execute();
    expect((await statements())[1]!.paid).toEqual({ on: "2027-01-22", reference: "ZKB 2027-400", iban: null });
    const other = { ...body, paidOn: "2027-01-22", reference: "ZKB 2027-400" };
    expect(await admin.send(unpayStatement, { ...december, body: { ...other, iban } })).toMatchObject({ status: 409 });
    await admin.done(unpayStatement, { ...december, body: { ...other, iban: null } });
    await admin.done(payStatement, { ...december, body: { ...transfer, iban: null } });
  });

  test("are files for who they are of: a PDF, and a table without formulas", async () => {
    const pdf = await file("statements/2026-12.pdf?locale=de_CH");
    expect([pdf.statusCode, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const csv = await file("statements/2026-12.csv?locale=de_CH");
    expect(csv.headers["content-disposition"]).toBe('attachment; filename="4182-2026-12.csv"');
    expect(csv.body).toMatch(/^\ufeffKampagne,Element,Buchungen,/);
    expect(csv.body).toContain("\r\n'-winter,Button,2,");
    const statistics = await file("statistics.csv?from=2026-01-01&until=2026-12-31&locale=fr");
    expect(statistics.body).toMatch(/^\ufeffCampagne,/);
    expect(statistics.body).toContain("'-winter");
  });

  test("are nobody else's: a guest is led to sign in, others and unknown months get 404", async () => {
    const unknown = await file("statements/2026-11.pdf", { accept: "application/json" });
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      expect.objectContaining({ code: "statement_not_found" }),
    ]);
    const inBrowser = await file("statements/2026-11.pdf?locale=it", { accept: "text/html,*/*;q=0.8" });
    expect([inBrowser.statusCode, inBrowser.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(inBrowser.headers["content-disposition"]).toBeUndefined();
    expect(inBrowser.body).toContain("Questo file non esiste");
    expect((await file("statements/2026-12.pdf", { cookie: customer.cookie() })).statusCode).toBe(404);
    expect((await file("statements/2026-12.pdf", { cookie: "" })).statusCode).toBe(401);
    expect((await file("statements/2026-12.pdf", { origin: "https://hotel.example" })).statusCode).toBe(401);
    const led = await file("statements/2026-12.pdf?locale=fr", { cookie: "", accept: "text/html" });
    expect([led.statusCode, led.headers.location]).toEqual([302, "/fr-ch/account/affiliate"]);
  });
});
