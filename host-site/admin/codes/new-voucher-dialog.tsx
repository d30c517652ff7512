import { useState, type FormEvent } from "react";
import { codeLabelMaxLength, type AdminCodeDetails } from "../../../sdk/contracts/admin/codes.ts";
import { issueVoucher } from "../../../sdk/contracts/calls/admin/codes.ts";
import { emailMaxLength } from "../../../sdk/contracts/contact.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { languageOptions } from "../../../sdk/ui/language-options.ts";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { fieldPair, formGrid } from "../../forms/classes.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { FormTextField, SelectField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { useAccount } from "../../sections/context.ts";
import { useAdminWords } from "../context.ts";
import { readFrancs } from "../../forms/francs.ts";
import { codeChecksIn, isRefused } from "./checks.ts";

interface NewVoucherDialogProps {
  readonly onClose: () => void;
  readonly onDone: (code: AdminCodeDetails) => void;
}

/** A gift voucher: its amount, and who gets its code by mail. */
export function NewVoucherDialog({ onClose, onDone }: NewVoucherDialogProps) {
  const words = useAdminWords().codes;
  const { locale } = useAccount().answer;
  const { words: formWords } = useFormWords();
  const { sending, send } = useSending();
  // One voucher, however often the answer is lost; another one after a refusal, which has issued none.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const { given, email, all } = checksIn(formWords);
  const check = codeChecksIn(words, formWords);
  const form = useForm(
    { amount: "", email: "", locale: locale as string, label: "", validUntil: "" },
    { amount: check.amount, email: all(given(), email), validUntil: check.lastDay },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { values } = form;
    const body = {
      amount: readFrancs(values.amount) ?? 0,
      email: values.email.trim(),
      locale: values.locale as Locale,
      label: values.label.trim(),
      validUntil: values.validUntil || null,
    };
    send(
      () => callApi(issueVoucher, { body }, { idempotencyKey }),
      onDone,
      ({ code, status, fields }) => {
        if (isRefused(code, status)) setKey(crypto.randomUUID());
        form.refuse(fields, (name) => (name === "validUntil" ? words.lastDayWrong : formWords.fieldRefused));
      },
    );
  }

  return (
    <FormDialog id="new-voucher" title={words.newVoucherTitle} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        <p>{words.newVoucherText}</p>
        {sending.state === "refused" && !form.hasFieldOf(sending.refusal.fields) && (
          <Refused refusal={sending.refusal} />
        )}
        <div className={fieldPair}>
          <FormTextField field={form.field("amount")} label={words.amountLabel} inputMode="decimal" />
          <FormTextField
            field={form.field("validUntil")}
            label={words.lastDay}
            hint={words.lastDayHint}
            isOptional
            type="date"
          />
        </div>
        <div className={fieldPair}>
          <FormTextField field={form.field("email")} label={words.emailLabel} type="email" maxLength={emailMaxLength} />
          <SelectField field={form.field("locale")} label={words.language} options={languageOptions} />
        </div>
        <FormTextField
          field={form.field("label")}
          label={words.label}
          hint={words.labelHint}
          isOptional
          maxLength={codeLabelMaxLength}
        />
        <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
          <Submit isBusy={isBusy(sending)}>{words.issue}</Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
