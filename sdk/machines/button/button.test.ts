import { expect, test } from "vitest";
import { createActor } from "xstate";
import { buttonMachine } from "./button.machine.ts";

const appearance = {
  variant: "button",
  text: undefined,
  brandColor: undefined,
  theme: "auto",
  opensDialog: true,
} as const;

function start(activity: number | undefined) {
  const left: string[] = [];
  const emitted: unknown[] = [];
  const actor = createActor(buttonMachine.provide({ actions: { leaveForListing: () => left.push("listing") } }), {
    input: { activity, appearance },
  });
  actor.on("select", (event) => emitted.push(event.detail));
  actor.start();
  return { actor, left, emitted };
}

test("opens the booking widget of its activity, again after it was closed", () => {
  const { actor, emitted } = start(104);
  actor.send({ type: "button.pressed" });
  expect(actor.getSnapshot().value).toBe("open");
  actor.send({ type: "booking.closed" });
  actor.send({ type: "button.pressed" });
  expect(emitted).toEqual([104, 104].map((activityId) => ({ activityId, kind: "activity", value: "104" })));
});

test("leads to the listing when it has no activity", () => {
  const { actor, left, emitted } = start(undefined);
  actor.send({ type: "button.pressed" });
  expect(left).toEqual(["listing"]);
  expect(emitted).toEqual([]);
});

test("opens the activity that was set last", () => {
  const { actor } = start(104);
  actor.send({ type: "button.changed", activity: 112, appearance });
  expect(actor.getSnapshot().context.activity).toBe(112);
});
