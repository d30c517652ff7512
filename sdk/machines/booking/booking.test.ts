import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { play, slot, whereIs, widerWorld, world, dob, type Played } from "./booking.fixture.ts";

const contextOf = (played: Played) => played.actor.getSnapshot().context;

/** From the date, which is chosen by itself, to tickets. */
async function toTickets(played: Played) {
  played.actor.send({ type: "next" });
  await played.settle();
}

async function toTotal(played: Played) {
  await toTickets(played);
  played.actor.send({ type: "ticket.add", ticketCategoryId: 11 });
  played.actor.send({ type: "next" });
  await played.settle();
}

describe("dates first", () => {
  test("[P4.18] selects the first priced day when no date is set", async () => {
    const played = await play(world());
    expect(whereIs(played)).toBe("date");
    expect(contextOf(played).date).toBe("2026-12-03");
  });

  test("[P4.17] advances the calendar to the first month with a priced day, six months at most", async () => {
    const played = await play(world({ months: { "2027-03": { "2027-03-09": { price: "CHF 30.00", capacity: 1 } } } }));
    expect(contextOf(played)).toMatchObject({ month: "2027-03", date: "2027-03-09" });
    const none = await play(world({ months: { "2027-07": { "2027-07-01": { price: "CHF 30.00", capacity: 1 } } } }));
    expect(
      none.log
        .filter((line) => line.startsWith("month"))
        .slice(0, 7)
        .at(-1),
    ).toBe("month 2027-06");
    expect(contextOf(none)).toMatchObject({ month: "2026-12", date: null });
  });

  test("[P4.17] syncs the supplier once without any availability, then shows an empty calendar", async () => {
    const played = await play(world({ months: {} }));
    expect(played.log.filter((line) => line.startsWith("sync"))).toEqual(["sync 1"]);
    expect(played.actor.getSnapshot().matches({ shown: { month: "empty" } })).toBe(true);
  });

  test("[P4.13] [P4.14] selects a single offer with one slot, and moves on to tickets", async () => {
    const played = await play(world());
    await toTickets(played);
    expect(contextOf(played)).toMatchObject({ offerId: 1, availabilityId: "slot-1" });
    expect(whereIs(played)).toBe("tickets");
  });

  test("goes back from tickets to the offers, or to the date when there was no choice", async () => {
    const played = await play(world());
    await toTickets(played);
    played.actor.send({ type: "step.back" });
    expect(whereIs(played)).toBe("date");
    const wider = await play(widerWorld());
    await toTickets(wider);
    wider.actor.send({ type: "slot.choose", offerId: 1, availabilityId: "a-10" });
    wider.actor.send({ type: "next" });
    wider.actor.send({ type: "step.back" });
    expect(whereIs(wider)).toBe("offers.choosing");
  });

  test("selects the only slot of a date, and shows it when other dates have more", async () => {
    const [single] = world().offers;
    const played = await play(world({ offers: [{ ...single!, hasOneTime: false }] }));
    await toTickets(played);
    expect(contextOf(played).availabilityId).toBe("slot-1");
    expect(whereIs(played)).toBe("offers.choosing");
  });

  test("[P4.15] carries quantities across offers by category hash", async () => {
    const played = await play(widerWorld());
    await toTickets(played);
    played.actor.send({ type: "slot.choose", offerId: 1, availabilityId: "a-10" });
    played.actor.send({ type: "next" });
    played.actor.send({ type: "ticket.add", ticketCategoryId: 11 });
    played.actor.send({ type: "ticket.add", ticketCategoryId: 12 });
    played.actor.send({ type: "step.back" });
    played.actor.send({ type: "slot.choose", offerId: 2, availabilityId: "b-12" });
    expect(contextOf(played)).toMatchObject({ offerId: 2, tickets: { 21: 1, 22: 1 } });
  });

  test("sorts offers by sequence, and drops those without a starting price", async () => {
    const here = widerWorld();
    const played = await play({
      ...here,
      offers: [...here.offers, { ...here.offers[0]!, offerId: 3, startingPrice: null }],
    });
    expect(contextOf(played).offers?.map((offer) => offer.offerId)).toEqual([1, 2]);
  });

  test("[P4.19] leads with the main button from date over offers, tickets and guests to the total, and reserves there", async () => {
    const played = await play(widerWorld({ fields: [dob] }));
    const visited = [whereIs(played)];
    const next = async () => {
      played.actor.send({ type: "next" });
      await played.settle();
      visited.push(whereIs(played));
    };
    await next();
    played.actor.send({ type: "slot.choose", offerId: 1, availabilityId: "a-10" });
    await next();
    played.actor.send({ type: "ticket.add", ticketCategoryId: 11 });
    await next();
    await next();
    expect(contextOf(played).leftFields).toEqual(["*"]);
    played.actor.send({
      type: "field.input",
      guest: { ticketCategoryId: 11, index: 0 },
      key: "dob",
      value: "01.02.1990",
    });
    await next();
    await next();
    expect(visited).toEqual([
      "date",
      "offers.choosing",
      "tickets",
      "personalized",
      "personalized",
      "total.confirming",
      "reserved.leaving",
    ]);
  });

  test("[P4.11] shows the total after the tickets when there are no fields, and nothing without a ticket", async () => {
    const played = await play(world());
    await toTickets(played);
    played.actor.send({ type: "next" });
    expect(whereIs(played)).toBe("tickets");
    played.actor.send({ type: "ticket.add", ticketCategoryId: 11 });
    played.actor.send({ type: "next" });
    expect(whereIs(played)).toBe("total.confirming");
  });

  test("[P5.10] ignores plus at the slot's capacity", async () => {
    const played = await play(
      world({ slots: [{ offerId: 1, availabilities: [slot("slot-1", [11, 12], { capacity: 2 })] }] }),
    );
    await toTickets(played);
    for (let times = 0; times < 5; times++) played.actor.send({ type: "ticket.add", ticketCategoryId: 11 });
    expect(contextOf(played).tickets).toEqual({ 11: 2 });
  });
});

