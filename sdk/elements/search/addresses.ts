import { participantsParameters } from "../../contracts/participants.ts";
import { shopPath } from "../../contracts/paths.ts";
import type { Goal, Wanted } from "../../machines/search/search.types.ts";
import type { Services } from "../_kit/record.ts";
import { isOnShop } from "../_kit/on-shop.ts";
import { linkToShop } from "../_kit/link-to-shop.ts";

/** The address of a search's goal in the shop. Day, people, and the affiliate (RULES 19) are added. */
export function addressOfGoal(goal: Goal, { text, date, participants }: Wanted, services: Services): string {
  const { shopOrigin, locale, affiliateId } = services;
  const path = goal.to === "hit" ? goal.hit.path : shopPath("search", locale);
  const parameters = new URLSearchParams({
    ...(goal.to === "nearby" ? { sort: "distance" } : {}),
    ...(goal.to === "search" && text.trim() ? { s: text.trim() } : {}),
    ...(date ? { date } : {}),
    ...participantsParameters(participants),
    ...(affiliateId && isOnShop(services) ? { ref: affiliateId } : {}),
  });
  return linkToShop(`${shopOrigin}${path}${parameters.size > 0 ? `?${parameters}` : ""}`, services);
}
