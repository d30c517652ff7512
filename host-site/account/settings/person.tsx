import { type FormEvent, useMemo } from "react";
import type { User } from "../../../sdk/contracts/account.ts";
import { nameMaxLength } from "../../../sdk/contracts/contact.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { callApi } from "../../api.ts";
import { ApiError } from "../../../sdk/client/api-error.ts";
import { checksIn } from "../../forms/checks.ts";
import { countryOptionsOf } from "../../forms/countries.ts";
import { SelectField, FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Message, Refused } from "../../forms/message.tsx";
import { readPhone } from "../../forms/phone.ts";
import { Submit } from "../../forms/submit.tsx";
import { UnsavedChanges } from "../../forms/unsaved-changes.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { patchMe } from "../../../sdk/contracts/calls/account.ts";
import { languageOptions } from "../../../sdk/ui/language-options.ts";
import { useAccount } from "../../sections/context.ts";
import { fieldPair, formGrid } from "../../forms/classes.ts";
import { formWidth } from "../../sections/classes.ts";

/** Names, country, phone, and the language of the mails. `phone` as people write it. */
export function Person({ user, phone }: { readonly user: User; readonly phone: string }) {
  const { words: all, answer } = useAccount();
  const words = all.settings;
  const { words: formWords } = useFormWords();
  const { given, phone: phoneLike } = checksIn(formWords);
  const { sending, send, rest } = useSending();
  const form = useForm(
    {
      givenName: user.givenName,
      familyName: user.familyName,
      countryCode: user.countryCode ?? "",
      phone,
      locale: user.locale,
    },
    { givenName: given(), familyName: given(), phone: phoneLike },
  );
  const countries = useMemo(() => countryOptionsOf(answer.locale), [answer.locale]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { givenName, familyName, countryCode, phone: typed, locale } = form.values;
    send(
      async () => {
        const number = typed.trim() === "" ? null : await readPhone(typed, countryCode);
        if (number === null && typed.trim() !== "")
          throw new ApiError(400, "invalid_input", "no number of this country", { phone: "a phone number is wanted" });
        return callApi(patchMe, {
          body: { givenName, familyName, countryCode: countryCode || null, phone: number, locale: locale as Locale },
        });
      },
      () => form.reset(form.values),
      ({ fields }) =>
        form.refuse(fields, (name) => (name === "phone" ? formWords.mistakes.phone : formWords.fieldRefused)),
    );
  }

  return (
    <form
      ref={form.ref}
      className={`mt-5 ${formGrid} ${formWidth}`}
      noValidate
      onSubmit={submit}
      onInput={() => sending.state === "sent" && rest()}
    >
      {form.hasChanged && <UnsavedChanges />}
      {sending.state === "sent" && (
        <Message kind="done">
          <p>{words.saved}</p>
        </Message>
      )}
      {sending.state === "refused" && !("phone" in sending.refusal.fields) && <Refused refusal={sending.refusal} />}
      <div className={fieldPair}>
        <FormTextField
          field={form.field("givenName")}
          label={words.givenName}
          autoComplete="given-name"
          maxLength={nameMaxLength}
        />
        <FormTextField
          field={form.field("familyName")}
          label={words.familyName}
          autoComplete="family-name"
          maxLength={nameMaxLength}
        />
        <SelectField
          field={form.field("countryCode")}
          label={words.country}
          isOptional
          autoComplete="country"
          options={countries}
          placeholder={formWords.choose}
        />
        <FormTextField
          field={form.field("phone")}
          label={words.phone}
          isOptional
          type="tel"
          autoComplete="tel"
          maxLength={30}
          dir="ltr"
        />
        <SelectField field={form.field("locale")} label={words.locale} options={languageOptions} />
      </div>
      <Submit isBusy={sending.state === "sending"}>{words.save}</Submit>
    </form>
  );
}
