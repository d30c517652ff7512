import { expect, test } from "vitest";
import { withoutCanton } from "./canton.ts";

test.each([
  ["Kanton Zürich", "Zürich"],
  ["des Kantons Zürich", "des Zürich"],
  ["canton d’Uri", "Uri"],
  ["Cantone di Zurigo", "Zurigo"],
  ["canton", "canton"],
  ["lac des quatre cantons", "lac des quatre cantons"],
  ["quatre cantons", "quatre cantons"],
  ["lago dei quattro cantoni", "lago dei quattro cantoni"],
])("both indexes turn %o into the query %o", (text, query) => {
  expect(withoutCanton(text)).toBe(query);
});
