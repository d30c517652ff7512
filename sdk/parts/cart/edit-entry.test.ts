import { afterEach, expect, test, vi } from "vitest";
import { openHistory } from "../../ui/history.fixture.ts";

// Outside of a view its hooks do at once what they do after the first render.
vi.mock("react", () => ({
  useRef: (current: unknown) => ({ current }),
  useEffect: (act: () => void) => act(),
}));
afterEach(() => vi.unstubAllGlobals());

/** The page after a reload, at the entry of an edit that was open. */
async function openAtEdit() {
  const page = openHistory();
  const { openOverlay } = await import("../../ui/overlay-entry.ts");
  const { editOverlayOf } = await import("./edit-entry.ts");
  openOverlay({ id: editOverlayOf("reservation-1"), close: () => true });
  vi.resetModules();
  return { page, ...(await import("./edit-entry.ts")) };
}

test.each([
  { isDetached: true, at: 1, reopened: [] },
  { isDetached: false, at: 0, reopened: ["reservation-1"] },
])("[R25.drawers] detached from its page's address: $isDetached", async ({ isDetached, at, reopened }) => {
  const { page, useEditEntry } = await openAtEdit();
  const reopen = vi.fn((_reservationId: string) => true);
  useEditEntry(isDetached, reopen);
  await page.settled();
  expect(page.at).toBe(at);
  await page.go(1);
  expect(reopen.mock.calls.flat()).toEqual(reopened);
});
