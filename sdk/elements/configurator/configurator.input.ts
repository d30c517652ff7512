import { namedAt, noAffiliate } from "../../contracts/attribution.ts";
import { idsOf, isId } from "../../contracts/elements/ids.ts";
import type { ConfiguratorAttributes } from "../../contracts/elements/configurator.ts";
import { mostActivities } from "../../machines/configurator/configurator.rules.ts";
import type { ConfiguratorInput } from "../../machines/configurator/configurator.types.ts";
import { configurationParameter } from "../../snippets/configuration.ts";
import { arrivedAt } from "../_kit/arrived.ts";
import { attributionOf } from "../_kit/attribution.ts";
import { isOnShop } from "../_kit/on-shop.ts";
import type { Services } from "../_kit/record.ts";
import { cachedConfiguration, subjectKey } from "./cached-configuration.ts";

/** What the configurator begins with; `noAffiliate` needs no name. */
export function inputOf({ activity, activities }: ConfiguratorAttributes, services: Services): ConfiguratorInput {
  const picked = activity === undefined ? [...new Set(idsOf(activities))] : [activity];
  const affiliate = affiliateOfPage(services);
  return {
    subject: activity === undefined ? "activities" : "activity",
    activities: picked.slice(0, mostActivities),
    picked: picked.length,
    unreadable: activity === undefined ? activities?.filter((word) => !isId(word)) : undefined,
    locale: services.locale,
    affiliateId: affiliate === noAffiliate ? undefined : affiliate,
    configuration: isOnShop(services)
      ? (services.address.query(configurationParameter) ?? cachedConfiguration(subjectKey(services.apiBase, activity)))
      : "",
  };
}

/**
 * The signed-in affiliate where the page's address names none: they put widgets of their own together, whoever's link
 * they once followed.
 */
function affiliateOfPage(services: Services): string | undefined {
  const own = services.visitor?.affiliateNumber?.toString();
  const isNamed = namedAt(arrivedAt || services.address.with({})) !== null;
  return isNamed ? attributionOf(services)?.id : (own ?? attributionOf(services)?.id);
}
