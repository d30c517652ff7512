import type { AdminActivity } from "../../../sdk/contracts/admin/activities.ts";
import type { saveActivity } from "../../../sdk/contracts/calls/admin/activities.ts";
import type { CallInput } from "../../../sdk/contracts/call.ts";
import { mainLocales, type MainLocale } from "../../../sdk/contracts/locale.ts";
import { vatRates, type VatRate } from "../../../sdk/contracts/vat-rate.ts";
import { readFrancs, showFrancs } from "../../forms/francs.ts";

/**
 * An activity's texts and prices as fields of a form, named as in the history: `texts.de_CH.title`, `prices.21.price`.
 * Amounts are francs, benefits one a line, rates basis points (empty: the shop's).
 */
export type ActivityValues = Readonly<Record<string, string>>;
type Texts = AdminActivity["texts"][MainLocale];

/** Texts of a locale, in the order of the form. */
const textFields = [
  "title",
  "teaser",
  "highlights",
  "benefits",
  "importantInformation",
] as const satisfies readonly (keyof Texts)[];
/** Lines that the list of benefits may have. */
export const mostBenefits = 20;

export function valuesOf({ texts, offers }: AdminActivity): ActivityValues {
  const written = mainLocales.flatMap((locale) =>
    textFields.map((field) => {
      const value = texts[locale][field];
      return [`texts.${locale}.${field}`, typeof value === "string" ? value : value.join("\n")] as const;
    }),
  );
  const priced = categoriesOf(offers).flatMap(({ id, price, netPrice, vatRate }) => [
    [`prices.${id}.price`, showFrancs(price)] as const,
    [`prices.${id}.netPrice`, netPrice === null ? "" : showFrancs(netPrice)] as const,
    [`prices.${id}.vatRate`, vatRate === null ? "" : String(vatRate)] as const,
  ]);
  return Object.fromEntries([...written, ...priced]);
}

interface ChangedMeanwhile {
  /** Fields that somebody else alone has changed. */
  readonly byOthers: readonly string[];
  /** Fields that were typed into as well: what was typed is not what is saved now. */
  readonly byBoth: readonly string[];
}

/** The fields that are saved with other values `now` than `before`, of a form that holds `typed`. */
export function changedMeanwhile(before: ActivityValues, now: ActivityValues, typed: ActivityValues): ChangedMeanwhile {
  const changed = Object.keys(now).filter((name) => now[name] !== before[name]);
  const isTyped = (name: string) => typed[name] !== before[name] && typed[name] !== now[name];
  return { byOthers: changed.filter((name) => !isTyped(name)), byBoth: changed.filter(isTyped) };
}

export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * What a save sends: the locales and the tickets that have changed, made on the revision that the form was filled from.
 */
export function changesOf(activity: AdminActivity, values: ActivityValues): CallInput<typeof saveActivity>["body"] {
  const before = valuesOf(activity);
  const hasChanged = (start: string) =>
    Object.keys(before).some((name) => name.startsWith(start) && before[name] !== values[name]);
  const locales = mainLocales.filter((locale) => hasChanged(`texts.${locale}.`));
  const prices = categoriesOf(activity.offers).filter(({ id }) => hasChanged(`prices.${id}.`));
  return {
    revision: activity.revision,
    ...(locales.length > 0
      ? { texts: Object.fromEntries(locales.map((locale) => [locale, textsOf(values, locale)])) }
      : {}),
    ...(prices.length > 0
      ? {
          prices: prices.map(({ id }) => ({
            ticketCategoryId: id,
            price: readFrancs(values[`prices.${id}.price`] ?? "") ?? 0,
            netPrice: readFrancs(values[`prices.${id}.netPrice`] ?? ""),
            ...(hasChanged(`prices.${id}.vatRate`) ? { vatRate: vatRateOf(values[`prices.${id}.vatRate`] ?? "") } : {}),
          })),
        }
      : {}),
  };
}

/** Only a choice of the form is sent: what a catalogue names beside Switzerland's rates stays until it is changed. */
function vatRateOf(value: string): VatRate | null {
  return vatRates.find((rate) => String(rate) === value) ?? null;
}

function textsOf(values: ActivityValues, locale: MainLocale): Texts {
  const of = (field: keyof Texts) => values[`texts.${locale}.${field}`] ?? "";
  return {
    title: of("title"),
    teaser: of("teaser"),
    highlights: of("highlights"),
    importantInformation: of("importantInformation"),
    benefits: linesOf(of("benefits")),
  };
}

function categoriesOf(offers: AdminActivity["offers"]) {
  return offers.flatMap(({ ticketCategories }) => ticketCategories);
}
