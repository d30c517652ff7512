import { describe, expect, test, vi } from "vitest";
import { money } from "../../contracts/money.ts";
import type { PersonalizationField } from "../../contracts/offer.ts";
import { linkedData } from "./linked-data.rules.ts";
import { category, dob, heldReservation, offer, play, slot, whereIs, world, type Played } from "./booking.fixture.ts";

const complete = { date: "2026-12-03", offerId: 1, availabilityId: "slot-1", tickets: { 11: 2 } };

/** A failed restore opens after a second. */
async function restoring(...start: Parameters<typeof play>) {
  vi.useFakeTimers();
  const played = await play(...start);
  const before = whereIs(played);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await played.settle();
  return { played, before, after: whereIs(played), context: played.actor.getSnapshot().context };
}

describe("restoring a link", () => {
  test("[P4.33] [P4.36] shows the offers with an error after a second when no slot matches", async () => {
    const { before, after, context } = await restoring(world(), {
      data: { ...complete, availabilityId: "gone" },
      run: true,
    });
    expect([before, after]).toEqual(["restoring.flawed", "offers.choosing"]);
    expect(context.error).toEqual({ code: "restore", date: null });
  });

  test("[P4.32] replaces a past date by today when it can be booked, else by the first free date", async () => {
    const past = { data: { ...complete, date: "2025-01-01" } };
    const free = await restoring(world(), past);
    expect([free.after, free.context.date, free.context.lostDate]).toEqual(["date", "2026-12-01", "passed"]);
    const soldOut = await restoring(
      world({ slots: [{ offerId: 1, availabilities: [slot("slot-1", [11, 12], { capacity: "none" })] }] }),
      past,
    );
    expect([soldOut.after, soldOut.context.date, soldOut.context.lostDate]).toEqual(["date", "2026-12-03", "passed"]);
    soldOut.played.actor.send({ type: "date.choose", date: "2026-12-05" });
    expect(soldOut.played.actor.getSnapshot().context.lostDate).toBeNull();
    const nothing = await restoring(world({ slots: [], months: {} }), past);
    expect([nothing.after, nothing.context.date, nothing.context.lostDate]).toEqual(["date", null, "passed"]);
  });

  test.each(["2026-02-31", "2027-02-29", "2026-11-31", "2026-13-01", "2027-00-10", "2026-12-99"])(
    "reports a nonexistent date (%s), with an offer and without",
    async (date) => {
      for (const link of [{ ...complete, date }, { date }]) {
        const { played, after, context } = await restoring(world(), {
          data: linkedData(JSON.stringify(link)),
          run: true,
        });
        expect([after, context.date, context.lostDate]).toEqual(["date", "2026-12-01", "nonexistent"]);
        expect(played.log.filter((line) => line.startsWith("month"))).toEqual(["month 2026-12"]);
      }
    },
  );

  test("[P4.32] reports a past date without an offer", async () => {
    const { after, context } = await restoring(world(), { data: { date: "2025-01-01" } });
    expect([after, context.date, context.lostDate]).toEqual(["date", "2026-12-01", "passed"]);
  });

  test("[P4.33] shows the offers with an error when the slot is sold out", async () => {
    const soldOut = world({
      slots: [{ offerId: 1, availabilities: [slot("slot-1", [11, 12], { capacity: "none" })] }],
    });
    const { after, context } = await restoring(soldOut, { data: complete, run: true });
    expect(after).toBe("offers.choosing");
    expect(context).toMatchObject({ availabilityId: null, error: { code: "restore" } });
  });

  test("[P4.34] shows the tickets with an error when the link has none", async () => {
    const { after, context } = await restoring(world(), { data: { ...complete, tickets: {} } });
    expect(after).toBe("tickets");
    expect(context.error?.code).toBe("restore");
  });

  test("[P4.34] uses hashes when ids are missing", async () => {
    const { after, context } = await restoring(world(), {
      data: { ...complete, tickets: {}, ticketHashes: { "hash-adult": 1, "hash-child": 1 } },
    });
    expect(after).toBe("total.confirming");
    expect(context.tickets).toEqual({ 11: 1, 12: 1 });
  });

  test("[P4.34] shows the tickets and reserves nothing for more participants than seats, until the reduction is accepted", async () => {
    const { played, before, after, context } = await restoring(world(), {
      data: { ...complete, tickets: { 11: 98 } },
      run: true,
    });
    expect([before, after]).toEqual(["restoring.flawed", "tickets"]);
    expect(context).toMatchObject({ tickets: { 11: 6 }, reduction: { requested: 98, possible: 6 } });
    expect(played.log.filter((line) => line.startsWith("reserve"))).toEqual([]);
    played.actor.send({ type: "next" });
    await played.settle();
    expect(whereIs(played)).toBe("total.confirming");
    expect(played.actor.getSnapshot().context.reduction).toBeNull();
  });

  test("[P4.34] uses hashes when some ids are unknown", async () => {
    const { context } = await restoring(world(), {
      data: { ...complete, tickets: { 11: 1, 99: 1 }, ticketHashes: { "hash-adult": 1, "hash-child": 1 } },
    });
    expect(context).toMatchObject({ tickets: { 11: 1, 12: 1 }, reduction: null });
  });

  test("[P4.34] reports tickets that are no longer sold", async () => {
    const { after, context } = await restoring(world(), {
      data: { ...complete, tickets: { 11: 1, 99: 2 } },
      run: true,
    });
    expect(after).toBe("tickets");
    expect(context.reduction).toEqual({ requested: 3, possible: 1 });
  });

  test("[P4.36] shows a failed automatic reservation at the total, and does not retry it automatically", async () => {
    const reserve = vi.fn(() => {
      throw Object.assign(new Error(), { status: 500, code: "internal" });
    });
    const { after, context } = await restoring(world({ reserve }), { data: complete, run: true });
    expect(after).toBe("total.confirming");
    expect(context).toMatchObject({ run: false, error: { code: "error500" } });
    expect(reserve).toHaveBeenCalledTimes(1);
  });

  test("[P4.35] shows the guests with an error when answers of the reservation are missing or invalid", async () => {
    const options = [{ key: "a", label: "A", condition: null, optionAttributes: null }];
    const hotel: PersonalizationField = {
      ...dob,
      key: "hotel",
      label: "Hotel",
      type: "option",
      scope: "reservation",
      options,
    };
    for (const personalizedOptions of [[], [{ key: "hotel", value: "closed" }]]) {
      const { after, context } = await restoring(world({ fields: [hotel] }), {
        data: { ...complete, personalizedOptions },
        run: true,
      });
      expect(after).toBe("personalized");
      expect(context.error?.code).toBe("restore");
    }
  });

  test("[P4.35] shows guest fields without an error, since no link has them", async () => {
    const { after, context } = await restoring(world({ fields: [dob] }), { data: complete, run: true });
    expect(after).toBe("personalized");
    expect(context.error).toBeNull();
  });
});

