import { useState } from "react";
import type { AdminInvoice, InvoicePayment } from "../../../sdk/contracts/admin/invoices.ts";
import { getAdminInvoice, undoInvoicePayment } from "../../../sdk/contracts/calls/admin/invoices.ts";
import { formatMoney } from "../../../sdk/contracts/money.ts";
import { Button } from "../../../sdk/ui/button.tsx";
import { SkeletonBars } from "../../../sdk/ui/skeleton-bars.tsx";
import { TextButton, textLink } from "../../../sdk/ui/text-button.tsx";
import { callApi } from "../../api.ts";
import { Refused } from "../../forms/message.tsx";
import { useLoaded } from "../../forms/use-loaded.ts";
import { useSending } from "../../forms/use-sending.ts";
import { dateOfDayInWords, whenInWords } from "../../forms/when.ts";
import { DataTable, cellNote } from "../../lists/data-table.tsx";
import { Detail, Details } from "../../lists/details.tsx";
import { bookingHead, cardActions, partTitle, sectionLead, sectionPart, sectionTitle } from "../../sections/classes.ts";
import { useAccount } from "../../sections/context.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import type { AdminWords } from "../words.ts";
import { RecordPage } from "../record-page.tsx";
import { useResultMessage } from "../use-result-message.tsx";
import { InvoiceState } from "./invoice-state.tsx";
import { MoneyDialog, type RecordedMoney } from "./money-dialog.tsx";

