import { createActor } from "xstate";
import { expect, test } from "vitest";
import { eventsOf, PreviewActor } from "../../machines/_preview/preview.ts";
import {
  play,
  whereIs,
  widerWorld,
  world,
  type Played,
  type ToPlay,
  type World,
} from "../../machines/booking/booking.fixture.ts";
import { bookingPreview } from "../../machines/booking/booking.preview.ts";
import type { BookingEvent } from "../../machines/booking/booking.types.ts";
import { ProgressiveActor, type ProgressiveSnapshot } from "../_kit/progressive-actor.ts";
import type { ElementActor } from "../_kit/record.ts";

/** An actor that begins with the preview. */
function upgrade({ machine, previewActors, input }: ToPlay): Played["actor"] {
  const actor = new ProgressiveActor(new PreviewActor(bookingPreview, previewActors, { input }) as never, {
    knows: new Set(eventsOf(bookingPreview.chart)),
    fetch: async () => (snapshot) =>
      createActor(machine, { input, snapshot: snapshot as never }) as unknown as ElementActor,
  });
  return {
    start: () => actor.start(),
    send: (event: BookingEvent) => actor.send(event),
    on: actor.on.bind(actor),
    getSnapshot: () => (actor.getSnapshot() as ProgressiveSnapshot).snapshot,
  } as unknown as Played["actor"];
}

/** What can be pressed at the date, dates first. */
const presses: BookingEvent[] = [
  { type: "next" },
  { type: "date.choose", date: "2026-12-04" },
  { type: "month.show", month: "2027-01" },
  { type: "tab.choose", tab: "activity" },
  { type: "attributes.changed", input: { activityId: 105 } },
];

async function playOn(here: World, order: readonly BookingEvent[], make?: typeof upgrade) {
  const played = make ? await play(here, {}, make) : await play(here);
  for (const press of [...order, { type: "next" } as const]) {
    played.actor.send(press);
    await played.settle();
  }
  const { context } = played.actor.getSnapshot();
  /* The preview requests no times, so it can't show them. */
  const emitted = JSON.stringify(played.emitted).replace(/"startsAt":("[^"]*"|null)/g, "");
  const requests = [...new Set(played.log)].filter((line) => !line.startsWith("slots")).sort();
  return { where: whereIs(played), context, emitted, requests };
}

test.each([
  ["one choice", world()],
  ["several", widerWorld()],
  ["no day", world({ months: {} })],
])("is after the upgrade where the full machine would be: %s", async (_name, here) => {
  for (const first of presses) {
    for (const second of presses)
      expect(await playOn(here, [first, second], upgrade)).toEqual(await playOn(here, [first, second]));
  }
});

test("loses no press while the preview loads", async () => {
  const played = await play(world(), {}, (parts) => {
    const actor = upgrade(parts);
    queueMicrotask(() => actor.send({ type: "tab.choose", tab: "activity" }));
    return actor;
  });
  await played.settle();
  expect(whereIs(played)).toBe("date");
  expect(played.actor.getSnapshot().context).toMatchObject({
    tab: "activity",
    date: "2026-12-03",
    slotsOf: "2026-12-03",
  });
  expect(played.log.filter((line) => line.startsWith("month"))).toEqual(["month 2026-12"]);
});

test("requests no slots before the visitor approaches the widget", async () => {
  const played = await play(world(), {}, upgrade);
  expect(played.log).toEqual(["month 2026-12"]);
  played.actor.send({ type: "next" });
  await played.settle();
  expect(played.log).toEqual(["month 2026-12", "slots 9104 2026-12-03"]);
  expect(whereIs(played)).toBe("tickets");
});
