import { expect, test } from "vitest";
import { noFilters } from "../../../contracts/discovery.ts";
import { allOptions } from "../../../machines/discovery/discovery.fixture.ts";
import { wholeScope, type DiscoveryView } from "../../../machines/discovery/discovery.types.ts";
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

test("an option that leaves nothing is not offered; a chosen one stays, so that it can be dropped", () => {
  const values = (filters = noFilters) =>
    groupsOf(discovery(filters), wholeScope, [])
      .find(({ group }) => group === "types")!
      .options.map(({ value }) => value);
  expect(values()).toEqual([14, 87]);
  expect(values({ ...noFilters, types: [11] })).toEqual([11, 14, 87]);
});

test("at most six groups stand open, the date among them; one with a choice is never hidden, and all of them are there when wanted", () => {
  const groups = groupsOf(discovery(), wholeScope, []);
  expect(groups).toHaveLength(8);
  expect(groupNames(openGroups(groups, []))).toEqual(groupNames(groups.slice(0, 5)));
  const chosen = groupsOf(discovery({ ...noFilters, languages: ["de"] }), wholeScope, []);
  expect(groupNames(openGroups(chosen, []))).toEqual([...groupNames(groups.slice(0, 5)), "languages"]);
  expect(openGroups(groups, [allGroups])).toHaveLength(8);
});
