import { useEffect, type FormEvent } from "react";
import { longestDistributorNote, type AdminDistributor } from "../../../sdk/contracts/admin/distributors.ts";
import { approveDistributor, changeAgreement } from "../../../sdk/contracts/calls/admin/distributors.ts";
import {
  billingPeriods,
  highestCreditLimit,
  longestPaymentPeriod,
  type BillingPeriod,
} from "../../../sdk/contracts/distributor.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { callApi } from "../../api.ts";
import { fieldPair, formGrid } from "../../forms/classes.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { FormTextArea, FormTextField, SelectField } from "../../forms/field.tsx";
import { checksIn } from "../../forms/checks.ts";
import { useFormWords } from "../../forms/form-context.ts";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { readFrancs, showFrancs } from "../../forms/francs.ts";
import { useReloadable, type Reloadable } from "../use-reloadable.tsx";

/** What the form begins with where nothing is agreed yet: the usual period, in days. */
const usualPeriod = 30;

interface AgreementDialogProps extends Reloadable<AdminDistributor> {
  readonly distributor: AdminDistributor;
  readonly onClose: () => void;
  readonly onDone: (distributor: AdminDistributor, message: string) => void;
}

/** Limit, period and billing: agreed with the approval, or changed later. */
export function AgreementDialog({ distributor, onClose, onDone, ...reloadable }: AgreementDialogProps) {
  const words = useAdminWords().distributors;
  const { words: formWords } = useFormWords();
  const { all, decimals } = checksIn(formWords);
  const { sending, send, renderOutcome } = useReloadable(reloadable);
  const { distributorId, revision, name, agreement, state } = distributor;
  const isApproval = state !== "approved";
  const limit = agreement?.creditLimit ?? null;
  const saved = {
    limit: limit ? showFrancs(limit.amount) : "",
    periodDays: String(agreement?.periodDays ?? usualPeriod),
    billing: (agreement?.billing ?? "month") as string,
    note: "",
  };
  const form = useForm(saved, {
    limit: all(decimals, (value) => {
      const rappen = readFrancs(value);
      return rappen !== null && rappen <= highestCreditLimit
        ? null
        : fill(words.limitWrong, { most: money(highestCreditLimit).formatted });
    }),
    periodDays: (value) =>
      /^\d{1,3}$/.test(value.trim()) && Number(value) <= longestPaymentPeriod
        ? null
        : fill(words.periodWrong, { most: longestPaymentPeriod }),
  });
  useEffect(() => form.rebase(saved), [revision]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { values } = form;
    const terms = {
      revision,
      creditLimit: readFrancs(values.limit) ?? 0,
      periodDays: Number(values.periodDays),
      billing: values.billing as BillingPeriod,
    };
    const params = { distributorId };
    send(
      () =>
        isApproval
          ? callApi(approveDistributor, { params, body: { ...terms, note: values.note.trim() } })
          : callApi(changeAgreement, { params, body: terms }),
      (changed) => onDone(changed, isApproval ? words.decided.approved : words.agreementChanged),
    );
  }

  const title = fill(isApproval ? words.decideTitles.approve : words.agreementTitle, { company: name });
  return (
    <FormDialog id="distributor-agreement" title={title} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        <p>{isApproval ? words.decideTexts.approve : words.agreementText}</p>
        {renderOutcome()}
        <div className={fieldPair}>
          <FormTextField field={form.field("limit")} label={words.limitLabel} inputMode="decimal" />
          <FormTextField field={form.field("periodDays")} label={words.periodLabel} inputMode="numeric" />
        </div>
        <SelectField
          field={form.field("billing")}
          label={words.billing}
          options={billingPeriods.map((value) => ({ value, label: words.billings[value] }))}
        />
        {isApproval && (
          <FormTextArea
            field={form.field("note")}
            label={words.noteLabel}
            hint={words.noteHint}
            isOptional
            rows={3}
            maxLength={longestDistributorNote}
          />
        )}
        <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
          <Submit isBusy={isBusy(sending)}>{isApproval ? words.approve : words.save}</Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
