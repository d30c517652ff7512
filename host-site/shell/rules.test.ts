import { expect, test } from "vitest";
import type { PageKind } from "../page.ts";
import { answerFor } from "./answer.fixture.ts";
import { bodyClasses, hasFooter, hasLanguageMenu, headerForm, isHeaderSticky } from "./rules.ts";

const widget = { brandColor: "8a3324", logoUrl: null, showsNavigation: false };

test("the header goes along on lists and texts, and rests where somebody reads an activity, buys or is in their account", () => {
  const sticky: PageKind[] = [
    "homepage",
    "listing",
    "type",
    "location",
    "location-type",
    "attribute",
    "point_of_interest",
    "search",
    "map",
    "text",
    "travel-guide",
    "404",
  ];
  const resting: PageKind[] = ["activity", "basket", "booking", "confirm", "account"];
  expect(sticky.filter((kind) => !isHeaderSticky(kind))).toEqual([]);
  expect(resting.filter(isHeaderSticky)).toEqual([]);
});

test("basket, booking and confirm look like booking; booking alone is the check-out", () => {
  expect(bodyClasses(answerFor("basket"))).toContain("is-booking");
  expect(bodyClasses(answerFor("basket"))).not.toContain("is-checkout");
  expect(bodyClasses(answerFor("confirm"))).toContain("is-booking");
  expect(bodyClasses(answerFor("booking"))).toEqual(["page-booking", "is-booking", "is-checkout"]);
  expect(bodyClasses(answerFor("activity"))).toEqual(["page-activity"]);
});

test("a partner's widget has their logo and no footer, and navigation where they ask for it", () => {
  const page = answerFor("activity", { widget });
  expect(hasFooter(page)).toBe(false);
  expect(headerForm(page)).toBe("widget");
  expect(bodyClasses(page)).toContain("is-widget");
  expect(headerForm(answerFor("activity", { widget: { ...widget, showsNavigation: true } }))).toBe("full");
});

test("while somebody pays, and when they have, the header has help alone (discovery spec §2)", () => {
  expect(headerForm(answerFor("booking"))).toBe("reduced");
  expect(headerForm(answerFor("confirm"))).toBe("reduced");
  expect(headerForm(answerFor("basket"))).toBe("full");
});

test("a page in one language has no language menu", () => {
  const [only] = answerFor("text").shell.languages;
  expect(hasLanguageMenu(answerFor("text"))).toBe(true);
  expect(hasLanguageMenu(answerFor("text", { languages: [only!] }))).toBe(false);
});
