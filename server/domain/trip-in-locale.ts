import { mainLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import type { FrozenReservation } from "./frozen.ts";

/**
 * A reserved trip with the tariff's names in the reader's language: what is bought stays as it was frozen (RULES 5).
 * Names of stops are the timetable's. Activities, and trips that were frozen before their names were, stay as they are.
 */
export function tripInLocale(frozen: FrozenReservation, locale: Locale): FrozenReservation {
  const { trip } = frozen;
  const names = trip?.names?.[mainLocaleOf(locale)];
  if (!trip || !names || mainLocaleOf(frozen.locale) === mainLocaleOf(locale)) return frozen;
  return {
    ...frozen,
    locale,
    activityPath: names.path,
    offer: { ...frozen.offer, label: names.product, description: names.description },
    lines: frozen.lines.map((line, index) => ({ ...line, label: names.lines[index] ?? line.label })),
    fields: frozen.fields.map((field, index) => ({ ...field, label: names.fields[index] ?? field.label })),
    trip: { ...trip, conditions: names.conditions },
  };
}
