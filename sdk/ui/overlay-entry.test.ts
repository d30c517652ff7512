import { afterEach, describe, expect, test, vi } from "vitest";
import { openHistory } from "./history.fixture.ts";
import type * as Module from "./overlay-entry.ts";

/** The module as a document has it after loading. */
async function load(): Promise<typeof Module> {
  vi.resetModules();
  return import("./overlay-entry.ts");
}
afterEach(() => vi.unstubAllGlobals());

/** An overlay that a visitor opens and closes, as a dialog of a view does. */
function dialogOf({ openOverlay, watchOverlayEntries }: typeof Module, id: string) {
  let taken: (() => boolean) | undefined;
  const dialog = {
    mayClose: true,
    get isOpen() {
      return taken !== undefined;
    },
    open() {
      taken = openOverlay({
        id,
        close() {
          if (dialog.mayClose) dialog.close();
          return dialog.mayClose;
        },
      });
    },
    close() {
      const take = taken;
      taken = undefined;
      take?.();
    },
    /** Opens it on Forward. */
    watch: () => watchOverlayEntries((of) => of === id && (dialog.open(), true)),
  };
  return dialog;
}

describe.each([{ isKnown: true }, { isKnown: false }])("[R25.drawers] Navigation API: $isKnown", (browser) => {
  test("Back closes an overlay and stays on the page, whose own state is there", async () => {
    const page = openHistory(browser);
    const dialog = dialogOf(await load(), "dialog");
    dialog.open();
    expect(page.history.state).toMatchObject({ own: 1 });
    await page.go(-1);
    expect([dialog.isOpen, page.at, page.history.state]).toEqual([false, 0, { own: 1 }]);
    expect(page.history.back).not.toHaveBeenCalled();
  });

  test("closed below an entry of the page's own, it stays closed on the way back to its entry", async () => {
    const page = openHistory(browser);
    const dialog = dialogOf(await load(), "dialog");
    dialog.watch();
    dialog.open();
    page.history.pushState({ own: 3 }, "", "/page/3");
    dialog.close();
    expect(page.at).toBe(2);
    await page.go(-1);
    await page.settled();
    expect([dialog.isOpen, page.at, page.history.state]).toEqual([false, 0, { own: 1 }]);
    dialog.open();
    await page.go(-1);
    await page.go(1);
    expect(dialog.isOpen).toBe(true);
  });

  test("closed otherwise its entry is taken back, and Forward to it leads back, also where it is opened at once", async () => {
    const page = openHistory(browser);
    const module = await load();
    const dialog = dialogOf(module, "dialog");
    module.watchOverlayEntries(() => false);
    dialog.open();
    dialog.close();
    await page.settled();
    expect(page.at).toBe(0);
    await page.go(1);
    await page.settled();
    expect(page.at).toBe(0);

    dialog.open();
    dialog.close();
    dialog.open();
    await page.settled();
    expect([dialog.isOpen, page.at, page.count]).toEqual([true, 1, 2]);
  });

  test("Forward opens an overlay again that is watched for, and Back closes it", async () => {
    const page = openHistory(browser);
    const dialog = dialogOf(await load(), "dialog");
    dialog.watch();
    dialog.open();
    await page.go(-1);
    await page.go(1);
    expect([dialog.isOpen, page.at, page.count]).toEqual([true, 1, 2]);
    await page.go(-1);
    await page.settled();
    expect([dialog.isOpen, page.at]).toEqual([false, 0]);
  });

  test("after a reload the entries of what was open go, one in another too, and nothing opens", async () => {
    const page = openHistory(browser);
    const before = await load();
    dialogOf(before, "drawer").open();
    dialogOf(before, "dialog").open();
    expect(page.at).toBe(2);
    const loaded = await load();
    const drawer = dialogOf(loaded, "drawer");
    drawer.watch();
    await page.settled();
    expect([drawer.isOpen, page.at]).toEqual([false, 0]);
  });

  test("one that can't be closed stays open, with an entry for the next Back", async () => {
    const page = openHistory(browser);
    const dialog = dialogOf(await load(), "dialog");
    dialog.open();
    dialog.mayClose = false;
    await page.go(-1);
    expect([dialog.isOpen, page.at]).toEqual([true, 1]);
    dialog.mayClose = true;
    await page.go(-1);
    expect([dialog.isOpen, page.at]).toEqual([false, 0]);
  });

  test("closed together, an overlay and the one around it take back both entries in either order", async () => {
    for (const isOuterFirst of [true, false]) {
      const page = openHistory(browser);
      const module = await load();
      const [drawer, dialog] = [dialogOf(module, "drawer"), dialogOf(module, "dialog")];
      drawer.watch();
      drawer.open();
      dialog.open();
      for (const each of isOuterFirst ? [drawer, dialog] : [dialog, drawer]) each.close();
      await page.settled();
      expect([drawer.isOpen, page.at]).toEqual([false, 0]);
    }
  });

  test("what is to be written waits until the entries of all that close together are left", async () => {
    const page = openHistory(browser);
    const module = await load();
    const [drawer, dialog] = [dialogOf(module, "drawer"), dialogOf(module, "dialog")];
    drawer.open();
    dialog.open();
    dialog.close();
    drawer.close();
    const written: number[] = [];
    module.afterLeaving(() => written.push(page.at));
    await page.settled();
    expect(written).toEqual([0]);
    module.afterLeaving(() => written.push(page.at));
    expect(written).toEqual([0, 0]);
  });

  test("a popstate that the page's router dispatches ends no way back: the entry is left once, and what waits goes on then", async () => {
    const page = openHistory(browser);
    const module = await load();
    const dialog = dialogOf(module, "dialog");
    page.history.pushState({ own: 2 }, "", "/page/2");
    dialog.open();
    dialog.close();
    const written: number[] = [];
    module.afterLeaving(() => written.push(page.at));
    page.pop();
    expect(written).toEqual([]);
    await page.settled();
    expect([page.at, written]).toEqual([1, [1]]);
  });

  test("out of the page cache, where the page was left before Back had ended, the entry is left then", async () => {
    const page = openHistory(browser);
    const module = await load();
    const [closed, next] = [dialogOf(module, "closed"), dialogOf(module, "next")];
    closed.open();
    // The page is left at once: the browser cancels the way back.
    page.history.back.mockImplementationOnce(() => {});
    closed.close();
    page.show({ persisted: false });
    await page.settled();
    expect(page.at).toBe(1);
    page.show({ persisted: true });
    await page.settled();
    expect(page.at).toBe(0);
    next.open();
    expect(page.at).toBe(1);
    // Of a page that was not leaving an entry, nothing changes.
    page.show({ persisted: true });
    await page.settled();
    expect([next.isOpen, page.at]).toEqual([true, 1]);
  });

  test("an entry of the page with a copy of our state is not taken back", async () => {
    const page = openHistory(browser);
    const module = await load();
    const dialog = dialogOf(module, "dialog");
    dialog.open();
    page.history.pushState(page.history.state, "", "/next");
    dialog.close();
    module.watchOverlayEntries(() => false);
    await page.settled();
    expect([page.at, page.history.back.mock.calls]).toEqual([2, []]);
    // Back from there leads to our own entry, which has nothing to show any more.
    await page.go(-1);
    await page.settled();
    expect(page.at).toBe(0);
  });
});

