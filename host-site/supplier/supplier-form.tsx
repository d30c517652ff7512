import { MailCheck } from "lucide";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { languageTag, mainLocaleOf } from "../../sdk/contracts/locale.ts";
import type { registerSupplier } from "../../sdk/contracts/supplier.ts";
import { MailSent } from "../account/sign-in/mail-sent.tsx";
import { WithLinks } from "../account/sign-in/with-links.tsx";
import { termsVersion } from "../content/operator.ts";
import { ask } from "../forms/ask.ts";
import { checksIn } from "../forms/checks.ts";
import { CheckField, CheckList } from "../forms/choices.tsx";
import { countryOptions } from "../forms/countries.ts";
import { EmailField } from "../forms/email-field.tsx";
import { SelectField, TextArea, TextField } from "../forms/field.tsx";
import { FormContext, useFormWords } from "../forms/form-context.ts";
import { Refused } from "../forms/message.tsx";
import { proveHuman } from "../forms/prove-human.ts";
import { Bars } from "../forms/skeleton.tsx";
import { Submit } from "../forms/submit.tsx";
import { useForm } from "../forms/use-form.ts";
import { useSending } from "../forms/use-sending.ts";
import { wire } from "../forms/wire.ts";
import { formWords, loadWords } from "../forms/words.ts";
import type { FormWords } from "../forms/words/en.ts";
import type { PageAnswer } from "../page.ts";
import { fill } from "../shell/fill.ts";
import { supplierWords } from "./words.ts";
import type { SupplierWords } from "./words/en.ts";

const register = wire<typeof registerSupplier>("POST", "/supplier/registration/");
/** Languages that most offers are in; more can be said in the text. */
const languages = ["de", "fr", "it", "en", "es", "pt", "nl", "zh", "ja", "ko", "ar", "hi"];
const shortestOffering = 10;

/** The form of who wants to sell in the shop. */
export function SupplierForm({ answer }: { readonly answer: PageAnswer }) {
  const [words, setWords] = useState<{ readonly own: SupplierWords; readonly form: FormWords } | null>(null);
  useEffect(() => {
    let isGone = false;
    const loads = [loadWords(supplierWords, answer.locale), loadWords(formWords, answer.locale)] as const;
    void Promise.all(loads).then(([own, form]) => isGone || setWords({ own, form }));
    return () => void (isGone = true);
  }, [answer.locale]);
  if (!words) return <SupplierFormSkeleton />;
  return (
    <FormContext.Provider value={{ locale: answer.locale, words: words.form }}>
      <Fields answer={answer} words={words.own} />
    </FormContext.Provider>
  );
}

function Fields({ answer, words }: { readonly answer: PageAnswer; readonly words: SupplierWords }) {
  const { locale, shell } = answer;
  const { words: formWords } = useFormWords();
  const { given, email, phone, website, longEnough, all } = checksIn(formWords);
  const human = useRef<HTMLDivElement>(null);
  const { sending, send } = useSending();
  const form = useForm(
    {
      company: "",
      contactName: "",
      email: "",
      phone: "",
      countryCode: "CH",
      website: "",
      offering: "",
      languages: locale.slice(0, 2),
      termsVersion: "",
      fax: "",
    },
    {
      company: given(),
      contactName: given(),
      email: all(given(), email),
      phone: all(given(), phone),
      countryCode: given(formWords.mistakes.choose),
      website,
      offering: all(
        given(),
        (value, values) => longEnough(shortestOffering)(value.trim(), values) && words.offeringShort,
      ),
      languages: given(words.languagesMissing),
      termsVersion: given(words.termsMissing),
    },
  );
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const spoken = useMemo(() => {
    const names = new Intl.DisplayNames([languageTag(mainLocaleOf(locale))], { type: "language" });
    return [...new Set([...languages, locale.slice(0, 2)])].map((value) => ({
      value,
      label: names.of(value) ?? value,
    }));
  }, [locale]);

  function submit(event: Event) {
    event.preventDefault();
    if (!form.isRight()) return;
    const { termsVersion: _, languages: chosen, website: address, ...typed } = form.values;
    send(
      async () => {
        const token = await proveHuman(human.current!, locale.slice(0, 2));
        return ask(register, {
          body: {
            ...typed,
            website: address.trim(),
            languages: chosen.split(" ").filter(Boolean),
            termsVersion,
            locale,
            token,
          },
        });
      },
      undefined,
      ({ fields }) => form.refuse(fields, () => formWords.fieldRefused),
    );
  }

  if (sending.state === "sent")
    return (
      <MailSent icon={MailCheck} title={words.doneTitle} text={fill(words.done, { email: form.values.email.trim() })}>
        <a class="button" href={shell.paths.homepage}>
          {words.toHome}
        </a>
      </MailSent>
    );
  return (
    <form ref={form.ref} class="form supplier-form" noValidate onSubmit={submit}>
      <div class="field-pair">
        <TextField field={form.field("company")} label={words.company} autocomplete="organization" maxLength={200} />
        <TextField field={form.field("contactName")} label={words.contactName} autocomplete="name" maxLength={200} />
        <EmailField field={form.field("email")} label={words.email} />
        <TextField
          field={form.field("phone")}
          label={words.phone}
          type="tel"
          autocomplete="tel"
          maxLength={30}
          dir="ltr"
        />
        <SelectField
          field={form.field("countryCode")}
          label={words.country}
          autocomplete="country"
          options={countries}
        />
        <TextField
          field={form.field("website")}
          label={words.website}
          isOptional
          type="url"
          inputMode="url"
          autocomplete="url"
          placeholder={words.websiteHint}
          maxLength={300}
          dir="ltr"
          autocapitalize="none"
          spellcheck={false}
        />
      </div>
      <TextArea
        field={form.field("offering")}
        label={words.offering}
        hint={words.offeringHint}
        rows={6}
        maxLength={5000}
      />
      <CheckList field={form.field("languages")} legend={words.languages} options={spoken} />
      {/* Nobody sees or hears it: what is filled in here, a machine has filled in. */}
      <div class="fax" aria-hidden="true">
        <label>
          Fax{" "}
          <input
            name="fax"
            tabIndex={-1}
            autocomplete="off"
            value={form.values.fax}
            onInput={(event) => form.set({ fax: event.currentTarget.value })}
          />
        </label>
      </div>
      <CheckField field={form.field("termsVersion")}>
        <WithLinks
          sentence={words.terms}
          links={{ terms: { title: words.termsLink, url: shell.paths["terms-b2b"] } }}
        />
      </CheckField>
      <div ref={human} />
      <p class="panel-note">
        {words.emailHint} {words.human}
      </p>
      {sending.state === "refused" && (
        <Refused refusal={sending.refusal} own={{ human_check_failed: words.humanFailed }} />
      )}
      <Submit isBusy={sending.state === "sending"}>{words.submit}</Submit>
    </form>
  );
}

/** About as high as the form that comes. */
export function SupplierFormSkeleton() {
  return (
    <div class="supplier-form supplier-form-skeleton" aria-busy="true">
      <Bars widths={["100%", "100%", "100%", "100%", "100%", "60%"]} />
    </div>
  );
}
