import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor, createMachine, type AnyActor, type AnyActorLogic } from "xstate";
import { openHistory } from "../../ui/history.fixture.ts";
import type { Services } from "../_kit/record.ts";
import type * as Module from "./dialog-entry.ts";

const services = { address: {} } as Services;
let page: ReturnType<typeof openHistory>;
/** The module as the document has it that is loaded. */
let module: typeof Module;
async function load(): Promise<void> {
  vi.resetModules();
  module = await import("./dialog-entry.ts");
}
/** The elements of the page, in its order. */
let hosts: HTMLElement[];
let actors: AnyActor[];
beforeEach(async () => {
  page = openHistory();
  await load();
  hosts = [];
  actors = [];
});

function hostOf(elements: HTMLElement[], attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  return {
    localName: "gipfel-transport",
    getRootNode: () => ({ querySelectorAll: () => elements }),
    getAttribute: (name: string) => attributes[name] ?? null,
  } as unknown as HTMLElement;
}

/** Another element in a tree, after those that it has. */
function hostIn(elements: HTMLElement[], attributes?: Readonly<Record<string, string>>): HTMLElement {
  elements.push(hostOf(elements, attributes));
  return elements.at(-1)!;
}

afterEach(async () => {
  for (const actor of actors) actor.stop();
  await page.settled();
  vi.unstubAllGlobals();
});

/** An element with a dialog of one trip; `canBook`: whether it still has that trip. */
function element({ canBook = true, host = hostIn(hosts) } = {}) {
  const entry = module.dialogEntry({ ...services, host });
  const sent: { type: string }[] = [];
  const machine = createMachine({
    initial: "closed",
    on: { "*": { actions: ({ event }) => sent.push(event) } },
    states: {
      closed: {
        invoke: { src: entry.whileClosed as AnyActorLogic },
        on: { "trip.booked": { guard: () => canBook, target: "open" }, open: "open" },
      },
      open: {
        invoke: { src: entry.whileOpen as AnyActorLogic, input: { tripId: "trip-1", editing: null } },
        on: { close: "closed" },
      },
    },
  });
  const actor = createActor(machine).start();
  actors.push(actor);
  return { actor, send: (type: string) => actor.send({ type }), is: () => actor.getSnapshot().value };
}

test("is taken back once where the page goes on after the dialog, which goes on then", async () => {
  const { send } = element();
  send("open");
  const goOn = vi.fn();
  module.afterEntry(goOn);
  send("close");
  expect(goOn).not.toHaveBeenCalled();
  await page.settled();
  expect(goOn).toHaveBeenCalledTimes(1);
  expect(page.history.back).toHaveBeenCalledTimes(1);
  expect(page.at).toBe(0);
});

test.each([{ closes: true }, { closes: false }])(
  "a popstate that the page's router dispatches releases nothing: what leads away waits (closes: $closes)",
  async ({ closes }) => {
    const { send } = element();
    page.history.pushState({ own: 2 }, "");
    send("open");
    const places: number[] = [];
    module.afterEntry(() => places.push(page.at));
    if (closes) send("close");
    page.pop();
    expect(places).toEqual([]);
    await page.settled();
    expect(places).toEqual([1]);
    if (!closes) send("close");
    await page.settled();
    expect([page.at, page.history.back.mock.calls.length]).toEqual([1, 1]);
  },
);

test("opens the dialog again on the way forward, in the element that had it open, and the way back closes it", async () => {
  const [first, second] = [element(), element()];
  second.send("open");
  await page.go(-1);
  expect(second.is()).toBe("closed");
  await page.go(1);
  expect([first.is(), second.is(), page.at]).toEqual(["closed", "open", 1]);
});

test("after a reload Forward opens the dialog in the same element, whichever starts first", async () => {
  const [first, second] = [element(), element()];
  second.send("open");
  await page.go(-1);
  first.actor.stop();
  second.actor.stop();
  const [firstHost, secondHost] = hosts;
  await load();
  const secondLoaded = element({ host: secondHost! });
  const firstLoaded = element({ host: firstHost! });
  await page.go(1);
  expect([firstLoaded.is(), secondLoaded.is(), page.at]).toEqual(["closed", "open", 1]);
});

test("of an element whose attributes change, and before which one is added, it closes on Back and opens on Forward", async () => {
  const attributes: Record<string, string> = { from: "Visp" };
  const { send, is } = element({ host: hostIn(hosts, attributes) });
  send("open");
  hosts.unshift(hostOf(hosts, { from: "Visp" }));
  const added = element({ host: hosts[0]! });
  attributes["from"] = "Brig";
  await page.go(-1);
  expect(is()).toBe("closed");
  await page.go(1);
  expect([is(), added.is(), page.at]).toEqual(["open", "closed", 1]);
});

test("is told apart from that of another search, which is in a tree of its own", async () => {
  const [there, back] = ["arrive-by", "depart-after"].map((name) =>
    element({ host: hostIn([], { [name]: "2026-12-08T10:00" }) }),
  );
  back!.send("open");
  await page.go(-1);
  await page.go(1);
  expect([there!.is(), back!.is()]).toEqual(["closed", "open"]);
});

test("of a trip that the search no longer has is left again", async () => {
  const { send, is } = element({ canBook: false });
  send("open");
  await page.go(-1);
  await page.go(1);
  await page.settled();
  expect([is(), page.at]).toEqual(["closed", 0]);
});

test("goes with an element that is removed while its dialog is open, and no other entry does", async () => {
  const [removed, other] = [element(), element()];
  removed.send("open");
  removed.actor.stop();
  await page.settled();
  expect(page.at).toBe(0);

  other.send("open");
  page.history.pushState({ page: "next" }, "");
  other.actor.stop();
  await page.settled();
  expect(page.history.state).toEqual({ page: "next" });
});
