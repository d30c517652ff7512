import { expect, test } from "vitest";
import type { AffiliateStatement } from "../../sdk/contracts/affiliate.ts";
import { formatMoney } from "../../sdk/contracts/money.ts";
import { outcomeText, statementDetails } from "./statement-file.ts";

const money = (amount: number) => ({ amount, currency: "CHF", formatted: formatMoney(amount) }) as const;
const statement = {
  month: "2026-11",
  lines: [],
  correction: money(0),
  amount: money(8_000),
  carried: money(0),
  payable: money(8_000),
  carriedOn: money(0),
  createdAt: "2026-12-02T05:00:00Z",
  paid: null,
} as unknown as AffiliateStatement;
const company = { name: "Berge AG", street: "Bergweg 1", place: "3800 Interlaken", uid: "CHE-123.456.789" };
const factsOf = (changes: Partial<AffiliateStatement>) =>
  statementDetails(
    { brand: { name: "Gipfel", color: "#0b5d47" }, company },
    "en_CH",
    { id: 4182, company: "Hotel Post", iban: "CH9300762011623852957", state: "approved", newestMonth: "2026-11" },
    { ...statement, ...changes },
  ).facts;

test("a statement names the company that issues it, and the account that is paid to", () => {
  expect(factsOf({})).toEqual([
    ["Issued by", "Berge AG, Bergweg 1, 3800 Interlaken"],
    ["UID", "CHE-123.456.789"],
    ["Affiliate", "Hotel Post"],
    ["Affiliate number", "4182"],
    ["Made on", expect.stringContaining("2 December 2026")],
    ["IBAN", "CH93 0076 2011 6238 5295 7"],
  ]);
});

test("a statement that was paid out names the account that it went to: the IBAN may have changed since", () => {
  const paid = { on: "2026-12-10", reference: "ZKB 1", iban: "DE89370400440532013000" };
  expect(factsOf({ paid })).toContainEqual(["IBAN", "DE89 3704 0044 0532 0130 00"]);
});

test("what is carried over is paid out from CHF 50.00, but any amount once the partnership has ended", () => {
  const newestMonth = "2026-11";
  const carried = { ...statement, payable: money(0), carriedOn: money(2_000) };
  expect(outcomeText("en_CH", carried, { iban: null, state: "approved", newestMonth })).toBe(
    "CHF 20.00 is carried over to the next statement: we pay out from CHF 50.00.",
  );
  expect(outcomeText("en_CH", carried, { iban: null, state: "closed", newestMonth })).toBe(
    "CHF 20.00 is carried over to the next statement: as the partnership has ended, we pay out any amount.",
  );
});

test("once the partnership has ended, only the newest statement says that any amount is paid out", () => {
  const carried = { ...statement, payable: money(0), carriedOn: money(2_000) };
  const owner = { iban: null, state: "closed", newestMonth: "2026-12" } as const;
  expect([carried, { ...carried, month: "2026-12" }].map((each) => outcomeText("en_CH", each, owner))).toEqual([
    "CHF 20.00 is carried over to the next statement: we pay out from CHF 50.00.",
    "CHF 20.00 is carried over to the next statement: as the partnership has ended, we pay out any amount.",
  ]);
});

test.each([
  ["was paid out to one that nobody has noted", { paid: { on: "2026-12-10", reference: "ZKB 1", iban: null } }],
  ["is carried over", { payable: money(0), carriedOn: money(4_000) }],
])("a statement names no account if it %s", (_, changes) => {
  expect(factsOf(changes as Partial<AffiliateStatement>).map(([name]) => name)).not.toContain("IBAN");
});
