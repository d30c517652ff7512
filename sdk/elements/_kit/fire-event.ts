import { eventVersion, type EventDetail, type EventName } from "../../contracts/events.ts";
import type { pushTo as PushTo } from "./data-layer.ts";

/**
 * Loaded with the first event on a page that has a data layer; what is fired while the page goes has to be written at
 * once.
 */
let pushTo: typeof PushTo | undefined;
/** One for all events, so that they are written in their order. */
let loading: Promise<{ readonly pushTo: typeof PushTo }> | undefined;

/**
 * Fires `gipfel-<name>` on an element: it bubbles and is composed. Analytics also go to the page's dataLayer, where it
 * has one.
 */
export function fireEvent<Name extends EventName>(host: Element, name: Name, detail: EventDetail<Name>): void {
  host.dispatchEvent(
    new CustomEvent(`gipfel-${name}`, { detail: { version: eventVersion, ...detail }, bubbles: true, composed: true }),
  );
  const layer = (window as { dataLayer?: unknown }).dataLayer;
  if (!Array.isArray(layer)) return;
  if (pushTo) pushTo(layer, name, detail);
  else {
    (loading ??= import("./data-layer.ts")).then(
      (module) => {
        pushTo = module.pushTo;
        pushTo(layer, name, detail);
      },
      () => (loading = undefined),
    );
  }
}
