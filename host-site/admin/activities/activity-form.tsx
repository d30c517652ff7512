import { useState } from "preact/hooks";
import type { AdminActivity } from "../../../sdk/contracts/admin.ts";
import { languageTag, mainLocaleOf, mainLocales, type MainLocale } from "../../../sdk/contracts/locale.ts";
import { useAccount } from "../../account/context.ts";
import { ask } from "../../forms/ask.ts";
import { checksIn } from "../../forms/checks.ts";
import { TextArea, TextField } from "../../forms/field.tsx";
import { useFormWords } from "../../forms/form-context.ts";
import { Refused } from "../../forms/message.tsx";
import { Submit } from "../../forms/submit.tsx";
import { Tabs } from "../../forms/tabs.tsx";
import { useForm, type Checks, type Form } from "../../forms/use-form.ts";
import { useSending } from "../../forms/use-sending.ts";
import { saveActivity } from "../calls.ts";
import { useAdminWords } from "../context.ts";
import { readFrancs } from "../francs.ts";
import type { AdminWords } from "../words/en.ts";
import { changesOf, linesOf, mostBenefits, valuesOf, type ActivityValues } from "./activity-values.ts";
import { Prices } from "./prices.tsx";

interface ActivityFormProps {
  readonly activity: AdminActivity;
  readonly onSaved: (activity: AdminActivity) => void;
  readonly onReload: () => void;
}

/** Texts in four languages and prices, saved together. */
export function ActivityForm({ activity, onSaved, onReload }: ActivityFormProps) {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.activities;
  const { words: formWords } = useFormWords();
  const [locale, choose] = useState<MainLocale>(mainLocaleOf(answer.locale));
  const { sending, send } = useSending();
  const [checks] = useState(() => checksOf(activity, words, checksIn(formWords).given()));
  const form = useForm<ActivityValues>(valuesOf(activity), checks);
  const wrongIn = (each: MainLocale) =>
    Object.keys(checks).some(
      (name) => name.startsWith(`texts.${each}.`) && checks[name]?.(form.values[name] ?? "", form.values),
    );

  function submit(event: Event) {
    event.preventDefault();
    const first = wrongIn(locale) ? locale : mainLocales.find(wrongIn);
    if (first) choose(first);
    if (!form.isRight()) return;
    send(
      () =>
        ask(saveActivity, {
          params: { id: String(activity.id) },
          query: { locale: answer.locale },
          body: changesOf(activity, form.values),
        }),
      onSaved,
      ({ fields }) => form.refuse(fields, () => formWords.fieldRefused),
    );
  }

  return (
    <form ref={form.ref} class="editor" noValidate onSubmit={submit}>
      <section class="block" aria-labelledby="texts">
        <h3 id="texts">{words.texts}</h3>
        <Tabs
          label={words.texts}
          tabs={mainLocales.map((value) => ({
            value,
            label: words.languages[value],
            isWrong: Boolean(wrongIn(value)),
          }))}
          value={locale}
          onChoose={choose}
        >
          <LocaleTexts key={locale} form={form} locale={locale} words={words} />
        </Tabs>
      </section>
      <Prices activity={activity} form={form} />
      {sending.state === "refused" && (
        <Refused
          refusal={sending.refusal}
          own={{ changed_meanwhile: all.conflict }}
          {...(sending.refusal.code === "changed_meanwhile"
            ? { action: { title: formWords.reload, onPress: onReload } }
            : {})}
        />
      )}
      <div class="save-bar">
        <p class="row-quiet" role="status">
          {form.hasChanged ? words.unsaved : ""}
        </p>
        <Submit isBusy={sending.state === "sending"}>{words.save}</Submit>
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
    <div class="form">
      <TextField field={field("title")} label={words.name} maxLength={200} lang={lang} />
      <TextArea
        field={field("teaser")}
        label={words.teaser}
        hint={words.teaserHint}
        maxLength={500}
        rows={3}
        lang={lang}
      />
      <TextArea
        field={field("highlights")}
        label={words.highlights}
        isOptional
        maxLength={10_000}
        rows={5}
        lang={lang}
      />
      <TextArea
        field={field("benefits")}
        label={words.benefits}
        hint={words.benefitsHint}
        isOptional
        rows={4}
        lang={lang}
      />
      <TextArea
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

function checksOf(
  activity: AdminActivity,
  words: AdminWords["activities"],
  given: (value: string, values: ActivityValues) => string | null,
): Checks<ActivityValues> {
  const texts = mainLocales.flatMap((locale) => [
    [`texts.${locale}.title`, given] as const,
    [`texts.${locale}.teaser`, given] as const,
    [
      `texts.${locale}.benefits`,
      (value: string) => (linesOf(value).length > mostBenefits ? words.tooMany : null),
    ] as const,
  ]);
  const prices = activity.offers.flatMap(({ ticketCategories }) =>
    ticketCategories.flatMap(({ id }) => [
      [`prices.${id}.price`, (value: string) => (readFrancs(value) === null ? words.amountWrong : null)] as const,
      [
        `prices.${id}.net`,
        (value: string, values: ActivityValues) => netMistake(value, values[`prices.${id}.price`] ?? "", words),
      ] as const,
    ]),
  );
  return Object.fromEntries([...texts, ...prices]);
}

function netMistake(net: string, price: string, words: AdminWords["activities"]): string | null {
  if (net.trim() === "") return null;
  const amount = readFrancs(net);
  if (amount === null) return words.amountWrong;
  return amount > (readFrancs(price) ?? 0) ? words.netTooHigh : null;
}
