import { eventVersion, type EventDetail, type EventName } from "../../contracts/events.ts";
import type { pushTo as PushTo } from "../../contracts/analytics/layer-entry.ts";

/**
 * Loaded with the first event on a page that has a data layer. Held here so that events fired at `pagehide` are pushed
 * synchronously.
 */
let pushTo: typeof PushTo | undefined;
/** Shared by all events, which keeps their order. */
let loading: Promise<{ readonly pushTo: typeof PushTo }> | undefined;

/**
 * Fires `gipfel-<name>` on an element: it bubbles and is composed. Analytics events are also pushed to the page's
 * `dataLayer`, if it has one. Returns false where the page has prevented `gipfel-open`, the only one that it can.
 */
export function fireEvent<Name extends EventName>(host: Element, name: Name, detail: EventDetail<Name>): boolean {
  const isAllowed = host.dispatchEvent(
    new CustomEvent(`gipfel-${name}`, {
      detail: { version: eventVersion, ...detail },
      bubbles: true,
      composed: true,
      cancelable: name === "open",
    }),
  );
  const layer = (window as { dataLayer?: unknown }).dataLayer;
  if (name !== "analytics" || !Array.isArray(layer)) return isAllowed;
  const event = detail as EventDetail<"analytics">;
  if (pushTo) pushTo(layer, event);
  else {
    (loading ??= import("../../contracts/analytics/layer-entry.ts")).then(
      (module) => {
        pushTo = module.pushTo;
        pushTo(layer, event);
      },
      () => (loading = undefined),
    );
  }
  return isAllowed;
}
