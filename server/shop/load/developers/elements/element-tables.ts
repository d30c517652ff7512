import { commonAttributes } from "../../../../../sdk/contracts/elements/attributes.ts";
import { errorsOfElement } from "../../../../../sdk/contracts/element-errors.ts";
import type { ElementReferenceBody } from "../../../../../host-site/pages/element-reference/element-reference.body.ts";
import type { ElementDeclaration } from "../../../../content/element-declarations.ts";

type Table = ElementReferenceBody["tables"][number];

const text = (title: string) => ({ title, isCode: false });
const code = (title: string) => ({ title, isCode: true });

/** Everything that a page may use of an element; what it has none of is left out. */
export function tablesOfElement(declaration: ElementDeclaration): Table[] {
  const { tagName, attributes, events, members, slots, cssParts, cssProperties } = declaration;
  const described = (list: readonly { readonly name: string; readonly description: string }[]) =>
    list.map(({ name, description }) => [name || "(default)", description]);
  const tables: Table[] = [
    {
      id: "attributes",
      title: "Attributes",
      note: null,
      columns: [code("Name"), text("What it does"), code("Type"), code("Default")],
      rows: ownFirst(attributes, ({ name }) => name).map(({ name, description, type, default: fallback, required }) => [
        name,
        description,
        type.text,
        required ? "required" : (fallback ?? ""),
      ]),
    },
    {
      id: "properties",
      title: "Properties",
      note: "Each attribute has a property that reflects it. true sets the attribute without a value; false, null and undefined remove it; lists and objects are written as JSON. Reading gives the attribute's text, or null.",
      columns: [code("Name"), code("Attribute"), code("Type")],
      rows: ownFirst(
        members.filter((member) => member.kind === "field"),
        ({ attribute }) => attribute,
      ).map(({ name, attribute, type }) => [name, attribute, type.text]),
    },
    {
      id: "methods",
      title: "Methods",
      note: "They exist once the element is defined: await customElements.whenDefined(). Called while it loads, they are done afterwards, in order. Commands return nothing: what they lead to shows in events.",
      columns: [code("Name"), text("What it does"), code("Takes"), code("Returns")],
      rows: members
        .filter((member) => member.kind === "method")
        .map(({ name, description, parameters, return: { type } }) => [
          `${name}(${parameters.map((one) => `${one.name}: ${shortType(one.type.text)}`).join(", ")})`,
          description,
          parameters.map((one) => one.type.text).join(", "),
          type.text === "void" ? "" : type.text,
        ]),
    },
    {
      id: "events",
      title: "Events",
      note: "They bubble and are composed: listen on the element, or on the document.",
      columns: [code("Name"), text("When"), code("detail")],
      rows: events.map(({ name, description, type }) => [
        name,
        description,
        type.text.replace(/^CustomEvent<(.*)>$/, "$1"),
      ]),
    },
    {
      id: "errors",
      title: "Errors",
      note: "The codes of gipfel-error that this element can fire. The visitor reads a sentence in each case, and what you wrote inside the element stays where nothing can be shown.",
      columns: [code("Code"), text("What it means"), text("What to do")],
      rows: errorsOfElement(tagName).map(({ code, meaning, nextStep }) => [code, meaning, nextStep]),
    },
    {
      id: "slots",
      title: "Slots",
      note: null,
      columns: [code("Name"), text("What it is for")],
      rows: described(slots),
    },
    { id: "parts", title: "Parts", note: null, columns: [code("Name"), text("What it is")], rows: described(cssParts) },
    {
      id: "custom-properties",
      title: "Custom properties",
      note: null,
      columns: [code("Name"), text("What it sets")],
      rows: described(cssProperties),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** What is the element's own, then what every element has. */
function ownFirst<Item>(items: readonly Item[], attributeOf: (item: Item) => string): Item[] {
  const isCommon = (item: Item) => attributeOf(item) in commonAttributes;
  return [...items.filter((item) => !isCommon(item)), ...items.filter(isCommon)];
}

/** Long types stand in a column of their own. */
function shortType(type: string): string {
  return type.startsWith("{") ? "object" : type;
}
