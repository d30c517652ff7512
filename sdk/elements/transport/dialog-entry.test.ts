import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor, createMachine, type AnyActorLogic } from "xstate";
import type { Services } from "../_kit/record.ts";
import { afterClosing, dialogEntry } from "./dialog-entry.ts";

/** The history of a page whose ways back and forward end later, as in a browser. */
function page() {
  const entries: object[] = [{}];
  const target = new EventTarget();
  let at = 0;
  const go = (by: number) => {
    at = Math.max(0, at + by);
    queueMicrotask(() => target.dispatchEvent(new Event("popstate")));
  };
  const history = {
    get state() {
      return entries[at];
    },
    pushState: (state: object) => entries.splice(++at, Infinity, state),
    back: vi.fn(() => go(-1)),
  };
  vi.stubGlobal("history", history);
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  return { history, entries, go };
}

let shown: ReturnType<typeof page>;
/** Entries of the page are known by their trips, which each test has its own of. */
let trips = 0;
beforeEach(() => {
  trips += 1;
  shown = page();
});
afterEach(() => vi.unstubAllGlobals());
const popped = () => new Promise<void>((done) => addEventListener("popstate", () => done(), { once: true }));

/** An element in a drawer: the page's first one is another. */
function element() {
  const host = { isConnected: true, localName: "gipfel-transport" };
  vi.stubGlobal("document", { querySelector: () => null });
  const services = { host, address: {} } as unknown as Services;
  const entry = dialogEntry(services);
  const sent: { type: string }[] = [];
  const run = (src: AnyActorLogic, input?: string) =>
    createActor(
      createMachine({ invoke: { src, input }, on: { "*": { actions: ({ event }) => sent.push(event) } } }),
    ).start();
  const tripId = `trip-${trips}`;
  return {
    host,
    services,
    sent,
    open: () => run(entry.whileOpen, tripId),
    close: () => run(entry.whileClosed),
    tripId,
  };
}

test("is taken away once where the page goes on after the dialog, which goes on then", async () => {
  shown.history.pushState({ drawer: true });
  const { services, open, close } = element();
  const dialog = open();
  const goOn = vi.fn();
  afterClosing(services, goOn);
  dialog.stop();
  close();
  expect(goOn).not.toHaveBeenCalled();
  await popped();
  expect(goOn).toHaveBeenCalledTimes(1);
  expect(shown.history.back).toHaveBeenCalledTimes(1);
  expect(shown.history.state).toEqual({ drawer: true });
});

test("opens the dialog again on the way forward, in a drawer too, and the way back closes it", async () => {
  const { open, close, sent, tripId } = element();
  const dialog = open();
  shown.go(-1);
  await popped();
  expect(sent).toEqual([{ type: "close" }]);
  dialog.stop();
  close();
  shown.go(1);
  await popped();
  expect(sent.at(-1)).toEqual({ type: "trip.booked", tripId });
});

test("of another element is left alone, by the first one of the page too", async () => {
  const [one, other] = [element(), element()];
  vi.stubGlobal("document", { querySelector: () => one.host });
  one.close();
  other.open();
  shown.history.pushState({ ...shown.history.state, more: true });
  shown.go(-1);
  await popped();
  expect(one.sent).toEqual([]);
});

test("goes with an element that is removed while its dialog is open, and no other entry does", async () => {
  const { host, open } = element();
  const dialog = open();
  host.isConnected = false;
  dialog.stop();
  await popped();
  expect(shown.history.state).toEqual({});

  // Another element is there by then, with a dialog of the same trip.
  const removed = element();
  const left = removed.open();
  const other = element();
  other.open();
  removed.host.isConnected = false;
  left.stop();
  expect(shown.history.back).toHaveBeenCalledTimes(1);

  const later = element();
  const second = later.open();
  shown.history.pushState({ page: "next" });
  later.host.isConnected = false;
  second.stop();
  expect(shown.history.state).toEqual({ page: "next" });
});
