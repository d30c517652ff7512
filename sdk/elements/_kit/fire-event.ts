import type { AnalyticsEvent } from "../../contracts/analytics/analytics-events.ts";
import { eventVersion, type EventDetail, type EventName } from "../../contracts/events.ts";

type Push = (event: AnalyticsEvent) => void;

/** Set while the visitor's consent to analytics holds; without it no event goes to the page's data layer, or waits. */
let push: Push | undefined;

/** Called by `consent.ts` alone. */
export function setPush(to: Push | undefined): void {
  push = to;
}

/** Whether the visitor has consented to analytics. */
export function hasAnalyticsConsent(): boolean {
  return push !== undefined;
}

/**
 * Fires `gipfel-<name>` on an element: it bubbles and is composed. Analytics events also go to the page's `dataLayer`
 * after consent, at once, so that those of `pagehide` get there. Returns false where the page has prevented
 * `gipfel-open`, the only one that it can.
 */
export function fireEvent<Name extends EventName>(host: Element, name: Name, detail: EventDetail<Name>): boolean {
  if (name === "analytics") push?.(detail as AnalyticsEvent);
  return host.dispatchEvent(
    new CustomEvent(`gipfel-${name}`, {
      detail: { version: eventVersion, ...detail },
      bubbles: true,
      composed: true,
      cancelable: name === "open",
    }),
  );
}
