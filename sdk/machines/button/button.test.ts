import { expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { ListedActivity } from "../../contracts/listing.ts";
import { buttonMachine } from "./button.machine.ts";
import type { ButtonContext } from "./button.types.ts";

const appearance = {
  variant: "button",
  text: undefined,
  brandColor: undefined,
  theme: "auto",
  opensDialog: true,
} as const;

const list = { activities: [104, 112], search: undefined, hide: [] };

function start(activity: number | undefined, more: Partial<ButtonContext> = {}) {
  const left: string[] = [];
  const emitted: unknown[] = [];
  const actor = createActor(buttonMachine.provide({ actions: { leaveForShop: () => void left.push("shop") } }), {
    input: { activity, list: undefined, opens: "widget", prefill: undefined, appearance, ...more },
  });
  actor.on("select", (event) => emitted.push(event.detail));
  actor.start();
  return { actor, left, emitted };
}

test("opens the booking widget of its activity, again after it was closed", () => {
  const { actor, emitted } = start(104);
  actor.send({ type: "button.pressed" });
  expect(actor.getSnapshot().value).toMatchObject({ overlay: "open" });
  actor.send({ type: "overlay.closed" });
  actor.send({ type: "button.pressed" });
  expect(emitted).toEqual([104, 104].map((activityId) => ({ activityId, kind: "activity", value: "104" })));
});

test("opens its list where it has no activity, which is no selection yet", () => {
  const { actor, left, emitted } = start(undefined, { list });
  actor.send({ type: "button.pressed" });
  expect(actor.getSnapshot().value).toMatchObject({ overlay: "open" });
  expect([left, emitted]).toEqual([[], []]);
});

test("leads to the shop's page where it is asked to, and where the overlay's code is not to be had", () => {
  const page = start(104, { opens: "page" });
  page.actor.send({ type: "button.pressed" });
  expect(page.actor.getSnapshot().value).toMatchObject({ overlay: "closed" });
  expect([page.left, page.emitted.length]).toEqual([["shop"], 1]);
  const lost = start(undefined, { list });
  lost.actor.send({ type: "button.pressed" });
  lost.actor.send({ type: "overlay.lost" });
  expect(lost.actor.getSnapshot().value).toMatchObject({ overlay: "closed" });
  expect(lost.left).toEqual(["shop"]);
});

test("leads to the shop's list when it has neither activity nor list", () => {
  const { actor, left, emitted } = start(undefined);
  actor.send({ type: "button.pressed" });
  expect(left).toEqual(["shop"]);
  expect(emitted).toEqual([]);
});

test("opens the activity that was set last", () => {
  const { actor } = start(104);
  actor.send({
    type: "button.changed",
    activity: 112,
    list: undefined,
    opens: "widget",
    prefill: undefined,
    appearance,
  });
  expect(actor.getSnapshot().context.activity).toBe(112);
});

test("what is open stays open when the attributes change, with their values", () => {
  const { actor } = start(104);
  actor.send({ type: "select", date: "2026-12-04" });
  const prefill = '{"adults":2}';
  actor.send({ type: "button.changed", activity: 104, list: undefined, opens: "widget", prefill, appearance });
  expect(actor.getSnapshot()).toMatchObject({
    value: { overlay: "open" },
    context: { prefill, date: "2026-12-04" },
  });
});

test("the page opens and closes it, and opens the booking widget at a date", () => {
  const { actor } = start(104);
  actor.send({ type: "open" });
  expect(actor.getSnapshot().value).toMatchObject({ overlay: "open" });
  actor.send({ type: "close" });
  expect(actor.getSnapshot().value).toMatchObject({ overlay: "closed" });
  actor.send({ type: "select", date: "2026-12-04" });
  expect(actor.getSnapshot()).toMatchObject({ value: { overlay: "open" }, context: { date: "2026-12-04" } });
  actor.send({ type: "overlay.closed" });
  actor.send({ type: "button.pressed" });
  expect(actor.getSnapshot().context.date).toBeNull();
});

test("stays closed, and selects nothing, where the page prevents that it opens", () => {
  const emitted: unknown[] = [];
  const actor = createActor(buttonMachine.provide({ guards: { mayOpen: () => false } }), {
    input: { activity: 104, list: undefined, opens: "widget", prefill: undefined, appearance },
  });
  actor.on("select", (event) => emitted.push(event));
  actor.start();
  for (const event of [{ type: "button.pressed" }, { type: "open" }, { type: "select", date: "2026-12-04" }] as const) {
    actor.send(event);
    expect(actor.getSnapshot().value).toMatchObject({ overlay: "closed" });
  }
  expect(emitted).toEqual([]);
});

test("a call to action loads what it says of its activity, and the button stands alone where that can't be had", async () => {
  const answers: Record<number, ListedActivity | null> = { 104: { id: 104 } as ListedActivity, 112: null };
  const asked: number[] = [];
  const machine = buttonMachine.provide({
    actors: {
      loadActivity: fromPromise<ListedActivity | null, { activityId: number }>(async ({ input: { activityId } }) => {
        asked.push(activityId);
        if (!(activityId in answers)) throw new Error("offline");
        return answers[activityId]!;
      }),
    },
  });
  const given = {
    list: undefined,
    opens: "widget",
    prefill: undefined,
    appearance: { ...appearance, variant: "cta" },
  } as const;
  const actor = createActor(machine, { input: { ...given, activity: 104 } }).start();
  const becomes = (card: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toMatchObject({ card }), { interval: 1 });
  await becomes("known");
  expect(actor.getSnapshot().context.listed).toEqual({ id: 104 });
  for (const activity of [112, 1]) {
    actor.send({ type: "button.changed", ...given, activity });
    await becomes("none");
    expect(actor.getSnapshot().context.listed).toBeNull();
  }
  actor.send({ type: "button.changed", ...given, activity: 104, appearance });
  expect(actor.getSnapshot().value).toMatchObject({ card: "none" });
  expect(asked).toEqual([104, 112, 1]);
});
