import { expect, test } from "vitest";
import { partsOfShares, type ShareToRefund } from "../../../server/domain/payment-shares.ts";
import { partsOfPayers } from "./parts-of-payers.ts";

test("[R3.share] what each payer gets back is said as the server splits it, item by item", () => {
  const shares = [1633, 1633, 1634].map((amount, index): ShareToRefund => ({
    id: String(index),
    amount,
    captured_amount: amount,
    state: "captured",
    provider: "sandbox",
  }));
  const refunds: { payment_share_id: string; amount: number }[] = [];
  for (const back of [1000, 2501])
    refunds.push(
      ...partsOfShares(shares, refunds, back, 0).map(({ share, amount }) => ({ payment_share_id: share.id, amount })),
    );
  const ofServer = shares.map(({ id }) =>
    refunds.filter(({ payment_share_id }) => payment_share_id === id).reduce((sum, { amount }) => sum + amount, 0),
  );
  const said = partsOfPayers(
    [1000, 2501],
    shares.map(({ amount }) => amount),
  );
  expect(said).toEqual(ofServer);
  expect(said.reduce((sum, part) => sum + part, 0)).toBe(3501);
});

test("[R3.share] a share that the bank took back gets nothing, and no one more than is left of theirs", () => {
  expect(partsOfPayers([4000], [2000, 0, 1000])).toEqual([2000, 0, 1000]);
});
