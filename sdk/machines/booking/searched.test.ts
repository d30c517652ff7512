import { describe, expect, test } from "vitest";
import { category, offer, play, slot, whereIs, widerWorld, world } from "./booking.fixture.ts";

describe("starting with the day and the participants of a search", () => {
  test("selects the day and the tickets of the participants", async () => {
    const played = await play(world(), { data: { date: "2026-12-03", adults: 2, childrenAges: [7] } });
    const { context } = played.actor.getSnapshot();
    expect(whereIs(played)).toBe("date");
    expect([context.date, context.month, context.error]).toEqual(["2026-12-03", "2026-12", null]);
    expect([context.tickets, context.childrenAges]).toEqual([{ 11: 2, 12: 1 }, { 12: [7] }]);
  });

  test("keeps the participants until an offer is chosen, without a day too", async () => {
    const played = await play(widerWorld(), { data: { adults: 3 } });
    const { actor } = played;
    actor.send({ type: "date.choose", date: "2026-12-03" });
    await played.settle();
    actor.send({ type: "next" });
    actor.send({ type: "slot.choose", offerId: 1, availabilityId: "a-12" });
    expect(actor.getSnapshot().context.tickets).toEqual({ 11: 3 });
  });

  test.each([
    ["2026-12-20", "2026-12"],
    ["2027-03-01", "2027-03"],
    ["2031-06-01", "2026-12"],
  ])("replaces a day without availability (%s) by the first free one from %s on", async (date, month) => {
    const played = await play(
      world({ slots: [], months: { [month]: { [`${month}-05`]: { price: "CHF 49.00", capacity: 6 } } } }),
      { data: { date } },
    );
    const { context } = played.actor.getSnapshot();
    expect([whereIs(played), context.date, context.month, context.lostDate, context.error]).toEqual([
      "date",
      `${month}-05`,
      month,
      "unavailable",
      null,
    ]);
  });

  test("shows the sold-out calendar when the activity has no dates", async () => {
    const played = await play(world({ slots: [], months: {} }), { data: { date: "2026-12-20" } });
    expect(played.actor.getSnapshot().matches({ shown: { step: "date", month: "empty" } })).toBe(true);
  });

  test("keeps a day whose slots could not be loaded", async () => {
    const here = Object.defineProperty(world(), "slots", {
      get: () => {
        throw Object.assign(new Error(), { status: 500, code: "internal" });
      },
    });
    const played = await play(here, { data: { date: "2026-12-03" } });
    expect(played.actor.getSnapshot().context).toMatchObject({ date: "2026-12-03", lostDate: null });
  });

  test("chooses full-price categories by a child's age, and omits children who fit none", async () => {
    const categories = [
      category(10, { discountType: "half-fare", ticketCategoryHash: "half" }),
      category(11),
      category(12, { audience: "infant", maxAge: 5, ticketCategoryHash: "infant" }),
      category(13, { audience: "child", minAge: 6, maxAge: 15, ticketCategoryHash: "child" }),
    ];
    const some = world({
      offers: [offer(1, categories)],
      slots: [{ offerId: 1, availabilities: [slot("slot-1", [10, 11, 12, 13], { capacity: null })] }],
    });
    const played = await play(some, { data: { date: "2026-12-03", adults: 1, childrenAges: [3, 6, 17] } });
    expect(played.actor.getSnapshot().context.tickets).toEqual({ 11: 1, 12: 1, 13: 1 });
  });
});
