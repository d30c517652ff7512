import { describe, expect, test } from "vitest";
import { noFilters } from "../../contracts/discovery.ts";
import { arrivalOf, type HistoryEntry } from "./entries.rules.ts";

const list: HistoryEntry = { list: {}, isLayered: false };
const drawer: HistoryEntry = { list: {}, isLayered: true };
const cleared = { filters: { ...noFilters, types: [14] }, search: "" };
const afterClearing: HistoryEntry = { list: { clearings: 1, cleared }, isLayered: false };

describe("[R25.entries] takes the filters of the list's history entry, not of a drawer's", () => {
  test.each([
    ["a drawer that closes", drawer, list, "keep"],
    ["a drawer that opens again by the way forward", list, drawer, "keep"],
    ["an entry of the list with other filters", list, list, "adopt"],
    ["what was cleared", afterClearing, list, "restore"],
    ["what was cleared in the drawer's own entry", { ...afterClearing, isLayered: true }, list, "restore"],
    ["forward to what was cleared", list, afterClearing, "adopt"],
    [
      "forward from one clearing to the next",
      afterClearing,
      { list: { clearings: 2, cleared }, isLayered: false },
      "adopt",
    ],
    ["a drawer that closes over what was cleared", { list: { clearings: 1 }, isLayered: true }, afterClearing, "keep"],
  ] as const)("%s", (_, left, arrived, arrival) => {
    expect(arrivalOf(left, arrived)).toBe(arrival);
  });
});
