import { afterEach, expect, test, vi } from "vitest";
import type { Services } from "../_kit/record.ts";
import { shopPage } from "./shop-page.ts";

vi.mock("../_kit/arrived.ts", () => ({ arrivedAt: "https://hotel.example/rooms" }));

const partner = "https://hotel.example/rooms";
/** A partner's page whose button has an affiliate. */
const services = {
  shopOrigin: "https://shop.example",
  locale: "fr_CH",
  affiliateId: "4182",
  address: { with: () => partner },
  storage: { get: () => null },
  now: () => 0,
} as unknown as Services;

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["an activity's page", { activity: 167, list: undefined }, "/fr-ch/activity/167?"],
  ["the list of all activities", { activity: undefined, list: undefined }, "/fr-ch/activites?"],
  [
    "a list of some, without what is hidden",
    { activity: undefined, list: { activities: [167, 104], search: undefined, hide: ["map", "quickFilter", "nope"] } },
    "/fr-ch/activites?activities=167%2C104&hideMap=true&hideQuickFilter=true&",
  ],
  [
    "the page of a search",
    { activity: undefined, list: { activities: [], search: "bateau & lac", hide: [] } },
    "/fr-ch/s?s=bateau+%26+lac&",
  ],
])("leads to %s with the affiliate", (_, context, begins) => {
  vi.stubGlobal("document", { referrer: "https://news.example/" });
  const address = shopPage(context, services);
  expect(address.startsWith(`https://shop.example${begins}`), address).toBe(true);
  expect(address).toMatch(/affiliateId=4182/);
});
