import { expect, test } from "vitest";
import { presentHistory } from "./booking-history.ts";

const attempt = {
  id: "a",
  method: "card",
  state: "failed",
  amount: 9800,
  capture_amount: 4900,
  lost_amount: 0,
};
const step = (from: string | null, to: string, reason: string, at: string) => ({
  id: at,
  entity: "payment_attempt",
  entity_id: "a",
  from_state: from,
  to_state: to,
  reason,
  at,
});
const released = (id: string, doneAt: string) => ({
  id,
  payment_attempt_id: "a",
  payment_share_id: null,
  booking_item_id: "i",
  amount: 4900,
  state: "released",
  reason: "cancelled",
  done_at: doneAt,
});

// Cause: every released refund of a payment that had failed late was left out, whenever it was released.
test("[R8.late] what was released before the capture stays in the history once the bank takes the rest back", () => {
  const history = presentHistory({
    items: [],
    refunds: [released("before", "2026-11-01T10:00:00.000Z"), released("after", "2026-11-21T10:00:00.000Z")],
    attempts: [attempt],
    shares: [],
    voucherEntries: [],
    history: [
      step("authorised", "captured", "captured", "2026-11-02T10:00:00.000Z"),
      step("captured", "failed", "payment_failed_late", "2026-11-20T10:00:00.000Z"),
    ],
  } as unknown as Parameters<typeof presentHistory>[0]);
  expect(history.map(({ state, amount }) => [state, amount?.amount])).toEqual([
    ["money_released", 4900],
    ["paid", 4900],
    ["taken_back", 4900],
  ]);
});
