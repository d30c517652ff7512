import { expect, test } from "vitest";
import { configuratorOf } from "./text.ts";

test.each([
  ["", {}],
  ["activity=167", { activity: "167" }],
  ["activity=167&activities=1", { activity: "167" }],
  ["activity=167abc", { activities: "167abc" }],
  ["activities=167,104", { activities: "167,104" }],
  ["activities=167;104", { activities: "167;104" }],
  ["activities=abc", { activities: "abc" }],
])("the configurator gets what the address names, readable or not: %s", (query, subject) => {
  const { attributes } = configuratorOf({ locale: "en_CH", query: new URLSearchParams(query) });
  expect(attributes).toEqual({ locale: "en_CH", ...subject });
});
