import { diagnosticCodes, severities } from "../../sdk/contracts/diagnostics.ts";
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
  readonly members: readonly (MethodDeclaration | { readonly kind: "field" })[];
}

interface MethodDeclaration {
  readonly kind: "method";
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly Described[];
  readonly return: Pick<Described, "type">;
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
 * The declaration files of the npm package: `index.d.ts` with the entry, the elements and their events, and a file with
 * the elements in the templates of React, Vue and Svelte each. All follow from the manifest, so that a new attribute or
 * event needs nothing here.
 */
export function packageTypes({ modules }: ElementsManifest): Readonly<Record<TypesFile, string>> {
  const elements = modules.flatMap(({ declarations }) => declarations);
  return {
    "index.d.ts": indexTypes(elements),
    "render/index.d.ts": renderTypes,
    "react.d.ts": reactTypes(elements),
    "vue.d.ts": vueTypes(elements),
    "svelte.d.ts": svelteTypes(elements),
  };
}

type TypesFile = "index.d.ts" | "render/index.d.ts" | "react.d.ts" | "vue.d.ts" | "svelte.d.ts";

function indexTypes(elements: readonly ElementDeclaration[]): string {
  const events = new Map(elements.flatMap((element) => element.events.map((event) => [event.name, event])));
  return `/** The version of the package. */
export declare const version: string;

/** The tags of all elements. */
export declare const tags: readonly GipfelTag[];

/** Loads and defines elements by their tags; all of them without an argument. Defining twice is harmless. */
export declare function defineElements(...wanted: readonly GipfelTag[]): Promise<void>;

/** What a visitor has consented to; what is absent stays as it was. */
export interface Consent {
  /** Which affiliate sent them is stored before they reserve. */
  readonly affiliate?: boolean;
  /** Events go to the page's data layer; false ends it. */
  readonly analytics?: boolean;
}

/**
 * What the visitor has consented to; without an argument, to storing at once which affiliate sent them, and not only
 * when they act.
 */
export declare function consent(given?: Consent): Promise<void>;

/** Analytics for developers: \`debug\` writes each event to the console from now on. */
export declare const analytics: { debug(): Promise<void> };

/** Says in the console what is wrong with the elements of the page, and returns it. */
export declare function diagnose(): Promise<PageDiagnostic[]>;

/** What is wrong, or to know: \`fix\` is what to write instead, where there is something to copy. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: ${union(severities)};
  readonly message: string;
  readonly next: string;
  readonly fix: string | null;
}

/** A diagnostic with the element that it is about; null where it is about the whole page. */
export interface PageDiagnostic extends Diagnostic {
  readonly element: Element | null;
}

export type DiagnosticCode = ${union(diagnosticCodes)};

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

/** The attributes of each element, by its tag. */
export interface GipfelAttributesMap {
${elements.map(({ name, tagName }) => `  "${tagName}": ${name}Attributes;\n`).join("")}}

declare global {
  interface HTMLElementTagNameMap extends GipfelElementTagNameMap {}
  interface GlobalEventHandlersEventMap extends GipfelEventMap {}
}
`;
}

const renderTypes = `import type { GipfelAttributesMap, GipfelTag, Locale } from "../index.js";

export interface RenderOptions {
  /** The address of the page: what its query and fragment say counts as in the browser. */
  readonly pageAddress: string;
  /** The page's \`lang\`, for elements without \`locale\`. */
  readonly lang?: Locale | (string & {}) | undefined;
  /** Where the page serves the package's folder \`styles\`; without it the styles stand in the HTML. */
  readonly stylesAt?: string | undefined;
  /** Of the page's Content Security Policy, for styles in the HTML. */
  readonly nonce?: string | undefined;
  /** HTML inside the element: what shows where it can't be rendered. */
  readonly fallback?: string | undefined;
}

/** An element as HTML. Where it can't be rendered now it has the fallback alone, and the browser does the rest. */
export declare function renderElement<Tag extends GipfelTag>(
  tag: Tag,
  attributes: GipfelAttributesMap[Tag],
  options: RenderOptions,
): Promise<string>;

/**
 * Only the declarative shadow root, for a framework that writes the element itself; empty where it can't be rendered
 * now, and for elements that look different to each visitor.
 */
export declare function renderRoot<Tag extends GipfelTag>(
  tag: Tag,
  attributes: GipfelAttributesMap[Tag],
  options: RenderOptions,
): Promise<string>;
`;

function elementTypes({ name, tagName, description, attributes, events, members }: ElementDeclaration): string {
  const methods = members.filter((member) => member.kind === "method");
  const methodOf = (property: string) => methods.find((method) => method.name === property);
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
  .map((attribute) => propertyTypes(attribute, methodOf(attribute.name)))
  .join("")}${methods
    .filter((method) => !attributes.some((attribute) => attribute.name === method.name))
    .map(
      (method) =>
        `${comment(method.description)}  ${method.name}(${parametersOf(method)}): ${method.return.type.text};\n`,
    )
    .join("")}}
