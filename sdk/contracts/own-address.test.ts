import { describe, expect, test } from "vitest";
import { ownAddress, ownPath } from "./own-address.ts";

const shop = "https://shop.test";

/** Shapes that a browser, a router or a library could read as an address of another site, or as no address at all. */
const hostile = [
  "https://evil.test/",
  "HTTPS:evil.test",
  "https:/evil.test",
  "http://shop.test/",
  "//evil.test",
  "///evil.test",
  "////evil.test",
  "/\\evil.test",
  "\\/evil.test",
  "\\\\evil.test",
  "/..//evil.test/",
  "/a/..//evil.test/",
  "/a/../..//evil.test/",
  "/.//evil.test",
  "/././/evil.test",
  "/%2e%2e//evil.test/",
  "/%2E%2e//evil.test",
  "/.%2e//evil.test",
  "/%2e//evil.test",
  "/%2f%2fevil.test",
  "/%2fevil.test",
  "/%252f%252fevil.test",
  "/%25252fevil.test",
  "/%2525252525252fevil.test",
  "/%5cevil.test",
  "/%255cevil.test",
  "/%2e%2e%2f%2fevil.test",
  "/..%2f%2fevil.test",
  "/..%252f%252fevil.test",
  "/%252e%252e//evil.test",
  "/\tevil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  "/%09/evil.test",
  "/%0a/evil.test",
  "/%0d%0aset-cookie:x=1",
  "/\u0000/evil.test",
  "/\u0085/evil.test",
  "\u0000//evil.test",
  " //evil.test",
  " https://evil.test",
  "javascript:alert(1)",
  "data:text/html,x",
  "blob:https://shop.test/x",
  "evil.test",
  "account",
  "?x=1",
  "#x",
  "",
  "/%zz",
  "/%",
  "https://shop.test@evil.test/",
  "https://user:secret@shop.test/",
  "//user@shop.test/account",
  "https://shop.test.evil.test/",
  "https://shop.test",
  "https://shop.test:444/",
  "https://shop.test//evil.test",
  "https://shop.test/..//evil.test",
  "/api/auth/logout",
  "/a/../api/auth/logout",
  "/%61pi/auth/logout",
  "/api",
  `/${"a".repeat(4_001)}`,
  null,
  undefined,
  7,
  ["/account"],
  { toString: () => "/account" },
];

describe("a page of the shop to go to", () => {
  test.each(hostile)("is never %j", (given) => {
    expect(ownPath(given, shop)).toBeNull();
  });

  test.each([
    ["/", "/"],
    ["/fr-ch/account/bookings?page=2#x", "/fr-ch/account/bookings?page=2#x"],
    ["/a/../b/./c", "/b/c"],
    ["/de?q=a b#c", "/de?q=a%20b#c"],
    ["/aktivitäten?q=100%25&next=%2F%2Fevil.test", "/aktivit%C3%A4ten?q=100%25&next=%2F%2Fevil.test"],
    ["/a//b", "/a//b"],
    ["/..", "/"],
    ["https://shop.test/account?x=1", "/account?x=1"],
    ["/apis", "/apis"],
    ["/de?redirect=https://evil.test", "/de?redirect=https://evil.test"],
  ])("%j is written out as %j", (given, path) => {
    expect(ownPath(given, shop)).toBe(path);
    expect(new URL(path, `${shop}/deep/down/`).origin).toBe(shop);
  });
});

describe("an address of a page's own origin", () => {
  test.each([
    ["https://hotel.test/rooms?x=1#y", "https://hotel.test/rooms?x=1#y"],
    ["thanks.html", "https://hotel.test/rooms/thanks.html"],
    ["//hotel.test/x", "https://hotel.test/x"],
    ["HTTPS://HOTEL.test:443/a/../b", "https://hotel.test/b"],
  ])("%j is written out as %j", (given, href) => {
    expect(ownAddress(given, "https://hotel.test", "https://hotel.test/rooms/")?.href).toBe(href);
  });

  test.each([
    "http://hotel.test/",
    "https://evil.test/",
    "//evil.test",
    "\\\\evil.test",
    "javascript:alert(1)",
    "https://a:b@hotel.test/",
    "https://hotel.test\\@evil.test/",
    "\thttps://hotel.test/",
    "",
  ])("is never %j", (given) => {
    expect(ownAddress(given, "https://hotel.test", "https://hotel.test/rooms/")).toBeNull();
  });

  test.each(["//hotel.test/x", "/x", "thanks.html"])("is rejected when relative and without a base: %j", (given) => {
    expect(ownAddress(given, "https://hotel.test")).toBeNull();
  });
});
