import { type FormEvent, useContext, useMemo } from "react";
import { applyAsDistributor } from "../../sdk/contracts/calls/distributor.ts";
import { emailMaxLength } from "../../sdk/contracts/contact.ts";
import {
  billedNameMaxLength,
  streetMaxLength,
  townMaxLength,
  type Distributor,
} from "../../sdk/contracts/distributor.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { termsVersion } from "../../sdk/contracts/terms.ts";
import { languageOptions } from "../../sdk/ui/language-options.ts";
import { callApi } from "../api.ts";
import { checksIn } from "../forms/checks.ts";
import { CheckField } from "../forms/choices.tsx";
import { fieldPair, formGrid } from "../forms/classes.ts";
import { countryOptionsOf } from "../forms/countries.ts";
import { FormTextField, SelectField } from "../forms/field.tsx";
import { useFormWords } from "../forms/form-context.ts";
import { Refused } from "../forms/message.tsx";
import { Submit } from "../forms/submit.tsx";
import { UnsavedChanges } from "../forms/unsaved-changes.tsx";
import { useForm } from "../forms/use-form.ts";
import { useSending } from "../forms/use-sending.ts";
import { WithLinks } from "../forms/with-links.tsx";
import { formWidth } from "../sections/classes.ts";
import { useAccount } from "../sections/context.ts";
import { fill } from "../shell/fill.ts";
import { VisitorContext } from "../shell/visitor.ts";
import { useInvoiceWords } from "./context.ts";

interface ApplicationFormProps {
  /** Null for who has not applied yet, else the application that was rejected. */
  readonly distributor: Distributor | null;
  readonly onSent: (distributor: Distributor, message: string) => void;
}

/** Applies for booking on invoice, for the first time or after a rejection. */
export function ApplicationForm({ distributor, onSent }: ApplicationFormProps) {
  const { answer } = useAccount();
  const words = useInvoiceWords();
  const { words: formWords } = useFormWords();
  const { given, email, postalCode, vatNumber, all } = checksIn(formWords);
  const { sending, send } = useSending();
  const { user } = useContext(VisitorContext);
  const ownEmail = user && user !== "unknown" ? user.email : "";
  const form = useForm(
    {
      name: distributor?.name ?? "",
      street: distributor?.street ?? "",
      postalCode: distributor?.postalCode ?? "",
      town: distributor?.town ?? "",
      countryCode: distributor?.countryCode ?? "CH",
      vatNumber: distributor?.vatNumber ?? "",
      email: distributor?.email ?? ownEmail,
      locale: distributor?.locale ?? answer.locale,
      termsVersion: "",
    },
    {
      name: given(),
      street: given(),
      postalCode: all(given(), postalCode),
      town: given(),
      vatNumber,
      countryCode: given(formWords.mistakes.choose),
      email: all(given(), email),
      termsVersion: given(words.termsMissing),
    },
  );
  const countries = useMemo(() => countryOptionsOf(answer.locale), [answer.locale]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { termsVersion: _, locale, ...typed } = form.values;
    send(
      () => callApi(applyAsDistributor, { body: { ...typed, locale: locale as Locale, termsVersion } }),
      (sent) => {
        form.reset(form.values);
        onSent(sent.distributor, fill(words.applied, { email: sent.distributor.email }));
      },
      ({ fields }) => form.refuse(fields, () => formWords.fieldRefused),
    );
  }

  return (
    <form ref={form.ref} className={`mt-6 ${formGrid} ${formWidth}`} noValidate onSubmit={submit}>
      {form.hasChanged && <UnsavedChanges />}
      <FormTextField
        field={form.field("name")}
        label={words.name}
        autoComplete="organization"
        maxLength={billedNameMaxLength}
      />
      <FormTextField
        field={form.field("street")}
        label={words.street}
        autoComplete="street-address"
        maxLength={streetMaxLength}
      />
      <div className={fieldPair}>
        <FormTextField field={form.field("postalCode")} label={words.postalCode} autoComplete="postal-code" />
        <FormTextField
          field={form.field("town")}
          label={words.town}
          autoComplete="address-level2"
          maxLength={townMaxLength}
        />
      </div>
      <div className={fieldPair}>
        <SelectField field={form.field("countryCode")} label={words.country} options={countries} />
        <FormTextField field={form.field("vatNumber")} label={words.vatNumber} isOptional autoComplete="off" />
      </div>
      <div className={fieldPair}>
        <FormTextField
          field={form.field("email")}
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={emailMaxLength}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField field={form.field("locale")} label={words.language} options={languageOptions} />
      </div>
      <CheckField field={form.field("termsVersion")}>
        <WithLinks
          sentence={words.terms}
          links={{ terms: { title: words.termsLink, url: answer.shell.paths["terms-b2b"] } }}
        />
      </CheckField>
      {sending.state === "refused" && !form.hasFieldOf(sending.refusal.fields) && (
        <Refused refusal={sending.refusal} own={words.refusals} />
      )}
      <Submit isBusy={sending.state === "sending"}>{words.apply}</Submit>
    </form>
  );
}