describe("offers first", () => {
  const first = { flow: "offers-date" } as const;
  async function toSlot(played: Played) {
    played.actor.send({ type: "ticket.add", ticketCategoryId: 11 });
    played.actor.send({ type: "next" });
    await played.settle();
    played.actor.send({ type: "slot.choose", offerId: 1, availabilityId: "slot-1" });
    await played.settle();
  }

  test("requests prices for the chosen offer and participants", async () => {
    const played = await play(world(), first);
    expect(whereIs(played)).toBe("offers.choosing");
    await toSlot(played);
    expect(played.log).toContain('month 2026-12 offer 1 for ["1 adult"]');
    expect(whereIs(played)).toBe("date");
    played.actor.send({ type: "next" });
    expect(contextOf(played).tickets).toEqual({ 11: 1 });
    expect(whereIs(played)).toBe("tickets");
  });

  test("[P4.16] [P4.20] clears date, slot and tickets when the audiences change after a date was chosen, and goes back to the date", async () => {
    const played = await play(world(), first);
    await toSlot(played);
    played.actor.send({ type: "next" });
    played.actor.send({ type: "ticket.add", ticketCategoryId: 12 });
    expect(contextOf(played)).toMatchObject({
      date: null,
      availabilityId: null,
      tickets: {},
      requestedTickets: { "hash-adult": 1, "hash-child": 1 },
    });
    played.actor.send({ type: "next" });
    expect(whereIs(played)).toBe("date");
  });
});

