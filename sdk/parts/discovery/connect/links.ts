import { participantsParameters } from "../../../contracts/participants.ts";
import { shopPath } from "../../../contracts/paths.ts";
import type { DiscoveryView } from "../../../machines/discovery/discovery.types.ts";
import type { Services } from "../../../elements/_kit/record.ts";
import { isOnShop } from "../../../elements/_kit/on-shop.ts";
import { linkToShop } from "../../../elements/_kit/attribution.ts";

/** Names that an affiliate may have in the address of a shop's page (discovery spec §2, "Affiliate landing"). */
const affiliateNames = ["affiliateId", "affiliateid", "ref"];
/** Parameters that go along to the shop's pages (discovery spec §2). */
const carriedOn = ["cartId", "returnUrl"];

/** Links to the shop, with the affiliate's id (RULES 19) and the visitor's cart. */
export function linksOf(services: Services) {
  const { shopOrigin, affiliateId, address, locale } = services;
  const named =
    affiliateId ??
    affiliateNames.map((name) => address.query(name)).find((id) => id !== null && /^[\w-]{1,64}$/.test(id));
  const isOwnPage = isOnShop(services);
  // A partner's page hands over how the visitor came, too.
  const affiliate = isOwnPage ? named : undefined;
  const carried = carriedOn.map((name) => [name, address.query(name)] as const).filter(([, value]) => value);
  function to(path: string, more: Record<string, string> = {}): string {
    const parameters = new URLSearchParams({ ...more, ...(affiliate ? { affiliateId: affiliate } : {}) });
    for (const [name, value] of carried) parameters.set(name, value!);
    const query = parameters.toString();
    const href = `${shopOrigin}${path}${query && (path.includes("?") ? `&${query}` : `?${query}`)}`;
    return isOwnPage ? href : linkToShop(href, services);
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
