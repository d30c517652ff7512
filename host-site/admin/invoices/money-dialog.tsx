import { useEffect, useState, type FormEvent } from "react";
import { highestPayment, longestPaymentNote, type AdminInvoice } from "../../../sdk/contracts/admin/invoices.ts";
import { recordInvoicePayback, recordInvoicePayment } from "../../../sdk/contracts/calls/admin/invoices.ts";
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

/** What is recorded of an invoice: a payment, or that a surplus was paid back by transfer. */
export type RecordedMoney = "payment" | "payback";

interface MoneyDialogProps extends Reloadable<AdminInvoice> {
  readonly kind: RecordedMoney;
  readonly invoice: AdminInvoice;
  readonly onClose: () => void;
  readonly onDone: (invoice: AdminInvoice) => void;
}

/** Records a payment of what is open, or a payback of all that is too much, today, unless said otherwise. */
export function MoneyDialog({ kind, invoice, onClose, onDone, ...reloadable }: MoneyDialogProps) {
  const words = useAdminWords().invoices;
  const { words: formWords } = useFormWords();
  const { given, iban, decimals, all } = checksIn(formWords);
  const { sending, send, renderOutcome } = useReloadable(reloadable);
  const { invoiceId, number, open, paid, credited } = invoice;
  const isPayback = kind === "payback";
  const proposed = Math.max(0, isPayback ? -open.amount : open.amount);
  const most = isPayback ? proposed : highestPayment;
  const amountWrong = isPayback ? fill(words.paybackAmountWrong, { most: showFrancs(most) }) : words.amountWrong;
  const [today] = useState(() => todayInShop(Date.now()));
  const saved = { amount: showFrancs(proposed), paidOn: today, iban: "", note: "" };
  const form = useForm(saved, {
    amount: all(decimals, (value) => {
      const rappen = readFrancs(value);
      return rappen !== null && rappen > 0 && rappen <= most ? null : amountWrong;
    }),
    paidOn: (value) => (value !== "" && value <= today ? null : words.dayWrong),
    iban: (value, values) => (isPayback ? (given()(value, values) ?? iban(value, values)) : null),
  });
  useEffect(() => form.rebase(saved), [paid.amount, open.amount]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { amount, paidOn, iban: account, note } = form.values;
    const params = { invoiceId };
    const body = {
      amount: readFrancs(amount) ?? 0,
      paidOn,
      note: note.trim(),
      paid: paid.amount,
      credited: credited.amount,
    };
    send(
      () =>
        isPayback
          ? callApi(recordInvoicePayback, { params, body: { ...body, iban: account } })
          : callApi(recordInvoicePayment, { params, body }),
      onDone,
    );
  }

  const title = fill(isPayback ? words.paybackTitle : words.recordTitle, { number });
  return (
    <FormDialog id={`invoice-${kind}`} title={title} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {renderOutcome()}
        {isPayback && <p>{words.paybackText}</p>}
        <div className={fieldPair}>
          <FormTextField field={form.field("amount")} label={words.amountLabel} inputMode="decimal" />
          <FormTextField field={form.field("paidOn")} label={words.paidOn} type="date" />
        </div>
        {isPayback && (
          <FormTextField
            field={form.field("iban")}
            label={words.iban}
            autoComplete="off"
            maxLength={ibanMaxLength}
            dir="ltr"
          />
        )}
        <FormTextArea
          field={form.field("note")}
          label={words.note}
          isOptional
          rows={2}
          maxLength={longestPaymentNote}
        />
        <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
          <Submit isBusy={isBusy(sending)}>{isPayback ? words.payback : words.record}</Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
