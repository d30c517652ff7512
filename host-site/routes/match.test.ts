import { describe, expect, test } from "vitest";
import { underTest, withoutTest } from "../../sdk/contracts/pages/test-segment.ts";
import { matchRoute, type Route } from "./match.ts";

const german = "de_CH" as const;
const french = "fr_CH" as const;
const listing = (
  pageKind: Extract<Route, { kind: "listing" }>["pageKind"],
  id: string,
  locale: Route["locale"] = german,
): Route => ({
  kind: "listing",
  pageKind,
  id,
  locale,
});

test.each<[string, Route]>([
  ["/", { kind: "page", key: "homepage", locale: german, path: "/" }],
  ["/fr-ch", { kind: "page", key: "homepage", locale: french, path: "/fr-ch" }],
  ["/de-ch/warenkorb/", { kind: "page", key: "basket", locale: german, path: "/warenkorb" }],
  ["/fr-ch/basket", { kind: "page", key: "basket", locale: french, path: "/fr-ch/panier" }],
  ["/activity/501-boat", { kind: "activity", id: 501, locale: german }],
  ["/activity/501", { kind: "activity", id: 501, locale: german }],
  ["/activity/501-", { kind: "activity", id: 501, locale: german }],
  ["/FR_CH/activity/501-bateau/", { kind: "activity", id: 501, locale: french }],
  ["/l/101-luzern", listing("location", "101")],
  ["/fr-ch/t/11", listing("type", "11", french)],
  ["/a/261-fruehling", listing("attribute", "261")],
  ["/p/901-bruecke", listing("point_of_interest", "901")],
  ["/l/101-luzern/t/11-schiffe", listing("location-type", "101-11")],
  ["/fr-ch/l/101/a/261", listing("location-attribute", "101-261", french)],
  [
    "/account/bookings",
    { kind: "account", section: "bookings", bookingId: null, locale: german, path: "/account/bookings" },
  ],
  [
    "/fr-ch/account/bookings/b_1-2",
    { kind: "account", section: "bookings", bookingId: "b_1-2", locale: french, path: "/fr-ch/account/bookings/b_1-2" },
  ],
  [
    "/travel-guide/winter",
    { kind: "article", collection: "travel-guide", slug: "winter", locale: german, path: "/travel-guide/winter" },
  ],
  [
    "/fr-ch/switzerland-itineraries/lakes",
    {
      kind: "article",
      collection: "travel-routes",
      slug: "lakes",
      locale: french,
      path: expect.stringMatching(/^\/fr-ch\/[a-z-]+\/lakes$/) as unknown as string,
    },
  ],
])("%s is found", (path, route) => {
  expect(matchRoute(path)).toEqual(route);
});

describe("there is no page", () => {
  test.each([
    "/nowhere",
    "/activity",
    "/activity/boat",
    "/activity/0-boat",
    "/activity/0501-boat",
    "/activity/-501",
    "/activity/5e2",
    "/activity/501boat",
    "/activity/12345678901-boat",
    "/activity/501-boat/more",
    "/Activity/501-boat",
    "/l",
    "/l/luzern",
    "/x/101-luzern",
    "/L/101-luzern",
    "/constructor/101",
    "/l/101/constructor/11",
    "/l/101-luzern/t",
    "/l/101-luzern/t/schiffe",
    "/l/101-luzern/l/102-zermatt",
    "/l/101-luzern/p/901-bruecke",
    "/t/11-schiffe/l/101-luzern",
    "/l/101-luzern/t/11-schiffe/a/261",
    "/account/secrets",
    "/account/settings/1",
    "/account/bookings/a/b",
    "/account/bookings/a b",
    `/account/bookings/${"x".repeat(65)}`,
    "/travel-guide/Winter",
    "/travel-guide/winter/more",
    `/travel-guide/${"x".repeat(81)}`,
    "/terms-of-service/winter",
    "/xx-yy/activity/501-boat",
    "/fr-ch/de-ch/activity/501-boat",
    "//evil.example/",
    "/..",
  ])("at %s", (path) => {
    expect(matchRoute(path).kind).toBe("unknown");
  });

  test("and it says so in the language of its address", () => {
    expect(matchRoute("/fr-ch/nowhere")).toEqual({ kind: "unknown", locale: french });
    expect(matchRoute("/xx-yy/nowhere")).toEqual({ kind: "unknown", locale: german });
  });
});

test("an address of thousands of slashes or dashes is answered at once", () => {
  const started = performance.now();
  matchRoute(`/${"/".repeat(2_000)}x`);
  matchRoute(`/l/1${"-".repeat(2_000)}`);
  expect(performance.now() - started).toBeLessThan(100);
});

test.each([
  ["/test-booking", "/"],
  ["/test-booking/activity/501-boat", "/activity/501-boat"],
  ["/fr-ch/test-booking/panier", "/fr-ch/panier"],
  ["/test-booking/test-booking/l/101", "/l/101"],
])("%s is %s under test", (path, without) => {
  expect(withoutTest(path)).toEqual({ path: without, isTest: true });
});

test.each([
  ["/", "/test-booking"],
  ["/fr-ch", "/fr-ch/test-booking"],
  ["/warenkorb", "/test-booking/warenkorb"],
  ["/fr-ch/activity/501-bateau", "/fr-ch/test-booking/activity/501-bateau"],
])("%s under test is %s, and back again", (path, under) => {
  expect(underTest(path)).toBe(under);
  expect(withoutTest(under).path).toBe(path);
});

test("a page whose name only begins so is not under test", () => {
  expect(withoutTest("/test-bookings/x")).toEqual({ path: "/test-bookings/x", isTest: false });
});
