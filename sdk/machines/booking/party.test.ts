import { describe, expect, test } from "vitest";
import { category, offer, play, slot, whereIs, widerWorld, world, type Played } from "./booking.fixture.ts";
import { isTooSmall, partySizeOf } from "./choices.rules.ts";
import { slotsOf } from "./chosen.rules.ts";

const contextOf = (played: Played) => played.actor.getSnapshot().context;

/** Six adults at 12:00, and back at the offers. */
async function sixAtNoon(): Promise<Played> {
  const played = await play(widerWorld());
  played.actor.send({ type: "next" });
  await played.settle();
  played.actor.send({ type: "slot.choose", offerId: 1, availabilityId: "a-12" });
  await played.settle();
  played.actor.send({ type: "next" });
  for (let adult = 0; adult < 6; adult++) played.actor.send({ type: "ticket.add", ticketCategoryId: 11 });
  played.actor.send({ type: "step.back" });
  return played;
}

const tooSmall = (played: Played) =>
  slotsOf(contextOf(played).slots, 1)
    .filter((each) => isTooSmall(contextOf(played), each))
    .map(({ availabilityId }) => availabilityId);

describe("a party larger than a slot", () => {
  test("marks slots with fewer seats than participants as too small until their number is cleared", async () => {
    const played = await sixAtNoon();
    expect(tooSmall(played)).toEqual(["a-10"]);
    played.actor.send({ type: "party.clear" });
    expect(partySizeOf(contextOf(played))).toBe(0);
    expect(tooSmall(played)).toEqual([]);
  });

  test("keeps the reduction until it is accepted, and tries another slot with all of the party", async () => {
    const played = await sixAtNoon();
    played.actor.send({ type: "slot.choose", offerId: 1, availabilityId: "a-10" });
    await played.settle();
    expect(contextOf(played)).toMatchObject({ tickets: { 11: 4 }, reduction: { requested: 6, possible: 4 } });
    played.actor.send({ type: "slot.choose", offerId: 1, availabilityId: "a-12" });
    expect(contextOf(played)).toMatchObject({ tickets: { 11: 6 }, reduction: null });
  });

  test("accepts the reduction on leaving the tickets", async () => {
    const played = await sixAtNoon();
    played.actor.send({ type: "slot.choose", offerId: 1, availabilityId: "a-10" });
    await played.settle();
    played.actor.send({ type: "next" });
    expect(whereIs(played)).toBe("tickets");
    expect(contextOf(played).reduction).toEqual({ requested: 6, possible: 4 });
    played.actor.send({ type: "next" });
    expect(whereIs(played)).toBe("total.confirming");
    expect(contextOf(played).reduction).toBeNull();
    expect(partySizeOf(contextOf(played))).toBe(4);
  });

  test("drops the reduction when the visitor changes the tickets", async () => {
    const played = await sixAtNoon();
    played.actor.send({ type: "slot.choose", offerId: 1, availabilityId: "a-10" });
    await played.settle();
    played.actor.send({ type: "next" });
    for (let adult = 0; adult < 4; adult++) played.actor.send({ type: "ticket.remove", ticketCategoryId: 11 });
    expect(contextOf(played)).toMatchObject({ reduction: null, tickets: { 11: 0 } });
    played.actor.send({ type: "step.back" });
    played.actor.send({ type: "slot.choose", offerId: 1, availabilityId: "a-12" });
    expect(partySizeOf(contextOf(played))).toBe(0);
  });

  test("selects the only slot of another date, and states the reduction", async () => {
    const here = world({
      months: {
        "2026-12": {
          "2026-12-03": { price: "CHF 49.00", capacity: 6 },
          "2026-12-04": { price: "CHF 49.00", capacity: 2 },
        },
      },
      offers: [offer(1, [category(11)], { hasOneTime: true })],
    });
    const played = await play(here);
    played.actor.send({ type: "next" });
    await played.settle();
    for (let adult = 0; adult < 6; adult++) played.actor.send({ type: "ticket.add", ticketCategoryId: 11 });
    played.actor.send({ type: "step.back" });
    played.actor.send({ type: "step.back" });
    here.slots = [
      { offerId: 1, availabilities: [slot("small", [11], { startsAt: "2026-12-04T10:30:00+01:00", capacity: 2 })] },
    ];
    played.actor.send({ type: "date.choose", date: "2026-12-04" });
    await played.settle();
    played.actor.send({ type: "next" });
    await played.settle();
    expect(whereIs(played)).toBe("tickets");
    expect(contextOf(played)).toMatchObject({ tickets: { 11: 2 }, reduction: { requested: 6, possible: 2 } });
  });
});
