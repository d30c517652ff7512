import { type FormEvent, useEffect, useMemo, useState } from "react";
import type { ManagedBooking } from "../../../sdk/contracts/account.ts";
import { nameMaxLength } from "../../../sdk/contracts/contact.ts";
import { callApi } from "../../api.ts";
import { ApiError } from "../../../sdk/client/api-error.ts";
import { checksIn } from "../../forms/checks.ts";
import { countryOptionsOf } from "../../forms/countries.ts";
import { FormDialog } from "../../forms/dialog.tsx";
import { DialogButtons } from "../../forms/dialog-buttons.tsx";
import { SelectField, FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { readPhone, showPhone } from "../../forms/phone.ts";
import { Submit } from "../../forms/submit.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { correctBooking } from "../../../sdk/contracts/calls/manage.ts";
import { useAccount } from "../../sections/context.ts";
import type { Management } from "./shown-booking.ts";
import { formGrid } from "../../forms/classes.ts";

interface CorrectContactProps {
  readonly management: Management;
  readonly onClose: () => void;
  readonly onDone: (corrected: ManagedBooking) => void;
}

/**
 * Corrects the buyer's name and phone. The address stays: a visitor who could change it could take the booking over.
 */
export function CorrectContact(props: CorrectContactProps) {
  const words = useAccount().words.correct;
  const { phone } = props.management.contact;
  const [shown, show] = useState<string | null>(null);
  useEffect(() => void showPhone(phone).then(show), [phone]);
  return (
    <FormDialog id="correct-contact" title={words.contactTitle} onClose={props.onClose}>
      {shown !== null && <ContactForm {...props} phone={shown} />}
    </FormDialog>
  );
}

function ContactForm({ management, phone, onClose, onDone }: CorrectContactProps & { readonly phone: string }) {
  const { words: all, answer } = useAccount();
  const words = all.correct;
  const { words: formWords } = useFormWords();
  const checks = checksIn(formWords);
  const { bookingId, token, contact } = management;
  const { sending, send } = useSending();
  const form = useForm(
    { givenName: contact.givenName, familyName: contact.familyName, countryCode: contact.countryCode, phone },
    { givenName: checks.given(), familyName: checks.given(), phone: checks.all(checks.given(), checks.phone) },
  );
  const countries = useMemo(() => countryOptionsOf(answer.locale), [answer.locale]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { givenName, familyName, countryCode, phone: typed } = form.values;
    send(
      async () => {
        const number = await readPhone(typed, countryCode);
        if (number === null)
          throw new ApiError(400, "invalid_input", "no number of this country", { phone: "a phone number is wanted" });
        const corrected = { givenName, familyName, countryCode, phone: number };
        return callApi(correctBooking, {
          params: { bookingId },
          body: { ...(token === null ? {} : { token }), contact: corrected },
        });
      },
      onDone,
      ({ fields }) =>
        form.refuse(inForm(fields), (name) => (name === "phone" ? formWords.mistakes.phone : formWords.fieldRefused)),
    );
  }

  return (
    <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
      {sending.state === "refused" && sending.refusal.code !== "invalid_input" && (
        <Refused refusal={sending.refusal} own={words.refusals} />
      )}
      <FormTextField
        field={form.field("givenName")}
        label={all.settings.givenName}
        autoComplete="given-name"
        maxLength={nameMaxLength}
      />
      <FormTextField
        field={form.field("familyName")}
        label={all.settings.familyName}
        autoComplete="family-name"
        maxLength={nameMaxLength}
      />
      <SelectField
        field={form.field("countryCode")}
        label={all.settings.country}
        autoComplete="country"
        options={countries}
      />
      <FormTextField
        field={form.field("phone")}
        label={all.settings.phone}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        dir="ltr"
      />
      <DialogButtons dismiss={words.keep} onClose={onClose}>
        <Submit isBusy={sending.state === "sending"}>{words.save}</Submit>
      </DialogButtons>
    </form>
  );
}

/** The server names fields by where they stand in what was sent. */
function inForm<Field>(fields: Readonly<Record<string, Field>>): Record<string, Field> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name.replace(/^contact\./, ""), field]));
}