describe("a link with the price that it was made at", () => {
  const quoted = { ...complete, ticketHashes: { "hash-adult": 2 }, quotedTotal: 9800 };
  const reserves = ({ log }: Played) => log.filter((line) => line.startsWith("reserve"));
  const soldOut = [{ offerId: 1, availabilities: [slot("slot-1", [11, 12], { capacity: "none" })] }];
  const price = (before: number, now: number) => ({ kind: "price", before, now });

  test("[P4.36] reserves by itself at the same price, and without a price", async () => {
    for (const data of [quoted, { ...quoted, quotedTotal: undefined }]) {
      const { played, context } = await restoring(world(), { data, run: true });
      expect(reserves(played)).toHaveLength(1);
      expect(context.linkChanges).toBeUndefined();
    }
  });

  test("[P4.37] shows another price at the total at once, and reserves when the visitor does", async () => {
    const { played, before, context } = await restoring(world(), {
      data: { ...quoted, quotedTotal: 9000 },
      run: true,
      presentation: "drawer",
      isOpen: true,
    });
    expect(before).toBe("total.confirming");
    expect(context).toMatchObject({ run: false, error: null, linkChanges: [price(9000, 9800)] });
    expect(reserves(played)).toEqual([]);
    played.actor.send({ type: "next" });
    await played.settle();
    expect(reserves(played)).toHaveLength(1);
  });

  test("[P4.37] does not reserve by itself either after the visitor has changed the tickets", async () => {
    const { played } = await restoring(world(), { data: { ...quoted, quotedTotal: 9000 }, run: true });
    played.actor.send({ type: "step.back" });
    played.actor.send({ type: "ticket.add", ticketCategoryId: 11 });
    expect(played.actor.getSnapshot().context.linkChanges).toBeUndefined();
    played.actor.send({ type: "next" });
    await played.settle();
    expect(whereIs(played)).toBe("total.confirming");
    expect(reserves(played)).toEqual([]);
  });

  test("a total that nobody has seen is no step, where the drawer stays closed", async () => {
    const totals = ({ emitted }: Played) =>
      emitted.filter((event) => event.type === "step" && event.detail.step === "total");
    const hidden = await restoring(world(), { data: quoted, run: true, presentation: "drawer", isOpen: true });
    expect(totals(hidden.played)).toEqual([]);
    const inline = await restoring(world(), { data: quoted, run: true });
    expect(totals(inline.played)).toHaveLength(1);
  });

  test("[P4.37] names what is sold out, keeps day, party and answers, and another time takes them over", async () => {
    const times = [
      {
        offerId: 1,
        availabilities: [
          ...soldOut[0]!.availabilities,
          slot("slot-2", [11, 12], { startsAt: "2026-12-03T12:00:00+01:00" }),
        ],
      },
    ];
    const { played, after, context } = await restoring(world({ slots: times }), {
      data: { ...quoted, quotedTotal: 9000, personalizedOptions: [{ key: "hotel", value: "Krone" }] },
      run: true,
    });
    expect(after).toBe("offers.choosing");
    expect(context).toMatchObject({
      date: "2026-12-03",
      availabilityId: null,
      answers: { reservation: { hotel: "Krone" } },
      linkChanges: [{ kind: "soldOut", startsAt: "2026-12-03T10:30:00+01:00", isAllDay: false }, price(9000, 9800)],
    });
    played.actor.send({ type: "slot.choose", offerId: 1, availabilityId: "slot-2" });
    expect(played.actor.getSnapshot().context).toMatchObject({ tickets: { 11: 2 }, linkChanges: undefined });
    expect(reserves(played)).toEqual([]);
  });

  test.each([
    ["its time", { availabilityId: "gone" }, {}, "timeGone"],
    ["its offer", { offerId: 9, availabilityId: "gone" }, {}, "offerGone"],
    ["its tickets", { tickets: { 99: 2 }, ticketHashes: { other: 2 } }, {}, "ticketsGone"],
  ] as const)("[P4.37] says that %s has gone", async (_, change, more, kind) => {
    const { context } = await restoring(world(more), { data: { ...quoted, ...change }, run: true });
    expect(context.linkChanges).toEqual([{ kind }]);
  });

  test("[P4.37] fewer seats and another price are said together", async () => {
    const { played, context } = await restoring(world(), {
      data: { ...quoted, tickets: { 11: 8 }, ticketHashes: {}, quotedTotal: 40_000 },
      run: true,
    });
    expect(context.linkChanges).toEqual([{ kind: "fewer", requested: 8, possible: 6 }, price(40_000, 39_200)]);
    played.actor.send({ type: "next" });
    expect(played.actor.getSnapshot().context.linkChanges).toBeUndefined();
  });

  test("[P4.32] [P4.37] a past day keeps the party, and another price is said with it", async () => {
    const { played, after, context } = await restoring(world(), {
      data: { ...quoted, date: "2025-01-01", quotedTotal: 9000 },
      run: true,
    });
    expect(after).toBe("date");
    expect(context).toMatchObject({
      lostDate: "passed",
      requestedTickets: { "hash-adult": 2 },
      linkChanges: [price(9000, 9800)],
    });
    played.actor.send({ type: "date.choose", date: "2026-12-03" });
    await played.settle();
    expect(played.actor.getSnapshot().context).toMatchObject({ tickets: { 11: 2 }, linkChanges: undefined });
  });

  test("of everyone's prices says nothing where the visitor has net prices", async () => {
    const net = world({ offers: [offer(1, [category(11, { distributorNetPrice: money(4000) })])] });
    const { played } = await restoring(net, { data: quoted, run: true });
    expect(reserves(played)).toHaveLength(1);
  });

  test("with times that can't be loaded claims nothing about them", async () => {
    const failing = world();
    Object.defineProperty(failing, "slots", {
      get: () => {
        throw { status: 500, code: "internal" };
      },
    });
    const { context } = await restoring(failing, { data: quoted, run: true });
    expect(context.linkChanges).toEqual([{ kind: "other" }]);
  });

  test.each([["9000"], [-1], [1.5], [1e20], [null], [{}]])(
    "whose price can't be read (%j) is a link without a price",
    (quotedTotal) => {
      expect(linkedData(JSON.stringify({ ...complete, quotedTotal }))).toEqual({ ...complete, quotedTotal: undefined });
    },
  );

  test("that is older has no price", () => {
    expect(linkedData(JSON.stringify(complete))).toEqual(complete);
  });
});

