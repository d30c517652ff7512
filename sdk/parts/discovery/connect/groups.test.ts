import { expect, test } from "vitest";
import { noFilters } from "../../../contracts/discovery.ts";
import { allOptions } from "../../../machines/discovery/discovery.fixture.ts";
import { fullScope, type DiscoveryView } from "../../../machines/discovery/discovery.types.ts";
import { allGroups, groupsOf, openGroups } from "./groups.ts";

const counted = {
  ...allOptions,
  guided: 3,
  locations: allOptions.locations.map((one) => ({ ...one, count: 2 })),
  types: allOptions.types.map((one, index) => ({ ...one, count: index })),
  languages: allOptions.languages.map((one) => ({ ...one, count: 1 })),
  discountTypes: allOptions.discountTypes.map((one) => ({ ...one, count: 1 })),
  ratings: allOptions.ratings.map((one) => ({ ...one, count: 1 })),
  attributes: allOptions.attributes.map((one) => ({ ...one, items: one.items.map((item) => ({ ...item, count: 1 })) })),
};
const discovery = (filters = noFilters) => ({ facets: counted, filters }) as unknown as DiscoveryView;
const groupNames = (groups: readonly { group: string }[]) => groups.map(({ group }) => group);

test("omits an option without results unless it is chosen", () => {
  const values = (filters = noFilters) =>
    groupsOf(discovery(filters), fullScope, [])
      .find(({ group }) => group === "types")!
      .options.map(({ value }) => value);
  expect(values()).toEqual([14, 87]);
  expect(values({ ...noFilters, types: [11] })).toEqual([11, 14, 87]);
});

test("shows at most six groups including the date, those with a choice always, and all on request", () => {
  const groups = groupsOf(discovery(), fullScope, []);
  expect(groups).toHaveLength(8);
  expect(groupNames(openGroups(groups, []))).toEqual(groupNames(groups.slice(0, 5)));
  const chosen = groupsOf(discovery({ ...noFilters, languages: ["de"] }), fullScope, []);
  expect(groupNames(openGroups(chosen, []))).toEqual([...groupNames(groups.slice(0, 5)), "languages"]);
  expect(openGroups(groups, [allGroups])).toHaveLength(8);
});
