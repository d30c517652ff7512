import { beforeEach, expect, test } from "vitest";
import { formatMoney } from "../../../sdk/contracts/money.ts";
import { day } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { referenceOf } from "../../domain/invoice-reference.ts";
import type { DocumentDetails } from "../../ports/documents/documents.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import { addDistributor } from "../../testing/distributor.ts";
import { addInvoice } from "../../testing/invoice.ts";
import { testServices } from "../../testing/services.ts";
import { recordPayment } from "./record-payment.ts";
import { remindInvoices, sendStatements } from "./remind-invoices.ts";

const team = "ada@shop.test";

onBothDatabases("mails about what is open", (getDb) => {
  let shop: Awaited<ReturnType<typeof testServices>>;
  let mails: Mail[];
  let next = 0;
  let invoiceId = "";
  let number = "";
  beforeEach(async () => {
    mails = [];
    shop = await testServices(getDb(), {
      mail: {
        name: "folder",
        send: async (mail) => {
          mails.push(mail);
        },
      },
    });
    await getDb().deleteFrom("invoice_payment").execute();
    await getDb().deleteFrom("invoice").execute();
    await getDb().deleteFrom("outbox").execute();
    const id = `d-${++next}`;
    invoiceId = `i-${next}`;
    number = `I2026-${String(next).padStart(6, "0")}`;
    await addDistributor(getDb(), id, { email: "rechnung@hotel.example" });
    // The clock stands at 21 November.
    await addInvoice(getDb(), id, { id: invoiceId, number, due_on: "2026-11-20" });
  });

  const sent = async (job: typeof remindInvoices) => {
    await job(shop.services);
    await sendDueMails(shop.services);
    return mails.splice(0).map(({ subject }) => subject);
  };
  const pass = (days: number) => {
    shop.clock.ms += days * day;
  };
  const pay = () =>
    recordPayment(shop.services, team, invoiceId, { amount: 9800, paidOn: "2026-11-21", note: "", paid: 0 });

  test("[P9.remind] three reminders, each once: a week, three weeks and five weeks past the day", async () => {
    const dates: [number, string[]][] = [
      [0, []],
      [6, [`Zahlungserinnerung: Rechnung ${number}`]],
      [1, []],
      [13, [`Zahlungserinnerung: Rechnung ${number}`]],
      [14, [`Letzte Zahlungserinnerung: Rechnung ${number}`]],
      [90, []],
    ];
    for (const [days, subjects] of dates) {
      pass(days);
      expect(await sent(remindInvoices)).toEqual(subjects);
      expect(await sent(remindInvoices)).toEqual([]);
    }
  });

  test("[P9.remind] after a long stop reminders do not follow each other at once; two processes send one", async () => {
    pass(100);
    await Promise.all([remindInvoices(shop.services), remindInvoices(shop.services)]);
    expect(await sent(remindInvoices)).toHaveLength(1);
    pass(13);
    expect(await sent(remindInvoices)).toEqual([]);
    pass(1);
    expect(await sent(remindInvoices)).toHaveLength(1);
  });

  test("[P9.remind] a reminder goes to where invoices go, with the PDF and what is open; none for what is paid", async () => {
    pass(7);
    await remindInvoices(shop.services);
    await sendDueMails(shop.services);
    expect(mails.splice(0)).toMatchObject([
      {
        to: { address: "rechnung@hotel.example" },
        text: expect.stringMatching(/CHF\s98\.00 .*offen/),
        attachments: [{ filename: `${number}.pdf`, contentType: "application/pdf" }],
      },
    ]);
    pass(14);
    await remindInvoices(shop.services);
    await pay();
    await sendDueMails(shop.services);
    expect(mails).toEqual([]);
  });

  // Cause: the PDF is as it was issued, so that its QR part asks for what is paid already.
  test("[P9.remind] a reminder of an invoice that is paid in part says what is still to be transferred, and where", async () => {
    const account = { CREDITOR_IBAN: "CH9300762011623852957", CREDITOR_NAME: "Berge AG", CREDITOR_COUNTRY: "CH" };
    const address = { CREDITOR_STREET: "Bergweg 1", CREDITOR_POSTAL_CODE: "3800", CREDITOR_TOWN: "Interlaken" };
    Object.assign(shop.services, { env: { ...shop.services.env, ...account, ...address } });
    const part = { amount: 3000, paidOn: "2026-11-21", note: "", paid: 0 };
    await recordPayment(shop.services, team, invoiceId, part);
    pass(7);
    await remindInvoices(shop.services);
    await sendDueMails(shop.services);
    const reference = referenceOf(number, account.CREDITOR_IBAN);
    expect(mails[0]!.text).toContain(
      `${formatMoney(6800)} an CH93 0076 2011 6238 5295 7 (Berge AG) mit der Referenz ${reference}`,
    );
  });

  test("[P9.remind] the statement of a month names what is overdue and how each is paid, with a PDF and its VAT", async () => {
    const account = { CREDITOR_IBAN: "CH9300762011623852957", CREDITOR_NAME: "Berge AG", CREDITOR_COUNTRY: "CH" };
    const address = { CREDITOR_STREET: "Bergweg 1", CREDITOR_POSTAL_CODE: "3800", CREDITOR_TOWN: "Interlaken" };
    Object.assign(shop.services, { env: { ...shop.services.env, ...account, ...address } });
    const drawn: DocumentDetails[] = [];
    const { pdf } = shop.services.ports.documents;
    Object.assign(shop.services.ports, {
      documents: { pdf: (details: DocumentDetails) => (drawn.push(details), pdf(details)) },
    });
    pass(8);
    await sendStatements(shop.services);
    await sendDueMails(shop.services);
    Object.assign(shop.services.ports, { documents: { pdf } });
    const [mail] = mails.splice(0).filter(({ subject }) => subject.startsWith("Offene"));
    expect(mail!.text).toMatch(new RegExp(`${number}: CHF\\s98\\.00, überfällig seit`));
    expect(mail!.attachments).toMatchObject([{ filename: expect.stringMatching(/^Offene Rechnungen am .*\.pdf$/) }]);
    expect(Buffer.from(mail!.attachments[0]!.content).subarray(0, 5).toString()).toBe("%PDF-");
    const [details] = drawn;
    expect(details!.groups).toMatchObject([
      {
        title: "Überfällig",
        lines: [[expect.stringContaining(number), expect.stringMatching(/^\d\d\.\d\d\.2\d+$/), formatMoney(9800)]],
      },
    ]);
    expect(details!.sums).toEqual([["Total offen", formatMoney(9800)]]);
    expect(details!.notes[0]).toContain(referenceOf(number, account.CREDITOR_IBAN));
    expect(details!.tax.rows.at(-1)!.at(-1)).toBe(formatMoney(9800));
  });

  test("[P9.remind] who owes something is sent what is open once a month, who owes nothing is not", async () => {
    expect(await sent(sendStatements)).toEqual(["Offene Rechnungen von Hotel Post AG"]);
    expect(await sent(sendStatements)).toEqual([]);
    pass(12);
    expect(await sent(sendStatements)).toHaveLength(1);
    await pay();
    pass(31);
    expect(await sent(sendStatements)).toEqual([]);
  });
});
