import { locales, prefixOf, type Locale } from "../../sdk/contracts/locale.ts";

/** Made once: a map of 20,000 points has 80,000 addresses. */
const prefixes = Object.fromEntries(locales.map((locale) => [locale, prefixOf(locale)])) as Record<Locale, string>;

/**
 * The address of an activity's page (discovery spec §2): `/activity/{id}-{slug}`, other locales than de_CH behind their
 * prefix.
 */
export function activityPath(id: number, slug: string, locale: Locale): string {
  return `${prefixes[locale]}/activity/${id}-${slug}`;
}
