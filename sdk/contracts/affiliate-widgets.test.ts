import { expect, test } from "vitest";
import { words } from "../../host-site/affiliate/words.ts";
import { affiliateWidgets, knownWidget, nameOfWidget } from "./affiliate-widgets.ts";

test.each(["constructor", "toString", "__proto__", "hasOwnProperty", "hotel", ""])(
  "%j, which no element is called, counts as none, and its name in a file is text",
  (widget) => {
    expect(knownWidget(widget)).toBe("");
    expect(nameOfWidget(words.widgets, widget)).toBe(widget || "Link");
  },
);

test.each(affiliateWidgets)("%s counts, and has a name on the page and in files", (widget) => {
  expect(knownWidget(widget)).toBe(widget);
  expect(Object.keys(words.widgets)).toContain(widget);
});
