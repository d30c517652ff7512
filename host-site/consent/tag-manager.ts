import type { AnalyticsEvent } from "../../sdk/contracts/analytics/analytics-events.ts";
import { pushTo } from "../../sdk/contracts/analytics/layer-entry.ts";
import { gipfelOfPage } from "../../sdk/elements/_kit/page.ts";
import { readChoice } from "../shell/consent-memory.ts";

const address = "https://www.googletagmanager.com/gtm.js";
/** Events of pages without the container, for the next page that has it. */
const laterKey = "gipfelDataLayer";

interface Container {
  readonly container: string;
  /** Whether it may be loaded on this page. */
  readonly isAdmitted: boolean;
}

let isStarted = false;

/**
 * The visitor has agreed: events go to the data layer from now on. The container is loaded where the page admits it,
 * and reads what happened since on pages that don't (check-out, account); those keep events for the tab's next page.
 * `early`: events since the page's start, of a visitor who had agreed before.
 */
export async function startAnalytics(
  { container, isAdmitted }: Container,
  early: readonly AnalyticsEvent[] = [],
): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const layer = ((window as { dataLayer?: unknown[] }).dataLayer ??= []);
  if (isAdmitted) {
    loadContainer(layer, container);
    layer.push(...takeLater());
  } else keepForLater(layer);
  // The loader's script comes after the page's.
  if (document.readyState !== "complete")
    await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  await gipfelOfPage()?.consent?.({ analytics: true });
  for (const event of early) pushTo(layer, event);
}

/** Starts analytics if the visitor has agreed on a former page. */
export async function startIfAgreed(container: Container, early: readonly AnalyticsEvent[]): Promise<void> {
  if (readChoice() === "agreed") await startAnalytics(container, early);
}

/** Agreement is withdrawn: nothing is pushed any more; a container that runs ends with the document. */
export async function endAnalytics(): Promise<void> {
  takeLater();
  if (!isStarted) return;
  await gipfelOfPage()?.consent?.({ analytics: false });
  location.reload();
}

function loadContainer(layer: unknown[], container: string) {
  // Google's tags know commands by the arguments object of a function.
  function command(..._: unknown[]) {
    layer.push(arguments);
  }
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
  command("consent", "default", { ...denied, analytics_storage: "granted" });
  // A booking's id is in some addresses, and whoever knows it may see the booking.
  command("set", { page_location: location.origin + location.pathname, page_referrer: "" });
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${address}?id=${container}`;
  document.head.append(script);
}

function keepForLater(layer: unknown[]) {
  layer.push = (...entries) => {
    writeLater([...readLater(), ...entries]);
    return Array.prototype.push.apply(layer, entries);
  };
}

function readLater(): unknown[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(laterKey) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function writeLater(entries: readonly unknown[]) {
  try {
    sessionStorage.setItem(laterKey, JSON.stringify(entries));
  } catch {
    // A browser that keeps nothing loses them.
  }
}

function takeLater(): unknown[] {
  const entries = readLater();
  try {
    sessionStorage.removeItem(laterKey);
  } catch {
    // There was nothing.
  }
  return entries;
}
