import { shopPath } from "../../contracts/paths.ts";
import type { Goal } from "../../machines/search/search.types.ts";
import type { Services } from "../_kit/record.ts";

/** What travels along to a page: the search text, and the day. */
export interface Wanted {
  readonly text: string;
  readonly date: string | null;
}

/** The address on the shop that a goal stands for. The day goes along to lists; whoever sent the visitor goes along everywhere (RULES 19). */
export function addressOfGoal(
  goal: Goal,
  { text, date }: Wanted,
  { shopOrigin, locale, affiliateId }: Pick<Services, "shopOrigin" | "locale" | "affiliateId">,
): string {
  const path = goal.to === "hit" ? goal.hit.path : shopPath("search", locale);
  const isList = goal.to !== "hit" || goal.hit.type !== "activity";
  const parameters = new URLSearchParams({
    ...(goal.to === "nearby" ? { sort: "distance" } : {}),
    ...(goal.to === "search" && text.trim() ? { s: text.trim() } : {}),
    ...(isList && date ? { date } : {}),
    ...(affiliateId ? { ref: affiliateId } : {}),
  });
  return `${shopOrigin}${path}${parameters.size > 0 ? `?${parameters}` : ""}`;
}
