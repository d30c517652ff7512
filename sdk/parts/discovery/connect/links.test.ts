import { expect, test } from "vitest";
import { affiliateIn } from "../../../contracts/attribution.ts";
import type { Services } from "../../../elements/_kit/record.ts";
import { linksOf } from "./links.ts";

const shopOrigin = "https://shop.example";

/** The services of a list on the shop's own page at an address. */
function servicesAt(href: string, affiliateId?: string): Services {
  const address = { query: (name: string) => new URL(href).searchParams.get(name), with: () => href };
  return { shopOrigin, locale: "de_CH", affiliateId, address } as unknown as Services;
}
const creditedBy = (href: string) => new URL(href).searchParams.get("affiliateId");

test.each([
  ["?affiliateId=9&ref=agent-5004", "agent-5004"],
  ["?affiliateId=9&affiliateid=hotel-post", "hotel-post"],
  ["?ref=%3Cscript%3E&affiliateId=9", "9"],
])("a card's link names the affiliate that the check-out credits at %s", (query, id) => {
  const address = `${shopOrigin}/freizeitaktivitaeten${query}`;
  expect(creditedBy(linksOf(servicesAt(address)).toPath("/activity/104-boat"))).toBe(id);
  expect(affiliateIn(address)).toBe(id);
});

test("a card's link names the affiliate of the attribute before one in the address", () => {
  const links = linksOf(servicesAt(`${shopOrigin}/?ref=77`, "4182"));
  expect(creditedBy(links.toPath("/activity/104-boat"))).toBe("4182");
});