describe("changing a reservation", () => {
  const held = heldReservation("reservation-9");
  const contextOf = ({ actor }: Played) => actor.getSnapshot().context;
  async function press(played: Played) {
    played.actor.send({ type: "next" });
    await played.settle();
  }

  test("[P4.31] starts from the held reservation, and replaces it", async () => {
    const replaced: (string | null)[] = [];
    const reserve = ({ replaces }: { replaces: string | null }) => {
      replaced.push(replaces);
      return { reservationId: "reservation-10", cartId: "cart-1" };
    };
    const played = await play(world({ reservation: held, reserve }), { editing: "reservation-9" });
    expect(whereIs(played)).toBe("total.confirming");
    played.actor.send({ type: "next" });
    await played.settle();
    expect(replaced).toEqual(["reservation-9"]);
  });

  test("whose reservation is gone is held anew by the next press, in the same cart", async () => {
    const sent: (string | null)[] = [];
    const reserve = ({ replaces }: { replaces: string | null }) => {
      sent.push(replaces);
      if (replaces !== null) throw { status: 404, code: "reservation_not_found" };
      return { reservationId: "reservation-10", cartId: "cart-1" };
    };
    const played = await play(world({ reservation: held, reserve }), { editing: "reservation-9" });
    await press(played);
    expect(contextOf(played)).toMatchObject({ error: { code: "reservationLost" }, editing: null, cartId: null });
    await press(played);
    expect(sent).toEqual(["reservation-9", null]);
    expect(played.log.filter((line) => line.endsWith("fresh"))).toEqual([]);
  });

  test("into a slot that is full keeps what is held", async () => {
    const reserve = () => {
      throw { status: 422, code: "availability_full" };
    };
    const played = await play(world({ reservation: held, reserve }), { editing: "reservation-9" });
    await press(played);
    expect(contextOf(played).error?.code).toBe("errorDate");
    expect(played.log.filter((line) => line.startsWith("release"))).toEqual([]);
  });

  test("[P4.22] confirms before removing; cancelling returns to the date, removing reloads the page", async () => {
    const played = await play(world({ reservation: held }), { editing: "reservation-9" });
    played.actor.send({ type: "trash.open" });
    expect(whereIs(played)).toBe("trash.confirming");
    played.actor.send({ type: "trash.cancel" });
    expect(whereIs(played)).toBe("date");
    const again = await play(world({ reservation: held }), { editing: "reservation-9" });
    again.actor.send({ type: "trash.open" });
    again.actor.send({ type: "trash.remove" });
    await again.settle();
    expect(again.log.slice(-3)).toEqual(["remove reservation-9", "cart without reservation-9", "reload"]);
  });

  test("that is gone by the time it is removed counts as removed", async () => {
    const removeReservation = () => {
      throw { status: 404, code: "reservation_not_found" };
    };
    const played = await play(world({ reservation: held, removeReservation }), { editing: "reservation-9" });
    played.actor.send({ type: "trash.open" });
    played.actor.send({ type: "trash.remove" });
    await played.settle();
    expect(played.log.slice(-2)).toEqual([expect.stringMatching(/^cart without /), "reload"]);
  });
});
