import { noAffiliate } from "../../contracts/attribution.ts";
import { idsOf, isId } from "../../contracts/elements/ids.ts";
import type { ConfiguratorAttributes } from "../../contracts/elements/configurator.ts";
import { mostActivities } from "../../machines/configurator/configurator.rules.ts";
import type { ConfiguratorInput } from "../../machines/configurator/configurator.types.ts";
import { configurationParameter } from "../../snippets/configuration.ts";
import { attributionOf } from "../_kit/attribution.ts";
import { isOnShop } from "../_kit/on-shop.ts";
import type { Services } from "../_kit/record.ts";

/** What the configurator begins with; the affiliate is the one that the page knows, and `noAffiliate` needs no name. */
export function inputOf({ activity, activities }: ConfiguratorAttributes, services: Services): ConfiguratorInput {
  const picked = activity === undefined ? [...new Set(idsOf(activities))] : [activity];
  const affiliate = attributionOf(services)?.id;
  return {
    subject: activity === undefined ? "activities" : "activity",
    activities: picked.slice(0, mostActivities),
    picked: picked.length,
    unreadable: activity === undefined ? activities?.filter((word) => !isId(word)) : undefined,
    locale: services.locale,
    affiliateId: affiliate === noAffiliate ? undefined : affiliate,
    configuration: (isOnShop(services) && services.address.query(configurationParameter)) || "",
  };
}
