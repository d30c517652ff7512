import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL(".", import.meta.url);
/** The verbs of docs/architecture.md, "Names of queries". */
const verbs =
  /^(find|get|list|count|has|is|insert|upsert|update|delete|replace|claim|release|mark|set|clear|lock)[A-Z]/;
/** Parts of statements, for queries. */
const parts = [
  "idList",
  "inBatches",
  "matchBookings",
  "matchesNumber",
  "matchesText",
  "textIn",
  "whereOwnedBy",
  "withBills",
];

test("every query begins with a verb of the scheme", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const names = files.flatMap((name) =>
    [...readFileSync(new URL(name, folder), "utf8").matchAll(/^export (?:async )?function (\w+)/gm)].map(
      ([, exported]) => exported!,
    ),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !verbs.test(name) && !parts.includes(name))).toEqual([]);
});
