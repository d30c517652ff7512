/**
 * What was put together on this page, by its subject: the shop's drawer goes with its address, and what is opened again
 * is to be as it was left. Lives as long as the document.
 */
const cached = new Map<string, string>();

/** An activity has a form of its own; the activities of a list may be others when it is opened again. */
export function subjectKey(apiBase: string, activity: number | undefined): string {
  return `${apiBase} ${activity ?? "list"}`;
}

/** As text of `snippets/configuration.ts`; empty where nothing differs from the default. */
export function cachedConfiguration(subject: string): string {
  return cached.get(subject) ?? "";
}

export function cacheConfiguration(subject: string, configuration: string): void {
  cached.set(subject, configuration);
}
