import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo, useRef } from "react";
import { emailMaxLength, nameMaxLength } from "../../contracts/contact.ts";
import type { ContactProblem } from "../../machines/checkout/contact.rules.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextArea, TextField, type TextFieldProps } from "../../ui/field.tsx";
import { SearchSelect } from "../../ui/search-select.tsx";
import type { CheckoutProps } from "./checkout.props.ts";
import { countryOptions, dialCode } from "../../ui/countries.ts";
import { useFocus } from "./use-focus.ts";

/** The buyer: name, e-mail twice, country, phone. Errors are shown when a field is left. */
export function Contact(props: CheckoutProps) {
  const { t } = useLingui();
  const { fields, isGuest, cart } = props;
  // One for each reservation, and for each that is held again.
  const tickets = (cart?.cart?.reservations.length ?? 0) + (cart?.expiredHolds.length ?? 0);
  const countries = useMemo(() => countryOptions(props.countryLanguage), [props.countryLanguage]);
  return (
    <section>
      <h2 className="text-22 font-strong tracking-[-0.014em]">{t`Who is booking?`}</h2>
      <p className="mb-4 text-14 text-ink-2">
        {isGuest
          ? t`${plural(tickets, { one: "The ticket goes to this address. No account needed.", other: "The tickets go to this address. No account needed." })}`
          : t`${plural(tickets, { one: "The ticket goes to this address.", other: "The tickets go to this address." })}`}
      </p>
      <div className="grid gap-4 @xl:grid-cols-2">
        <ContactInput props={props} field="fullName" autoComplete="given-name" label={t`First name`} />
        <ContactInput props={props} field="lastName" autoComplete="family-name" label={t`Last name`} />
        <div>
          <ContactInput
            props={props}
            field="email"
            autoComplete="email"
            label={t`E-mail`}
            type="email"
            inputMode="email"
          />
          <div role="status">
            {props.suggestion && (
              <Button variant="quiet" size="small" className="ms-0" onPress={props.takeSuggestion}>
                {t`Did you mean ${props.suggestion}?`}
              </Button>
            )}
          </div>
        </div>
        {isGuest && (
          <ContactInput
            props={props}
            field="confirmEmail"
            autoComplete="email"
            label={t`Repeat e-mail`}
            type="email"
            inputMode="email"
          />
        )}
        {props.reminder && <Reminder {...props.reminder} />}
        <SearchSelect
          label={t`Country`}
          value={fields.countryCode.value}
          options={countries}
          lang={props.countryLanguage}
          onChange={fields.countryCode.onInput}
          disabled={fields.countryCode.locked || props.isBusy || props.isUnanswered}
          autoComplete="off"
          nothingWord={t`No country of this name`}
        />
        <ContactInput
          props={props}
          field="phoneNumber"
          autoComplete="tel-national"
          label={t`Mobile number`}
          type="tel"
          inputMode="tel"
          prefix={<bdi>{dialCode(fields.countryCode.value)}</bdi>}
          placeholder="23 456 78 99"
          hint={t`We only call if something changes on the day.`}
        />
        {props.isReseller && <Notes props={props} />}
      </div>
    </section>
  );
}

/** Consent to one mail about what was left: never ticked beforehand. */
function Reminder({ isTicked, hasFailed, tick }: NonNullable<CheckoutProps["reminder"]>) {
  const { t } = useLingui();
  return (
    <div className="-mt-2 @xl:col-span-2">
      <Checkbox
        checked={isTicked}
        onChange={tick}
        error={hasFailed ? t`This could not be saved. Please try it once more.` : undefined}
      >
        {t`Write to me once if I don’t finish this booking`}
        <span className="block text-ink-2">
          {t`A few hours later, with what is in the basket. After that, or after 7 days, we delete your address for it.`}
        </span>
      </Checkbox>
    </div>
  );
}

function Notes({ props }: { readonly props: CheckoutProps }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useFocus(props.focus, "notes", place);
  const words = useMistakes();
  const { value, problem, onInput, onLeave } = props.fields.notes;
  return (
    <div ref={place} className="@xl:col-span-2">
      <TextArea
        label={t`Notes`}
        labelNote={t`(optional)`}
        value={value}
        error={problem && words[problem]}
        onInput={onInput}
        onLeave={onLeave}
        maxLength={2000}
      />
    </div>
  );
}

type Typed = "fullName" | "lastName" | "email" | "confirmEmail" | "phoneNumber";

interface ContactInputProps extends Pick<
  TextFieldProps,
  "label" | "type" | "inputMode" | "prefix" | "placeholder" | "hint"
> {
  readonly props: CheckoutProps;
  readonly field: Typed;
  readonly autoComplete: "given-name" | "family-name" | "email" | "tel-national";
}

/** One field of the form, with its mistake in a sentence. */
function ContactInput({ props, field, ...native }: ContactInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useFocus(props.focus, field, input);
  const words = useMistakes();
  const { t } = useLingui();
  const { value, problem, valid, locked, isFixed, onInput, onLeave } = props.fields[field];
  return (
    <TextField
      {...native}
      {...(isFixed ? { hint: t`Set by this page.` } : {})}
      value={value}
      error={problem && words[problem]}
      valid={valid}
      readOnly={locked}
      required
      name={field}
      maxLength={emailMaxLength}
      inputRef={input}
      onInput={onInput}
      onLeave={onLeave}
    />
  );
}

function useMistakes(): Record<ContactProblem, string> {
  const { t } = useLingui();
  return {
    required: t`Please fill this in.`,
    too_long: t`Please use ${nameMaxLength} characters at most.`,
    characters: t`There are invisible characters in this text. Please type it by hand instead of pasting it.`,
    refused: t`We can’t use this. Please check what you have entered.`,
    "SettingsForm.email": t({
      id: "SettingsForm.email",
      message: "Something is missing in this address. It looks like name@example.ch.",
    }),
    "general.emailsDontMatch": t({
      id: "general.emailsDontMatch",
      message: "This differs from the address above. What you book goes there, so please check both.",
    }),
    "SettingsForm.phoneNumber": t({
      id: "SettingsForm.phoneNumber",
      message: "This is no phone number of the chosen country. Please check it.",
    }),
  };
}