describe("reserving", () => {
  const failing = (...statuses: number[]) => {
    let call = 0;
    return world({
      reserve: () => {
        const status = statuses[call++];
        if (status !== undefined)
          throw Object.assign(new Error("no"), {
            status,
            code:
              status === 422
                ? "availability_full"
                : status === 404
                  ? "cart_not_found"
                  : status === 0
                    ? "offline"
                    : "internal",
          });
        return { reservationId: "reservation-1", cartId: "cart-2" };
      },
    });
  };

  async function reserve(played: Played) {
    await toTotal(played);
    played.actor.send({ type: "next" });
    await played.settle();
  }

  test("[P4.30] passes the reservation to the page's cart, then leads to the basket", async () => {
    const played = await play(world());
    await reserve(played);
    expect(played.log.slice(-3)).toEqual(["adopt cart-1", "forget address", "basket cart-1"]);
    expect(played.emitted).toContainEqual({
      type: "reserve",
      detail: { activityId: 104, reservationId: "reservation-1", cartId: "cart-1" },
    });
  });

  test("[P4.30] shows the checkout with inline checkout", async () => {
    const played = await play(world(), { checkout: "inline" });
    await reserve(played);
    expect(whereIs(played)).toBe("checkout.open");
  });

  test("[P8.03] retries a 404 once with a new cart and a new key", async () => {
    const played = await play(failing(404));
    await reserve(played);
    expect(played.log.filter((line) => line.startsWith("reserve"))).toEqual(["reserve key-1", "reserve key-2 fresh"]);
    const twice = await play(failing(404, 404));
    await reserve(twice);
    expect(contextOf(twice).error).toEqual({ code: "error500", date: null });
  });

  test("[P8.01] shows an error on 500, and retries with the same key", async () => {
    const played = await play(failing(500));
    await reserve(played);
    expect(contextOf(played).error).toEqual({ code: "error500", date: null });
    played.actor.send({ type: "next" });
    await played.settle();
    expect(played.log.filter((line) => line.startsWith("reserve"))).toEqual(["reserve key-1", "reserve key-1"]);
  });

  test("[P8.02] names the date and releases the offer on 422, and searches another slot on the next press", async () => {
    const played = await play(failing(422));
    await reserve(played);
    expect(contextOf(played).error).toEqual({ code: "errorDate", date: "2026-12-03T10:30:00+01:00" });
    expect(played.log).toContain("release 1");
    played.actor.send({ type: "next" });
    await played.settle();
    expect(whereIs(played)).toBe("offers.choosing");
    expect(played.log.filter((line) => line.startsWith("slots"))).toHaveLength(2);
  });

  test("reports offline and keeps the selection", async () => {
    const played = await play(failing(0));
    await reserve(played);
    expect(contextOf(played)).toMatchObject({
      error: { code: "offline" },
      tickets: { 11: 1 },
      attempt: { key: "key-1" },
    });
  });
});

describe("restoring a link", () => {
  const complete = { date: "2026-12-03", offerId: 1, availabilityId: "slot-1", tickets: { 11: 2 } };

  test("[P4.36] reserves a complete selection with run automatically", async () => {
    const played = await play(world(), { data: complete, run: true });
    expect(whereIs(played)).toBe("reserved.leaving");
  });

  test("shows the total of a complete selection without run", async () => {
    const played = await play(world(), { data: complete });
    expect(whereIs(played)).toBe("total.confirming");
    expect(contextOf(played).tickets).toEqual({ 11: 2 });
  });

  test("[P4.32] replaces a past date by today, and shows the date step", async () => {
    const played = await play(world(), { data: { date: "2026-11-01" } });
    expect(contextOf(played).date).toBe("2026-12-01");
    expect(whereIs(played)).toBe("date");
  });
});

describe("closing", () => {
  test("[P4.23] starts over and cleans the address when a drawer closes", async () => {
    const played = await play(world(), { presentation: "drawer", isOpen: true });
    await toTickets(played);
    played.actor.send({ type: "close" });
    expect(whereIs(played)).toBe("closed");
    expect(contextOf(played)).toMatchObject({ date: null, offerId: null });
    expect(played.log).toContain("forget address");
  });
});

