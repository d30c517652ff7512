import { inFrancs } from "../../contracts/data-layer.ts";
import type { EventDetail, EventName } from "../../contracts/events.ts";

/** Writes an analytics event into the page's data layer; other events are not for it. */
export function pushTo(layer: unknown[], name: EventName, detail: EventDetail<EventName>): void {
  if (name !== "analytics") return;
  const { name: event, payload } = detail as EventDetail<"analytics">;
  layer.push({ event, ...(inFrancs(payload) as object) });
}
