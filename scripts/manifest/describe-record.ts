import * as v from "valibot";
import { events, eventVersion, type EventName } from "../../sdk/contracts/events.ts";
import type { Described, SharedDocs } from "../../sdk/elements/_kit/docs.ts";
import type { ElementRecord } from "../../sdk/elements/_kit/record.ts";
import { describeAttribute } from "./describe-attribute.ts";
import { typeText } from "./type-text.ts";

/** One module of a custom elements manifest: an element as its record describes it. */
export function describeRecord(record: ElementRecord, path: string, shared: SharedDocs) {
  const { tag, docs, attributes } = record;
  if (!docs) throw new Error(`${path}: the record has no docs.`);
  const descriptions: Described = { ...shared.attributes, ...docs.attributes };
  const name = tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
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
        attributes: Object.entries(attributes.entries).map(([attribute, entry]) =>
          describeAttribute(attribute, entry as v.GenericSchema, descriptions[attribute]),
        ),
        events: record.events.map((event) => ({
          name: `gipfel-${event}`,
          description: v.getDescription(events[event]),
          type: { text: `CustomEvent<${typeText(detailOf(event))}>` },
        })),
        slots: listed({ ...shared.slots, ...docs.slots }),
        cssParts: listed({ ...shared.parts, ...docs.parts }),
        cssProperties: listed({ ...shared.cssProperties, ...docs.cssProperties }),
      },
    ],
    exports: [{ kind: "custom-element-definition", name: tag, declaration: { name, module: path } }],
  };
}

/** What listeners get: the event's own detail with its version. */
function detailOf(event: EventName) {
  return v.object({ version: v.literal(eventVersion), ...events[event].entries });
}

function listed(described: Described) {
  return Object.entries(described).map(([name, description]) => ({ name, description }));
}
