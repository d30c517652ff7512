import { expect, test } from "vitest";
import { isStanding, standingInPlaceOf } from "./hold-state.ts";
import type { ReservationState } from "./states.ts";

const now = "2026-12-01T09:00:00.000Z";
const reservation = (id: string, state: ReservationState, changes: { first?: string; expires?: string } = {}) => ({
  id,
  first_reservation_id: changes.first ?? null,
  state,
  expires_at: changes.expires ?? "2026-12-01T09:10:00.000Z",
  pinned_until: null,
});

test.each(["failed", "refunded", "cancelled", "expired"] as const)("what is %s stands no more", (state) => {
  expect(isStanding(reservation("seats", state), now)).toBe(false);
  expect(standingInPlaceOf([reservation("seats", state)], "seats", now)).toBeUndefined();
});

test.each(["held", "paying", "requested", "booked"] as const)("what is %s stands", (state) => {
  expect(isStanding(reservation("seats", state), now)).toBe(true);
});

test("a hold stands until it expires, be it marked or not; what is paid or booked has no end", () => {
  const expired = { expires: "2026-12-01T08:59:00.000Z" };
  expect(isStanding(reservation("seats", "held", expired), now)).toBe(false);
  expect(isStanding(reservation("seats", "booked", expired), now)).toBe(true);
});

test("a later reservation has the place of a given one, whichever of them is named", () => {
  const first = reservation("first", "refunded");
  const [second, third] = [
    reservation("second", "cancelled", { first: "first" }),
    reservation("third", "held", { first: "first" }),
  ];
  for (const { id } of [first, second, third])
    expect(standingInPlaceOf([first, second, third, reservation("other", "held")], id, now)).toBe(third);
});
