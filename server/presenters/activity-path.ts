import { defaultLocale, languageTag, type Locale } from "../../sdk/contracts/locale.ts";

/** The address of an activity's page (discovery spec §2): `/activity/{id}-{slug}`, other locales than de_CH behind their prefix. */
export function pathOf(id: number, slug: string, locale: Locale): string {
  const prefix = locale === defaultLocale ? "" : `/${languageTag(locale).toLowerCase()}`;
  return `${prefix}/activity/${id}-${slug}`;
}
