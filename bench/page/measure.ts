import { chromium, type CDPSession, type Page } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";

/** What a page costs, in ms and MB. */
export interface Cost {
  /** From the navigation to the date step's first day. */
  readonly shown: number;
  /** Time of the main thread, all kinds of work. */
  readonly main: number;
  /** What of tasks lies beyond 50 ms. */
  readonly blocking: number;
  /** The longest task. */
  readonly longest: number;
  readonly heap: number;
  readonly shift: number;
}

export interface Visit {
  readonly address: string;
  /** How many widgets have to show their days. */
  readonly widgets: number;
  /** CPU slow-down. */
  readonly slowDown: number;
}

/** How long a page is left alone before it is counted (ms): what it still does belongs to it. */
const rest = 1000;

/** Opens a page in a browser of its own, cold, and counts. */
export async function costOf({ address, widgets, slowDown }: Visit): Promise<Cost> {
  return inPage(slowDown, async (page, devtools) => {
    await page.addInitScript(watch);
    const before = await metrics(devtools);
    await page.goto(address);
    if (widgets > 0) await page.waitForFunction(allShow, widgets, { polling: "raf" });
    const shown = await page.evaluate(() => performance.now());
    await page.waitForTimeout(rest);
    const after = await metrics(devtools);
    const watched = await page.evaluate(
      () => (window as unknown as { watched: { tasks: number[]; shift: number } }).watched,
    );
    await devtools.send("HeapProfiler.collectGarbage");
    const heap = (await metrics(devtools))["JSHeapUsedSize"]!;
    return {
      shown,
      main: (after["TaskDuration"]! - before["TaskDuration"]!) * 1000,
      blocking: watched.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      longest: Math.max(0, ...watched.tasks),
      heap: heap / 1e6,
      shift: watched.shift,
    };
  });
}

/** From a press of the main button to the next step on the screen, with its data and code there already (ms). */
export async function nextStep(address: string, slowDown: number): Promise<number> {
  return inPage(slowDown, async (page) => {
    await page.goto(address);
    await page.waitForFunction(allShow, 1, { polling: "raf" });
    const widget = page.locator("gipfel-booking");
    /* There and back once: what the step needs has come. */
    await widget
      .getByRole("button", { name: /weiter|wählen/i })
      .last()
      .click();
    await widget
      .getByRole("button", { name: /^zurück/i })
      .first()
      .click();
    await widget.locator("[role=gridcell]").first().waitFor();
    await page.waitForTimeout(rest);
    return page.evaluate(pressAndWait);
  });
}

/** In the page: presses the main button and waits until the calendar has given way and a frame was drawn. */
function pressAndWait(): Promise<number> {
  const root = document.querySelector("gipfel-booking")!.shadowRoot!;
  const buttons = [...root.querySelectorAll<HTMLButtonElement>("button")].filter((button) => button.checkVisibility());
  const started = performance.now();
  buttons.findLast((button) => /weiter|wählen/i.test(button.innerText))!.click();
  return new Promise((resolve) => {
    const check = () =>
      root.querySelector("[role=gridcell]") ? requestAnimationFrame(check) : resolve(performance.now() - started);
    requestAnimationFrame(check);
  });
}

/** In the page: whether so many widgets show their days. */
function allShow(widgets: number): boolean {
  const hosts = [...document.querySelectorAll("gipfel-booking")];
  return hosts.filter((host) => host.shadowRoot?.querySelector("[role=gridcell][tabindex='0']")).length >= widgets;
}

/** In the page, before anything else: long tasks and shifts. */
function watch() {
  const watched = { tasks: [] as number[], shift: 0 };
  (window as unknown as { watched: typeof watched }).watched = watched;
  new PerformanceObserver((list) => watched.tasks.push(...list.getEntries().map((task) => task.duration))).observe({
    type: "longtask",
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) watched.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

async function inPage<Answer>(
  slowDown: number,
  visit: (page: Page, devtools: CDPSession) => Promise<Answer>,
): Promise<Answer> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    return await visit(page, devtools);
  } finally {
    await browser.close();
  }
}

async function metrics(devtools: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
