import { beforeAll, expect, test } from "vitest";
import { deleteAccount, exportAccount } from "../../../sdk/contracts/calls/account-data.ts";
import { getMe } from "../../../sdk/contracts/calls/account.ts";
import {
  approveAffiliate,
  changeCommission,
  closeAffiliate,
  getAdminAffiliate,
  listAdminAffiliates,
  rejectAffiliate,
} from "../../../sdk/contracts/calls/admin/affiliates.ts";
import { applyAsAffiliate, correctAffiliate, getAffiliateStatistics } from "../../../sdk/contracts/calls/affiliate.ts";
import { referral } from "../../../sdk/contracts/calls/session.ts";
import { minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { password, signedUp, team, type TestVisitor } from "../../testing/visitor.ts";

const details = { company: "Hotel Post", site: "https://hotel.example/", iban: "CH93 0076 2011 6238 5295 7" };
const application = { ...details, locale: "fr_CH", termsVersion: "2026-11" } as const;

onBothDatabases("affiliates", (getDb) => {
  let shop: TestShop;
  let visitor: TestVisitor;
  let admin: TestVisitor;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { TEAM_EMAIL: "team@shop.example" } });
    visitor = await signedUp(shop, "hotel@example.ch");
    admin = await signedUp(shop, "admin@example.ch", team);
  });
  const own = async () => (await visitor.done(getAffiliateStatistics, { query: {} })).affiliate!;
  const params = async () => ({ affiliateId: String((await own()).number) });
  const newest = async (address: string) => {
    await sendDueMails(shop.services);
    return shop.mails.findLast(({ to }) => to.address === address)!;
  };
  const isKnown = async () =>
    (await shop.done(referral, { body: { referral_code: String((await own()).number) } })).accepted;

  test("name each wrong field of an application", async () => {
    const wrong = { ...application, company: " ", site: "javascript:alert(1)", iban: "CH93 0076 2011 6238 5295 8" };
    const refused = await visitor.send(applyAsAffiliate, { body: { ...wrong, termsVersion: "" } });
    expect(refused).toMatchObject({ status: 400, code: "invalid_input" });
    expect(Object.keys((refused as { fields: object }).fields).sort()).toEqual([
      "company",
      "iban",
      "site",
      "termsVersion",
    ]);
  });

  test("who accept terms that no longer hold are refused; the row has the version that does", async () => {
    const stale = { ...application, termsVersion: "2025-01" };
    expect(await visitor.send(applyAsAffiliate, { body: stale })).toMatchObject({ status: 409, code: "terms_changed" });
    expect((await visitor.done(getAffiliateStatistics, { query: {} })).affiliate).toBeNull();
  });

  test("apply once for an account, and get a mail in their language; so does the team", async () => {
    expect((await visitor.done(getMe, {})).user).toMatchObject({ isAffiliate: false, affiliateNumber: null });
    const { affiliate } = await visitor.done(applyAsAffiliate, { body: application });
    expect(affiliate).toMatchObject({ state: "applied", iban: "CH9300762011623852957", commissionPercent: 8 });
    expect(await visitor.send(applyAsAffiliate, { body: application })).toMatchObject({
      status: 409,
      code: "affiliate_exists",
    });
    expect((await visitor.done(getMe, {})).user).toMatchObject({ isAffiliate: true, affiliateNumber: null });
    expect((await newest("hotel@example.ch")).text).toContain("/fr-ch/account/affiliate");
    const toTeam = await newest("team@shop.example");
    expect(toTeam.text).toContain(`/account/affiliates?number=${affiliate.number}`);
    expect(toTeam.text).toContain("https://hotel.example/");
    expect(await isKnown()).toBe(false);
  });

  test("are found by the team by number, company and address", async () => {
    const { affiliateId } = await params();
    for (const search of [affiliateId, "post hotel", "hotel@example"])
      expect((await admin.done(listAdminAffiliates, { query: { search } })).total).toBe(1);
    expect((await admin.done(listAdminAffiliates, { query: { state: "approved" } })).total).toBe(0);
  });

  test("correct their details; a decision on what the team had read before is refused", async () => {
    const { revision } = await admin.done(getAdminAffiliate, { params: await params() });
    const corrected = {
      ...details,
      revision,
      company: "Hotel Post AG",
      iban: "DE89370400440532013000",
      locale: "de_CH",
    } as const;
    expect((await visitor.done(correctAffiliate, { body: corrected })).affiliate).toMatchObject({
      company: "Hotel Post AG",
      state: "applied",
    });
    expect(await admin.send(approveAffiliate, { params: await params(), body: { revision, note: "" } })).toMatchObject({
      status: 409,
      code: "changed_meanwhile",
    });
    const { history } = await admin.done(getAdminAffiliate, { params: await params() });
    expect(history[0]).toMatchObject({ action: "details_corrected", who: (await params()).affiliateId });
    expect(history[0]!.changes).toContainEqual({ field: "iban", from: "…\u00a02957", to: "…\u00a03000" });
    expect(await admin.send(correctAffiliate, { body: corrected })).toMatchObject({
      status: 404,
      code: "affiliate_not_found",
    });
  });

  test("whose other tab still has the old IBAN are refused when it saves: the new one stays", async () => {
    const { company, site, iban, revision } = await own();
    const read = { company, site, iban: iban!, locale: "de_CH", revision } as const;
    const saved = await visitor.done(correctAffiliate, { body: { ...read, iban: "CH9300762011623852957" } });
    expect(saved.affiliate.revision).toBeGreaterThan(revision);
    for (const body of [read, { ...read, company: "Hotel Post Thun AG" }])
      expect(await visitor.send(correctAffiliate, { body })).toMatchObject({ status: 409, code: "changed_meanwhile" });
    expect(await own()).toEqual(saved.affiliate);
    await visitor.done(correctAffiliate, { body: { ...read, revision: saved.affiliate.revision } });
  });

  test("get a mail in their language when their IBAN is another, with its end alone, and none for the rest", async () => {
    const correct = async (changes: object) => {
      await sendDueMails(shop.services);
      const sent = shop.mails.length;
      const { company, site, iban, locale, revision } = await own();
      const body = { company, site, iban: iban!, locale: locale as "de_CH", revision, ...changes };
      await visitor.done(correctAffiliate, { body });
      await sendDueMails(shop.services);
      return shop.mails.slice(sent);
    };
    expect(await correct({ company: "Hotel Post Bern AG" })).toEqual([]);
    for (const [locale, iban, subject, notYou] of [
      ["de_CH", "CH9300762011623852957", /^Ihre Provision geht .* IBAN … 2957$/, "Waren Sie es nicht"],
      ["fr_CH", "DE89370400440532013000", /IBAN … 3000$/, "Si ce n’était pas vous"],
      ["it_CH", "CH9300762011623852957", /IBAN … 2957$/, "Se non è stato Lei"],
      ["en_CH", "DE89370400440532013000", /IBAN … 3000$/, "If it was not you"],
    ] as const) {
      const [mail, ...others] = await correct({ iban, locale });
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: { address: "hotel@example.ch" }, subject: expect.stringMatching(subject) });
      expect(mail!.text).toContain(notYou);
      expect(mail!.text + mail!.html).not.toContain(iban);
    }
    await correct({ company: "Hotel Post AG" });
  });

  test("are rejected with a note, apply again, are approved, and closed: each with a mail, and a way on", async () => {
    const decide = async (
      call: typeof approveAffiliate | typeof rejectAffiliate | typeof closeAffiliate,
      note = "",
    ) => {
      const { revision } = await admin.done(getAdminAffiliate, { params: await params() });
      shop.clock.ms += minute;
      return admin.send(call as typeof approveAffiliate, { params: await params(), body: { revision, note } });
    };
    expect(await decide(rejectAffiliate)).toMatchObject({ status: 400, fields: { note: expect.any(String) } });
    expect(await decide(closeAffiliate, "It isn't open.")).toMatchObject({ status: 400 });
    await decide(rejectAffiliate, "We see no <b>site</b> there.");
    const rejected = await newest("hotel@example.ch");
    expect(rejected.text).toContain("We see no <b>site</b> there.");
    expect(rejected.html).not.toContain("<b>site");
    expect(await own()).toMatchObject({ state: "rejected", note: "We see no <b>site</b> there." });

    await visitor.done(applyAsAffiliate, { body: { ...application, locale: "de_CH" } });
    expect(await own()).toMatchObject({ state: "applied" });
    await decide(approveAffiliate);
    const { number } = await own();
    const approved = await newest("hotel@example.ch");
    expect(approved.subject).toContain(String(number));
    expect(approved.text).toContain(`/widget?affiliateId=${number}`);
    expect(await isKnown()).toBe(true);
    expect((await visitor.done(getMe, {})).user).toMatchObject({ affiliateNumber: number });
    const sent = shop.mails.length;
    await decide(approveAffiliate);
    await sendDueMails(shop.services);
    expect(shop.mails).toHaveLength(sent);

    await decide(closeAffiliate, "The site is gone.");
    expect((await visitor.done(getMe, {})).user).toMatchObject({ isAffiliate: true, affiliateNumber: null });
    expect((await newest("hotel@example.ch")).text).toContain("The site is gone.");
    expect(await isKnown()).toBe(false);
    await decide(approveAffiliate, "It is back.");
    const { history } = await admin.done(getAdminAffiliate, { params: await params() });
    expect(history.slice(0, 5).map(({ action }) => action)).toEqual([
      "approved",
      "closed",
      "approved",
      "applied",
      "rejected",
    ]);
  });

  test("get another commission from the team, once for what it has read", async () => {
    const { revision } = await admin.done(getAdminAffiliate, { params: await params() });
    const change = (commissionPercent: number) =>
      params().then((known) => ({ params: known, body: { revision, commissionPercent } }));
    expect(await admin.done(changeCommission, await change(12))).toMatchObject({ commissionPercent: 12 });
    expect(await admin.send(changeCommission, await change(10))).toMatchObject({ code: "changed_meanwhile" });
    expect(await admin.send(changeCommission, await change(80))).toMatchObject({ status: 400 });
  });

  test("export what the shop has of them; of a deleted account the affiliate stays, closed and without its owner", async () => {
    expect((await visitor.done(exportAccount, {})).affiliate).toMatchObject({ company: "Hotel Post", statements: [] });
    const known = await params();
    await visitor.done(deleteAccount, { body: { password } });
    const left = await admin.done(getAdminAffiliate, { params: known });
    expect(left.history.map(({ action }) => action)).toContain("details_corrected");
    expect(JSON.stringify(left)).not.toContain("hotel@example.ch");
    expect(left).toMatchObject({ state: "closed", contact: null });
    expect((await admin.done(listAdminAffiliates, { query: { search: "hotel@example" } })).total).toBe(0);
  });

  test("whose application is open go with their account", async () => {
    const other = await signedUp(shop, "blog@example.ch");
    await other.done(applyAsAffiliate, { body: application });
    const [entry] = (await admin.done(listAdminAffiliates, { query: { state: "applied" } })).entries;
    const corrected = { ...details, company: "Blog of Mia", locale: "de_CH", revision: entry!.revision } as const;
    await other.done(correctAffiliate, { body: corrected });
    const steps = () =>
      getDb().selectFrom("team_step").select("who").where("entity_id", "=", String(entry!.number)).execute();
    expect(await steps()).toEqual([{ who: String(entry!.number) }]);
    await other.done(deleteAccount, { body: { password } });
    expect(await steps()).toEqual([]);
    expect(await admin.send(getAdminAffiliate, { params: { affiliateId: String(entry!.number) } })).toMatchObject({
      status: 404,
      code: "affiliate_not_found",
    });
  });

  test("apply five times a day at most", async () => {
    const eager = await signedUp(shop, "eager@example.ch");
    const statuses = [];
    for (let time = 0; time < 6; time++)
      statuses.push((await eager.send(applyAsAffiliate, { body: application })).status);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 429]);
  });
});
