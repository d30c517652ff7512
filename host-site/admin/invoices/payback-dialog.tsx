import { useEffect, useState, type FormEvent } from "react";
import { longestPaymentNote, type AdminInvoice } from "../../../sdk/contracts/admin/invoices.ts";
import { recordInvoicePayback } from "../../../sdk/contracts/calls/admin/invoices.ts";
import { ibanMaxLength } from "../../../sdk/contracts/iban.ts";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { fieldPair, formGrid } from "../../forms/classes.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { FormTextArea, FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { readFrancs, showFrancs } from "../../forms/francs.ts";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy } from "../../forms/use-sending.ts";
import { todayInShop } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { useReloadable, type Reloadable } from "../use-reloadable.tsx";

interface PaybackDialogProps extends Reloadable<AdminInvoice> {
  readonly invoice: AdminInvoice;
  readonly onClose: () => void;
  readonly onDone: (invoice: AdminInvoice) => void;
}

/** Records that a surplus was paid back by transfer: all of it, today, unless said otherwise. */
export function PaybackDialog({ invoice, onClose, onDone, ...reloadable }: PaybackDialogProps) {
  const words = useAdminWords().invoices;
  const { words: formWords } = useFormWords();
  const { given, iban } = checksIn(formWords);
  const { sending, send, renderOutcome } = useReloadable(reloadable);
  const { invoiceId, number, open, paid } = invoice;
  const surplus = Math.max(0, -open.amount);
  const [today] = useState(() => todayInShop(Date.now()));
  const saved = { amount: showFrancs(surplus), paidOn: today, iban: "", note: "" };
  const form = useForm(saved, {
    amount: (value) => {
      const rappen = readFrancs(value);
      return rappen !== null && rappen > 0 && rappen <= surplus
        ? null
        : fill(words.paybackAmountWrong, { most: showFrancs(surplus) });
    },
    paidOn: (value) => (value !== "" && value <= today ? null : words.dayWrong),
    iban: (value, values) => given()(value, values) ?? iban(value, values),
  });
  useEffect(() => form.rebase(saved), [paid.amount]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { values } = form;
    const body = {
      amount: readFrancs(values.amount) ?? 0,
      paidOn: values.paidOn,
      iban: values.iban,
      note: values.note.trim(),
      paid: paid.amount,
    };
    send(() => callApi(recordInvoicePayback, { params: { invoiceId }, body }), onDone);
  }

  return (
    <FormDialog id="invoice-payback" title={fill(words.paybackTitle, { number })} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {renderOutcome()}
        <p>{words.paybackText}</p>
        <div className={fieldPair}>
          <FormTextField field={form.field("amount")} label={words.amountLabel} inputMode="decimal" />
          <FormTextField field={form.field("paidOn")} label={words.paidOn} type="date" />
        </div>
        <FormTextField
          field={form.field("iban")}
          label={words.iban}
          autoComplete="off"
          maxLength={ibanMaxLength}
          dir="ltr"
        />
        <FormTextArea
          field={form.field("note")}
          label={words.note}
          isOptional
          rows={2}
          maxLength={longestPaymentNote}
        />
        <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
          <Submit isBusy={isBusy(sending)}>{words.payback}</Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
