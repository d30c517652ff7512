import * as v from "valibot";
import { events, eventVersion, type EventName } from "../../sdk/contracts/events.ts";
import { elementMethods, methods, type Method } from "../../sdk/contracts/methods.ts";
import type { Described, SharedDocs } from "../../sdk/elements/_kit/docs.ts";
import type { ElementRecord } from "../../sdk/elements/_kit/record.ts";
import { propertyName } from "../../sdk/elements/_kit/attributes.ts";
import { describeAttribute, type DescribedAttribute } from "./describe-attribute.ts";
import { typeText } from "./type-text.ts";

/** One module of a custom elements manifest: an element as its record describes it. */
export function describeRecord(record: ElementRecord, path: string, shared: SharedDocs) {
  const { tag, docs, attributes } = record;
  if (!docs) throw new Error(`${path}: the record has no docs.`);
  const descriptions: Described = { ...shared.attributes, ...docs.attributes };
  const name = tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  const described = Object.entries(attributes.entries).map(([attribute, entry]) => ({
    ...describeAttribute(attribute, entry as v.GenericSchema, descriptions[attribute]),
    ...(hasProperty(attribute, record) ? { fieldName: propertyName(attribute) } : {}),
  }));
  return {
    kind: "javascript-module",
    path,
    declarations: [
      {
        kind: "class",
        customElement: true,
        name,
        tagName: tag,
        description: docs.description,
        attributes: described,
        members: [...described.filter((attribute) => attribute.fieldName).map(describeProperty), ...methodsOf(record)],
        events: [
          ...record.events.map((event) => describeEvent(event)),
          ...(docs.inside?.events ?? []).map((event) => describeEvent(event, ` ${docs.inside?.when}`)),
        ],
        slots: listed({ ...shared.slots, ...docs.slots }),
        cssParts: listed({ ...shared.parts, ...docs.parts }),
        cssProperties: listed({ ...shared.cssProperties, ...docs.cssProperties }),
      },
    ],
    exports: [{ kind: "custom-element-definition", name: tag, declaration: { name, module: path } }],
  };
}

function describeEvent(event: EventName, when = "") {
  return {
    name: `gipfel-${event}`,
    description: `${v.getDescription(events[event])}${when}`,
    type: { text: `CustomEvent<${typeText(detailOf(event))}>` },
  };
}

/** Attributes without a property of ours: `Element` has one of that name (`elementOf`), or a command has. */
const builtIn = new Set(["attributes"]);

function hasProperty(attribute: string, { methods = [] }: ElementRecord): boolean {
  return !builtIn.has(attribute) && !(methods as readonly string[]).includes(attribute);
}

/** The property that reflects an attribute; it is read as the attribute's text. */
function describeProperty({
  name,
  fieldName,
  description,
  type,
}: DescribedAttribute & { readonly fieldName?: string }) {
  return {
    kind: "field",
    name: fieldName,
    ...(description ? { description } : {}),
    type: { text: `${type.text} | null` },
    attribute: name,
    reflects: true,
  };
}

/** The commands that an element takes, and what every element has. */
function methodsOf({ methods: commands = [] }: ElementRecord) {
  const described: readonly (readonly [string, Method])[] = [
    ...commands.map((name) => [name, methods[name]] as const),
    ...Object.entries(elementMethods),
  ];
  return described.map(([name, { description, parameters, returns = "void" }]) => ({
    kind: "method",
    name,
    description,
    parameters: parameters.map(({ type, ...parameter }) => ({ ...parameter, type: { text: type } })),
    return: { type: { text: returns } },
  }));
}

/** What listeners get: the event's own detail with its version. */
function detailOf(event: EventName) {
  return v.object({ version: v.literal(eventVersion), ...events[event].entries });
}

function listed(described: Described) {
  return Object.entries(described).map(([name, description]) => ({ name, description }));
}