`;
}

function attributeTypes(attribute: AttributeDeclaration): string {
  const { name, required, type } = attribute;
  return `${comment(describe(attribute))}  "${name}"${required ? "" : "?"}: ${settable(type.text)}${required ? "" : " | undefined"};\n`;
}

/** A property that is a command too is read as that, and set as the attribute. */
function propertyTypes(attribute: AttributeDeclaration, method: MethodDeclaration | undefined): string {
  const name = attribute.name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const read = method ? `(${parametersOf(method)}) => void` : "string | null";
  return `${comment(method?.description ?? describe(attribute))}  get ${name}(): ${read};
  set ${name}(value: ${settable(attribute.type.text)} | null | undefined);
`;
}

function parametersOf({ parameters }: MethodDeclaration): string {
  return parameters.map(({ name, type }) => `${name}: ${type.text}`).join(", ");
}

/**
 * What may be set, by the type of the manifest: the elements read a number from text, and a flag from an attribute's.
 */
function settable(type: string): string {
  if (type === "boolean") return 'boolean | "" | "true" | "false"';
  if (type === "number") return "number | string";
  return type.replace("number[]", "readonly number[]");
}

/** The import of what a file with types of templates names of each element. */
function importOfElements(elements: readonly ElementDeclaration[]): string {
  const names = elements.flatMap(({ name }) => [name, `${name}Attributes`]);
  return `import type { ${names.join(", ")}, GipfelEventMap } from "./index.js";`;
}

/**
 * Each element as a property of an interface, with what `type` makes of it. It takes listeners of all events: those of
 * the elements inside it bubble, as the check-out's do through the booking widget.
 */
function byTag(elements: readonly ElementDeclaration[], indent: string, type: string): string {
  return elements
    .map(({ name, tagName }) => `${indent}"${tagName}": ${type}<${name}, ${name}Attributes, GipfelEventMap>;\n`)
    .join("");
}

function vueTypes(elements: readonly ElementDeclaration[]): string {
  return `import type { HTMLAttributes } from "vue";
${importOfElements(elements)}

type CamelCase<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${First}\${Capitalize<CamelCase<Rest>>}\`
  : Name;

/**
 * An element in a template: its attributes, listeners as \`@gipfel-step\`, and what every HTML element takes. The
 * compiler knows both by their names in camel case.
 */
type ElementInTemplate<Element, Attributes, Events> = new () => Element & {
  $props: Omit<HTMLAttributes, CamelCase<keyof Attributes & string>> & {
    [Name in keyof Attributes & string as CamelCase<Name>]?: Attributes[Name] | undefined;
  } & {
    [Name in keyof Events & string as \`on\${Capitalize<CamelCase<Name>>}\`]?: ((event: Events[Name]) => void) | undefined;
  };
};

declare module "vue" {
  interface GlobalComponents {
${byTag(elements, "    ", "ElementInTemplate")}  }
}
`;
}

function svelteTypes(elements: readonly ElementDeclaration[]): string {
  return `import type { HTMLAttributes } from "svelte/elements";
${importOfElements(elements)}

/**
 * An element in markup: its attributes, listeners as \`ongipfel-step\` (Svelte 5) and \`on:gipfel-step\` (Svelte 4),
 * and what every HTML element takes.
 */
type ElementInMarkup<Element extends EventTarget, Attributes, Events> = Omit<HTMLAttributes<Element>, keyof Attributes> &
  Attributes & {
    [Name in keyof Events & string as \`on\${Name}\` | \`on:\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
  };

declare global {
  namespace svelteHTML {
    interface IntrinsicElements {
${byTag(elements, "      ", "ElementInMarkup")}    }
  }
}
`;
}

function reactTypes(elements: readonly ElementDeclaration[]): string {
  return `import type { DetailedHTMLProps, HTMLAttributes } from "react";
${importOfElements(elements)}

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
${byTag(elements, "      ", "ElementProps")}    }
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
