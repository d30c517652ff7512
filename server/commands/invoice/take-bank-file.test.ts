import { beforeEach, expect, test } from "vitest";
import { getOpenOfAgreement } from "../../db/queries/distributor.ts";
import { findBankEntry, listBankEntries, listInvoicePayments } from "../../db/queries/invoice-payment.ts";
import { findInvoice } from "../../db/queries/invoice.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { referenceOf } from "../../domain/invoice-reference.ts";
import { presentTeamInvoice, presentTeamInvoices } from "../../presenters/invoice.ts";
import type { Services } from "../../services.ts";
import { addDistributor } from "../../testing/distributor.ts";
import { addInvoice } from "../../testing/invoice.ts";
import { testServices } from "../../testing/services.ts";
import { camt054, creditor } from "./bank-file.fixture.ts";
import { assignEntry, dismissEntry } from "./assign-entry.ts";
import { recordPayment, undoPayment } from "./record-payment.ts";
import { takeBankFile } from "./take-bank-file.ts";

const team = "ada@shop.test";

onBothDatabases("payments of invoices", (getDb) => {
  let services: Services;
  let next = 0;
  let number = "";
  let invoiceId = "";
  beforeEach(async () => {
    const made = await testServices(getDb(), { mail: { name: "folder", send: async () => {} } });
    services = { ...made.services, env: { ...made.services.env, ...creditor, CREDITOR_COUNTRY: "CH" } };
    const id = `d-${++next}`;
    invoiceId = `i-${next}`;
    number = `I2026-${String(next).padStart(6, "0")}`;
    await addDistributor(getDb(), id);
    await addInvoice(getDb(), id, { id: invoiceId, number });
  });

  const take = (content: string) => takeBankFile(services, team, content);
  const problemOf = (content: string) =>
    take(content).then(
      () => "taken",
      ({ code, fields }) => [code, fields?.content],
    );
  const invoice = async () => {
    const { state, paid_amount } = (await findInvoice(getDb(), invoiceId))!;
    return [state, paid_amount];
  };
  const openNow = async () => {
    const { payment_agreement_id } = (await findInvoice(getDb(), invoiceId))!;
    return getOpenOfAgreement(getDb(), payment_agreement_id);
  };
  const unmatched = async () => (await listBankEntries(getDb(), { search: "", page: 1, state: "unmatched" })).rows;
  const qr = () => referenceOf(number, creditor.CREDITOR_IBAN);
  const key = (name: string) => `${name}-${next}`;
  const pay = (amount: number, paid: number, paidOn = "2026-11-10") =>
    recordPayment(services, team, invoiceId, { amount, paidOn, note: "by phone", paid });
  const paymentsNow = () =>
    getDb().selectFrom("invoice_payment").selectAll().where("invoice_id", "=", invoiceId).orderBy("amount").execute();

  test("[P9.paid] the team records what is paid: the invoice is paid in part, then whole, and so much less is open", async () => {
    await pay(4000, 0);
    expect(await invoice()).toEqual(["part_paid", 4000]);
    await pay(5800, 4000);
    expect(await invoice()).toEqual(["paid", 9800]);
    expect(await openNow()).toBe(-9800);
  });

  test("[P9.paid] the same form sent twice records one payment; a day to come is refused", async () => {
    const both = await Promise.allSettled([pay(4000, 0), pay(4000, 0)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await invoice()).toEqual(["part_paid", 4000]);
    await expect(pay(1, 4000, "2026-11-22")).rejects.toMatchObject({ code: "invalid_input" });
  });

  test("[P9.paid] a payment is undone once, by an entry against it", async () => {
    await pay(9800, 0);
    const [payment] = await paymentsNow();
    const undo = () => undoPayment(services, team, invoiceId, payment!.id);
    await undo();
    expect(await invoice()).toEqual(["open", 0]);
    await expect(undo()).rejects.toMatchObject({ code: "changed_meanwhile" });
    expect((await paymentsNow()).map(({ amount }) => amount)).toEqual([-9800, 9800]);
  });

  test("[P9.bank] what names an invoice pays it, in either form of the reference; a file sent again changes nothing", async () => {
    const scor = referenceOf(number, "CH9300762011623852957");
    const file = camt054([
      { bankReference: key("a"), amount: "48.00", reference: qr() },
      { bankReference: key("b"), amount: "50.00", reference: scor },
    ]);
    expect(await take(file)).toEqual({ assigned: 2, unmatched: 0, returned: 0, known: 0, reopened: [] });
    expect(await invoice()).toEqual(["paid", 9800]);
    expect(await take(file)).toEqual({ assigned: 0, unmatched: 0, returned: 0, known: 2, reopened: [] });
    expect(await invoice()).toEqual(["paid", 9800]);
  });

  test("[P9.bank] the same file from two of the team at once is counted once", async () => {
    const file = camt054([{ bankReference: key("a"), amount: "98.00", reference: qr() }]);
    await Promise.all([take(file), take(file)]);
    expect(await invoice()).toEqual(["paid", 9800]);
  });

  test("[P9.bank] what names no invoice waits; assigned it pays, undone it waits again, dismissed it is over", async () => {
    const before = (await unmatched()).length;
    const file = camt054([{ bankReference: key("a"), amount: "98.00", reference: "RF18539007547034" }]);
    expect(await take(file)).toEqual({ assigned: 0, unmatched: 1, returned: 0, known: 0, reopened: [] });
    const entry = (await unmatched()).find(({ bank_reference }) => bank_reference.endsWith(key("a")))!;
    expect(entry).toMatchObject({ amount: 9800, booked_on: "2026-11-10", payer: "Hotel Post AG" });
    await expect(assignEntry(services, team, entry.id, "I2026-999999")).rejects.toMatchObject({
      code: "invoice_not_found",
    });
    await assignEntry(services, team, entry.id, number.toLowerCase());
    expect(await invoice()).toEqual(["paid", 9800]);
    await expect(assignEntry(services, team, entry.id, number)).rejects.toMatchObject({ code: "changed_meanwhile" });
    await undoPayment(services, team, invoiceId, (await paymentsNow())[0]!.id);
    expect(await unmatched()).toHaveLength(before + 1);
    await dismissEntry(services, team, entry.id);
    expect(await unmatched()).toHaveLength(before);
    expect(await findBankEntry(getDb(), entry.id)).toMatchObject({ state: "dismissed", dismissed_by: team });
  });

  test("[P9.bank] the list finds a payer with accents in any way of writing, and by the reference", async () => {
    const payer = `Hôtel Müller ${next}`;
    await take(camt054([{ bankReference: key("a"), amount: "98.00", reference: "RF18539007547034", payer }]));
    for (const search of [`hotel muller ${next}`, `MÜLLER HÔTEL`, `müller ${next} rf18`]) {
      const { rows } = await listBankEntries(getDb(), { search, page: 1 });
      expect(rows.map((row) => row.payer)).toContain(payer);
      expect(rows.every((row) => row.payer.startsWith("Hôtel Müller"))).toBe(true);
    }
  });

  test("[P9.bank] a file that is cut off, foreign or does not add up is refused whole", async () => {
    const good = { bankReference: key("a"), amount: "98.00", reference: qr() };
    const whole = camt054([good]);
    const refusals = {
      not_camt: [whole.slice(0, -40), "", "<a/>", "no xml", whole.replace("BkToCstmrDbtCdtNtfctn>", "BkToCstmrStmt>")],
      other_account: [camt054([good], { iban: "CH9300762011623852957" })],
      currency: [camt054([good], { currency: "EUR" })],
      sums: [camt054([good], { total: "99.00" })],
    };
    for (const [problem, files] of Object.entries(refusals))
      for (const file of files) expect(await problemOf(file)).toEqual(["bank_file_refused", problem]);
    const bomb = `<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${whole.slice(whole.indexOf("<Document"))}`;
    expect(await problemOf(bomb)).toEqual(["bank_file_refused", "not_camt"]);
    const second = { ...good, bankReference: key("b"), amount: "1.5.0" };
    expect(await problemOf(camt054([good, second], { total: "99.50" }))).toEqual(["bank_file_refused", "sums"]);
    expect(await invoice()).toEqual(["open", 0]);
    services = { ...services, env: { ...services.env, CREDITOR_IBAN: undefined } };
    expect(await problemOf(whole)).toEqual(["bank_file_refused", "no_account"]);
  });

  test("[P9.bank] what was recorded by hand is not counted again by the bank's file: it waits for the team", async () => {
    await pay(9800, 0);
    const file = camt054([{ bankReference: key("a"), amount: "98.00", reference: qr() }]);
    expect(await take(file)).toEqual({ assigned: 0, unmatched: 1, returned: 0, known: 0, reopened: [] });
    expect([await invoice(), await openNow()]).toEqual([["paid", 9800], -9800]);
  });

  test("[P9.bank] a payment is known by the bank's own reference: not by the account, nor by one that payments share", async () => {
    const part = { amount: "10.00", reference: qr() };
    expect(await problemOf(camt054([part]))).toEqual(["bank_file_refused", "no_bank_reference"]);
    for (const entryReference of [key("first"), key("second")])
      expect(await take(camt054([part, part], { entryReference }))).toEqual({
        assigned: 2,
        unmatched: 0,
        returned: 0,
        known: 0,
        reopened: [],
      });
    const shared = { ...part, bankReference: key("shared") };
    expect(await take(camt054([shared, shared]))).toEqual({
      assigned: 2,
      unmatched: 0,
      returned: 0,
      known: 0,
      reopened: [],
    });
    expect(await take(camt054([shared, shared]))).toEqual({
      assigned: 0,
      unmatched: 0,
      returned: 0,
      known: 2,
      reopened: [],
    });
    expect(await invoice()).toEqual(["part_paid", 6000]);
  });

  test("[P9.returned] a payment that the bank takes back is undone: by its name, or by the bill; sent again it changes nothing", async () => {
    const part = { bankReference: key("a"), amount: "50.00", reference: qr() };
    const rest = { bankReference: key("b"), amount: "48.00", reference: qr() };
    await take(camt054([part, rest]));
    expect(await invoice()).toEqual(["paid", 9800]);
    const byName = camt054([part], { isReversal: true });
    expect(await take(byName)).toEqual({
      assigned: 0,
      unmatched: 0,
      returned: 1,
      known: 0,
      reopened: [{ invoiceId, number }],
    });
    expect(await invoice()).toEqual(["part_paid", 4800]);
    expect(await take(byName)).toEqual({ assigned: 0, unmatched: 0, returned: 0, known: 1, reopened: [] });
    const byBill = camt054([{ ...rest, bankReference: key("c"), isReturned: true }], { isDebit: true });
    expect(await take(byBill)).toMatchObject({ returned: 1 });
    expect(await invoice()).toEqual(["open", 0]);
    const states = (await listBankEntries(getDb(), { search: "hotel post", page: 1, state: "returned" })).rows;
    expect(
      states
        .slice(0, 4)
        .map(({ amount }) => amount)
        .toSorted((one, other) => one - other),
    ).toEqual([-5000, -4800, 4800, 5000]);
  });

  // Cause: the entry against it was of the day of the file's upload, and stood with the team's address alone.
  test("[P9.returned] a reversal is of the day that the bank has booked it, and from the bank", async () => {
    const part = { bankReference: key("a"), amount: "98.00", reference: qr() };
    await take(camt054([part], { bookedOn: "2026-11-08" }));
    await take(camt054([part], { isReversal: true, bookedOn: "2026-11-10" }));
    const row = (await findInvoice(getDb(), invoiceId))!;
    const [entry] = presentTeamInvoices([{ ...row, company: "Hotel Post AG" }], 0);
    const payments = await listInvoicePayments(getDb(), invoiceId);
    const shown = presentTeamInvoice({ entry: entry!, payments, credits: [], reminders: row }, 0).payments;
    expect(
      shown
        .map(({ amount, paidOn, isOfBank, isUndo }) => [amount.amount, paidOn, isOfBank, isUndo])
        .toSorted(([one], [other]) => Number(other) - Number(one)),
    ).toEqual([
      [9800, "2026-11-08", true, false],
      [-9800, "2026-11-10", true, true],
    ]);
  });

  // Cause: the newest of that amount was taken, which the team had dismissed: the invoice stayed paid, unnoticed.
  test("[P9.returned] a return that may be of two payments of a bill waits for the team", async () => {
    await take(camt054([{ bankReference: key("a"), amount: "98.00", reference: qr() }]));
    await take(camt054([{ bankReference: key("b"), amount: "98.00", reference: qr() }]));
    const twice = (await unmatched()).find(({ bank_reference }) => bank_reference.endsWith(key("b")))!;
    await dismissEntry(services, team, twice.id);
    const returned = camt054([{ bankReference: key("c"), amount: "98.00", reference: qr() }], { isReversal: true });
    expect(await take(returned)).toMatchObject({ returned: 0, unmatched: 1 });
    expect((await findBankEntry(getDb(), twice.id))!.state).toBe("dismissed");
    expect((await unmatched()).map(({ amount }) => amount)).toContain(-9800);
    expect(await invoice()).toEqual(["paid", 9800]);
  });

  test("[P9.returned] what takes back no payment that is known waits; assigned, it is taken off the invoice", async () => {
    await pay(9800, 0);
    const file = camt054([{ bankReference: key("a"), amount: "98.00" }], { isReversal: true });
    expect(await take(file)).toMatchObject({ unmatched: 1, returned: 0 });
    const entry = (await unmatched()).find(({ bank_reference }) => bank_reference.endsWith(`${key("a")} return`))!;
    expect(entry.amount).toBe(-9800);
    await assignEntry(services, team, entry.id, number);
    expect(await invoice()).toEqual(["open", 0]);
  });

  test("[P9.returned] other debits are the operator's own, and change nothing", async () => {
    const file = camt054([{ bankReference: key("a"), amount: "98.00", reference: qr() }], { isDebit: true });
    expect(await take(file)).toEqual({ assigned: 0, unmatched: 0, returned: 0, known: 0, reopened: [] });
  });

  test("[P9.bank] what is only announced is not counted", async () => {
    const file = camt054([{ bankReference: key("a"), amount: "98.00", reference: qr() }], {
      status: "<Sts><Cd>PDNG</Cd></Sts>",
    });
    expect(await take(file)).toEqual({ assigned: 0, unmatched: 0, returned: 0, known: 0, reopened: [] });
    expect(await invoice()).toEqual(["open", 0]);
  });
});
