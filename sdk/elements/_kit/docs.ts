import type * as v from "valibot";
import type { commonAttributes } from "../../contracts/elements/attributes.ts";
import type { EventName } from "../../contracts/events.ts";
import { locales } from "../../contracts/locale.ts";

/** Names with their descriptions, in the words of the documentation. */
export type Described = Readonly<Record<string, string>>;

/** An element's attributes without those that every element takes. */
type OwnAttribute<Attributes extends v.ObjectSchema<any, any>> = Exclude<
  keyof Attributes["entries"] & string,
  keyof typeof commonAttributes
>;

/**
 * What a page may use of an element beside its events; written to `custom-elements.json`. Only what is the element's
 * own: `sharedDocs` has what every element has.
 */
export interface ElementDocs<Attributes extends v.ObjectSchema<any, any> = v.ObjectSchema<any, any>> {
  readonly description: string;
  /** A description of each attribute; `sdk/contracts/elements/<name>.ts` has their schemas. */
  readonly attributes: Readonly<Record<OwnAttribute<Attributes>, string>>;
  /** Slots by name; the default slot is `""`. */
  readonly slots: Described;
  /** Shadow parts by name, for `::part()`. */
  readonly parts: Described;
  /** Custom properties (`--gipfel-…`) that the page may set. */
  readonly cssProperties: Described;
  /** Events of elements inside, which bubble through this one; `when` is a sentence. */
  readonly inside?: { readonly events: readonly EventName[]; readonly when: string };
}

/** What every element has, in the form of `ElementDocs`. */
export interface SharedDocs extends Omit<ElementDocs, "description" | "attributes" | "inside"> {
  readonly attributes: Readonly<Record<keyof typeof commonAttributes, string>>;
}

/** What every element has; the manifest and tests read it, no element does. */
export const sharedDocs: SharedDocs = {
  attributes: {
    locale: `Language and region: ${locales.join(", ")}. Without it: the page's lang, else de_CH.`,
    "api-base": "Base address of the API. Without it: the script's origin and /api.",
    "affiliate-id": "Who earns on the sale: the affiliate's number.",
    campaign: "The affiliate's campaign, for its statistics; counts together with an affiliate.",
    "brand-color": "Six hex digits, with or without #: takes the accent's place everywhere.",
    "logo-url": "A logo shown at the head of the element.",
    theme: "Light or dark; auto follows the page's own color-scheme.",
    group: "Elements of one group share filters.",
  },
  slots: {
    "": "Content that shows until the element is ready, without JavaScript, and where its data can't be loaded.",
  },
  parts: {},
  cssProperties: {
    "--gipfel-font": "Font family. Default: the system's.",
    "--gipfel-ink": "Colour of text; the greys follow from it and the surface. Default: #1a1a1a.",
    "--gipfel-surface": "Colour of the ground. Default: #ffffff.",
    "--gipfel-brand": "Accent colour, where `brand-color` is not set. Default: #0b5d47.",
    "--gipfel-on-brand": "Colour of text on the accent, where `brand-color` is not set. Default: #fff.",
    "--gipfel-ink-dark": "Colour of text in dark mode. Default: #f0f0f0.",
    "--gipfel-surface-dark": "Colour of the ground in dark mode. Default: #121212.",
    "--gipfel-brand-dark": "Accent colour in dark mode, where `brand-color` is not set. Default: #6fcfae.",
  },
};
