import { createActor, fromCallback, fromPromise } from "xstate";
import { expect, test, vi } from "vitest";
import type { Booking } from "../../contracts/booking.ts";
import { money } from "../../contracts/money.ts";
import { bookingOf } from "./confirmation.fixture.ts";
import type { PaymentStep } from "../checkout/checkout.types.ts";
import { confirmationMachine } from "./confirmation.machine.ts";
import { type ConfirmationEvent, type ConfirmationEmitted } from "./confirmation.types.ts";
import { pollDelay } from "./confirmation.rules.ts";

function start(
  answers: (Booking | { status: number; code: string })[],
  redirectResult: string | null = null,
  bookingId: string | null = "booking-1",
  resultCode: PaymentStep["resultCode"] = "Authorised",
) {
  const rest = [...answers];
  const details = vi.fn(async (): Promise<PaymentStep> => ({ resultCode, action: null, refusalReason: null }));
  const leaveForCheckout = vi.fn();
  const forgetCart = vi.fn();
  let sendToMachine!: (event: ConfirmationEvent) => void;
  const actor = createActor(
    confirmationMachine.provide({
      actors: {
        loadBooking: fromPromise(async () => {
          const answer = rest.length > 1 ? rest.shift()! : rest[0]!;
          if ("code" in answer) throw answer;
          return answer;
        }),
        sendDetails: fromPromise<PaymentStep, { bookingId: string; redirectResult: string }>(details),
        poll: fromCallback<ConfirmationEvent, { tries: number }>(({ sendBack }) => {
          sendToMachine = sendBack;
        }),
      },
      actions: { forgetCart, leaveForCheckout: (_, params) => leaveForCheckout(params) },
    }),
    { input: { named: null, addressed: bookingId, redirectResult, checkoutAddress: "https://shop.test/buchung" } },
  );
  const emitted: ConfirmationEmitted[] = [];
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  const reach = (state: "paying" | "confirmed" | "requested" | "failed" | "over" | "missing" | "loadFailed") =>
    vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true), { interval: 1 });
  return {
    actor,
    emitted,
    details,
    forgetCart,
    leaveForCheckout,
    reach,
    due: () => sendToMachine({ type: "poll.due" }),
  };
}

const names = (emitted: ConfirmationEmitted[]) =>
  emitted.map((event) => (event.type === "analytics" ? event.detail.name : event.type));

test("[R13.once] emits confirmed for the first reader of a booking, and forgets the basket", async () => {
  const run = start([bookingOf("confirmed", true)]);
  await run.reach("confirmed");
  expect(names(run.emitted)).toEqual(["confirmed", "purchase"]);
  expect(run.forgetCart).toHaveBeenCalledOnce();
});

test("[R13.once] leaves refused and cancelled items out of the sale", async () => {
  const booking = bookingOf("confirmed", true);
  const [item] = booking.items;
  const refused = {
    ...item!,
    state: "refunded" as const,
    reservation: { ...item!.reservation, cancelledAt: booking.now },
  };
  const run = start([{ ...booking, standingTotal: money(10_900), items: [item!, refused] }]);
  await run.reach("confirmed");
  expect(run.emitted).toMatchObject([
    { type: "confirmed", detail: { total: { amount: 10_900 } } },
    {
      type: "analytics",
      detail: { payload: { value: 10_900, items: [{ item_name: item!.reservation.activityTitle }] } },
    },
  ]);
});

test("[R13.once] emits nothing after a reload or in a second tab", async () => {
  const run = start([bookingOf("confirmed", false)]);
  await run.reach("confirmed");
  expect(run.emitted).toEqual([]);
});

test("[R9] polls at growing intervals while the bank decides, and emits pending once", async () => {
  const run = start([bookingOf("paying"), bookingOf("paying"), bookingOf("confirmed", true)]);
  await run.reach("paying");
  run.due();
  await vi.waitFor(() => expect(run.actor.getSnapshot().context.tries).toBe(2), { interval: 1 });
  run.due();
  await run.reach("confirmed");
  expect(names(run.emitted)).toEqual(["pending", "confirmed", "purchase"]);
  expect([1, 2, 3].map(pollDelay)).toEqual([800, 1200, 1800]);
  expect(pollDelay(50)).toBe(10_000);
});

test("continues to poll after a lost connection", async () => {
  const run = start([bookingOf("paying"), { status: 0, code: "offline" }, bookingOf("confirmed")]);
  await run.reach("paying");
  run.due();
  await vi.waitFor(() => expect(run.actor.getSnapshot().context.error).not.toBeNull(), { interval: 1 });
  expect(run.actor.getSnapshot().matches("paying")).toBe(true);
  run.due();
  await run.reach("confirmed");
});

test("[R8.request] emits pending for a booking on request, and forgets its basket", async () => {
  const run = start([bookingOf("requested")]);
  await run.reach("requested");
  expect(names(run.emitted)).toEqual(["pending"]);
  expect(run.forgetCart).toHaveBeenCalledOnce();
});

test.each(["unpaid", "failed", "expired"] as const)(
  "shows an %s booking as unpaid, and keeps the basket",
  async (status) => {
    const run = start([bookingOf(status)]);
    await run.reach("failed");
    expect(names(run.emitted)).toEqual(["failed"]);
    expect(run.forgetCart).not.toHaveBeenCalled();
  },
);

test.each(["cancelled", "refunded"] as const)("a %s booking is over", async (status) => {
  await start([bookingOf(status)]).reach("over");
});

test("sends the redirect's result once, then loads the booking", async () => {
  const run = start([bookingOf("confirmed", true)], "pay_1");
  await run.reach("confirmed");
  expect(run.details).toHaveBeenCalledOnce();
  expect(run.actor.getSnapshot().context.redirectResult).toBeNull();
});

test.each(["Refused", "Cancelled"] as const)(
  "leads a buyer who returns %s to the page's checkout, with the provider's result",
  async (resultCode) => {
    const run = start([bookingOf("paying")], "pay_1", "booking-1", resultCode);
    await vi.waitFor(() => expect(run.leaveForCheckout).toHaveBeenCalledOnce(), { interval: 1 });
    expect(run.leaveForCheckout).toHaveBeenCalledWith({
      address: "https://shop.test/buchung",
      bookingId: "booking-1",
      redirectResult: "pay_1",
    });
    expect(run.emitted).toEqual([]);
  },
);

test("is missing for an unknown booking and without one", async () => {
  await start([{ status: 404, code: "booking_not_found" }]).reach("missing");
  await start([bookingOf("paying")], null, null).reach("missing");
});

test("lets a failed load be retried", async () => {
  const run = start([{ status: 0, code: "offline" }, bookingOf("confirmed")]);
  await run.reach("loadFailed");
  run.actor.send({ type: "retry" });
  await run.reach("confirmed");
});

test("shows another booking that is set, and stays for the same one or none", async () => {
  const run = start([bookingOf("failed"), bookingOf("confirmed")]);
  await run.reach("failed");
  run.actor.send({ type: "attributes.changed", named: null });
  run.actor.send({ type: "attributes.changed", named: "booking-1" });
  expect(run.actor.getSnapshot().matches("failed")).toBe(true);
  run.actor.send({ type: "attributes.changed", named: "booking-2" });
  await run.reach("confirmed");
  expect(run.actor.getSnapshot().context.bookingId).toBe("booking-2");
});
