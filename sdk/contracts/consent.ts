/** What a visitor has consented to; what is absent stays as it was. */
export interface Consent {
  /** Which affiliate sent them is stored before they reserve (RULES 19). */
  readonly affiliate?: boolean;
  /** Events go to the page's data layer; false ends it. */
  readonly analytics?: boolean;
}

/**
 * `data-consent` of the script tag: `affiliate`, `analytics` or both, with a space between; anything else, and empty,
 * is consent to the affiliate alone, which is all that it could say before.
 */
export function parseConsent(text: string): Consent {
  const words = text.split(/\s+/);
  const analytics = words.includes("analytics");
  return { affiliate: !analytics || words.includes("affiliate"), ...(analytics && { analytics }) };
}
