import { expect, test } from "vitest";
import { noFilters } from "../../contracts/discovery.ts";
import { fullScope } from "../../machines/discovery/discovery.types.ts";
import { discoveryCalls } from "./discovery.calls.ts";

const userLocation = { latitude: 46, longitude: 8.9 };

function recordedCalls() {
  const sent: { path: string; query: Record<string, string> }[] = [];
  const client = {
    send: async ({ path }: { path: string }, { query }: { query: Record<string, string> }) => {
      sent.push({ path, query });
      return [];
    },
  };
  return { calls: discoveryCalls({ client, locale: "en_CH" } as never), sent };
}

test.each([
  ["distance", { lat: "46", long: "8.9" }],
  ["ratingDesc", {}],
] as const)(
  "requests the facets of a long list sorted by %s with the same position as its activities",
  async (sort, position) => {
    const { calls, sent } = recordedCalls();
    const question = { scope: fullScope, filters: noFilters, search: "", sort, userLocation };
    await calls.loadPart({ question, offset: 0, atLeast: 0, facets: null }, new AbortController().signal);
    expect(sent).toHaveLength(2);
    for (const { query } of sent)
      expect({ lat: query["lat"], long: query["long"] }).toEqual({ lat: undefined, long: undefined, ...position });
  },
);
