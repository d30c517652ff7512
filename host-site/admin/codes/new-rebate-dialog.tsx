import { useState, type FormEvent } from "react";
import {
  codeLabelMaxLength,
  codeLength,
  rebateKinds,
  type AdminCodeDetails,
  type RebateKind,
} from "../../../sdk/contracts/admin/codes.ts";
import { createRebate } from "../../../sdk/contracts/calls/admin/codes.ts";
import { callApi } from "../../api.ts";
import { fieldPair, formGrid } from "../../forms/classes.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { FormTextField, SelectField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy, useSending } from "../../forms/use-sending.ts";
import { useAdminWords } from "../context.ts";
import { readFrancs } from "../../forms/francs.ts";
import { codeChecksIn, isRefused } from "./checks.ts";

interface NewCodeDialogProps {
  readonly onClose: () => void;
  readonly onDone: (code: AdminCodeDetails) => void;
}

/** A rebate: what it takes off, its code, how often and until when. */
export function NewRebateDialog({ onClose, onDone }: NewCodeDialogProps) {
  const words = useAdminWords().codes;
  const { words: formWords } = useFormWords();
  const { sending, send } = useSending();
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const check = codeChecksIn(words, formWords);
  const form = useForm(
    { kind: "percent" as string, value: "", code: "", label: "", uses: "", validUntil: "" },
    {
      value: (value, { kind }) => (kind === "percent" ? check.percent(value) : check.amount(value, {})),
      code: check.code,
      uses: check.uses,
      validUntil: check.lastDay,
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { kind, value, uses, validUntil, code, label } = form.values;
    const body = {
      kind: kind as RebateKind,
      value: kind === "percent" ? Number(value.trim()) : (readFrancs(value) ?? 0),
      code: code.trim(),
      label: label.trim(),
      uses: uses.trim() === "" ? null : Number(uses.trim()),
      validUntil: validUntil || null,
    };
    send(
      () => callApi(createRebate, { body }, { idempotencyKey }),
      onDone,
      ({ code: refusal, status, fields }) => {
        if (isRefused(refusal, status)) setKey(crypto.randomUUID());
        form.refuse(fields, (name) =>
          name === "code"
            ? refusal === "code_exists"
              ? words.codeTaken
              : words.codeWrong
            : name === "validUntil"
              ? words.lastDayWrong
              : formWords.fieldRefused,
        );
      },
    );
  }

  const isPercent = form.values.kind === "percent";
  return (
    <FormDialog id="new-rebate" title={words.newRebateTitle} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {sending.state === "refused" && !form.hasFieldOf(sending.refusal.fields) && (
          <Refused refusal={sending.refusal} />
        )}
        <div className={fieldPair}>
          <SelectField
            field={form.field("kind")}
            label={words.kind}
            options={rebateKinds.map((value) => ({ value, label: words.rebateKinds[value] }))}
          />
          <FormTextField
            field={form.field("value")}
            label={isPercent ? words.percentLabel : words.amountLabel}
            inputMode={isPercent ? "numeric" : "decimal"}
          />
        </div>
        <FormTextField
          field={form.field("code")}
          label={words.codeLabel}
          hint={words.codeHint}
          isOptional
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={codeLength.most}
        />
        <FormTextField
          field={form.field("label")}
          label={words.label}
          hint={words.labelHint}
          isOptional
          maxLength={codeLabelMaxLength}
        />
        <div className={fieldPair}>
          <FormTextField
            field={form.field("uses")}
            label={words.usesLabel}
            hint={words.usesHint}
            isOptional
            inputMode="numeric"
          />
          <FormTextField
            field={form.field("validUntil")}
            label={words.lastDay}
            hint={words.lastDayHint}
            isOptional
            type="date"
          />
        </div>
        <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
          <Submit isBusy={isBusy(sending)}>{words.create}</Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
