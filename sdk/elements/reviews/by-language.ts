const formats = new Map<string, Intl.NumberFormat>();

function format(languageTag: string, decimals: number): Intl.NumberFormat {
  const key = `${languageTag} ${decimals}`;
  const known =
    formats.get(key) ??
    new Intl.NumberFormat(languageTag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formats.set(key, known);
  return known;
}

/** A count as the language writes it: "2,314", "2’314". */
export function figure(count: number, languageTag: string): string {
  return format(languageTag, 0).format(count);
}

/** An average with one decimal: "4.7". */
export function rating(average: number, languageTag: string): string {
  return format(languageTag, 1).format(average);
}
