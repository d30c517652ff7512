import { afterEach, expect, test, vi } from "vitest";
import type { RefundWay } from "../../sdk/contracts/booking.ts";
import { money } from "../../sdk/contracts/money.ts";
import { reservationOf } from "../../sdk/machines/cart/cart.fixture.ts";
import { emitRefund } from "./analytics.ts";

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
    emitRefund("1048-2291", reservationOf("r1"), { refund: money(4900), refundWay });
    expect(listener).toHaveBeenCalledTimes(times);
  },
);
