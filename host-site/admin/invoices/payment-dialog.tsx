import { useEffect, useState, type FormEvent } from "react";
import { highestPayment, longestPaymentNote, type AdminInvoice } from "../../../sdk/contracts/admin/invoices.ts";
import { recordInvoicePayment } from "../../../sdk/contracts/calls/admin/invoices.ts";
import { callApi } from "../../api.ts";
import { fieldPair, formGrid } from "../../forms/classes.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { FormTextArea, FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy } from "../../forms/use-sending.ts";
import { todayInShop } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { readFrancs, showFrancs } from "../../forms/francs.ts";
import { useReloadable, type Reloadable } from "../use-reloadable.tsx";

interface PaymentDialogProps extends Reloadable<AdminInvoice> {
  readonly invoice: AdminInvoice;
  readonly onClose: () => void;
  readonly onDone: (invoice: AdminInvoice) => void;
}

/** Records a payment: of what is open, today, unless said otherwise. */
export function PaymentDialog({ invoice, onClose, onDone, ...reloadable }: PaymentDialogProps) {
  const words = useAdminWords().invoices;
  const { words: formWords } = useFormWords();
  const { sending, send, renderOutcome } = useReloadable(reloadable);
  const { invoiceId, number, open, paid } = invoice;
  const [today] = useState(() => todayInShop(Date.now()));
  const saved = { amount: showFrancs(Math.max(0, open.amount)), paidOn: today, note: "" };
  const form = useForm(saved, {
    amount: (value) => {
      const rappen = readFrancs(value);
      return rappen !== null && rappen > 0 && rappen <= highestPayment ? null : words.amountWrong;
    },
    paidOn: (value) => (value !== "" && value <= today ? null : words.dayWrong),
  });
  useEffect(() => form.rebase(saved), [paid.amount]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { values } = form;
    const body = {
      amount: readFrancs(values.amount) ?? 0,
      paidOn: values.paidOn,
      note: values.note.trim(),
      paid: paid.amount,
    };
    send(() => callApi(recordInvoicePayment, { params: { invoiceId }, body }), onDone);
  }

  return (
    <FormDialog id="invoice-payment" title={fill(words.recordTitle, { number })} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {renderOutcome()}
        <div className={fieldPair}>
          <FormTextField field={form.field("amount")} label={words.amountLabel} inputMode="decimal" />
          <FormTextField field={form.field("paidOn")} label={words.paidOn} type="date" />
        </div>
        <FormTextArea
          field={form.field("note")}
          label={words.note}
          isOptional
          rows={2}
          maxLength={longestPaymentNote}
        />
        <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
          <Submit isBusy={isBusy(sending)}>{words.record}</Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
