/** The tags of all elements; a test compares them with `custom-elements.json`. */
export const elementTags = [
  "gipfel-activity",
  "gipfel-basket",
  "gipfel-booking",
  "gipfel-button",
  "gipfel-checkout",
  "gipfel-configurator",
  "gipfel-confirmation",
  "gipfel-listing",
  "gipfel-map",
  "gipfel-newsletter",
  "gipfel-reviews",
  "gipfel-search",
  "gipfel-transport",
] as const;
export type ElementTag = (typeof elementTags)[number];

export function isElementTag(name: string): name is ElementTag {
  return (elementTags as readonly string[]).includes(name);
}
