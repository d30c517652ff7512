import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";

onBothDatabases("the plain search form", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
  });
  afterAll(() => shop.app.close());
  const submit = async (url: string) => {
    const { statusCode, headers } = await shop.app.inject({ url, headers: { accept: "text/html" } });
    return [statusCode, headers["location"], headers["cache-control"]];
  };

  test.each([
    ["a place", "/en-ch/s?s=luc&open=first-hit", "/en-ch/l/1-lucerne"],
    ["a place, in a locale of plain pages", "/ja-jp/s?s=lucerne&open=first-hit", "/ja-jp/l/1-lucerne"],
    ["an activity is first", "/en-ch/s/?s=tandem&open=first-hit", "/en-ch/s?s=tandem"],
    [
      "a place, under the test segment",
      "/en-ch/test-booking/s?s=luc&open=first-hit",
      "/en-ch/test-booking/l/1-lucerne",
    ],
    [
      "a place, with all other parameters",
      "/en-ch/s?s=luc&open=first-hit&date=2026-12-01&ref=7",
      "/en-ch/l/1-lucerne?date=2026-12-01&ref=7",
    ],
    ["nothing", "/en-ch/s?s=xyzzy+qwertz&open=first-hit", "/en-ch/s?s=xyzzy+qwertz"],
    ["no word", `/en-ch/s?s=${encodeURIComponent("🎿")}&open=first-hit`, `/en-ch/s?s=${encodeURIComponent("🎿")}`],
    ["nothing typed", "/en-ch/s?s=&open=first-hit", "/en-ch/s"],
  ])("[R24] leads to a place or category that is the first hit, else to the search page: %s", async (_, text, to) => {
    expect(await submit(text)).toEqual([303, to, "no-store"]);
  });

  test("[R24] leads where the element's Enter does, where a place or category is first", async () => {
    for (const query of ["lucerne", "boats", "lucrene"]) {
      const { hits } = (
        await shop.ask("POST", "/1/indexes/prd_en_CH/query", { query, filters: "NOT type:location" })
      ).json<{ hits: { path: string }[] }>();
      expect(await submit(`/en-ch/s?s=${query}&open=first-hit`)).toEqual([303, hits[0]!.path, "no-store"]);
    }
  });

  test("leads to the search page where the index can't be reached", async () => {
    const { search } = shop.services.ports;
    const query = search.query;
    search.query = () => Promise.reject(new Error("out of order"));
    expect(await submit("/en-ch/s?s=luc&open=first-hit")).toEqual([303, "/en-ch/s?s=luc", "no-store"]);
    search.query = query;
  });
});
