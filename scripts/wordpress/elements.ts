/** What the WordPress plugin offers of each element: read from custom-elements.json and the attributes' schemas. */
import { readFileSync } from "node:fs";
import type * as v from "valibot";
import type { DescribedAttribute } from "../manifest/describe-attribute.ts";
import { wordpressElements } from "../../sdk/snippets/wordpress-elements.ts";
import { kindOf, type Kind } from "./attribute-kind.ts";

/** Title and icon (Dashicons) of each element that has a block and a shortcode. */
const offered: Readonly<Record<(typeof wordpressElements)[number], readonly [title: string, icon: string]>> = {
  listing: ["Gipfel: list of activities", "list-view"],
  activity: ["Gipfel: activity", "location"],
  booking: ["Gipfel: booking", "calendar-alt"],
  button: ["Gipfel: booking button", "button"],
  search: ["Gipfel: search", "search"],
  map: ["Gipfel: map", "location-alt"],
  transport: ["Gipfel: public transport", "airplane"],
};

/**
 * Attributes that an author can't set. `api-base`: the settings name the shop, and an author's widget must not send
 * card numbers elsewhere. The others name what one visitor has reserved or booked.
 */
const withheld = new Set(["api-base", "reservation", "rebook", "replaces", "with-item"]);

/** Descriptions that differ in WordPress. */
const descriptions: Readonly<Record<string, string>> = {
  locale: "Language and region. Without it: as in the settings.",
};

export interface PluginAttribute extends Kind {
  readonly name: string;
  /** The name as words: `page-kind` is `Page kind`. */
  readonly label: string;
  readonly description: string;
  readonly fallback?: string;
  readonly isRequired: boolean;
}

export interface PluginElement {
  readonly name: string;
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  readonly attributes: readonly PluginAttribute[];
}

export interface Declaration {
  readonly tagName: string;
  readonly description: string;
  readonly attributes: readonly DescribedAttribute[];
}

/** Where the elements are read from. */
interface ElementSources {
  readonly declarations: readonly Declaration[];
  /** The schemas of an element's attributes by their names. */
  schemasOf(name: string): Promise<Readonly<Record<string, v.GenericSchema>>>;
}

/** custom-elements.json, and the schemas where docs/elements.md, step 1, says that they are. */
function fromRepository(): ElementSources {
  const manifest = JSON.parse(readFileSync("custom-elements.json", "utf8")) as {
    modules: { declarations: Declaration[] }[];
  };
  return {
    declarations: manifest.modules.flatMap((module) => module.declarations),
    async schemasOf(name) {
      const module = (await import(`../../sdk/contracts/elements/${name}.ts`)) as Record<
        string,
        { entries: Record<string, v.GenericSchema> }
      >;
      return module[`${name}Attributes`]!.entries;
    },
  };
}

/** The elements that are offered and are there, in the order of `wordpressElements`. */
export async function pluginElements(sources: ElementSources = fromRepository()): Promise<PluginElement[]> {
  const elements = [];
  for (const name of wordpressElements) {
    const declaration = sources.declarations.find(({ tagName }) => tagName === `gipfel-${name}`);
    if (declaration) elements.push(pluginElement(name, declaration, await sources.schemasOf(name)));
  }
  return elements;
}

function pluginElement(
  name: keyof typeof offered,
  declaration: Declaration,
  entries: Readonly<Record<string, v.GenericSchema>>,
): PluginElement {
  const [title, icon] = offered[name];
  return {
    name,
    icon,
    title,
    description: declaration.description,
    attributes: declaration.attributes
      .filter((attribute) => !withheld.has(attribute.name))
      .map((attribute) => ({
        name: attribute.name,
        label: asWords(attribute.name),
        description: descriptions[attribute.name] ?? attribute.description ?? "",
        ...kindOf(attribute, entries[attribute.name]!),
        ...(attribute.default === undefined ? {} : { fallback: attribute.default }),
        isRequired: attribute.required === true,
      })),
  };
}

function asWords(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
