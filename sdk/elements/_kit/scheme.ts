/** The tokens that a sheet sets, each with its last value. */
function tokensOf(sheet: string): Map<string, string> {
  return new Map(
    [...sheet.matchAll(/(--g-[\w-]+):([^;!}]+)/g)].map(([, name = "", value = ""]) => [name, value.trim()]),
  );
}

/**
 * The text of both schemes for `theme="auto"`: each token of the dark sheet becomes `light-dark()`, so that the page's
 * `color-scheme` at the element decides. Browsers without `light-dark()` (before 2024) stay light.
 */
export function bothSchemes(day: string, night: string): string {
  const byDay = tokensOf(day);
  const declarations = [...tokensOf(night)].map(
    ([name, value]) => `${name}:light-dark(${byDay.get(name)},${value})!important`,
  );
  return `@supports (color:light-dark(red,red)){:host [data-view]{color-scheme:inherit}:host{${declarations.join(";")}}}`;
}
