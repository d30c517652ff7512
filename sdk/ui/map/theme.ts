/** Light or dark, as a place in the page has it now: text that is lighter than the middle stands on dark. */
export function themeOf(element: Element): "light" | "dark" {
  const [red = 0, green = 0, blue = 0] = channelsOf(getComputedStyle(element).color);
  return (red + green + blue) / 3 > 0.5 ? "dark" : "light";
}

/** Channels from 0 to 1 of a computed colour: `rgb(16, 16, 16)`, or `color(srgb 0.06 0.06 0.06)` where it was mixed. */
function channelsOf(color: string): number[] {
  const numbers = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return color.startsWith("color(") ? numbers : numbers.map((channel) => channel / 255);
}

/** Calls when the visitor's setting turns from light to dark or back. Answers with the way to stop. */
export function whenSettingChanges(changed: () => void): () => void {
  const setting = matchMedia("(prefers-color-scheme: dark)");
  setting.addEventListener("change", changed);
  return () => setting.removeEventListener("change", changed);
}
