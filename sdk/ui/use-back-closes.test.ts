import { afterEach, expect, test, vi } from "vitest";
import { openHistory } from "./history.fixture.ts";
import { useBackCloses } from "./use-back-closes.ts";

/** A view without a document: its hooks, in their order. */
const view = vi.hoisted(() => {
  interface Slot {
    value?: unknown;
    deps?: readonly unknown[];
    cleanup?: () => void;
  }
  const slots: Slot[] = [];
  let at = 0;
  const next = () => (slots[at++] ??= {});
  return {
    render(hooks: () => void) {
      at = 0;
      hooks();
    },
    useRef(value: unknown) {
      const slot = next();
      return (slot.value ??= { current: value });
    },
    useState(first: number) {
      const slot = next();
      slot.value ??= first;
      return [slot.value, (change: (value: number) => number) => (slot.value = change(slot.value as number))];
    },
    useEffect(act: () => (() => void) | undefined, deps: readonly unknown[]) {
      const slot = next();
      if (slot.deps?.every((value, index) => value === deps[index])) return;
      slot.cleanup?.();
      Object.assign(slot, { deps, cleanup: act() });
    },
  };
});
vi.mock("react", () => view);
afterEach(() => vi.unstubAllGlobals());

test("[R25.drawers] what stays open on Back has an entry again, so that the next Back closes it", async () => {
  const page = openHistory();
  let isOpen = true;
  let mayClose = false;
  const close = vi.fn(() => {
    if (mayClose) isOpen = false;
  });
  const render = () => view.render(() => useBackCloses(isOpen, close, "form"));
  render();
  expect(page.at).toBe(1);
  await page.go(-1);
  render();
  expect([isOpen, page.at]).toEqual([true, 1]);
  mayClose = true;
  await page.go(-1);
  render();
  expect([isOpen, page.at, close.mock.calls.length]).toEqual([false, 0, 2]);
  expect(page.history.back).not.toHaveBeenCalled();
});
