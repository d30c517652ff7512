import { describe, expect, test } from "vitest";
import { play, whereIs, world, type Played } from "./booking.fixture.ts";

const bookingId = "0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6071";
const inline = { checkout: "inline" } as const;
const analyticsOf = ({ emitted }: Played) =>
  emitted.flatMap((event) => (event.type === "analytics" ? [event.detail.name] : []));

async function reserved(here = world()): Promise<Played> {
  const played = await play(here, inline);
  for (const event of [
    { type: "next" },
    { type: "ticket.add", ticketCategoryId: 11 },
    { type: "next" },
    { type: "next" },
  ] as const) {
    played.actor.send(event);
    await played.settle();
  }
  return played;
}

describe("paying inside the widget", () => {
  test("starts another booking at the calendar, and keeps the reservation", async () => {
    const played = await reserved();
    expect(whereIs(played)).toBe("checkout");
    played.actor.send({ type: "retry" });
    await played.settle();
    expect(whereIs(played)).toBe("date");
    expect(played.actor.getSnapshot().context).toMatchObject({ tickets: {}, reserved: null });
    expect(played.log.filter((line) => line.startsWith("remove"))).toEqual([]);
  });

  test("goes back to the calendar when the last reservation is removed", async () => {
    let empty = () => {};
    const cartEmptied = new Promise<void>((done) => (empty = done));
    const played = await reserved(world({ cartEmptied }));
    empty();
    await played.settle();
    expect(whereIs(played)).toBe("date");
  });

  test("leaves begin_checkout to the nested checkout", async () => {
    expect(analyticsOf(await reserved())).not.toContain("begin_checkout");
    expect(analyticsOf(await play(world(), { ...inline, returned: bookingId }))).not.toContain("begin_checkout");
  });

  test("shows the confirmation after paying, with a way to another booking", async () => {
    const played = await play(world(), { ...inline, returned: bookingId });
    expect(whereIs(played)).toBe("returned");
    played.actor.send({ type: "retry" });
    await played.settle();
    expect(whereIs(played)).toBe("date");
    expect(played.log).toContain("forget address");
    expect(played.actor.getSnapshot().context.returned).toBeNull();
  });

  test("shows a ticket when its activity can't be loaded", async () => {
    const gone = {
      ...world(),
      get activity(): never {
        throw new Error("404");
      },
    };
    const played = await play(gone, { ...inline, returned: bookingId });
    expect(whereIs(played)).toBe("returned");
    played.actor.send({ type: "retry" });
    await played.settle();
    expect(whereIs(played)).toBe("failed");
  });
});
