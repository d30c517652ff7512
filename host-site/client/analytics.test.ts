import { afterEach, expect, test, vi } from "vitest";
import type { RefundWay } from "../../sdk/contracts/booking.ts";
import { money } from "../../sdk/contracts/money.ts";
import { reservationOf } from "../../sdk/machines/cart/cart.fixture.ts";
import { emitRefund, emitRefundsOfOthers } from "./analytics.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["refund", 1],
  ["invoice", 1],
  ["release", 0],
  ["none", 0],
] as const)(
  "a cancellation whose money goes back by way of %s is an analytics refund %i times",
  (refundWay: RefundWay, times) => {
    const page = new EventTarget();
    const listener = vi.fn();
    page.addEventListener("gipfel-analytics", listener);
    vi.stubGlobal("document", page);
    emitRefund("1048-2291", reservationOf("r1"), { bookingItemId: refundWay, refund: money(4900), refundWay });
    expect(listener).toHaveBeenCalledTimes(times);
  },
);

const cancelled = {
  bookingItemId: "i1",
  cancelledBy: "team",
  refundState: "done",
  refunded: money(4900),
  booked: { reservation: reservationOf("r1") },
} as const;

function openBrowser(choice: "agreed" | "refused" | null) {
  const page = new EventTarget();
  const listener = vi.fn();
  page.addEventListener("gipfel-analytics", listener);
  const stored = new Map<string, string>(choice ? [["gipfelConsent", choice]] : []);
  vi.stubGlobal("document", page);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return { listener, stored };
}

// Cause: the page that an admin reads again after cancelling their own booking said that the team had.
test("what an admin has cancelled in the account is no refund of others on the same page", () => {
  const { listener } = openBrowser("agreed");
  const own = { ...cancelled, bookingItemId: "own" };
  const { reservation } = own.booked;
  emitRefund("1048-2291", reservation, { bookingItemId: "own", refund: money(4900), refundWay: "refund" });
  emitRefundsOfOthers("1048-2291", [own]);
  expect(listener).toHaveBeenCalledTimes(1);
});

// Cause: a booking's page is read again every few seconds while money is on its way.
test("where storage is full a refund of others is still reported once on a page", () => {
  const { listener } = openBrowser("agreed");
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === "gipfelConsent" ? "agreed" : null),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  const full = { ...cancelled, bookingItemId: "full" };
  emitRefundsOfOthers("1048-2291", [full]);
  emitRefundsOfOthers("1048-2291", [full]);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("what the team or the supplier has cancelled is a refund once in a browser, each item for itself", () => {
  const { listener } = openBrowser("agreed");
  const other = { ...cancelled, bookingItemId: "i2", cancelledBy: "supplier", refundState: "pending" } as const;
  emitRefundsOfOthers("1048-2291", [cancelled]);
  emitRefundsOfOthers("1048-2291", [cancelled]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(listener.mock.calls[0]![0]).toMatchObject({
    detail: { name: "refund", payload: { transaction_id: "1048-2291", value: 4900 } },
  });
  emitRefundsOfOthers("1048-2291", [cancelled, other]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ["the buyer has cancelled it, which was reported then", { cancelledBy: "customer" }],
  ["it stands, or was refused before it was booked", { cancelledBy: null }],
  ["it was never charged", { refundState: "released" }],
  ["nothing goes back", { refunded: money(0), refundState: "none" }],
] as const)("an item is no refund of others where %s", (_, change) => {
  const { listener } = openBrowser("agreed");
  emitRefundsOfOthers("1048-2291", [{ ...cancelled, ...change }]);
  expect(listener).not.toHaveBeenCalled();
});

test.each([null, "refused"] as const)("without consent (%s) nothing is reported, and nothing stored", (choice) => {
  const { listener, stored } = openBrowser(choice);
  emitRefundsOfOthers("1048-2291", [cancelled]);
  expect(listener).not.toHaveBeenCalled();
  expect(stored.has("gipfelRefunds")).toBe(false);
});
