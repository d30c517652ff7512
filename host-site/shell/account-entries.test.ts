import { expect, test } from "vitest";
import { accountEntries, accountLinks, signOutAddress } from "./account-entries.ts";
import { shellWords } from "./words.fixture.ts";

const menuOf = (...roles: ("admin" | "reseller" | "customer")[]) =>
  accountEntries({ roles, isAffiliate: false }, "header");

test("each role's menu leads where they have something to do", () => {
  expect(menuOf("admin")).toEqual(["activities", "bookings", "suppliers", "settings", "sign-out"]);
  expect(menuOf("reseller")).toEqual(["activities", "bookings", "settings", "sign-out"]);
  expect(menuOf("customer")).toEqual(["bookings", "settings", "sign-out"]);
});

test("who has several roles sees the menu of the highest (RULES 18)", () => {
  expect(menuOf("customer", "reseller", "admin")).toEqual(menuOf("admin"));
  expect(menuOf("customer", "reseller")).toEqual(menuOf("reseller"));
});

test("chat is in the account area's menu alone", () => {
  const customer = { roles: ["customer"], isAffiliate: false } as const;
  expect(accountEntries(customer, "account-area")).toEqual(["bookings", "chat", "settings", "sign-out"]);
});

test("who has applied as an affiliate has an entry for it, and who is about to in the account area", () => {
  const customer = { roles: ["customer"], isAffiliate: false } as const;
  expect(accountEntries({ ...customer, isAffiliate: true }, "header")).toEqual([
    "bookings",
    "affiliate",
    "settings",
    "sign-out",
  ]);
  expect(accountEntries(customer, "account-area", "affiliate")).toContain("affiliate");
  expect(accountEntries(customer, "account-area", "settings")).not.toContain("affiliate");
});

test("keys are in the account area's menu of those who are affiliates", () => {
  const affiliate = { roles: ["customer"], isAffiliate: true } as const;
  const entries = ["bookings", "affiliate", "api-keys", "chat", "settings", "sign-out"];
  expect(accountEntries(affiliate, "account-area")).toEqual(entries);
  expect(accountEntries(affiliate, "header")).not.toContain("api-keys");
});

test("signing out comes back to the visitor's language, and needs no word for the default one", () => {
  expect(signOutAddress("de_CH", 1_763_722_800_000)).toBe("/api/auth/logout?t=1763722800000");
  expect(signOutAddress("fr_CH", 1_763_722_800_000)).toBe("/api/auth/logout?t=1763722800000&returnTo=%2Ffr-ch");
});

test("the entries are links in the page's words and language", () => {
  const links = accountLinks(menuOf("customer"), {
    words: shellWords("fr_CH").account,
    accountPath: "/fr-ch/account",
    chatPath: "/fr-ch/chat",
    locale: "fr_CH",
    now: 7,
  });
  expect(links.map(({ title, url }) => [title, url])).toEqual([
    ["Réservations", "/fr-ch/account/bookings"],
    ["Paramètres", "/fr-ch/account/settings"],
    ["Se déconnecter", "/api/auth/logout?t=7&returnTo=%2Ffr-ch"],
  ]);
});
