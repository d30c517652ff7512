import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchPreloaded } from "./preloaded.ts";
import { preload } from "./preload.ts";
import { shareWithPage } from "./page.ts";

const asked: string[] = [];
const preloaded: Record<string, Promise<Response> | undefined> = {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${address} ${init?.body ?? ""}`.trim());
    return Promise.resolve(new Response("{}"));
  });
  vi.stubGlobal("window", {});
  shareWithPage({ version: "1.0.0", load: () => Promise.resolve(), preloaded });
});
afterEach(() => {
  asked.length = 0;
  for (const key of Object.keys(preloaded)) delete preloaded[key];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const start = (attributes: Record<string, string>, name = "booking") =>
  preload(
    preloaded,
    name,
    (attribute) => attributes[attribute] ?? null,
    "https://shop.test/api",
    "de_CH",
    new Date("2026-11-30T23:30:00Z"),
  );

test("the loader asks for the activity and for the month that it is in Zurich, and the client does not ask again", async () => {
  start({ activity: "104" });
  expect(asked).toEqual([
    "GET https://shop.test/api/activity/104-de_CH/",
    'POST https://shop.test/api/activity/monthly-dates/ {"activityId":104,"locale":"de_CH","year":2026,"month":12}',
  ]);
  await fetchPreloaded("https://shop.test/api/activity/104-de_CH/", { method: "GET" });
  await fetchPreloaded("https://shop.test/api/activity/monthly-dates/", {
    method: "POST",
    body: '{"locale":"de_CH","month":12,"year":2026,"activityId":104}',
  });
  expect(asked).toHaveLength(2);
});

test.each([
  ["the address begins with offers", "?flowType=offers-date", ""],
  ["the address brings a selection", "?x=1&bookingData=%7B%7D", ""],
  ["somebody is signed in", "", "a=1; gipfel_signed_in=1"],
])("the month is not preloaded where %s, for the widget asks for another", (_name, search, cookie) => {
  vi.stubGlobal("location", { search });
  vi.stubGlobal("document", { cookie });
  start({ activity: "104" });
  expect(asked).toEqual(["GET https://shop.test/api/activity/104-de_CH/"]);
});

test("an id with a space after it is preloaded without the space", () => {
  start({ activity: "104 " });
  expect(asked[0]).toBe("GET https://shop.test/api/activity/104-de_CH/");
});

test("nothing is preloaded from an API base that is not http", () => {
  preload(
    preloaded,
    "booking",
    (attribute) => (attribute === "activity" ? "104" : null),
    "ftp://shop.test/api",
    "de_CH",
    new Date(),
  );
  expect(asked).toEqual([]);
});

test("an answer preloaded is handed out once, and not when it is old", async () => {
  start({ activity: "104" });
  await fetchPreloaded("https://shop.test/api/activity/104-de_CH/");
  await fetchPreloaded("https://shop.test/api/activity/104-de_CH/");
  expect(asked).toHaveLength(3);
  vi.advanceTimersByTime(31_000);
  await fetchPreloaded("https://shop.test/api/activity/monthly-dates/", {
    method: "POST",
    body: '{"activityId":104,"locale":"de_CH","year":2026,"month":12}',
  });
  expect(asked).toHaveLength(4);
});

test("nothing is asked preloaded for another element, a bad id, or dates that something else decides", () => {
  start({ activity: "104" }, "button");
  start({ activity: "../x" });
  expect(asked).toEqual([]);
  start({ activity: "104", flow: "offers-date" });
  expect(asked).toHaveLength(1);
});
