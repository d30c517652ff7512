import * as v from "valibot";
import { analyticsEvents, type AnalyticsEvent } from "../../contracts/analytics/analytics-events.ts";
import { layerOfPage } from "./consent.ts";

let isOn = false;

/** Writes each analytics event from now on to the console as a table: its fields, and what its schema says of them. */
export function debugAnalytics(): void {
  if (isOn) return;
  isOn = true;
  // Before the page's own listeners, which may stop it.
  window.addEventListener("gipfel-analytics", (event) => show((event as CustomEvent<AnalyticsEvent>).detail), true);
  console.info("[gipfel] Analytics events are shown from now on; docs/analytics.md says what each holds.");
}

function show({ name, payload }: AnalyticsEvent) {
  const schema: v.GenericSchema | undefined = Object.hasOwn(analyticsEvents, name)
    ? analyticsEvents[name].payload
    : undefined;
  const issues = schema ? (v.safeParse(schema, payload).issues ?? []) : undefined;
  const problemOf = (field: string) =>
    issues?.find((issue) => v.getDotPath(issue)?.split(".")[0] === field)?.message ?? "";
  const fields = Object.entries(payload).map(([field, value]: [string, unknown]) => [
    field,
    { value: typeof value === "object" ? JSON.stringify(value) : value, problem: problemOf(field) },
  ]);
  const verdict = !issues ? "unknown event" : issues.length > 0 ? `invalid: ${issues[0]!.message}` : "valid";
  console.info(`[gipfel] ${name}: ${verdict}; data layer: ${layerOfPage()}`);
  console.table(Object.fromEntries(fields));
}
