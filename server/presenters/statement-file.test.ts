import { expect, test } from "vitest";
import type { AffiliateStatement } from "../../sdk/contracts/affiliate.ts";
import { formatMoney } from "../../sdk/contracts/money.ts";
import { statementDetails } from "./statement-file.ts";

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
    { id: 4182, company: "Hotel Post", iban: "CH9300762011623852957" },
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

test.each([
  ["was paid out: the IBAN may have changed since", { paid: { on: "2026-12-10", reference: "ZKB 1" } }],
  ["is carried over", { payable: money(0), carriedOn: money(4_000) }],
])("a statement names no account if it %s", (_, changes) => {
  expect(factsOf(changes as Partial<AffiliateStatement>).map(([name]) => name)).not.toContain("IBAN");
});
