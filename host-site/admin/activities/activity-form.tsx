import { type FormEvent, useState } from "react";
import type { AdminActivity } from "../../../sdk/contracts/admin/activities.ts";
import { languageTag, mainLocaleOf, mainLocales, type MainLocale } from "../../../sdk/contracts/locale.ts";
import { useAccount } from "../../sections/context.ts";
import { callApi } from "../../api.ts";
import { UnsavedChanges } from "../../forms/unsaved-changes.tsx";
import { FormTextArea, FormTextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Submit } from "../../forms/submit.tsx";
import { Tabs } from "../../../sdk/ui/tabs.tsx";
import type { Checks, Form } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { saveActivity } from "../../../sdk/contracts/calls/admin/activities.ts";
import { useAdminWords } from "../context.ts";
import { RefusedChange } from "../refused-change.tsx";
import type { AdminWords } from "../words.ts";
import { changesOf, valuesOf, type ActivityValues } from "./activity-values.ts";
import { Prices } from "./prices.tsx";
import { formGrid } from "../../forms/classes.ts";
import { partTitle, quiet } from "../../sections/classes.ts";

interface ActivityFormProps {
  readonly activity: AdminActivity;
  readonly form: Form<ActivityValues>;
  readonly checks: Checks<ActivityValues>;
  readonly onSaved: (activity: AdminActivity) => void;
  /** Reads what is saved by now; the form stays where that gets no answer. */
  readonly load: () => Promise<AdminActivity>;
  readonly onReloaded: (activity: AdminActivity) => void;
}

/** Texts in four languages and prices, saved together. */
export function ActivityForm({ activity, form, checks, onSaved, load, onReloaded }: ActivityFormProps) {
  const { answer } = useAccount();
  const words = useAdminWords().activities;
  const { words: formWords } = useFormWords();
  const [locale, choose] = useState<MainLocale>(mainLocaleOf(answer.locale));
  const { sending, send } = useSending();
  const wrongIn = (each: MainLocale) =>
    Object.keys(checks).some(
      (name) => name.startsWith(`texts.${each}.`) && checks[name]?.(form.values[name] ?? "", form.values),
    );

  function submit(event: FormEvent) {
    event.preventDefault();
    const first = wrongIn(locale) ? locale : mainLocales.find(wrongIn);
    if (first) choose(first);
    if (!form.isRight()) return;
    send(
      () =>
        callApi(saveActivity, {
          params: { id: String(activity.id) },
          query: { locale: answer.locale },
          body: changesOf(activity, form.values),
        }),
      (saved) => {
        form.reset(valuesOf(saved));
        onSaved(saved);
      },
      ({ fields }) => form.refuse(fields, () => formWords.fieldRefused),
    );
  }

  return (
    <form ref={form.ref} className="max-w-210" noValidate onSubmit={submit}>
      {form.hasChanged && <UnsavedChanges />}
      <section className="pt-6 pb-8" aria-labelledby="texts">
        <h3 id="texts" className={`mb-3 ${partTitle}`}>
          {words.texts}
        </h3>
        <Tabs
          label={words.texts}
          tabs={mainLocales.map((value) => ({
            value,
            label: words.languages[value],
            mistake: wrongIn(value) ? words.toCorrect : undefined,
          }))}
          value={locale}
          onChange={choose}
        >
          <LocaleTexts key={locale} form={form} locale={locale} words={words} />
        </Tabs>
      </section>
      <Prices activity={activity} form={form} />
      {sending.state === "refused" && (
        <div className="mb-4">
          <RefusedChange sending={sending} onReload={() => send(load, onReloaded)} />
        </div>
      )}
      <div
        data-save-bar
        className="sticky bottom-0 z-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface py-3"
      >
        <p className={`${quiet} empty:absolute`} role="status">
          {form.hasChanged ? words.unsaved : ""}
        </p>
        <Submit className="max-[640px]:grow" isBusy={sending.state === "sending"}>
          {words.save}
        </Submit>
      </div>
    </form>
  );
}

function LocaleTexts({
  form,
  locale,
  words,
}: {
  readonly form: Form<ActivityValues>;
  readonly locale: MainLocale;
  readonly words: AdminWords["activities"];
}) {
  const field = (name: string) => form.field(`texts.${locale}.${name}`);
  const lang = languageTag(locale);
  return (
    <div className={`mt-6 ${formGrid}`}>
      <FormTextField field={field("title")} label={words.name} maxLength={200} lang={lang} />
      <FormTextArea
        field={field("teaser")}
        label={words.teaser}
        hint={words.teaserHint}
        maxLength={500}
        rows={3}
        lang={lang}
      />
      <FormTextArea
        field={field("highlights")}
        label={words.highlights}
        isOptional
        maxLength={10_000}
        rows={5}
        lang={lang}
      />
      <FormTextArea
        field={field("benefits")}
        label={words.benefits}
        hint={words.benefitsHint}
        isOptional
        rows={4}
        lang={lang}
      />
      <FormTextArea
        field={field("importantInformation")}
        label={words.important}
        hint={words.importantHint}
        isOptional
        maxLength={10_000}
        rows={4}
        lang={lang}
      />
    </div>
  );
}
