import { beforeEach, expect, test } from "vitest";
import { getOpenOfAgreement } from "../../db/queries/distributor.ts";
import { listBankEntries, listInvoicePayments } from "../../db/queries/invoice-payment.ts";
import { findInvoice, getSurplusOfDistributor } from "../../db/queries/invoice.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { referenceOf } from "../../domain/invoice-reference.ts";
import type { Services } from "../../services.ts";
import { addDistributor } from "../../testing/distributor.ts";
import { addInvoice } from "../../testing/invoice.ts";
import { testServices } from "../../testing/services.ts";
import { assignEntry } from "./assign-entry.ts";
import { camt054, creditor } from "./bank-file.fixture.ts";
import { recordPayback, recordPayment, undoPayment } from "./record-payment.ts";
import { sendStatements } from "./remind-invoices.ts";
import { takeBankFile } from "./take-bank-file.ts";

const team = "ada@shop.test";
const iban = "CH9300762011623852957";

onBothDatabases("what is overpaid", (getDb) => {
  let services: Services;
  let next = 0;
  let hotel = "";
  /** Three invoices over 98 francs each, by their days. */
  let ids: string[] = [];
  let numbers: string[] = [];
  beforeEach(async () => {
    const made = await testServices(getDb(), { mail: { name: "folder", send: async () => {} } });
    services = { ...made.services, env: { ...made.services.env, ...creditor, CREDITOR_COUNTRY: "CH" } };
    hotel = `surplus-${++next}`;
    await addDistributor(getDb(), hotel);
    ids = [1, 2, 3].map((each) => `${hotel}-${each}`);
    numbers = ids.map((_, index) => `I2026-${String(next * 10 + index).padStart(6, "0")}`);
    for (const [index, id] of ids.entries())
      await addInvoice(getDb(), hotel, { id, number: numbers[index]!, due_on: `2026-12-0${index + 1}` });
  });

  const invoices = () =>
    Promise.all(
      ids.map(async (id) => {
        const { state, paid_amount } = (await findInvoice(getDb(), id))!;
        return [state, paid_amount];
      }),
    );
  const pay = (index: number, amount: number, paid: number) =>
    recordPayment(services, team, ids[index]!, { amount, paidOn: "2026-11-10", note: "", paid });
  const payBack = (index: number, amount: number, paid: number) =>
    recordPayback(services, team, ids[index]!, { amount, paidOn: "2026-11-11", note: "", paid, iban });
  const entriesOf = (index: number) => listInvoicePayments(getDb(), ids[index]!);
  const openNow = async () => getOpenOfAgreement(getDb(), (await findInvoice(getDb(), ids[0]!))!.payment_agreement_id);
  const qr = (index: number) => referenceOf(numbers[index]!, creditor.CREDITOR_IBAN);
  const waiting = async () => {
    const { rows } = await listBankEntries(getDb(), { search: "", page: 1, state: "unmatched" });
    return rows.filter(({ bank_reference }) => bank_reference.endsWith(hotel));
  };

  test("[P9.surplus] what is paid too much pays the other open invoices, the first to be paid first", async () => {
    await pay(2, 21000, 0);
    expect(await invoices()).toEqual([
      ["paid", 9800],
      ["part_paid", 1400],
      ["paid", 9800],
    ]);
    expect(await openNow()).toBe(-21000);
    const [payment, first, second] = await entriesOf(2);
    expect([payment!.kind, first!.kind, second!.kind]).toEqual(["payment", "moved_out", "moved_out"]);
    expect(new Set([first!.other_number, second!.other_number])).toEqual(new Set([numbers[0], numbers[1]]));
  });

  test("[P9.surplus] undone, the payment takes what it has paid of others with it", async () => {
    await pay(0, 29000, 0);
    expect((await invoices()).map(([, paid]) => paid)).toEqual([9800, 9800, 9400]);
    const payment = (await entriesOf(0)).find(({ kind }) => kind === "payment")!;
    await undoPayment(services, team, ids[0]!, payment.id);
    expect(await invoices()).toEqual(ids.map(() => ["open", 0]));
    const moved = (await entriesOf(1))[0]!;
    await expect(undoPayment(services, team, ids[1]!, moved.id)).rejects.toMatchObject({ code: "invoice_not_found" });
  });

  test("[P9.surplus] a surplus is paid back, at most what it is; undone it is a balance again", async () => {
    for (const index of [0, 1]) await pay(index, 9800, 0);
    await pay(2, 12000, 0);
    expect(await getSurplusOfDistributor(getDb(), hotel)).toBe(2200);
    await expect(payBack(2, 2201, 12000)).rejects.toMatchObject({ code: "invalid_input" });
    await expect(payBack(2, 2200, 9800)).rejects.toMatchObject({ code: "changed_meanwhile" });
    await payBack(2, 2200, 12000);
    const payback = (await entriesOf(2)).find(({ kind }) => kind === "payback")!;
    expect(payback).toMatchObject({ amount: -2200, payback_iban: iban, paid_on: "2026-11-11", actor: team });
    expect([await getSurplusOfDistributor(getDb(), hotel), await openNow()]).toEqual([0, -29400]);
    await undoPayment(services, team, ids[2]!, payback.id);
    expect(await getSurplusOfDistributor(getDb(), hotel)).toBe(2200);
  });

  test("[P9.surplus] a payment of the bank pays several invoices by its references, else as the team says", async () => {
    const byReferences = { bankReference: `a ${hotel}`, amount: "150.00", references: [qr(1), qr(2)] };
    expect(await takeBankFile(services, team, camt054([byReferences]))).toMatchObject({ assigned: 1 });
    expect((await invoices()).map(([, paid]) => paid)).toEqual([0, 9800, 5200]);
    // More than is open of what it names: the team looks at it.
    const tooMuch = { bankReference: `b ${hotel}`, amount: "140.00", reference: qr(2) };
    expect(await takeBankFile(services, team, camt054([tooMuch]))).toMatchObject({ assigned: 0, unmatched: 1 });
    const [entry] = await waiting();
    await addDistributor(getDb(), `${hotel}-other`);
    const foreign = `I2025-${String(next).padStart(6, "0")}`;
    await addInvoice(getDb(), `${hotel}-other`, { id: `${hotel}-other`, number: foreign });
    await expect(assignEntry(services, team, entry!.id, `${numbers[2]}, ${foreign}`)).rejects.toMatchObject({
      code: "invalid_input",
    });
    await assignEntry(services, team, entry!.id, `${numbers[2]}, ${numbers[0]}`);
    expect((await invoices()).map(([, paid]) => paid)).toEqual([9400, 9800, 9800]);
    // Undone at one invoice it is undone at all.
    const payment = (await entriesOf(0)).find(({ bank_entry_id }) => bank_entry_id === entry!.id)!;
    await undoPayment(services, team, ids[0]!, payment.id);
    expect((await invoices()).map(([, paid]) => paid)).toEqual([0, 9800, 5200]);
    expect((await waiting()).map(({ id }) => id)).toEqual([entry!.id]);
  });

  test("[P9.surplus] a statement takes off what was paid too much before there was a balance", async () => {
    await getDb().updateTable("invoice").set({ paid_amount: 12000, state: "paid" }).where("id", "=", ids[0]!).execute();
    await sendStatements(services);
    expect((await invoices()).map(([, paid]) => paid)).toEqual([9800, 2200, 0]);
  });
});
