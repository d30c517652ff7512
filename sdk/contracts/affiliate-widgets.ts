import { elementTags } from "./elements/tags.ts";

/** What bookings and statistics of an affiliate come from: an element's tag without its prefix, a frame, a link. */
export const affiliateWidgets: readonly string[] = [
  ...elementTags.map((tag) => tag.slice("gipfel-".length)),
  "iframe",
  "link",
];

/** A widget that a visitor's browser has named; empty for another text, which anybody may send. */
export function knownWidget(widget: string | null | undefined): string {
  return widget && affiliateWidgets.includes(widget) ? widget : "";
}

/** What a page or file calls a widget: the link's name where it is unknown, the widget itself where it has no name. */
export function nameOfWidget(names: Readonly<Record<string, string>>, widget: string): string {
  const key = widget || "link";
  // Rows from before only known widgets counted may say `constructor`, which every object has.
  return Object.hasOwn(names, key) ? names[key]! : widget;
}
