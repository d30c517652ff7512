/** The table of shared-cases.fixture.ts, through the browser's rules; the server's index has the same test. */
import { expect, test } from "vitest";
import { noFilters } from "../../contracts/discovery.ts";
import {
  filterCases,
  juniorDiscount,
  listCaseActivities,
  listCaseAttribute,
  sortCases,
} from "./shared-cases.fixture.ts";
import { listed } from "./discovery.fixture.ts";
import { groupsFailed } from "./filters.rules.ts";
import { sortedActivities } from "./sorts.rules.ts";

const activities = listCaseActivities.map((one) =>
  listed(one.id, {
    type: { id: one.typeId, title: "" },
    location: { id: one.locationId, title: "" },
    attributes: one.items.length > 0 ? [{ attributeId: listCaseAttribute, items: [...one.items] }] : [],
    availableDates: one.isBookable ? ["2026-12-01"] : [],
    rating: one.rating && { average_rating: one.rating.average, num_ratings: one.rating.count },
    discountTypes: one.hasJuniorPrice ? [juniorDiscount] : [],
    summary: {
      minAdultPrice: { amount: one.price, formatted: "" },
      ticketsIssued: one.ticketsIssued,
      guideLanguages: [...one.guideLanguages],
      minAge: one.minAge,
      maxAge: one.maxAge,
    },
  }),
);

test.each(sortCases)("[R21.sorts] by $sort", ({ sort, ids }) => {
  expect(sortedActivities(activities, { sort, from: null, pinned: [] }).map(({ id }) => id)).toEqual(ids);
});

test.each(filterCases)("[R25.filters] $name", ({ filters, ids }) => {
  const found = activities.filter((one) => groupsFailed(one, { ...noFilters, ...filters }).length === 0);
  expect(found.map(({ id }) => id)).toEqual(ids);
});
