const minutesPerHour = 60;
const hoursPerDay = 24;

/** Hours in the language's own short units: "45 min", "1.5 hr", "2 days" (from 24 hours on whole days). */
function unitOf(hours: number): { unit: "minute" | "hour" | "day"; of: (hours: number) => number } {
  if (hours >= hoursPerDay) return { unit: "day", of: (all) => Math.round(all / hoursPerDay) };
  if (hours < 1) return { unit: "minute", of: (all) => Math.round(all * minutesPerHour) };
  return { unit: "hour", of: (all) => Math.round(all * 10) / 10 };
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(languageTag: string, unit: string): Intl.NumberFormat {
  const key = `${languageTag} ${unit}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(languageTag, { style: "unit", unit, unitDisplay: unit === "day" ? "long" : "short", numberingSystem: "latn" });
    formats.set(key, format);
  }
  return format;
}

/** How long something takes: the shortest and the longest of several lengths in hours; empty where none is known. */
export function durationsInShort(hours: readonly number[], languageTag: string): string {
  if (hours.length === 0) return "";
  const [shortest, longest] = [Math.min(...hours), Math.max(...hours)];
  const [one, other] = [unitOf(shortest), unitOf(longest)];
  const [from, to] = [formatOf(languageTag, one.unit).format(one.of(shortest)), formatOf(languageTag, other.unit).format(other.of(longest))];
  if (from === to) return from;
  return one.unit === other.unit ? formatOf(languageTag, one.unit).formatRange(one.of(shortest), one.of(longest)) : `${from} – ${to}`;
}
