import { beforeAll, expect, test } from "vitest";
import { deleteAccount, exportAccount } from "../../../sdk/contracts/calls/account-data.ts";
import { getMe } from "../../../sdk/contracts/calls/account.ts";
import {
  addDistributorAccount,
  approveDistributor,
  changeAgreement,
  closeDistributor,
  correctDistributor,
  getAdminDistributor,
  listAdminDistributors,
  rejectDistributor,
  removeDistributorAccount,
} from "../../../sdk/contracts/calls/admin/distributors.ts";
import { applyAsDistributor, getDistributor } from "../../../sdk/contracts/calls/distributor.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { password, signedUp, team, type TestVisitor } from "../../testing/visitor.ts";

const details = {
  name: "Hotel Post AG",
  street: "Dorfstrasse 12",
  postalCode: "3818",
  town: "Grindelwald",
  countryCode: "CH",
  vatNumber: "CHE-111.222.338 MWST",
  email: "rechnung@hotel.example",
  locale: "fr_CH",
} as const;
const application = { ...details, termsVersion: "2026-11" } as const;
const terms = { creditLimit: 200_000, periodDays: 30, billing: "month" } as const;

onBothDatabases("distributors", (getDb) => {
  let shop: TestShop;
  let visitor: TestVisitor;
  let admin: TestVisitor;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { TEAM_EMAIL: "team@shop.example" } });
    visitor = await signedUp(shop, "hotel@example.ch");
    admin = await signedUp(shop, "admin@example.ch", team);
  });
  const own = async (of = visitor) => (await of.done(getDistributor, {})).distributor!;
  const params = async () => ({ distributorId: (await own()).distributorId });
  const roles = async (of = visitor) => (await of.done(getMe, {})).user!;
  const newest = async (address: string) => {
    await sendDueMails(shop.services);
    return shop.mails.findLast(({ to }) => to.address === address)!;
  };

  test("[P9.vat] name each wrong field of an application, and refuse terms that no longer hold", async () => {
    const wrong = { ...application, name: " ", postalCode: "", countryCode: "Schweiz", email: "hotel" };
    const refused = await visitor.send(applyAsDistributor, { body: wrong });
    expect(refused).toMatchObject({ status: 400, code: "invalid_input" });
    expect(Object.keys((refused as { fields: object }).fields).sort()).toEqual([
      "countryCode",
      "email",
      "name",
      "postalCode",
    ]);
    // Cause: the form took any text for them.
    const untrue = { ...application, postalCode: "38180", vatNumber: "CHE-111.222.333 MWST" };
    expect(await visitor.send(applyAsDistributor, { body: untrue })).toMatchObject({
      status: 400,
      fields: { postalCode: expect.any(String), vatNumber: expect.any(String) },
    });
    const stale = { ...application, termsVersion: "2025-01" };
    expect(await visitor.send(applyAsDistributor, { body: stale })).toMatchObject({ code: "terms_changed" });
    expect((await visitor.done(getDistributor, {})).distributor).toBeNull();
  });

  test("[P9.approval] apply once for an account, which buys nothing on invoice before the team has approved it", async () => {
    const { distributor } = await visitor.done(applyAsDistributor, { body: application });
    expect(distributor).toMatchObject({ ...details, state: "applied", agreement: null, left: null });
    expect(await visitor.send(applyAsDistributor, { body: application })).toMatchObject({
      status: 409,
      code: "distributor_exists",
    });
    expect(await roles()).toMatchObject({ isReseller: false, distributor: { invoiceApproved: false } });
    expect((await newest("rechnung@hotel.example")).text).toContain("/fr-ch/account/invoices");
    expect((await newest("team@shop.example")).text).toContain(
      `/account/distributors?distributor=${distributor.distributorId}`,
    );
  });

  test("are found by the team by name, town and address; for nobody else", async () => {
    for (const search of ["post hotel", "grindelwald", "rechnung@hotel"])
      expect((await admin.done(listAdminDistributors, { query: { search } })).total).toBe(1);
    expect((await admin.done(listAdminDistributors, { query: { state: "approved" } })).total).toBe(0);
    expect(await visitor.send(listAdminDistributors, { query: {} })).toMatchObject({ status: 403 });
    expect(await shop.send(getDistributor, {})).toMatchObject({ status: 401, code: "not_signed_in" });
    const unknown = { distributorId: "nobody" };
    expect(await admin.send(getAdminDistributor, { params: unknown })).toMatchObject({
      status: 404,
      code: "distributor_not_found",
    });
  });

  test("a rejection needs a note, and can be followed by another application", async () => {
    const { revision } = await own();
    const reject = (note: string) =>
      params().then((params) => admin.send(rejectDistributor, { params, body: { revision, note } }));
    expect(await reject("")).toMatchObject({ status: 400, fields: { note: expect.any(String) } });
    expect((await reject("Please send us your VAT number.")).answer).toMatchObject({ state: "rejected" });
    expect((await newest("rechnung@hotel.example")).text).toContain("Please send us your VAT number.");
    const again = await visitor.done(applyAsDistributor, { body: application });
    expect(again.distributor).toMatchObject({ state: "applied", revision: revision + 2 });
  });

  test("[P9.approval] the team's approval gives agreement, role and net prices in one step, and keeps its history", async () => {
    const { revision } = await own();
    const body = { revision, note: "", ...terms };
    expect(
      await admin.send(approveDistributor, { params: await params(), body: { ...body, revision: 0 } }),
    ).toMatchObject({ status: 409, code: "changed_meanwhile" });
    const approved = await admin.done(approveDistributor, { params: await params(), body });
    expect(approved).toMatchObject({
      state: "approved",
      agreement: { creditLimit: { amount: 200_000 }, periodDays: 30, billing: "month", isActive: true },
      open: { amount: 0 },
      left: { amount: 200_000 },
      accounts: [{ email: "hotel@example.ch" }],
    });
    expect(approved.history[0]).toMatchObject({ action: "approved", who: "admin@example.ch" });
    expect(approved.history[0]!.changes).toContainEqual({ field: "credit_limit", from: null, to: "200000" });
    expect(await roles()).toMatchObject({ isReseller: true, distributor: { invoiceApproved: true } });
    const mail = await newest("rechnung@hotel.example");
    expect(mail.text).toMatch(/CHF\s2’000\.00/);
  });

  test("another agreement holds from now on, under the same id; the same one again is no step", async () => {
    const before = await own();
    const change = async (revision: number) =>
      admin.done(changeAgreement, { params: await params(), body: { ...terms, creditLimit: 50_000, revision } });
    const changed = await change(before.revision);
    expect(changed.agreement).toMatchObject({
      paymentAgreementId: before.agreement!.paymentAgreementId,
      creditLimit: { amount: 50_000 },
    });
    expect(changed.history[0]).toMatchObject({
      action: "agreement_changed",
      changes: [{ field: "credit_limit", from: "200000", to: "50000" }],
    });
    expect((await change(changed.revision)).history).toHaveLength(changed.history.length);
  });

  test("the team corrects the address that stands on invoices", async () => {
    const { revision } = await own();
    const corrected = await admin.done(correctDistributor, {
      params: await params(),
      body: { ...details, town: "Interlaken", revision },
    });
    expect(corrected).toMatchObject({ town: "Interlaken", revision: revision + 1 });
    expect(corrected.history[0]).toMatchObject({ changes: [{ field: "town", from: "Grindelwald", to: "Interlaken" }] });
  });

  test("[P9.accounts] several accounts book for one distributor; none books for two", async () => {
    const colleague = await signedUp(shop, "colleague@example.ch");
    const other = await signedUp(shop, "other@example.ch", { distributor_id: "d-other" });
    const add = async (email: string) => admin.send(addDistributorAccount, { params: await params(), body: { email } });
    expect(await add("nobody@example.ch")).toMatchObject({ status: 404, code: "account_not_found" });
    expect(await add("other@example.ch")).toMatchObject({ status: 409, code: "distributor_exists" });
    expect((await add("Colleague@example.ch")).answer!.accounts.map(({ email }) => email)).toEqual([
      "hotel@example.ch",
      "colleague@example.ch",
    ]);
    expect(await own(colleague)).toMatchObject({ name: "Hotel Post AG" });
    expect(await roles(colleague)).toMatchObject({ isReseller: true, distributor: { invoiceApproved: true } });
    const { userId } = await roles(colleague);
    const remove = async (id: string) =>
      admin.send(removeDistributorAccount, { params: { ...(await params()), userId: id } });
    expect((await remove(userId)).answer!.accounts).toHaveLength(1);
    expect(await remove(userId)).toMatchObject({ status: 404, code: "account_not_found" });
    expect(await remove((await roles(other)).userId)).toMatchObject({ status: 404, code: "account_not_found" });
    expect((await roles(colleague)).distributor).toBeNull();
  });

  test("[P9.approval] an end takes the right to buy on invoice from all its accounts", async () => {
    const { revision } = await own();
    const body = { revision, note: "The hotel has closed." };
    const closed = await admin.done(closeDistributor, { params: await params(), body });
    expect(closed).toMatchObject({ state: "closed", agreement: { isActive: false } });
    expect(await roles()).toMatchObject({ distributor: { invoiceApproved: false } });
  });

  test("an application goes with the account that has made it, and is in its export", async () => {
    const leaving = await signedUp(shop, "leaving@example.ch");
    const { distributor } = await leaving.done(applyAsDistributor, { body: application });
    expect((await leaving.done(exportAccount, {})).distributor).toMatchObject({ name: "Hotel Post AG" });
    await leaving.done(deleteAccount, { body: { password } });
    const gone = { distributorId: distributor.distributorId };
    expect(await admin.send(getAdminDistributor, { params: gone })).toMatchObject({ status: 404 });
  });
});
