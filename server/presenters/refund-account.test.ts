import { expect, test } from "vitest";
import type { ManagedBooking } from "../../sdk/contracts/account.ts";
import type { RefundTable } from "../db/schema.ts";
import { presentExportedBooking } from "./account-export.ts";
import { presentAccountOfBooking } from "./refund-account.ts";

const refund = {
  state: "refused",
  amount: 4900,
  payment_share_id: null,
  account_iban: "CH9300762011623852957",
  account_holder: "Anna Muster",
  account_given_by: "buyer",
} as const;

test("[R11.iban] what goes back of a share, or is with the provider, is not asked of the buyer", () => {
  const others = [
    { ...refund, payment_share_id: "s-1" },
    { ...refund, state: "overdue" },
    { ...refund, state: "pending" },
  ] as const;
  for (const each of others) expect(presentAccountOfBooking([each]).amount, each.state).toBeNull();
  expect(presentAccountOfBooking([refund, ...others, { ...refund, state: "by_hand" }]).amount).toMatchObject({
    amount: 9800,
  });
});

test("[R11.iban] a refund that fails after another was settled asks anew", () => {
  const settled = { ...refund, state: "settled" } as const;
  const next = { ...refund, account_iban: null, account_holder: null, account_given_by: null };
  expect(presentAccountOfBooking([settled, next])).toMatchObject({ amount: { amount: 4900 }, account: null });
});

test("[R11.iban] the export of own data has the end of the account, not who of the team entered it, nor a payer's of a share", () => {
  const given = {
    account_iban: "CH9300762011623852957",
    account_holder: "Anna Muster",
    amount: 4900,
    state: "settled",
  };
  const refunds = [
    { ...given, account_given_by: "ada@shop.test", payment_share_id: null },
    { ...given, account_given_by: "buyer", payment_share_id: "share" },
    { ...given, account_iban: null, account_given_by: null, payment_share_id: null },
  ] as unknown as RefundTable[];
  const booking = { notes: null, locale: "de_CH", terms_version: "1", affiliate: null };
  const { refundAccounts } = presentExportedBooking({} as ManagedBooking, booking, [], refunds);
  expect(refundAccounts).toEqual([
    { iban: "…\u00a02957", holder: "Anna Muster", givenBy: "team", amount: 4900, state: "settled" },
  ]);
});
