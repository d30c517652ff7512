import { type FormEvent, useContext, useEffect, useState } from "react";
import type { AffiliateAccount } from "../../sdk/contracts/affiliate.ts";
import { applyAsAffiliate, correctAffiliate, getAffiliateStatistics } from "../../sdk/contracts/calls/affiliate.ts";
import { companyMaxLength, siteMaxLength } from "../../sdk/contracts/contact.ts";
import { groupedIban, ibanMaxLength } from "../../sdk/contracts/iban.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { termsVersion } from "../../sdk/contracts/terms.ts";
import { languageOptions } from "../../sdk/ui/language-options.ts";
import { callApi } from "../api.ts";
import { checksIn } from "../forms/checks.ts";
import { CheckField } from "../forms/choices.tsx";
import { fieldPair, formGrid } from "../forms/classes.ts";
import { FormTextField, SelectField } from "../forms/field.tsx";
import { useFormWords } from "../forms/form-context.ts";
import { Message, Refused } from "../forms/message.tsx";
import { reloadAction } from "../forms/reload-action.ts";
import { Submit } from "../forms/submit.tsx";
import { typedBeforeReload, useReloadWithTyped } from "../forms/typed-before-reload.ts";
import { UnsavedChanges } from "../forms/unsaved-changes.tsx";
import { useForm } from "../forms/use-form.ts";
import { useSending } from "../forms/use-sending.ts";
import { WithLinks } from "../forms/with-links.tsx";
import { formWidth } from "../sections/classes.ts";
import { useAccount } from "../sections/context.ts";
import { fill } from "../shell/fill.ts";
import { VisitorContext } from "../shell/visitor.ts";
import { useAffiliateWords } from "./context.ts";

interface DetailsFormProps {
  /** Null for who has not applied yet. */
  readonly affiliate: AffiliateAccount | null;
  /** `message`: what it means for them. */
  readonly onSent: (affiliate: AffiliateAccount, message: string) => void;
  /** What is saved by now, where somebody else has changed it. */
  readonly onReloaded: (affiliate: AffiliateAccount) => void;
}

const formName = "affiliate";

/** What an affiliate says of themselves: to apply, for the first time or after a rejection, else to correct it. */
export function DetailsForm({ affiliate, onSent, onReloaded }: DetailsFormProps) {
  const { answer } = useAccount();
  const words = useAffiliateWords();
  const { words: formWords } = useFormWords();
  const { given, website, iban, all } = checksIn(formWords);
  const { sending, send } = useSending();
  const { user } = useContext(VisitorContext);
  const email = user && user !== "unknown" ? user.email : "";
  const applies = affiliate === null || affiliate.state === "rejected";
  const [typed] = useState(() => typedBeforeReload(formName));
  const [reloaded, setReloaded] = useState<"details" | "terms" | null>(typed ? "terms" : null);
  const { isReloading, reloadWith } = useReloadWithTyped(formName);
  const saved = {
    company: affiliate?.company ?? "",
    site: affiliate?.site ?? "",
    iban: affiliate?.iban ? groupedIban(affiliate.iban) : "",
    locale: affiliate?.locale ?? answer.locale,
    termsVersion: "",
  };
  const form = useForm(saved, {
    company: given(),
    site: all(given(), website),
    iban: all(given(), iban),
    ...(applies ? { termsVersion: given(words.termsMissing) } : {}),
  });

  useEffect(() => form.rebase(saved), [affiliate?.revision]);
  useEffect(() => {
    if (typed) form.set(typed);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setReloaded(null);
    if (!form.isRight()) return;
    const { termsVersion: _, locale, ...typed } = form.values;
    const details = { ...typed, locale: locale as Locale };
    send(
      () =>
        applies
          ? callApi(applyAsAffiliate, { body: { ...details, termsVersion } })
          : callApi(correctAffiliate, { body: { ...details, revision: affiliate.revision } }),
      (sent) => {
        form.reset(form.values);
        onSent(sent.affiliate, applies ? fill(words.applied, { email }) : words.saved);
      },
      ({ fields }) =>
        form.refuse(fields, (name) =>
          name === "iban" ? formWords.mistakes["SettingsForm.iban"] : formWords.fieldRefused,
        ),
    );
  }

  const reload = () =>
    send(
      () => callApi(getAffiliateStatistics, { query: {} }),
      (now) => {
        if (now.affiliate === null) return;
        if (affiliate === null) return onSent(now.affiliate, words.reloaded.standing);
        setReloaded("details");
        onReloaded(now.affiliate);
      },
    );
  const reloads: Readonly<Record<string, () => void>> = {
    affiliate_exists: reload,
    changed_meanwhile: reload,
    // The page's script names the terms; they are to be accepted anew.
    terms_changed: () => reloadWith({ ...form.values, termsVersion: "" }),
  };

  return (
    <form ref={form.ref} className={`mt-6 ${formGrid} ${formWidth}`} noValidate onSubmit={submit}>
      {form.hasChanged && !isReloading && <UnsavedChanges />}
      {reloaded && sending.state !== "sending" && (
        <Message kind="info" takesFocus>
          <p>{words.reloaded[reloaded]}</p>
        </Message>
      )}
      <div className={fieldPair}>
        <FormTextField
          field={form.field("company")}
          label={words.company}
          autoComplete="organization"
          maxLength={companyMaxLength}
        />
        <SelectField field={form.field("locale")} label={words.language} options={languageOptions} />
      </div>
      <FormTextField
        field={form.field("site")}
        label={words.site}
        hint={words.siteHint}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://example.ch"
        maxLength={siteMaxLength}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormTextField
        field={form.field("iban")}
        label={words.iban}
        hint={words.ibanHint}
        autoComplete="off"
        placeholder="CH93 0076 2011 6238 5295 7"
        maxLength={ibanMaxLength}
        dir="ltr"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {applies && (
        <CheckField field={form.field("termsVersion")}>
          <WithLinks
            sentence={words.terms}
            links={{ terms: { title: words.termsLink, url: answer.shell.paths["terms-affiliates"] } }}
          />
        </CheckField>
      )}
      {sending.state === "refused" && !form.hasFieldOf(sending.refusal.fields) && (
        <Refused
          refusal={sending.refusal}
          own={words.refusals}
          {...reloadAction(sending.refusal, formWords.reload, reloads)}
        />
      )}
      <Submit isBusy={sending.state === "sending"}>{applies ? words.apply : words.save}</Submit>
    </form>
  );
}
