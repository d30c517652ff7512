import { MailCheck } from "lucide";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { translatedLanguageTag } from "../../sdk/contracts/locale.ts";
import { registerSupplier } from "../../sdk/contracts/calls/supplier.ts";
import { MailSent } from "../forms/mail-sent.tsx";
import { WithLinks } from "../forms/with-links.tsx";
import { companyMaxLength, siteMaxLength } from "../../sdk/contracts/contact.ts";
import { termsVersion } from "../../sdk/contracts/terms.ts";
import { callApi } from "../api.ts";
import { checksIn } from "../forms/checks.ts";
import { CheckField, CheckList } from "../forms/choices.tsx";
import { countryOptionsOf } from "../forms/countries.ts";
import { EmailField } from "../forms/email-field.tsx";
import { SelectField, FormTextArea, FormTextField } from "../forms/field.tsx";
import { FormContext, useFormWords } from "../forms/form-context.ts";
import { Message, Refused } from "../forms/message.tsx";
import { proveHuman } from "../forms/prove-human.ts";
import { SkeletonBars } from "../../sdk/ui/skeleton-bars.tsx";
import { Submit } from "../forms/submit.tsx";
import { typedBeforeReload, useReloadWithTyped } from "../forms/typed-before-reload.ts";
import { useForm } from "../forms/use-form.ts";
import { useSending } from "../forms/use-sending.ts";
import { loaders as formWords } from "words:forms";
import { loadWords } from "../forms/load-words.ts";
import type { PageAnswer } from "../page.ts";
import { WithCode } from "../with-code.tsx";
import { fill } from "../shell/fill.ts";
import { loaders as supplierWords } from "words:supplier";
import type { SupplierWords } from "./words.ts";
import { LinkButton } from "../../sdk/ui/link-button.tsx";
import { fieldPair, formButton, formGrid } from "../forms/classes.ts";

/** The languages of most offers; others can be named in the text. */
const languages = ["de", "fr", "it", "en", "es", "pt", "nl", "zh", "ja", "ko", "ar", "hi"];
const shortestOffering = 10;
const formName = "supplier";

/** The form with which a supplier registers. */
export function SupplierForm({ answer }: { readonly answer: PageAnswer }) {
  return (
    <WithCode
      load={() => Promise.all([loadWords(supplierWords, answer.locale), loadWords(formWords, answer.locale)])}
      words={answer.shell.words}
      skeleton={<SkeletonBars widths={["w-full", "w-full", "w-full", "w-3/5"]} />}
    >
      {([own, form]) => (
        <FormContext.Provider value={{ locale: answer.locale, words: form }}>
          <Fields answer={answer} words={own} />
        </FormContext.Provider>
      )}
    </WithCode>
  );
}

function Fields({ answer, words }: { readonly answer: PageAnswer; readonly words: SupplierWords }) {
  const { locale, shell } = answer;
  const { words: formWords } = useFormWords();
  const { given, email, phone, website, longEnough, all } = checksIn(formWords);
  const human = useRef<HTMLDivElement>(null);
  const { sending, send } = useSending();
  const [typed] = useState(() => typedBeforeReload(formName));
  const [isReloaded, setReloaded] = useState(typed !== null);
  const { reloadWith } = useReloadWithTyped(formName);
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
  const countries = useMemo(() => countryOptionsOf(locale), [locale]);
  const spoken = useMemo(() => {
    const names = new Intl.DisplayNames([translatedLanguageTag(locale)], { type: "language" });
    return [...new Set([...languages, locale.slice(0, 2)])].map((value) => ({
      value,
      label: names.of(value) ?? value,
    }));
  }, [locale]);

  useEffect(() => {
    if (typed) form.set(typed);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setReloaded(false);
    if (!form.isRight()) return;
    const { termsVersion: _, languages: chosen, website: address, ...typed } = form.values;
    send(
      async () => {
        const token = await proveHuman(human.current!, locale.slice(0, 2));
        return callApi(registerSupplier, {
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

  // The page's script names the terms; they are to be accepted anew.
  const reload = () => reloadWith({ ...form.values, termsVersion: "" });

  if (sending.state === "sent")
    return (
      <MailSent icon={MailCheck} title={words.doneTitle} text={fill(words.done, { email: form.values.email.trim() })}>
        <LinkButton variant="primary" className="mt-4" href={shell.paths.homepage}>
          {words.toHome}
        </LinkButton>
      </MailSent>
    );
  return (
    <form ref={form.ref} className={formGrid} noValidate onSubmit={submit}>
      {isReloaded && (
        <Message kind="info" takesFocus>
          <p>{words.termsReloaded}</p>
        </Message>
      )}
      <div className={fieldPair}>
        <FormTextField
          field={form.field("company")}
          label={words.company}
          autoComplete="organization"
          maxLength={companyMaxLength}
        />
        <FormTextField
          field={form.field("contactName")}
          label={words.contactName}
          autoComplete="name"
          maxLength={200}
        />
        <EmailField field={form.field("email")} label={words.email} />
        <FormTextField
          field={form.field("phone")}
          label={words.phone}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          dir="ltr"
        />
        <SelectField
          field={form.field("countryCode")}
          label={words.country}
          autoComplete="country"
          options={countries}
        />
        <FormTextField
          field={form.field("website")}
          label={words.website}
          isOptional
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder={words.websiteHint}
          maxLength={siteMaxLength}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <FormTextArea
        field={form.field("offering")}
        label={words.offering}
        hint={words.offeringHint}
        rows={6}
        maxLength={5000}
      />
      <CheckList field={form.field("languages")} legend={words.languages} options={spoken} />
      {/* Hidden from people and screen readers: only a machine fills it in. */}
      <div className="absolute start-[-9999px] size-px overflow-hidden" aria-hidden="true">
        <label>
          Fax{" "}
          <input
            name="fax"
            tabIndex={-1}
            autoComplete="off"
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
      <div ref={human} className="empty:hidden" />
      <p className="text-14 text-pretty text-ink-2">
        {words.emailHint} {words.human}
      </p>
      {sending.state === "refused" && !form.hasFieldOf(sending.refusal.fields) && (
        <Refused
          refusal={sending.refusal}
          own={{ human_check_failed: words.humanFailed }}
          {...(sending.refusal.code === "terms_changed"
            ? { action: { title: formWords.reload, onPress: reload } }
            : {})}
        />
      )}
      <Submit className={formButton} isBusy={sending.state === "sending"}>
        {words.submit}
      </Submit>
    </form>
  );
}
