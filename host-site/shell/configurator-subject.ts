import type { PageAnswer } from "../page.ts";

type Page = Pick<PageAnswer, "kind" | "id" | "shell">;

/**
 * Whether a page leads to the widget configurator: one of an activity does, and every page whose query has `affiliate`
 * or `affiliateProducts` (purchase spec §2, "Footer").
 */
export function hasConfigurator({ kind }: Pick<Page, "kind">, search: string): boolean {
  const query = new URLSearchParams(search);
  return kind === "activity" || query.has("affiliate") || query.has("affiliateProducts");
}

/** What the widget shows: the page's activity, or the activities that an affiliate has picked. */
export function configuratorSubject({ kind, id }: Pick<Page, "kind" | "id">, search: string): Record<string, string> {
  if (kind === "activity" && id !== null) return { activity: id };
  const picked = new URLSearchParams(search).get("affiliateProducts");
  return picked ? { activities: picked } : {};
}

/** The page with the same configurator, for another tab and without scripts. */
export function configuratorAddress(page: Page, search: string): string {
  const query = new URLSearchParams(configuratorSubject(page, search)).toString();
  return `${page.shell.paths.widget}${query && `?${query}`}`;
}
