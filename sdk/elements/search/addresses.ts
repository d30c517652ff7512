import { participantsParameters } from "../../contracts/participants.ts";
import { shopPath } from "../../contracts/paths.ts";
import type { Goal, Wanted } from "../../machines/search/search.types.ts";
import type { Services } from "../_kit/record.ts";

/** The address on the shop that a goal stands for. Day, people, and whoever sent the visitor (RULES 19) go along everywhere. */
export function addressOfGoal(
  goal: Goal,
  { text, date, participants }: Wanted,
  { shopOrigin, locale, affiliateId }: Pick<Services, "shopOrigin" | "locale" | "affiliateId">,
): string {
  const path = goal.to === "hit" ? goal.hit.path : shopPath("search", locale);
  const parameters = new URLSearchParams({
    ...(goal.to === "nearby" ? { sort: "distance" } : {}),
    ...(goal.to === "search" && text.trim() ? { s: text.trim() } : {}),
    ...(date ? { date } : {}),
    ...participantsParameters(participants),
    ...(affiliateId ? { ref: affiliateId } : {}),
  });
  return `${shopOrigin}${path}${parameters.size > 0 ? `?${parameters}` : ""}`;
}
