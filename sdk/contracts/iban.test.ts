import { expect, test } from "vitest";
import { compactIban, groupedIban, isIban } from "./iban.ts";

test.each([
  "CH93 0076 2011 6238 5295 7",
  "ch9300762011623852957",
  "DE89 3704 0044 0532 0130 00",
  "LI21 0881 0000 2324 013A A",
])("accepts %s, whose check digits are right", (text) => expect(isIban(text)).toBe(true));

test.each([
  "CH93 0076 2011 6238 5295 8",
  "CH39 0076 2011 6238 5295 7",
  "CH93 0076 2011 6238 5295",
  "CH93",
  "",
  "CH93-0076-2011-6238-5295-7",
  "9300762011623852957",
  "ＣＨ9300762011623852957",
])("refuses %j: a wrong digit, two exchanged, one missing, no IBAN", (text) => expect(isIban(text)).toBe(false));

test("stores it without spaces and shows it in groups of four", () => {
  expect(compactIban(" ch93 0076\u00a02011 6238 5295 7")).toBe("CH9300762011623852957");
  expect(groupedIban("CH9300762011623852957")).toBe("CH93 0076 2011 6238 5295 7");
});
