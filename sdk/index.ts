/**
 * The package's entry: defines elements by name, without the loader. A server may import it too: what needs a browser
 * comes with the first element that is defined.
 */
/* Where the visitor came to, before the page changes its address; on other pages the loader says so. */
import "./elements/_kit/arrived.ts";
import type { Consent } from "./contracts/consent.ts";
import type { PageDiagnostic } from "./elements/_kit/diagnose/page.ts";
import { loadRecord, tags } from "./elements/table.ts";

export type { Diagnostic, DiagnosticCode } from "./contracts/diagnostics.ts";
export type { PageDiagnostic } from "./elements/_kit/diagnose/page.ts";
export type { EventDetail, EventName } from "./contracts/events.ts";
export type { Locale } from "./contracts/locale.ts";
export type { AnalyticsEvent, AnalyticsName } from "./contracts/analytics/analytics-events.ts";
export type { Consent } from "./contracts/consent.ts";
/**
 * What the visitor has consented to: `{ analytics: true }` lets events go to the page's data layer; without an argument
 * which affiliate sent them is stored at once, and not only when they act.
 */
export async function consent(given?: Consent): Promise<void> {
  if (isBrowser()) (await import("./elements/_kit/consent.ts")).consent(given);
}

/** Analytics for developers: `debug` writes each event to the console from now on. */
export const analytics = {
  async debug(): Promise<void> {
    if (isBrowser()) (await import("./elements/_kit/analytics-debug.ts")).debugAnalytics();
  },
};

/** Says in the console what is wrong with the elements of the page, and returns it; on a server nothing. */
export async function diagnose(): Promise<PageDiagnostic[]> {
  return isBrowser() ? (await import("./elements/_kit/diagnose/page.ts")).diagnosePage() : [];
}

export { version } from "./version.ts";
export { tags };

/**
 * Loads and defines elements by their tags; all of them without an argument. Defining twice is harmless; on a server
 * there is nothing to define.
 */
export async function defineElements(...wanted: readonly string[]): Promise<void> {
  const unknown = wanted.find((tag) => !tags.includes(tag));
  if (unknown !== undefined) throw new Error(`There is no <${unknown}>; there are ${tags.join(", ")}.`);
  if (isBrowser()) await Promise.all((wanted.length > 0 ? wanted : tags).map(defineElement));
}

async function defineElement(tag: string): Promise<void> {
  const [{ define }, { defineInside }, record] = await Promise.all([
    import("./elements/_kit/define.ts"),
    import("./elements/_kit/define-inside.ts"),
    loadRecord(tag),
  ]);
  define(record!, (inside ??= defineInside(defineElement)));
}

/** Defines what elements show inside, so that a page names those alone that it writes itself. */
let inside: ((root: ShadowRoot) => void) | undefined;

const isBrowser = () => typeof customElements === "object";
