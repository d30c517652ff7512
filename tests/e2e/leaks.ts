import type { CDPSession, Page } from "@playwright/test";

/** What an element must give back: each is a count of what the page holds. */
export interface Held {
  readonly nodes: number;
  readonly listeners: number;
  /** Timers that run, of the page's window. */
  readonly timers: number;
  /** Listeners of the window, the document and its root: they hold what they name for as long as the page lives. */
  readonly global: number;
  /** Sheets of the document, and of the shadow roots in it. */
  readonly sheets: number;
  /** Of the JavaScript heap, after the garbage is collected (kB). */
  readonly heap: number;
}

/** Counts timers and listeners of what outlives an element; runs in the page before its scripts. */
function count(): void {
  const timers = new Set<unknown>();
  const { setTimeout: later, setInterval: each, clearTimeout: stop, clearInterval: end } = globalThis;
  Object.assign(globalThis, {
    setTimeout(act: unknown, ...rest: unknown[]) {
      const run = (...given: unknown[]) => {
        timers.delete(timer);
        if (typeof act === "function") act(...given);
      };
      const timer = (later as (...given: unknown[]) => number)(run, ...rest);
      timers.add(timer);
      return timer;
    },
    setInterval(...given: unknown[]) {
      const timer = (each as (...given: unknown[]) => number)(...given);
      timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: number) => (timers.delete(timer), stop(timer)),
    clearInterval: (timer: number) => (timers.delete(timer), end(timer)),
    heldTimers: () => timers.size,
  });
}

export async function openCounted(page: Page, address: string): Promise<CDPSession> {
  await page.addInitScript(count);
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  return session;
}

/** Puts so many of an element into the page, some at a time, each until it is ready, and takes them away. */
export async function mount(page: Page, html: string, times: number, atOnce: number): Promise<void> {
  await page.evaluate(
    async ([html, times, atOnce]) => {
      for (let done = 0; done < times; done += atOnce) {
        const place = document.createElement("main");
        const waits = Array.from({ length: Math.min(atOnce, times - done) }, () => {
          place.insertAdjacentHTML("beforeend", html);
          const element = place.lastElementChild!;
          return new Promise((ready) => element.addEventListener("gipfel-ready", ready, { once: true }));
        });
        document.body.append(place);
        await Promise.all(waits);
        place.remove();
      }
    },
    [html, times, atOnce] as const,
  );
}

/**
 * A removed element keeps its state for a second, and the loader what was added to a page for one more, in case a
 * shadow root comes late (ms).
 */
const settled = 2500;

export async function heldBy(page: Page, session: CDPSession): Promise<Held> {
  await page.waitForTimeout(settled);
  for (let times = 0; times < 3; times += 1) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { timers, sheets } = await page.evaluate(() => ({
    timers: (globalThis as unknown as { heldTimers(): number }).heldTimers(),
    sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
  }));
  let global = 0;
  for (const expression of ["window", "document", "document.documentElement", "document.body", "visualViewport"]) {
    const { result } = await session.send("Runtime.evaluate", { expression });
    const found = await session.send("DOMDebugger.getEventListeners", { objectId: result.objectId! });
    global += found.listeners.length;
  }
  return { nodes, listeners, timers, global, sheets, heap: Math.round(usedSize / 1000) };
}
