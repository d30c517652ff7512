import { inFrancs } from "../../contracts/data-layer.ts";
import { eventVersion, type EventDetail, type EventName } from "../../contracts/events.ts";

/** Fires `gipfel-<name>` on an element: it bubbles and is composed. Analytics also go to the page's dataLayer, where it has one. */
export function tell<Name extends EventName>(host: Element, name: Name, detail: EventDetail<Name>): void {
  host.dispatchEvent(new CustomEvent(`gipfel-${name}`, { detail: { version: eventVersion, ...detail }, bubbles: true, composed: true }));
  if (name === "analytics") toDataLayer(detail as EventDetail<"analytics">);
}

function toDataLayer({ name, payload }: EventDetail<"analytics">) {
  const layer = (window as { dataLayer?: unknown }).dataLayer;
  if (Array.isArray(layer)) layer.push({ event: name, ...(inFrancs(payload) as object) });
}