describe("commands of the page", () => {
  test("a date opens the closed drawer at that date", async () => {
    const played = await play(world(), { presentation: "drawer" });
    played.actor.send({ type: "select", date: "2026-12-03" });
    await played.settle();
    expect(whereIs(played)).toBe("date");
    expect(contextOf(played)).toMatchObject({ date: "2026-12-03", slotsOf: "2026-12-03" });
  });

  test("the same date can be chosen again after the visitor has gone on", async () => {
    const played = await play(world());
    played.actor.send({ type: "select", date: "2026-12-03" });
    await played.settle();
    played.actor.send({ type: "next" });
    await played.settle();
    expect(whereIs(played)).not.toBe("date");
    played.actor.send({ type: "select", date: "2026-12-03" });
    await played.settle();
    expect(whereIs(played)).toBe("date");
  });
});

describe("what the page fills in", () => {
  const filled = { date: "2026-12-03", adults: 2, childrenAges: [7], locked: true };

  test("sets date and people, which can't be changed where they are locked", async () => {
    const played = await play(world(), { prefilled: filled });
    expect(contextOf(played)).toMatchObject({ date: "2026-12-03" });
    played.actor.send({ type: "date.choose", date: "2026-12-04" });
    expect(contextOf(played).date).toBe("2026-12-03");
    await toTickets(played);
    expect(contextOf(played).tickets).toEqual({ 11: 2, 12: 1 });
    played.actor.send({ type: "ticket.add", ticketCategoryId: 11 });
    played.actor.send({ type: "ticket.remove", ticketCategoryId: 12 });
    played.actor.send({ type: "age.set", ticketCategoryId: 12, index: 0, age: 9 });
    expect(contextOf(played).tickets).toEqual({ 11: 2, 12: 1 });
    expect(contextOf(played).childrenAges).toEqual({ 12: [7] });
  });

  test("leaves free what is not locked, or could not be set", async () => {
    const played = await play(world(), { prefilled: { date: "2026-12-03", adults: 2, locked: ["date"] } });
    await toTickets(played);
    played.actor.send({ type: "ticket.add", ticketCategoryId: 11 });
    played.actor.send({ type: "ticket.add", ticketCategoryId: 12 });
    expect(contextOf(played).tickets).toEqual({ 11: 3, 12: 1 });
    const passed = await play(world(), { prefilled: { date: "2026-11-03", locked: true } });
    expect(contextOf(passed)).toMatchObject({ lostDate: "passed", date: "2026-12-01" });
    passed.actor.send({ type: "date.choose", date: "2026-12-05" });
    expect(contextOf(passed).date).toBe("2026-12-05");
  });

  test("leaves a drawer closed, and counts again for another booking", async () => {
    const drawer = await play(world(), { presentation: "drawer", prefilled: filled });
    expect(whereIs(drawer)).toBe("closed");
    drawer.actor.send({ type: "open" });
    await drawer.settle();
    expect(contextOf(drawer).date).toBe("2026-12-03");
    drawer.actor.send({ type: "close" });
    drawer.actor.send({ type: "open" });
    await drawer.settle();
    expect(contextOf(drawer)).toMatchObject({ date: "2026-12-03", slotsOf: "2026-12-03" });
  });

  test("takes what is filled in later, and says in the console what can't be read", async () => {
    const warned: unknown[] = [];
    const played = await play(world(), {}, (parts) =>
      createActor(
        parts.machine.provide({ actions: { warnOfText: (_, { name, text }) => void warned.push([name, text]) } }),
        { input: parts.input },
      ),
    );
    played.actor.send({ type: "attributes.changed", input: { prefill: "{" } });
    played.actor.send({ type: "attributes.changed", input: { prefill: "{" } });
    played.actor.send({ type: "attributes.changed", input: { prefill: JSON.stringify(filled) } });
    await played.settle();
    expect(warned).toEqual([["prefill", "{"]]);
    expect(contextOf(played).prefilled).toEqual(filled);
    await toTickets(played);
    expect(contextOf(played).tickets).toEqual({ 11: 2, 12: 1 });
  });
});
