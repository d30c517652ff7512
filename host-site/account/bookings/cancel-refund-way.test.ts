import { describe, expect, test } from "vitest";
import type { Booking } from "../../../sdk/contracts/booking.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { cancelRefundWay } from "./cancel-refund-way.ts";

const standing = { reservation: { cancelledAt: null } };
const cancelled = { reservation: { cancelledAt: "2026-12-01T10:00:00Z" } };

function bookingOf(of: Partial<Record<"paid" | "authorised" | "invoiced", number>>, items: readonly object[]) {
  const { paid = 0, authorised = 0, invoiced = 0 } = of;
  return { items, money: { paid: money(paid), authorised: money(authorised), invoiced: money(invoiced) } } as unknown as Booking;
}

describe("[R8.money] what becomes of the money of what is cancelled", () => {
  test("what was paid goes back, and an invoice becomes smaller", () => {
    expect(cancelRefundWay(bookingOf({ paid: 9600 }, [standing]), [standing])).toBe("refund");
    expect(cancelRefundWay(bookingOf({ invoiced: 9600 }, [standing, standing]), [standing])).toBe("invoice");
  });

  test("of a card that has only reserved it, nothing is charged once nothing stands; else it is charged for all, and the rest goes back", () => {
    expect(cancelRefundWay(bookingOf({ authorised: 9600 }, [standing, cancelled]), [standing])).toBe("released");
    expect(cancelRefundWay(bookingOf({ authorised: 9600 }, [standing, standing]), [standing])).toBe("reserved");
  });
});