test("of an address that names it, an overlay of a page loaded there has no entry, and is closed where that is left", async () => {
  const page = openHistory();
  const { openOverlay } = await load();
  page.history.pushState(null, "", "/page/drawer");
  const close = vi.fn(() => true);
  const isCurrent = () => location.pathname === "/page/drawer";
  const takeBack = openOverlay({ id: "drawer", close, address: { isCurrent, href: () => "/page/drawer" } });
  expect(page.count).toBe(2);
  await page.go(-1);
  expect(close).toHaveBeenCalledTimes(1);
  expect(takeBack()).toBe(false);

  const closing = openOverlay({ id: "drawer", close, address: { isCurrent, href: () => "/page/drawer" } });
  expect([page.at, location.pathname]).toEqual([1, "/page/drawer"]);
  expect(closing()).toBe(true);
  await page.settled();
  expect(page.at).toBe(0);
});

test("after a reload the entry that the address names stays, also below that of a dialog", async () => {
  for (const hasDialog of [false, true]) {
    const page = openHistory();
    const address = { isCurrent: () => location.pathname === "/page/drawer", href: () => "/page/drawer" };
    const before = await load();
    before.openOverlay({ id: "drawer", close: () => true, address });
    if (hasDialog) dialogOf(before, "dialog").open();
    const loaded = await load();
    // Another element watches before the drawer's has begun.
    loaded.watchOverlayEntries(() => false);
    await page.settled();
    expect([page.at, location.pathname]).toEqual([1, "/page/drawer"]);
    const takeBack = loaded.openOverlay({ id: "drawer", close: () => true, address });
    expect(takeBack()).toBe(true);
    await page.settled();
    expect([page.at, location.pathname]).toEqual([0, "/page"]);
  }
});

test("a drawer that the address names goes with the dialog in it, where both are closed together", async () => {
  const page = openHistory();
  const module = await load();
  const dialog = dialogOf(module, "dialog");
  const address = { isCurrent: () => location.pathname === "/page/drawer", href: () => "/page/drawer" };
  const takeBack = module.openOverlay({ id: "drawer", close: () => true, address });
  dialog.open();
  dialog.close();
  takeBack();
  await page.settled();
  expect([page.at, location.pathname]).toEqual([0, "/page"]);
});

test("where history is refused, an overlay opens and closes all the same", async () => {
  const page = openHistory({ isKnown: false });
  page.history.pushState = () => {
    throw new DOMException("refused", "SecurityError");
  };
  const dialog = dialogOf(await load(), "dialog");
  dialog.open();
  // To a section of the page.
  await page.go(0);
  expect(dialog.isOpen).toBe(true);
  dialog.close();
  await page.settled();
  expect(page.history.back).not.toHaveBeenCalled();
});

test("listens no longer than anything is open, watched or taken back", async () => {
  const page = openHistory();
  const heard = new Set<string>();
  const { addEventListener: add, removeEventListener: remove } = globalThis;
  vi.stubGlobal("addEventListener", (name: "popstate", listener: () => void) => {
    heard.add(name);
    add(name, listener);
  });
  vi.stubGlobal("removeEventListener", (name: "popstate", listener: () => void) => {
    heard.delete(name);
    remove(name, listener);
  });
  const { openOverlay } = await load();
  const close = openOverlay({ id: "dialog", close: () => true });
  expect([...heard]).toEqual(["popstate"]);
  close();
  expect([...heard], "the page's cache matters until the way back has ended").toEqual(["popstate", "pageshow"]);
  await page.settled();
  expect([...heard]).toEqual([]);
});
