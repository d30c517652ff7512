import { locales } from "../../sdk/contracts/locale.ts";

/** What the types of the package need of `custom-elements.json`. */
export interface ElementsManifest {
  readonly modules: readonly { readonly declarations: readonly ElementDeclaration[] }[];
}

interface ElementDeclaration {
  /** The class's name: `GipfelBooking`. */
  readonly name: string;
  readonly tagName: string;
  readonly description: string;
  readonly attributes: readonly AttributeDeclaration[];
  readonly events: readonly Described[];
}

interface Described {
  readonly name: string;
  readonly description?: string;
  readonly type: { readonly text: string };
}

interface AttributeDeclaration extends Described {
  readonly default?: string;
  readonly required?: boolean;
}

/**
 * Attributes without a property: `Element` has one of that name (`elementOf`). A name that is missing here is a type
 * error in `index.d.ts`.
 */
const builtIn = new Set(["attributes"]);

/**
 * The declaration files of the npm package: `index.d.ts` with the entry, the elements and their events, and
 * `react.d.ts` with the elements in React's JSX. Both follow from the manifest, so that a new attribute or event needs
 * nothing here.
 */
export function packageTypes({ modules }: ElementsManifest): Readonly<Record<"index.d.ts" | "react.d.ts", string>> {
  const elements = modules.flatMap(({ declarations }) => declarations);
  return { "index.d.ts": indexTypes(elements), "react.d.ts": reactTypes(elements) };
}

function indexTypes(elements: readonly ElementDeclaration[]): string {
  const events = new Map(elements.flatMap((element) => element.events.map((event) => [event.name, event])));
  return `/** The version of the package. */
export declare const version: string;

/** The tags of all elements. */
export declare const tags: readonly GipfelTag[];

/** Loads and defines elements by their tags; all of them without an argument. Defining twice is harmless. */
export declare function defineElements(...wanted: readonly GipfelTag[]): Promise<void>;

export type GipfelTag = keyof GipfelElementTagNameMap;

/** Locales that \`locale\` takes. */
export type Locale = ${union(locales)};

/** An event's name without \`gipfel-\`. */
export type EventName = keyof GipfelEventMap extends \`gipfel-\${infer Name}\` ? Name : never;

/** What an event carries, by its name without \`gipfel-\`. */
export type EventDetail<Name extends EventName> = GipfelEventMap[\`gipfel-\${Name}\`]["detail"];

/** Events of the elements. They bubble and are composed, so that the document gets them too. */
export interface GipfelEventMap {
${[...events.values()].map(({ name, description, type }) => `${comment(description)}  "${name}": ${type.text};\n`).join("")}}
${elements.map(elementTypes).join("")}
export interface GipfelElementTagNameMap {
${elements.map(({ name, tagName }) => `  "${tagName}": ${name};\n`).join("")}}

declare global {
  interface HTMLElementTagNameMap extends GipfelElementTagNameMap {}
  interface GlobalEventHandlersEventMap extends GipfelEventMap {}
}
`;
}

function elementTypes({ name, tagName, description, attributes, events }: ElementDeclaration): string {
  return `
/** Attributes of \`<${tagName}>\`. */
export interface ${name}Attributes {
${attributes.map(attributeTypes).join("")}}

/** Events of \`<${tagName}>\`. */
export type ${name}EventMap = Pick<GipfelEventMap, ${union(events.map((event) => event.name))}>;

/** \`<${tagName}>\`: ${plain(description)} Each property reflects its attribute; \`false\` and \`null\` remove it. */
export interface ${name} extends HTMLElement {
${attributes
  .filter((attribute) => !builtIn.has(attribute.name))
  .map(propertyTypes)
  .join("")}}
`;
}

function attributeTypes(attribute: AttributeDeclaration): string {
  const { name, required, type } = attribute;
  return `${comment(describe(attribute))}  "${name}"${required ? "" : "?"}: ${settable(type.text)}${required ? "" : " | undefined"};\n`;
}

function propertyTypes(attribute: AttributeDeclaration): string {
  const name = attribute.name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${comment(describe(attribute))}  get ${name}(): string | null;
  set ${name}(value: ${settable(attribute.type.text)} | null | undefined);
`;
}

/**
 * What may be set, by the type of the manifest: the elements read a number from text, and a flag from an attribute's.
 */
function settable(type: string): string {
  if (type === "boolean") return 'boolean | "" | "true" | "false"';
  if (type === "number") return "number | string";
  return type.replace("number[]", "readonly number[]");
}

function reactTypes(elements: readonly ElementDeclaration[]): string {
  const names = elements.flatMap(({ name }) => [name, `${name}Attributes`, `${name}EventMap`]);
  return `import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ${names.join(", ")} } from "./index.js";

/**
 * Props of an element: its attributes, listeners as \`ongipfel-step\`, and what every HTML element takes. React sets a
 * prop as the property of its name, so that an attribute is no prop where every HTML element has such a property.
 */
type ElementProps<Element, Attributes, Events> = DetailedHTMLProps<
  Omit<HTMLAttributes<Element>, keyof Attributes>,
  Element
> &
  Omit<Attributes, keyof HTMLElement> & { [Name in keyof Events & string as \`on\${Name}\`]?: ((event: Events[Name]) => void) | undefined };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(({ name, tagName }) => `      "${tagName}": ElementProps<${name}, ${name}Attributes, ${name}EventMap>;\n`).join("")}    }
  }
}
`;
}

function describe({ description, default: fallback }: AttributeDeclaration): string | undefined {
  return fallback === undefined ? description : `${description ?? ""} Default: \`${fallback}\`.`.trim();
}

const comment = (text: string | undefined) => (text ? `  /** ${plain(text)} */\n` : "");
/** Text that doesn't end a comment. */
const plain = (text: string) => text.replaceAll("*/", "*\\/");
const union = (words: readonly string[]) => words.map((word) => JSON.stringify(word)).join(" | ");
