import { expect, test } from "vitest";
import { words as pageWords } from "../../host-site/affiliate/words.ts";
import { words as fileWords } from "../../server/presenters/statement.words.ts";
import { affiliateWidgets, knownWidget, nameOfWidget } from "./affiliate-widgets.ts";

test.each(["constructor", "toString", "__proto__", "hasOwnProperty", "hotel", ""])(
  "%j, which no element is called, counts as none, and its name in a file is text",
  (widget) => {
    expect(knownWidget(widget)).toBe("");
    expect(nameOfWidget(fileWords.widgets, widget)).toBe(widget || "Link");
  },
);

test.each(affiliateWidgets)("%s counts, and has a name on the page and in files", (widget) => {
  expect(knownWidget(widget)).toBe(widget);
  expect(Object.keys(pageWords.widgets)).toContain(widget);
  expect(Object.keys(fileWords.widgets)).toContain(widget);
});
