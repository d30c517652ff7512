/** The tokens that a sheet of ours sets, each with what it says last. */
function tokensOf(sheet: string): Map<string, string> {
  return new Map(
    [...sheet.matchAll(/(--g-[\w-]+):([^;!}]+)/g)].map(([, name = "", value = ""]) => [name, value.trim()]),
  );
}

/**
 * Day and night in one, for `theme="auto"`: what night changes becomes `light-dark()`, so the color-scheme of the place
 * the element stands in decides, the page's own, at once when it changes. Browsers without it (before 2024) stay light.
 */
export function bothSchemes(day: string, night: string): string {
  const byDay = tokensOf(day);
  const turning = [...tokensOf(night)].map(
    ([name, value]) => `${name}:light-dark(${byDay.get(name)},${value})!important`,
  );
  return `@supports (color:light-dark(red,red)){:host [data-stage]{color-scheme:inherit}:host{${turning.join(";")}}}`;
}
