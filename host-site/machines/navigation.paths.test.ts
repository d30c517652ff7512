import { getShortestPaths } from "xstate/graph";
import { expect, test } from "vitest";
import { navigationMachine } from "./navigation.machine.ts";
import type { NavigationEvent } from "./navigation.types.ts";

const page = (address: string, isLink: boolean, isShown = false): NavigationEvent => ({
  type: "address.changed",
  destination: { address, hash: "", isLink },
  isShown,
});
const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
const failed = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error("no"), actorId: id });

test("from the chart itself: from wherever a navigation is, a link leads on and back ends it", () => {
  const paths = getShortestPaths(navigationMachine, {
    events: [
      page("/a", true),
      page("/b", false),
      page("/shown", false, true),
      page("/shown", true, true),
      { type: "document.restored" },
      { type: "view.failed" },
      done("0.navigation.loading", { kind: "page", page: { title: "A" } }),
      done("0.navigation.loading", { kind: "redirect", path: "/b" }),
      done("0.navigation.loading", { kind: "malformed" }),
      failed("0.navigation.loading"),
      { type: "xstate.after.slow.navigation.loading" },
      { type: "xstate.after.stuck.navigation.loading" },
      done("0.navigation.showing"),
      failed("0.navigation.showing"),
    ] as NavigationEvent[],
    limit: 20_000,
  });
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
  expect([...reached].toSorted()).toEqual([
    '"failed"',
    '"leaving"',
    '"loading"',
    '"redirected"',
    '"showing"',
    '"shown"',
  ]);
  for (const { state } of paths) {
    const { destination, page } = state.context;
    expect(JSON.parse(JSON.stringify(state.context))).toEqual(state.context);
    expect(state.hasTag("pending")).toBe(!state.matches("shown") && !state.matches("failed"));
    // A document from the back/forward cache may be left without having led anywhere.
    if (!state.matches("shown") && !state.matches("leaving")) expect(destination).not.toBeNull();
    expect(page !== null).toBe(state.matches("showing"));
    expect(
      state.can({
        type: "address.changed",
        destination: destination ?? { address: "/a", hash: "", isLink: true },
        isShown: false,
      }),
    ).toBe(true);
  }
});