/** One invoice: what is open of it, its payments, the credit notes to it. */
export function InvoicePage({ invoiceId }: { readonly invoiceId: string }) {
  const words = useAdminWords().invoices;
  const load = () => callApi(getAdminInvoice, { params: { invoiceId } });
  const { loaded, retry, replace } = useLoaded(invoiceId, load);
  const [dialog, setDialog] = useState<RecordedMoney | null>(null);
  const { resultMessage, showResult } = useResultMessage();
  const done = (changed: AdminInvoice, message: string) => (setDialog(null), replace(changed), showResult(message));
  return (
    <RecordPage
      loaded={loaded}
      retry={retry}
      notFoundCode="invoice_not_found"
      words={words}
      list={{ parameter: "invoice" }}
      skeleton={<SkeletonBars widths={["w-2/5", "w-full", "w-full", "w-3/5"]} />}
    >
      {(invoice) => (
        <>
          <div className={bookingHead}>
            <h2 className={sectionTitle}>{fill(words.kinds[invoice.kind], { number: invoice.number })}</h2>
            <InvoiceState invoice={invoice} />
          </div>
          <p className={`mt-1 ${sectionLead}`}>{invoice.company}</p>
          {resultMessage}
          <Amounts invoice={invoice} />
          <div className={`my-8 ${cardActions}`}>
            {invoice.kind === "invoice" && invoice.open.amount > 0 && (
              <Button variant="primary" onPress={() => setDialog("payment")}>
                {words.record}
              </Button>
            )}
            {invoice.kind === "invoice" && invoice.open.amount < 0 && (
              <Button variant="primary" onPress={() => setDialog("payback")}>
                {words.payback}
              </Button>
            )}
            <a
              className={`${textLink} inline-flex min-h-11 items-center`}
              href={`/api${invoice.url}`}
              target="_blank"
              rel="noopener"
            >
              {words.pdf}
            </a>
          </div>
          {invoice.kind === "invoice" && <Payments invoice={invoice} onChange={done} />}
          {invoice.credits.length > 0 && <Credits invoice={invoice} />}
          {dialog && (
            <MoneyDialog
              kind={dialog}
              invoice={invoice}
              load={load}
              onReloaded={replace}
              onClose={() => setDialog(null)}
              onDone={(changed) => done(changed, dialog === "payment" ? words.recorded : words.paidBack)}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}

function Amounts({ invoice }: { readonly invoice: AdminInvoice }) {
  const { answer } = useAccount();
  const words = useAdminWords().invoices;
  const { kind, total, credited, paid, open, dueOn, createdAt, bookings, reminders, remindedOn } = invoice;
  return (
    <Details className="mt-6 grid-cols-[repeat(auto-fit,minmax(min(100%,160px),1fr))]">
      <Detail name={words.total}>{total.formatted}</Detail>
      {kind === "invoice" && (
        <>
          {credited.amount > 0 && <Detail name={words.credited}>{credited.formatted}</Detail>}
          <Detail name={words.paid}>{paid.formatted}</Detail>
          {open.amount < 0 ? (
            <Detail name={words.surplus}>{formatMoney(-open.amount)}</Detail>
          ) : (
            <Detail name={words.open}>{open.formatted}</Detail>
          )}
        </>
      )}
      <Detail name={words.made}>{whenInWords(createdAt, answer.locale)}</Detail>
      {dueOn && <Detail name={words.due}>{dateOfDayInWords(dueOn, answer.locale)}</Detail>}
      {remindedOn && (
        <Detail name={words.reminders}>
          {fill(words.remindedOn, { count: reminders, date: dateOfDayInWords(remindedOn, answer.locale) })}
        </Detail>
      )}
      <Detail name={words.bookings} isLong>
        {bookings.join(", ")}
      </Detail>
    </Details>
  );
}

interface PaymentsProps {
  readonly invoice: AdminInvoice;
  readonly onChange: (invoice: AdminInvoice, message: string) => void;
}

/** Payments and what undoes them, the oldest first. */
function Payments({ invoice: { invoiceId, payments }, onChange }: PaymentsProps) {
  const { answer } = useAccount();
  const words = useAdminWords().invoices;
  const { sending, send } = useSending();
  const undo = (paymentId: string) =>
    send(
      () => callApi(undoInvoicePayment, { params: { invoiceId, paymentId }, body: {} }),
      (changed) => onChange(changed, words.undone),
    );
  return (
    <section className={sectionPart} aria-labelledby="payments">
      <h3 id="payments" className={`mb-3 ${partTitle}`}>
        {words.payments}
      </h3>
      {sending.state === "refused" && <Refused refusal={sending.refusal} />}
      {payments.length === 0 ? (
        <p className={sectionLead}>{words.noPayments}</p>
      ) : (
        <DataTable
          entries={payments}
          keyOf={({ paymentId }) => paymentId}
          columns={[
            {
              name: words.paidOn,
              renderCell: (payment) => (
                <>
                  {dateOfDayInWords(payment.paidOn, answer.locale)}
                  {notesOf(payment, words).map((note) => (
                    <span key={note} className={`${cellNote} break-words`}>
                      {note}
                    </span>
                  ))}
                </>
              ),
            },
            { name: words.amount, isNumber: true, renderCell: ({ amount }) => amount.formatted },
            { name: words.by, renderCell: (payment) => <Source payment={payment} /> },
            {
              name: words.correction,
              renderCell: ({ paymentId, amount, kind, isUndo, isUndoable }) =>
                isUndoable ? (
                  <TextButton name={fill(words.undoOf, { amount: amount.formatted })} onPress={() => undo(paymentId)}>
                    {words.undo}
                  </TextButton>
                ) : isUndo ? (
                  words.isUndo
                ) : kind === "moved_in" || kind === "moved_out" ? null : (
                  words.isUndone
                ),
            },
          ]}
        />
      )}
    </section>
  );
}

/** Where an entry is from: a file of the bank and who has read or assigned it, somebody of the team, or nobody. */
function Source({ payment: { actor, isOfBank } }: { readonly payment: InvoicePayment }) {
  const words = useAdminWords().invoices;
  if (actor === null) return isOfBank ? words.file : words.byItself;
  return isOfBank ? (
    <>
      {words.file}
      <bdi className={`${cellNote} break-all`}>{actor}</bdi>
    </>
  ) : (
    <bdi>{actor}</bdi>
  );
}

/** What an entry is, where it is no plain payment, and what was noted with it. */
function notesOf({ kind, iban, otherNumber, note }: InvoicePayment, words: AdminWords["invoices"]): string[] {
  const isMoved = kind === "moved_in" || kind === "moved_out";
  return [
    kind === "payback" ? fill(words.paidBackTo, { iban: iban ?? "" }) : "",
    isMoved ? fill(kind === "moved_in" ? words.movedFrom : words.movedTo, { number: otherNumber ?? "" }).trim() : "",
    note,
  ].filter((text) => text !== "");
}

function Credits({ invoice: { credits } }: { readonly invoice: AdminInvoice }) {
  const { answer } = useAccount();
  const words = useAdminWords().invoices;
  return (
    <section className={sectionPart} aria-labelledby="credits">
      <h3 id="credits" className={`mb-3 ${partTitle}`}>
        {words.credits}
      </h3>
      <DataTable
        entries={credits}
        keyOf={({ invoiceId }) => invoiceId}
        columns={[
          {
            name: words.number,
            renderCell: ({ number, url }) => (
              <a className={textLink} href={`/api${url}`} target="_blank" rel="noopener">
                {number}
              </a>
            ),
          },
          { name: words.made, renderCell: ({ createdAt }) => whenInWords(createdAt, answer.locale) },
          { name: words.amount, isNumber: true, renderCell: ({ total }) => total.formatted },
        ]}
      />
    </section>
  );
}
