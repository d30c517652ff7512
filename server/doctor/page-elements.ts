import { longestName } from "../../sdk/contracts/similar-name.ts";
import { placeAttributes } from "./place-attributes.ts";
import type { PageSource, SourceTag } from "./page-source.ts";

/** An element in a page's source, also one that `data-gipfel` makes. */
export interface PageElement {
  /** `gipfel-booking`, or what was written for it. */
  readonly tag: string;
  /** By their names in HTML, without the `data-` of a place. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly isPlace: boolean;
  readonly in: SourceTag;
}

/** The elements that a page means to have, in their order. */
export function elementsIn({ elements }: PageSource): PageElement[] {
  return elements.map((tag) => {
    const named = tag.attributes["data-gipfel"];
    const isPlace = named !== undefined && !tag.name.startsWith("gipfel-");
    return {
      tag: isPlace ? `gipfel-${named.trim().replace(/^gipfel-/, "")}`.slice(0, longestName) : tag.name,
      attributes: isPlace ? placeAttributes(tag.attributes) : tag.attributes,
      isPlace,
      in: tag,
    };
  });
}

/** What a page names that only the shop knows. */
export interface NamedInPage {
  readonly activities: readonly string[];
  readonly affiliates: readonly string[];
}

/** What the page's elements name that only the shop knows. */
export function namedIn(elements: readonly PageElement[]): NamedInPage {
  const values = (name: string) => elements.flatMap(({ attributes }) => attributes[name] ?? []);
  const ids = [...values("activity"), ...values("activities")].flatMap((text) =>
    /^[\s\d,[\]"]*$/.test(text) ? (text.match(/[1-9]\d{0,9}/g) ?? []) : [],
  );
  const affiliates = values("affiliate-id").filter((id) => /^[\w-]{1,64}$/.test(id));
  return { activities: [...new Set(ids)], affiliates: [...new Set(affiliates)] };
}
