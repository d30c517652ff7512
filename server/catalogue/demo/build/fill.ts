import type { Words } from "../../schema.ts";
import { eachLanguage, words } from "./words.ts";

const minutesAnHour = 60;
/** Up to there a time is said in minutes. */
const longestInMinutes = 90;
const metresAKilometre = 1000;
const locales: Record<keyof Words, string> = { de_CH: "de-CH", en_CH: "en-GB", fr_CH: "fr-FR", it_CH: "it-IT" };

/** "90 Minuten", "2½ Stunden". */
function timeOf(minutes: number): Words {
  if (minutes <= longestInMinutes) return words(`${minutes} Minuten`, `${minutes} minutes`, `${minutes} minutes`, `${minutes} minuti`);
  const hours = Math.floor(minutes / minutesAnHour);
  const isHalf = minutes % minutesAnHour >= minutesAnHour / 2;
  const amount = isHalf ? `${hours}½` : `${hours}`;
  if (hours === 1) return words("anderthalb Stunden", "an hour and a half", "une heure et demie", "un’ora e mezza");
  return words(`${amount} Stunden`, `${amount} hours`, `${amount} heures`, `${amount} ore`);
}

/** Four figures stand without a mark, as people write heights; English has its comma. */
function figure(value: number, locale: keyof Words): string {
  if (locale !== "en_CH" && value < 10_000) return String(value).replace(".", ",");
  return new Intl.NumberFormat(locales[locale]).format(value);
}

/** What a sentence's marks stand for. */
export interface Filling {
  readonly meet: string;
  readonly metres: number;
  readonly minutes: number;
}

/** A family's sentence for one row. */
export function fill(sentence: Words, { meet, metres, minutes }: Filling): Words {
  const time = timeOf(minutes);
  return eachLanguage(sentence, (text, locale) => {
    const filled = text
      .replaceAll("{meet}", meet)
      .replaceAll("{metres}", figure(metres, locale))
      .replaceAll("{km}", figure(Math.round(metres / (metresAKilometre / 10)) / 10, locale))
      .replaceAll("{time}", time[locale]);
    return filled.charAt(0).toUpperCase() + filled.slice(1);
  });
}
