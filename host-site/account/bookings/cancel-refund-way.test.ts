import { describe, expect, test } from "vitest";
import type { Booking } from "../../../sdk/contracts/booking.ts";
import { cancelRefundWay } from "./cancel-refund-way.ts";

const standing = { reservation: { cancelledAt: null } };
const cancelled = { reservation: { cancelledAt: "2026-12-01T10:00:00Z" } };

function bookingOf(status: "captured" | "authorised" | "due", items: readonly object[]) {
  return { items, payment: { method: status === "due" ? "invoice" : "card", status } } as unknown as Booking;
}

describe("[R8.money] what becomes of the money of what is cancelled", () => {
  test("what was paid goes back, and an invoice becomes smaller", () => {
    expect(cancelRefundWay(bookingOf("captured", [standing]), [standing])).toBe("refund");
    expect(cancelRefundWay(bookingOf("due", [standing, standing]), [standing])).toBe("invoice");
  });

  test("of a card that has only reserved it, nothing is charged once nothing stands; else it is charged for all, and the rest goes back", () => {
    expect(cancelRefundWay(bookingOf("authorised", [standing, cancelled]), [standing])).toBe("released");
    expect(cancelRefundWay(bookingOf("authorised", [standing, standing]), [standing])).toBe("reserved");
  });
});
