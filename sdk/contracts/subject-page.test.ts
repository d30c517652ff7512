import { expect, test } from "vitest";
import { hideOnPage, subjectPage, type PageSubject } from "./subject-page.ts";

test.each<[string, PageSubject, string]>([
  ["an activity's page", { activity: 167 }, "/fr-ch/activity/167"],
  ["the list of all activities", {}, "/fr-ch/activites"],
  ["the list of some", { activities: [167, 104] }, "/fr-ch/activites?activities=167%2C104"],
  ["the page of a search", { search: "lac" }, "/fr-ch/s?s=lac"],
  ["the page of a search among some", { activities: [167], search: "lac" }, "/fr-ch/s?activities=167&s=lac"],
])("leads to %s", (_, subject, path) => {
  expect(subjectPage(subject, "https://shop.example", "fr_CH").href).toBe(`https://shop.example${path}`);
});

test("hides the parts that words name, in any writing, and ignores other words", () => {
  const page = subjectPage({}, "https://shop.example", "de_CH");
  hideOnPage(page, ["map", "quickFilter", "nope", ""]);
  expect(page.search).toBe("?hideMap=true&hideQuickFilter=true");
});
