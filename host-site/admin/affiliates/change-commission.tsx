import { useEffect, type FormEvent } from "react";
import { highestCommission, type AdminAffiliate } from "../../../sdk/contracts/admin/affiliates.ts";
import { changeCommission } from "../../../sdk/contracts/calls/admin/affiliates.ts";
import { callApi } from "../../api.ts";
import { formGrid } from "../../forms/classes.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy } from "../../forms/use-sending.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { useReloadable, type Reloadable } from "../use-reloadable.tsx";

interface ChangeCommissionProps extends Reloadable<AdminAffiliate> {
  readonly affiliate: AdminAffiliate;
  readonly onClose: () => void;
  readonly onDone: (affiliate: AdminAffiliate) => void;
}

/** What an affiliate earns on bookings from now on. */
export function ChangeCommission({ affiliate, onClose, onDone, ...reloadable }: ChangeCommissionProps) {
  const words = useAdminWords().affiliates;
  const { words: formWords } = useFormWords();
  const { sending, send, renderOutcome } = useReloadable(reloadable);
  const { number, revision, commissionPercent, company } = affiliate;
  const saved = { percent: String(commissionPercent) };
  const form = useForm(saved, {
    percent: (value) =>
      /^\d+$/.test(value.trim()) && Number(value) <= highestCommission
        ? null
        : fill(words.commissionWrong, { most: highestCommission }),
  });
  useEffect(() => form.rebase(saved), [revision]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const body = { revision, commissionPercent: Number(form.values.percent) };
    send(() => callApi(changeCommission, { params: { affiliateId: String(number) }, body }), onDone);
  }

  return (
    <FormDialog id="change-commission" title={fill(words.commissionTitle, { company })} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        <p>{words.commissionText}</p>
        {renderOutcome()}
        <FormTextField field={form.field("percent")} label={words.commissionLabel} inputMode="numeric" />
        <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
          <Submit isBusy={isBusy(sending)}>{words.changeCommission}</Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
