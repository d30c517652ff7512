import { inFrancs } from "../../contracts/data-layer.ts";
import type { EventDetail, EventName } from "../../contracts/events.ts";

/** Pushes an analytics event to the page's data layer; ignores other events. */
export function pushTo(layer: unknown[], name: EventName, detail: EventDetail<EventName>): void {
  if (name !== "analytics") return;
  const { name: event, payload } = detail as EventDetail<"analytics">;
  layer.push({ event, ...(inFrancs(payload) as object) });
}
