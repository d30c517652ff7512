import * as v from "valibot";
import { expect, test } from "vitest";
import { AffiliateStatement } from "./affiliate.ts";

test("a page reads a paid statement of a process of the version before, which answers without an account", () => {
  expect(v.parse(AffiliateStatement.entries.paid, { on: "2026-12-10", reference: "ZKB 1" })).toEqual({
    on: "2026-12-10",
    reference: "ZKB 1",
    iban: null,
  });
});
