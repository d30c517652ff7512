import { expect, test } from "vitest";
import { createActor } from "xstate";
import { buttonMachine } from "./button.machine.ts";

const looks = { variant: "button", text: undefined, brandColor: undefined, theme: "auto", opensDialog: true } as const;

function start(activity: number | undefined) {
  const left: string[] = [];
  const told: unknown[] = [];
  const actor = createActor(buttonMachine.provide({ actions: { leaveForListing: () => left.push("listing") } }), {
    input: { activity, looks },
  });
  actor.on("select", (event) => told.push(event.detail));
  actor.start();
  return { actor, left, told };
}

test("a press opens the booking widget of its activity, and closing it lets the button be pressed again", () => {
  const { actor, told } = start(104);
  actor.send({ type: "button.pressed" });
  expect(actor.getSnapshot().value).toBe("open");
  actor.send({ type: "booking.closed" });
  actor.send({ type: "button.pressed" });
  expect(told).toEqual([104, 104].map((activityId) => ({ activityId, kind: "activity", value: "104" })));
});

test("without an activity a press leads to the listing", () => {
  const { actor, left, told } = start(undefined);
  actor.send({ type: "button.pressed" });
  expect(left).toEqual(["listing"]);
  expect(told).toEqual([]);
});

test("another activity set live is the one that opens", () => {
  const { actor } = start(104);
  actor.send({ type: "button.changed", activity: 112, looks });
  expect(actor.getSnapshot().context.activity).toBe(112);
});
