import { describe, expect, test } from "vitest";

import { heldReservation, play, whereIs, world, type Played, type World } from "./booking.fixture.ts";
import type { BookingInput } from "./booking.types.ts";

const complete = { date: "2026-12-03", offerId: 1, availabilityId: "slot-1", tickets: { 11: 2 } };
const openPayment = (isRemoval = false) => ({
  code: "paymentOpen",
  date: null,
  payment: { bookingId: "booking-1", isRemoval },
});

/** A shop whose basket is being paid for until that payment is stopped. */
function payingWorld(more: Partial<World> = {}): World {
  let isPaying = true;
  const refuse = () => {
    if (isPaying)
      throw Object.assign(new Error(), { status: 409, code: "payment_open", fields: { bookingId: "booking-1" } });
  };
  return world({
    reserve: () => (refuse(), { reservationId: "reservation-2", cartId: "cart-1" }),
    removeReservation: refuse,
    stopPayment: () => !(isPaying = false),
    ...more,
  });
}

async function send(played: Played, type: "next" | "payment.stop" | "payment.resume" | "trash.open" | "trash.remove") {
  played.actor.send({ type });
  await played.settle();
}

async function refused(more: Partial<BookingInput> = {}, here: Partial<World> = {}): Promise<Played> {
  const played = await play(payingWorld(here), { data: complete, ...more });
  if (!more.run) await send(played, "next");
  return played;
}

describe("reserving while the basket is being paid for", () => {
  test("names the booking whose payment can be stopped", async () => {
    const played = await refused();
    expect(whereIs(played)).toBe("total.confirming");
    expect(played.actor.getSnapshot().context.error).toEqual(openPayment());
    expect(played.emitted.findLast(({ type }) => type === "error")?.detail).toMatchObject({ code: "paymentOpen" });
  });

  test("continues the reservation once the payment is stopped", async () => {
    const played = await refused();
    await send(played, "payment.stop");
    expect(played.log.filter((line) => /^(stop|reserve|basket)/.test(line))).toEqual([
      "reserve key-1",
      "stop payment of booking-1",
      "reserve key-2",
      "basket cart-1",
    ]);
  });

  test("offers the same choice to a link with run, and does not retry automatically", async () => {
    const played = await refused({ run: true });
    expect(whereIs(played)).toBe("total.confirming");
    expect(played.actor.getSnapshot().context).toMatchObject({ run: false, error: openPayment() });
    await send(played, "payment.stop");
    expect(whereIs(played)).toBe("reserved.leaving");
  });

  test("leads to the booking when its payment can't be stopped, and reserves nothing", async () => {
    const played = await refused({}, { stopPayment: () => false });
    await send(played, "payment.stop");
    expect(whereIs(played)).toBe("total.moved");
    expect(played.log.filter((line) => /^(stop|reserve|confirmation)/.test(line))).toEqual([
      "reserve key-1",
      "stop payment of booking-1",
      "confirmation booking-1",
    ]);
  });

  test("lets the visitor retry when stopping the payment gets no response", async () => {
    const played = await refused(
      {},
      {
        stopPayment: () => {
          throw Object.assign(new Error(), { status: 0, code: "offline" });
        },
      },
    );
    await send(played, "payment.stop");
    expect(whereIs(played)).toBe("total.confirming");
    expect(played.actor.getSnapshot().context.error?.code).toBe("offline");
  });

  test("leads to the basket, or to the inline checkout, to finish the payment", async () => {
    const there = await refused();
    await send(there, "payment.resume");
    expect(there.log.at(-1)).toBe("basket stored");
    const here = await refused({ checkout: "inline" });
    await send(here, "payment.resume");
    expect(whereIs(here)).toBe("checkout.open");
    const drawer = await refused({ presentation: "drawer", isOpen: true });
    await send(drawer, "payment.resume");
    expect(whereIs(drawer)).toBe("closed");
  });

  test("offers the same choice on removing a reservation, and continues once the payment is stopped", async () => {
    const played = await play(payingWorld({ reservation: heldReservation("reservation-9") }), {
      editing: "reservation-9",
    });
    await send(played, "trash.open");
    await send(played, "trash.remove");
    expect(played.actor.getSnapshot().context.error).toEqual(openPayment(true));
    await send(played, "payment.stop");
    expect(played.log.filter((line) => /^(stop|remove|reserve|reload)/.test(line))).toEqual([
      "remove reservation-9",
      "stop payment of booking-1",
      "remove reservation-9",
      "reload",
    ]);
  });
});
