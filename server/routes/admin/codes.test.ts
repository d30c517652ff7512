import { beforeAll, expect, test } from "vitest";
import {
  createRebate,
  endCode,
  getAdminCode,
  issueVoucher,
  listAdminCodes,
} from "../../../sdk/contracts/calls/admin/codes.ts";
import { createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { addCode } from "../../../sdk/contracts/calls/code.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { issueRebate } from "../../commands/code/code.fixture.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { reservationBody } from "../../testing/bookings.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { signedUp, team, type TestVisitor } from "../../testing/visitor.ts";

const common = { label: "", validUntil: null } as const;
const rebate = { ...common, kind: "percent", value: 10, code: "", uses: null } as const;
const voucher = { ...common, amount: 5000, email: "nora@example.ch", locale: "fr_CH" } as const;

onBothDatabases("the team's codes", (getDb) => {
  let shop: TestShop;
  let admin: TestVisitor;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    admin = await signedUp(shop, "admin@example.ch", team);
  });
  const create = (more: object) => admin.send(createRebate, { body: { ...rebate, ...more } });
  const codesOf = async (query: object) =>
    (await admin.done(listAdminCodes, { query })).entries.map(({ code }) => code);

  test("[R10.code] a code is given once, to a rebate or a voucher, however it is written, and stays taken when it has ended", async () => {
    expect(await create({ code: "winter-26", uses: 5, label: "Winter" })).toMatchObject({
      status: 200,
      answer: {
        code: "WINTER26",
        state: "valid",
        label: "Winter",
        rebate: { kind: "percent", value: 10, usesLeft: 5 },
      },
    });
    for (const code of ["WINTER26", " Winter 26"])
      expect(await create({ code })).toMatchObject({
        status: 409,
        code: "code_exists",
        fields: { code: expect.any(String) },
      });
    await admin.done(endCode, { params: { code: "winter-26" }, body: {} });
    expect(await create({ code: "WINTER26" })).toMatchObject({ status: 409, code: "code_exists" });
    const issued = await admin.done(issueVoucher, { body: voucher });
    expect(issued.code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
    expect(await create({ code: issued.code })).toMatchObject({ status: 409, code: "code_exists" });
    await issueRebate(getDb(), "BYHAND", 10);
    expect(await create({ code: "BYHAND" })).toMatchObject({ status: 409, code: "code_exists" });
  });

  test("refuses percent beyond 100, other signs in a code, and a last day that is over", async () => {
    for (const [wrong, field] of [
      [{ value: 101 }, "value"],
      [{ code: "SALE%" }, "code"],
      [{ code: "AB" }, "code"],
      [{ validUntil: "2026-01-01" }, "validUntil"],
    ] as const)
      expect(await create(wrong)).toMatchObject({
        status: 400,
        code: "invalid_input",
        fields: { [field]: expect.anything() },
      });
  });

  test("[R10.voucher] the mail carries the voucher's code, amount and last day in the recipient's language; the code pays", async () => {
    const body = { ...voucher, validUntil: "2027-11-30" };
    const { code } = await admin.done(issueVoucher, { body });
    await sendDueMails(shop.services);
    const mail = shop.mails.findLast(({ to }) => to.address === voucher.email)!;
    const shown = code.replace(/.{4}(?=.)/g, "$&-");
    expect(mail.subject).toContain(money(5000).formatted);
    for (const part of [shown, money(5000).formatted, "30 novembre 2027", "/fr-ch/"]) expect(mail.text).toContain(part);
    expect(mail.html).toMatch(new RegExp(`font-size:28px[^>]*>${shown}</div>`));
    const { cart } = await shop.done(createReservation, { body: reservationBody({ date: "2026-12-04" }) });
    const paid = await shop.done(addCode, { params: { cartId: cart.cartId }, body: { code: shown } });
    expect(paid.vouchersTotal.amount).toBe(Math.min(5000, paid.total.amount));
    expect(paid.codes[0]!.balance!.amount).toBe(5000);
    expect((await admin.done(getAdminCode, { params: { code: shown } })).validUntil).toBe("2027-11-30");
  });

  test("[R10.code] an ended code is refused at once, its mail is not sent any more, and ending it again changes nothing", async () => {
    const body = { ...voucher, email: "ended@example.ch" };
    const { code } = await admin.done(issueVoucher, { body });
    for (let time = 0; time < 2; time++)
      expect(await admin.done(endCode, { params: { code }, body: {} })).toMatchObject({ state: "over" });
    const { history, endedAt } = await admin.done(getAdminCode, { params: { code } });
    expect(history.map(({ action }) => action).toSorted()).toEqual(["code_ended", "code_issued"]);
    expect(endedAt).not.toBeNull();
    await sendDueMails(shop.services);
    expect(shop.mails.filter(({ to }) => to.address === "ended@example.ch")).toEqual([]);
    const { cart } = await shop.done(createReservation, { body: reservationBody({ date: "2026-12-05" }) });
    expect(await shop.send(addCode, { params: { cartId: cart.cartId }, body: { code } })).toMatchObject({
      status: 422,
      code: "rebate_unknown",
    });
    expect(await admin.send(endCode, { params: { code: "NOBODY" }, body: {} })).toMatchObject({
      status: 404,
      code: "code_not_found",
    });
  });

  test("a voucher is issued and written once per key", async () => {
    const body = { ...voucher, email: "once@example.ch" };
    const headers = { "idempotency-key": shop.newKey() };
    const [one, other] = [
      await admin.done(issueVoucher, { body }, headers),
      await admin.done(issueVoucher, { body }, headers),
    ];
    expect(other.code).toBe(one.code);
    expect(await codesOf({ search: "once@example.ch" })).toEqual([one.code]);
  });

  test("lists codes by kind, by state, and by code, name or recipient", async () => {
    await create({ code: "SEARCH1", label: "Herbstaktion" });
    await create({ code: "SEARCH2", label: "Herbstaktion" });
    await admin.done(endCode, { params: { code: "SEARCH2" }, body: {} });
    const found = await admin.done(issueVoucher, { body: { ...voucher, label: "Herbstaktion" } });
    expect((await codesOf({ search: "herbst" })).toSorted()).toEqual(["SEARCH1", "SEARCH2", found.code].toSorted());
    expect(await codesOf({ search: "herbst", kind: "voucher" })).toEqual([found.code]);
    expect(await codesOf({ search: "herbst", state: "over" })).toEqual(["SEARCH2"]);
    expect((await codesOf({ search: "herbst", state: "valid" })).toSorted()).toEqual(
      ["SEARCH1", found.code].toSorted(),
    );
    expect(await codesOf({ search: "search-1" })).toEqual(["SEARCH1"]);
  });
});
