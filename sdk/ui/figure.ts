const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number in the language's own way, with so many decimals ("4.7", "2,314"). Formats are cached: making one takes
 * longer than using it a hundred times. What the server has rendered reads the same in every browser.
 */
export function figureInWords(value: number, languageTag: string, options: Intl.NumberFormatOptions = {}): string {
  const key = languageTag + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(languageTag, { ...options, numberingSystem: "latn" })));
  return withTypographicApostrophe(format.format(value));
}

/** Groups of Swiss figures: CLDR has "2’314", Chromium's own data "2'314". */
function withTypographicApostrophe(figure: string): string {
  return figure.replaceAll("'", "’");
}
