import { affiliateIdName, affiliateNamed } from "../../../contracts/attribution.ts";
import { participantsParameters } from "../../../contracts/participants.ts";
import { shopPath } from "../../../contracts/paths.ts";
import type { DiscoveryView } from "../../../machines/discovery/discovery.types.ts";
import type { Services } from "../../../elements/_kit/record.ts";
import { isOnShop } from "../../../elements/_kit/on-shop.ts";
import { linkToShop } from "../../../elements/_kit/link-to-shop.ts";

/** Parameters that go along to the shop's pages (discovery spec §2). */
const carriedOn = ["cartId", "returnUrl"];

/** Links to the shop, with the affiliate's id (RULES 19) and the visitor's cart. */
export function linksOf(services: Services) {
  const { shopOrigin, affiliateId, address, locale } = services;
  // A partner's page hands over how the visitor came, too: `linkToShop`.
  const affiliate = isOnShop(services) ? (affiliateId ?? affiliateNamed((name) => address.query(name))) : null;
  const carried = [[affiliateIdName, affiliate], ...carriedOn.map((name) => [name, address.query(name)])].filter(
    (pair): pair is [string, string] => Boolean(pair[1]),
  );
  function to(path: string, more: Record<string, string> = {}): string {
    const query = `${new URLSearchParams([...Object.entries(more), ...carried])}`;
    return linkToShop(`${shopOrigin}${path}${query && (path.includes("?") ? "&" : "?") + query}`, services);
  }
  return {
    /** An activity's page, with the day and the people that were looked for: the booking begins with them. */
    toActivity: (path: string, discovery: Pick<DiscoveryView, "filters" | "participants"> | null) =>
      to(path, discovery ? lookedFor(discovery) : {}),
    toPath: (path: string) => to(path),
    /** The shop's page where a widget of these activities is configured. */
    toWidget: (activities: readonly number[]) => to(shopPath("widget", locale), { activities: activities.join(",") }),
  };
}

function lookedFor({
  filters: { date, childrenAges },
  participants,
}: Pick<DiscoveryView, "filters" | "participants">): Record<string, string> {
  const ages = Array.from({ length: participants.children }, (_, child) => childrenAges[child] ?? null);
  return { ...(date ? { date } : {}), ...participantsParameters({ adults: participants.adults, childrenAges: ages }) };
}
