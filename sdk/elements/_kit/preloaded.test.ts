import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchPreloaded } from "./preloaded.ts";
import { preload } from "./preload.ts";
import { shareWithPage } from "./page.ts";

const requests: string[] = [];
const preloaded: Record<string, Promise<Response> | undefined> = {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    requests.push(`${init?.method ?? "GET"} ${address} ${init?.body ?? ""}`.trim());
    return Promise.resolve(new Response("{}"));
  });
  vi.stubGlobal("window", {});
  shareWithPage({ version: "1.0.0", load: () => Promise.resolve(), preloaded });
});
afterEach(() => {
  requests.length = 0;
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

test("preloads the activity and the current month in Zurich, and the client sends neither request again", async () => {
  start({ activity: "104" });
  expect(requests).toEqual([
    "GET https://shop.test/api/activity/104-de_CH/",
    'POST https://shop.test/api/activity/monthly-dates/ {"activityId":104,"locale":"de_CH","year":2026,"month":12}',
  ]);
  await fetchPreloaded("https://shop.test/api/activity/104-de_CH/", { method: "GET" });
  await fetchPreloaded("https://shop.test/api/activity/monthly-dates/", {
    method: "POST",
    body: '{"locale":"de_CH","month":12,"year":2026,"activityId":104}',
  });
  expect(requests).toHaveLength(2);
});

test.each([
  ["the address sets the flow to offers first", "?flowType=offers-date", ""],
  ["the address holds a selection", "?x=1&bookingData=%7B%7D", ""],
  ["the visitor is signed in", "", "a=1; gipfel_signed_in=1"],
])("does not preload the month when %s", (_name, search, cookie) => {
  vi.stubGlobal("location", { search });
  vi.stubGlobal("document", { cookie });
  start({ activity: "104" });
  expect(requests).toEqual(["GET https://shop.test/api/activity/104-de_CH/"]);
});

test("trims the id before it preloads", () => {
  start({ activity: "104 " });
  expect(requests[0]).toBe("GET https://shop.test/api/activity/104-de_CH/");
});

test("preloads nothing from an API base that is not http", () => {
  preload(
    preloaded,
    "booking",
    (attribute) => (attribute === "activity" ? "104" : null),
    "ftp://shop.test/api",
    "de_CH",
    new Date(),
  );
  expect(requests).toEqual([]);
});

test("uses a preloaded response once, and not after 30 seconds", async () => {
  start({ activity: "104" });
  await fetchPreloaded("https://shop.test/api/activity/104-de_CH/");
  await fetchPreloaded("https://shop.test/api/activity/104-de_CH/");
  expect(requests).toHaveLength(3);
  vi.advanceTimersByTime(31_000);
  await fetchPreloaded("https://shop.test/api/activity/monthly-dates/", {
    method: "POST",
    body: '{"activityId":104,"locale":"de_CH","year":2026,"month":12}',
  });
  expect(requests).toHaveLength(4);
});

test("preloads nothing for another element or an invalid id, and no month when offers come first", () => {
  start({ activity: "104" }, "button");
  start({ activity: "../x" });
  expect(requests).toEqual([]);
  start({ activity: "104", flow: "offers-date" });
  expect(requests).toHaveLength(1);
});
