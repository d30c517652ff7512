import { expect, test } from "vitest";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { withAgesBefore } from "./ages-before.ts";
import type { TransportReservationInput } from "./freeze-trip.ts";

const frozen = {
  trip: {},
  childrenAges: [4, 9],
  lines: [
    { ticketCategoryId: 1, guests: [[]] },
    { ticketCategoryId: 2, guests: [[], []] },
  ],
} as unknown as FrozenReservation;
const request = (selection: readonly [id: number, persons: number][], childrenAges?: number[]) =>
  ({
    tripId: "later",
    selection: selection.map(([ticketCategoryId, numGuests]) => ({ ticketCategoryId, numGuests })),
    ...(childrenAges ? { childrenAges } : {}),
  }) as TransportReservationInput;

test.each([undefined, []])(
  "a trip that is moved with the same tickets is for children of the same ages, the request naming %j",
  (ages) => {
    const same = request(
      [
        [2, 2],
        [1, 1],
      ],
      ages,
    );
    expect(withAgesBefore(same, frozen)).toEqual({ ...same, childrenAges: [4, 9] });
  },
);

test("ages that the request names count, and other tickets have none of the ages before", () => {
  const named = request(
    [
      [1, 1],
      [2, 2],
    ],
    [5, 9],
  );
  expect(withAgesBefore(named, frozen)).toBe(named);
  const fewer = request([
    [1, 1],
    [2, 1],
  ]);
  expect(withAgesBefore(fewer, frozen)).toBe(fewer);
});
