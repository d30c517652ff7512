import type { AnalyticsEvent } from "../../sdk/contracts/analytics/analytics-events.ts";
import type { PageAnswer } from "../page.ts";

/**
 * Goes on with what the visitor agreed to on a former page. Events that fire before the code for it is there are kept
 * until then; without an agreement they are dropped.
 */
export function resumeAnalytics({ shell: { tagManager, widget } }: PageAnswer): void {
  if (!tagManager || widget) return;
  const early: AnalyticsEvent[] = [];
  const keep = (event: Event) => early.push((event as CustomEvent<AnalyticsEvent>).detail);
  addEventListener("gipfel-analytics", keep, true);
  import("./tag-manager.ts")
    .then(({ startIfAgreed }) => startIfAgreed(tagManager, early))
    .catch(() => {})
    .finally(() => removeEventListener("gipfel-analytics", keep, true));
}
