const hoursPerDay = 24;

const formats: Record<string, Intl.NumberFormat> = {};

/**
 * How long something takes, in the language's own short units: "45 mins", "1.5 hrs", "2 days" (purchase spec §9); of
 * several lengths in hours the shortest and the longest, "2–3 hrs"; empty where none is known. `allDay` is the word for
 * exactly 24 hours.
 */
export function durationsInWords(hours: readonly number[], languageTag: string, allDay: string): string {
  if (hours.length === 0) return "";
  const [shortest, longest] = [lengthOf(Math.min(...hours)), lengthOf(Math.max(...hours))];
  if (shortest.words === longest.words) return shortest.words;
  if (shortest.format === longest.format) return shortest.format.formatRange(shortest.value, longest.value);
  return `${shortest.words} – ${longest.words}`;

  function lengthOf(length: number) {
    const [unit, value] =
      length >= hoursPerDay ? ["day", length / hoursPerDay] : length < 1 ? ["minute", length * 60] : ["hour", length];
    // Formats are cached: making one takes longer than using it a hundred times.
    const format = (formats[languageTag + unit] ??= new Intl.NumberFormat(languageTag, {
      style: "unit",
      unit,
      unitDisplay: unit === "day" ? "long" : "short",
      maximumFractionDigits: unit === "hour" ? 1 : 0,
      numberingSystem: "latn",
    }));
    return { value, format, words: length === hoursPerDay ? allDay : format.format(value) };
  }
}
