import type { GipfelOfPage } from "./page.ts";

/** What some pages use beside elements: the loader fetches it for those. */
export { configure } from "./configure.ts";
export { consent } from "./consent.ts";
export { openLink } from "./open-link.ts";

/** What is wrong with the elements of the page: its code comes when a developer asks. */
export const diagnose: NonNullable<GipfelOfPage["diagnose"]> = async () =>
  (await import("./diagnose/page.ts")).diagnosePage();

/** Shows analytics events in the console, for developers too. */
export const debugAnalytics = async (): Promise<void> => (await import("./analytics-debug.ts")).debugAnalytics();
