import { expect, test } from "vitest";
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
