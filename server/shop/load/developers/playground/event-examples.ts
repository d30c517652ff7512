import * as v from "valibot";
import { events, eventVersion, type EventName } from "../../../../../sdk/contracts/events.ts";
import { exampleOf } from "../../../../reads/openapi/example-of.ts";
import { jsonSchemaOf } from "../../../../reads/openapi/json-schema.ts";
import { typeText } from "../../../../reads/openapi/type-text.ts";

/** Where the general sample of a field says too little of an event. */
const own: { readonly [Name in EventName]?: object } = {
  select: { kind: "date", value: "2026-12-01" },
  failed: { reason: "refused" },
  error: { code: "policy_blocked", message: "<gipfel-booking> met policy_blocked." },
  analytics: { name: "view_cart" },
};

interface EventExample {
  /** `gipfel-ready` */
  readonly name: string;
  readonly description: string;
  /** The type of its detail. */
  readonly type: string;
  /** A detail that the event's schema takes, as JSON text. */
  readonly detail: string;
}

/** Every event with a payload as the shop would fire it. */
export function eventExamples(): EventExample[] {
  return (Object.keys(events) as EventName[]).map((name) => {
    const schema: v.GenericSchema = events[name];
    const detail = { version: eventVersion, ...(exampleOf(schema, "output") as object), ...own[name] };
    return {
      name: `gipfel-${name}`,
      description: (v.getDescription(events[name]) ?? "").replaceAll("`", ""),
      type: typeText(jsonSchemaOf(schema, "output")),
      detail: JSON.stringify(detail, null, 2),
    };
  });
}
