import { useEffect, useMemo, type FormEvent } from "react";
import type { AdminDistributor } from "../../../sdk/contracts/admin/distributors.ts";
import { correctDistributor } from "../../../sdk/contracts/calls/admin/distributors.ts";
import { emailMaxLength } from "../../../sdk/contracts/contact.ts";
import { billedNameMaxLength, streetMaxLength, townMaxLength } from "../../../sdk/contracts/distributor.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { languageOptions } from "../../../sdk/ui/language-options.ts";
import { callApi } from "../../api.ts";
import { checksIn } from "../../forms/checks.ts";
import { fieldPair, formGrid } from "../../forms/classes.ts";
import { countryOptionsOf } from "../../forms/countries.ts";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { FormDialog } from "../../forms/dialog.tsx";
import { FormTextField, SelectField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { isBusy } from "../../forms/use-sending.ts";
import { useAccount } from "../../sections/context.ts";
import { fill } from "../../shell/fill.ts";
import { useAdminWords } from "../context.ts";
import { useReloadable, type Reloadable } from "../use-reloadable.tsx";

interface CorrectDialogProps extends Reloadable<AdminDistributor> {
  readonly distributor: AdminDistributor;
  readonly onClose: () => void;
  readonly onDone: (distributor: AdminDistributor) => void;
}

/** What stands on invoices from now on, and where they go. */
export function CorrectDialog({ distributor, onClose, onDone, ...reloadable }: CorrectDialogProps) {
  const words = useAdminWords().distributors;
  const { locale } = useAccount().answer;
  const { words: formWords } = useFormWords();
  const { given, email, postalCode, vatNumber, all } = checksIn(formWords);
  const { sending, send, renderOutcome } = useReloadable(reloadable);
  const { distributorId, revision, name } = distributor;
  const saved = {
    name,
    street: distributor.street,
    postalCode: distributor.postalCode,
    town: distributor.town,
    countryCode: distributor.countryCode,
    vatNumber: distributor.vatNumber ?? "",
    email: distributor.email,
    locale: distributor.locale,
  };
  const form = useForm(saved, {
    name: given(),
    street: given(),
    postalCode: all(given(), postalCode),
    town: given(),
    vatNumber,
    countryCode: given(formWords.mistakes.choose),
    email: all(given(), email),
  });
  useEffect(() => form.rebase(saved), [revision]);
  const countries = useMemo(() => countryOptionsOf(locale), [locale]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const body = { ...form.values, locale: form.values.locale as Locale, revision };
    send(
      () => callApi(correctDistributor, { params: { distributorId }, body }),
      onDone,
      ({ fields }) => form.refuse(fields, () => formWords.fieldRefused),
    );
  }

  return (
    <FormDialog id="correct-distributor" title={fill(words.correctTitle, { company: name })} onClose={onClose}>
      <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
        {renderOutcome(form.hasFieldOf)}
        <FormTextField field={form.field("name")} label={words.company} maxLength={billedNameMaxLength} />
        <FormTextField field={form.field("street")} label={words.street} maxLength={streetMaxLength} />
        <div className={fieldPair}>
          <FormTextField field={form.field("postalCode")} label={words.postalCode} />
          <FormTextField field={form.field("town")} label={words.town} maxLength={townMaxLength} />
        </div>
        <div className={fieldPair}>
          <SelectField field={form.field("countryCode")} label={words.country} options={countries} />
          <FormTextField field={form.field("vatNumber")} label={words.vatNumber} isOptional />
        </div>
        <div className={fieldPair}>
          <FormTextField field={form.field("email")} label={words.email} type="email" maxLength={emailMaxLength} />
          <SelectField field={form.field("locale")} label={words.language} options={languageOptions} />
        </div>
        <DialogButtons dismiss={formWords.cancel} onClose={onClose}>
          <Submit isBusy={isBusy(sending)}>{words.save}</Submit>
        </DialogButtons>
      </form>
    </FormDialog>
  );
}
