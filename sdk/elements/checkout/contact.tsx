import { useLingui } from "@lingui/react/macro";
import { useMemo, useRef } from "react";
import type { ContactField } from "../../machines/checkout/checkout.types.ts";
import type { ContactProblem } from "../../machines/checkout/contact.rules.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { SearchSelect } from "../../ui/search-select.tsx";
import type { CheckoutProps } from "./checkout.connect.ts";
import { countryOptions, dialCode } from "./countries.ts";
import { useFocus } from "./use-focus.ts";

/** Who is booking: name, e-mail twice, country, phone. Mistakes are told when a field is left. */
export function Contact(props: CheckoutProps) {
  const { t } = useLingui();
  const { fields, isGuest } = props;
  const countries = useMemo(() => countryOptions(props.languageTag), [props.languageTag]);
  const text = useFieldWiring(props);
  return (
    <section>
      <h2 className="text-22 font-strong tracking-[-0.014em]">{t`Who is booking?`}</h2>
      <p className="mb-4 text-14 text-ink-2">{isGuest ? t`The ticket goes to this address. No account needed.` : t`The ticket goes to this address.`}</p>
      <div className="grid gap-4 @xl:grid-cols-2">
        <TextField {...text("fullName", "given-name")} label={t`First name`} />
        <TextField {...text("lastName", "family-name")} label={t`Last name`} />
        <div>
          <TextField {...text("email", "email")} label={t`E-mail`} type="email" inputMode="email" />
          <div role="status">
            {props.suggestion && (
              <Button look="quiet" size="small" className="ms-0" onPress={props.takeSuggestion}>
                {t`Did you mean ${props.suggestion}?`}
              </Button>
            )}
          </div>
        </div>
        {isGuest && <TextField {...text("confirmEmail", "email")} label={t`Repeat e-mail`} type="email" inputMode="email" />}
        <SearchSelect
          label={t`Country`}
          value={fields.countryCode.value}
          options={countries}
          onChange={fields.countryCode.onInput}
          disabled={fields.countryCode.locked || props.isBusy}
          autoComplete="off"
          nothingWord={t`No country of this name`}
        />
        <TextField
          {...text("phoneNumber", "tel-national")}
          label={t`Mobile number`}
          type="tel"
          inputMode="tel"
          prefix={<bdi>{dialCode(fields.countryCode.value)}</bdi>}
          placeholder="23 456 78 99"
          hint={t`Only if something changes on the day.`}
        />
        {props.isReseller && (
          <div className="@xl:col-span-2">
            <TextArea label={t`Notes`} labelNote={t`optional`} value={fields.notes.value} onInput={fields.notes.onInput} maxLength={2000} />
          </div>
        )}
      </div>
    </section>
  );
}

/** What every field of the form shares. */
function useFieldWiring({ fields, focus }: CheckoutProps) {
  const { t } = useLingui();
  const refs = {
    fullName: useRef<HTMLInputElement>(null),
    lastName: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
    confirmEmail: useRef<HTMLInputElement>(null),
    phoneNumber: useRef<HTMLInputElement>(null),
  };
  type Wired = keyof typeof refs;
  for (const field of Object.keys(refs) as Wired[]) useFocus(focus, field, refs[field]);

  const required: Record<Wired, string> = {
    fullName: t`Please enter your first name.`,
    lastName: t`Please enter your last name.`,
    email: t`Please enter your e-mail: the ticket goes there.`,
    confirmEmail: t`Please enter your e-mail once more.`,
    phoneNumber: t`Please enter a number where we can reach you on the day.`,
  };
  const words: Record<Exclude<ContactProblem, "required">, string> = {
    "SettingsForm.email": t({ id: "SettingsForm.email", message: "Something is missing in this address. It looks like name@example.ch." }),
    "general.emailsDontMatch": t({ id: "general.emailsDontMatch", message: "This differs from the address above. Your ticket goes there, so please check both." }),
    "SettingsForm.phoneNumber": t({ id: "SettingsForm.phoneNumber", message: "This is no phone number of the chosen country. Please check it." }),
  };
  return (field: Wired, autoComplete: string) => {
    const { value, problem, valid, locked, onInput, onLeave } = fields[field];
    return {
      value,
      error: problem && (problem === "required" ? required[field] : words[problem]),
      valid,
      readOnly: locked,
      required: true,
      name: field satisfies ContactField,
      maxLength: 254,
      autoComplete: autoComplete as "email",
      inputRef: refs[field],
      onInput,
      onLeave,
    };
  };
}
