import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { money } from "../../contracts/money.ts";
import { category, offer, slot } from "./booking.fixture.ts";
import { openSlots } from "./choices.rules.ts";
import { categoriesFor, changed, fromHashes, personsOf, whyNoMore } from "./quantities.rules.ts";
import { isWrongAge } from "./readiness.rules.ts";
import { linesOf, totalOfLines } from "./lines.rules.ts";

describe("tickets", () => {
  const adult = category(11);
  const child = category(12, { audience: "child", price: money(2500) });

  test("[P5.10] [R2] disables plus at the slot's capacity in persons, and names slots with enough seats", () => {
    const here = slot("a", [11, 12], { capacity: 4 });
    const other = slot("b", [11, 12], { startsAt: "2026-12-03T12:00:00+01:00", capacity: 6 });
    expect(whyNoMore(adult, { 11: 3, 12: 1 }, here, [here, other])).toEqual({
      kind: "capacity",
      seats: 4,
      other: { time: "12:00", seats: 6 },
    });
    expect(whyNoMore(adult, { 11: 2, 12: 1 }, here)).toBeNull();
    expect(whyNoMore(adult, { 11: 90 }, slot("c", [11], { capacity: null }))).toBeNull();
    expect(whyNoMore(adult, {}, slot("d", [11], { capacity: "none" }))).toMatchObject({ kind: "capacity", seats: 0 });
  });

  test("[P5.11] disables plus at the category's maxOccupancy, or at 99 without one", () => {
    expect(whyNoMore(category(11, { maxOccupancy: 2 }), { 11: 2 }, undefined)).toEqual({
      kind: "maxOccupancy",
      maximum: 2,
    });
    expect(whyNoMore(category(11, { occupancy: 4, maxOccupancy: 12 }), { 11: 12 }, undefined)).toEqual({
      kind: "maxOccupancy",
      maximum: 3,
    });
    expect(whyNoMore(adult, { 11: 99 }, undefined)).toEqual({ kind: "maximum", maximum: 99 });
    expect(whyNoMore(adult, { 11: 98 }, undefined)).toBeNull();
  });

  test("[P5.12] steps by the category's occupancy for one ticket, by 1 without a maximum", () => {
    const family = category(13, { occupancy: 4, maxOccupancy: 8, price: money(12_000) });
    expect(changed({}, family, 1)).toEqual({ 13: 4 });
    expect(changed({}, category(13, { occupancy: 4 }), 1)).toEqual({ 13: 1 });
    expect(totalOfLines(linesOf(offer(1, [family]), { 13: 8 }))).toBe(24_000);
  });

  test("[P5.13] hides categories larger than the capacity", () => {
    const family = category(13, { occupancy: 4, maxOccupancy: 8 });
    expect(categoriesFor(offer(1, [adult, family]), slot("a", [11, 13], { capacity: 3 }))).toEqual([adult]);
  });

  test("[P5.14] stops minus at 0", () => {
    expect(changed({ 11: 0 }, adult, -1)).toEqual({ 11: 0 });
  });

  test("[P5.15] checks a child's age against its ticket, without a maximum for 0", () => {
    expect([
      isWrongAge(5, { minAge: 6, maxAge: 11 }),
      isWrongAge(6, { minAge: 6, maxAge: 11 }),
      isWrongAge(40, { minAge: null, maxAge: 0 }),
    ]).toEqual([true, false, false]);
  });

  test("[P5.30] discards slots past their cut-off and offers without slots", () => {
    const now = Date.parse("2026-12-03T10:00:00+01:00");
    const late = slot("late", [11]);
    const open = slot("open", [11], { cutoff: "2026-12-03T11:00:00+01:00" });
    const answer = [
      { offerId: 1, availabilities: [late, open] },
      { offerId: 2, availabilities: [late] },
    ];
    expect(openSlots(answer, now)).toEqual([{ offerId: 1, availabilities: [open] }]);
  });

  test("[R10] lists a deposit as its own line", () => {
    const withDeposit = category(11, { articleLabel: "Key card", articlePrice: money(500) });
    expect(
      linesOf(offer(1, [withDeposit]), { 11: 2 }).map(({ kind, quantity, each }) => [kind, quantity, each]),
    ).toEqual([
      ["ticket", 2, 4900],
      ["deposit", 2, 500],
    ]);
  });

  test("never sells more seats than there are, and totals the lines, on every path", () => {
    const family = category(13, { occupancy: 3, maxOccupancy: 9, price: money(9900) });
    const all = [adult, child, family];
    fc.assert(
      fc.property(
        fc.nat({ max: 12 }),
        fc.array(fc.tuple(fc.nat({ max: 2 }), fc.boolean()), { maxLength: 40 }),
        (capacity, presses) => {
          const here = slot("a", [11, 12, 13], { capacity });
          let tickets: Record<string, number> = {};
          for (const [which, isPlus] of presses) {
            const one = all[which]!;
            if (!isPlus || !whyNoMore(one, tickets, here)) tickets = changed(tickets, one, isPlus ? 1 : -1);
          }
          const expected = (tickets[11] ?? 0) * 4900 + (tickets[12] ?? 0) * 2500 + ((tickets[13] ?? 0) / 3) * 9900;
          return (
            personsOf(tickets) <= capacity &&
            Object.values(tickets).every((count) => count >= 0) &&
            totalOfLines(linesOf(offer(1, all), tickets)) === expected
          );
        },
      ),
    );
  });

  test("limits quantities carried by hash to the new slot's seats", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 }), fc.nat({ max: 20 }), fc.nat({ max: 20 }), (capacity, adults, children) => {
        const tickets = fromHashes(
          offer(1, [adult, child]),
          { "hash-adult": adults, "hash-child": children },
          slot("a", [11, 12], { capacity }),
        );
        return personsOf(tickets) <= capacity;
      }),
    );
  });
});
