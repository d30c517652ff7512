import { noAffiliate } from "../../contracts/attribution.ts";
import { parseLocale, type Locale } from "../../contracts/locale.ts";
import { configurationText, defaultConfiguration, parseConfiguration } from "../../snippets/configuration.ts";
import { problemOf, typedValue } from "../../snippets/fields.ts";
import { formatsOf, type FormatName } from "../../snippets/formats.ts";
import { isFramed, type KindName } from "../../snippets/kinds.ts";
import type { ConfiguratorContext, ConfiguratorInput } from "./configurator.types.ts";

/** The most activities of a list in a widget: its address stays short enough for every server. */
export const mostActivities = 100;

/** The words of a button where a partner writes none (purchase spec §9), by language. */
const defaultTexts: Readonly<Record<string, string>> = {
  de: "Jetzt buchen",
  en: "Book now",
  fr: "Réserver maintenant",
  it: "Prenota ora",
};

/** The words of a link to a list, by language. */
const listTitles: Readonly<Record<string, string>> = {
  de: "Alle Aktivitäten ansehen",
  en: "See all activities",
  fr: "Voir toutes les activités",
  it: "Vedi tutte le attività",
};

const inLanguage = (words: Readonly<Record<string, string>>, locale: Locale) =>
  words[locale.slice(0, 2)] ?? words["en"]!;

/** The default words of a button in a locale. */
export function defaultText(locale: Locale): string {
  return inLanguage(defaultTexts, locale);
}

/** The words of the link in a widget: the activity's title, or those of a list. */
export function linkText({ given, title, values }: Pick<ConfiguratorContext, "given" | "title" | "values">): string {
  return title ?? inLanguage(given.subject === "activity" ? defaultTexts : listTitles, localeOf({ given, values }));
}

/** The context at the start: what the address says, else the subject's first kind, its options untouched (§9). */
export function initialContext(given: ConfiguratorInput): ConfiguratorContext {
  return {
    given,
    ...parseConfiguration(given.configuration, given.subject, defaultsOf(given)),
    replaced: null,
    preview: { width: "desktop", scheme: "light" },
    title: null,
    missing: [],
    versions: [],
    sources: null,
    copied: null,
  };
}

const defaultsOf = (given: ConfiguratorInput) => defaultConfiguration(given.subject, valuesOf(given));

/** What is chosen, as a link to the configurator carries it; empty where nothing differs from the default. */
export function configurationOf(context: ConfiguratorContext): string {
  return configurationText(context, defaultsOf(context.given));
}

/** The affiliate that the widget names; null without one, and where the id can't be one. */
export function affiliateOf({ kind, values }: Pick<ConfiguratorContext, "kind" | "values">): string | null {
  const id = typedValue(values["affiliate-id"] ?? "");
  return id === "" || id === noAffiliate || problemOf(kind, "affiliate-id", id) !== undefined ? null : id;
}

/** Whether the widget names the id for sales without an affiliate: nobody earns on them. */
export function namesNobody({ values }: Pick<ConfiguratorContext, "values">): boolean {
  return typedValue(values["affiliate-id"] ?? "") === noAffiliate;
}

/** The options that are filled in beforehand: the current language, and the affiliate where one is known. */
export function valuesOf({ locale, affiliateId }: ConfiguratorInput): Readonly<Record<string, string>> {
  return { locale, ...(affiliateId ? { "affiliate-id": affiliateId } : {}) };
}

/** Values once the page says something else: what was filled in beforehand follows it, what was set stays. */
export function valuesAfter(
  values: Readonly<Record<string, string>>,
  before: ConfiguratorInput,
  now: ConfiguratorInput,
): Readonly<Record<string, string>> {
  const filledIn = valuesOf(before);
  const set = Object.entries(values).filter(([name, value]) => value !== filledIn[name]);
  return { ...valuesOf(now), ...Object.fromEntries(set) };
}

/** The form that stays when the kind changes, where the new kind has it. */
export function formatFor(kind: KindName, format: FormatName): FormatName {
  const known = formatsOf({ isFramed: isFramed(kind) });
  return known.includes(format) ? format : known[0]!;
}

/** The language that the widget will have. */
export function localeOf({ values, given }: Pick<ConfiguratorContext, "values" | "given">): Locale {
  return parseLocale(values["locale"] ?? "") ?? given.locale;
}
