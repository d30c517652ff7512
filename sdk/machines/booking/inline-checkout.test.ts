import { describe, expect, test } from "vitest";
import type { BookingInput } from "./booking.types.ts";
import { play, whereIs, world, type Played } from "./booking.fixture.ts";

const bookingId = "0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6071";
const inline = { checkout: "inline" } as const;
const analyticsOf = ({ emitted }: Played) =>
  emitted.flatMap((event) => (event.type === "analytics" ? [event.detail.name] : []));

const isRefusing = ({ actor }: Played) => actor.getSnapshot().hasTag("keptOpen");

async function reserved(here = world(), more: Partial<BookingInput> = {}): Promise<Played> {
  const played = await play(here, { ...inline, ...more });
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
    expect(whereIs(played)).toBe("checkout.open");
    played.actor.send({ type: "retry" });
    await played.settle();
    expect(whereIs(played)).toBe("date");
    expect(played.actor.getSnapshot().context).toMatchObject({ tickets: {}, reserved: null });
    expect(played.log.filter((line) => line.startsWith("remove"))).toEqual([]);
  });

  test("another date that the page fills in waits until the visitor has paid", async () => {
    const played = await reserved();
    const prefill = JSON.stringify({ date: "2026-12-05" });
    played.actor.send({ type: "attributes.changed", input: { prefill } });
    expect(whereIs(played)).toBe("checkout.open");
    played.actor.send({ type: "retry" });
    played.actor.send({ type: "attributes.changed", input: { prefill: JSON.stringify({ date: "2026-12-04" }) } });
    await played.settle();
    expect(played.actor.getSnapshot().context.date).toBe("2026-12-04");
  });

  test("goes back to the calendar when the last reservation is removed", async () => {
    let empty = () => {};
    const cartEmptied = new Promise<void>((done) => (empty = done));
    const played = await reserved(world({ cartEmptied }));
    empty();
    await played.settle();
    expect(whereIs(played)).toBe("date");
  });

  test.each([
    ["drawer", { type: "close" }],
    ["inline", { type: "close" }],
    ["inline", { type: "retry" }],
    ["drawer", { type: "attributes.changed", input: { isOpen: false } }],
  ] as const)("stays open (%s) while a payment has no answer, whatever would close it: %o", async (place, event) => {
    const played = await reserved(world(), { presentation: place, isOpen: true });
    played.actor.send({ type: "payment.begun" });
    expect(isRefusing(played)).toBe(false);
    played.actor.send(event);
    await played.settle();
    expect(whereIs(played)).toBe("checkout.paying");
    expect(isRefusing(played)).toBe(true);
    played.actor.send({ type: "payment.ended" });
    expect(isRefusing(played)).toBe(false);
    played.actor.send({ type: "close" });
    await played.settle();
    expect(played.actor.getSnapshot().matches({ shown: { step: "checkout" } })).toBe(false);
  });

  test("stays open on the way back from paying until the answer is there", async () => {
    const played = await play(world(), { ...inline, returned: bookingId, presentation: "drawer", isOpen: true });
    played.actor.send({ type: "payment.begun" });
    played.actor.send({ type: "close" });
    expect([whereIs(played), isRefusing(played)]).toEqual(["returned.paying", true]);
    expect(played.log).not.toContain("forget address");
    played.actor.send({ type: "payment.ended" });
    played.actor.send({ type: "close" });
    expect(played.actor.getSnapshot().matches("closed")).toBe(true);
  });

  test("leaves begin_checkout to the nested checkout", async () => {
    expect(analyticsOf(await reserved())).not.toContain("begin_checkout");
    expect(analyticsOf(await play(world(), { ...inline, returned: bookingId }))).not.toContain("begin_checkout");
  });

  test("shows the confirmation after paying, with a way to another booking", async () => {
    const played = await play(world(), { ...inline, returned: bookingId });
    expect(whereIs(played)).toBe("returned.open");
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
    expect(whereIs(played)).toBe("returned.open");
    played.actor.send({ type: "retry" });
    await played.settle();
    expect(whereIs(played)).toBe("failed");
  });
});
