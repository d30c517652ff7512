/**
 * What a listing page of the shop brings to a phone, in Chromium at 4× slow-down: script as transferred (gzip), without
 * the map, which comes when it is opened; whether the largest thing painted stands in the HTML; layout shift; tasks
 * over 50 ms after hydration. `node bench/listing-script.ts`. The page is left alone, then scrolled through: what only
 * then comes is counted too, on a line of its own.
 */
import { chromium, type CDPSession, type Page } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";
import { addressesOf } from "./shop-pages/addresses.ts";
import { openShop } from "./shop-pages/server.ts";
import { standsIn, watch, type Watched } from "./shop-pages/watch.ts";

const slowDown = 4;
const rounds = 5;
/** How long a page is left alone (ms). */
const rest = 3000;
const gate = 90_000;

interface Measured {
  /** Bytes of script, packed with gzip, by file: until the page rests, and after it was scrolled through. */
  readonly atFirst: ReadonlyMap<string, number>;
  readonly afterScrolling: ReadonlyMap<string, number>;
  readonly isInHtml: boolean;
  readonly largest: string;
  readonly shift: number;
  readonly shiftAfter: number;
  readonly hydrated: number;
  /** Tasks over 50 ms after hydration, in ms. */
  readonly long: readonly number[];
  readonly longBefore: readonly number[];
  /** Tasks over 50 ms from the first scrolling, with which the list's code comes, until it is hydrated. */
  readonly longHydrating: readonly number[];
}

async function measurePage(address: string): Promise<Measured> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.addInitScript(watch);
    const scripts = collectScripts(page);
    const html = await (await page.goto(address, { waitUntil: "load" }))!.text();
    await page.waitForTimeout(rest);
    const atFirst = new Map(scripts);
    const first = await watched(page);
    await scrollThrough(page, devtools);
    const last = await watched(page);
    // The list's own code comes with the first sign of a visitor: here, the scrolling.
    const hydrated = last.hydrated ?? last.loaded;
    return {
      atFirst,
      afterScrolling: new Map(scripts),
      isInHtml: standsIn(html, first),
      largest: first.largest ? `${first.largest.url || "a text"}, after ${first.largest.at.toFixed(0)} ms` : "nothing",
      shift: first.shift,
      shiftAfter: last.shift,
      hydrated,
      long: last.tasks.filter(({ start }) => start > hydrated).map(({ duration }) => duration),
      longBefore: last.tasks.filter(({ start }) => start <= hydrated).map(({ duration }) => duration),
      longHydrating: last.tasks
        .filter(({ start }) => start > last.scrolled! && start <= hydrated)
        .map(({ duration }) => duration),
    };
  } finally {
    await browser.close();
  }
}

/** Every script that the page fetches, with its size packed by gzip. */
function collectScripts(page: Page): Map<string, number> {
  const scripts = new Map<string, number>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script" && !/javascript/.test(response.headers()["content-type"] ?? ""))
      return;
    void response.body().then(
      (body) => scripts.set(new URL(response.url()).pathname, gzipSync(body).length),
      () => {},
    );
  });
  return scripts;
}

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

async function scrollThrough(page: Page, devtools: CDPSession): Promise<void> {
  for (let step = 0; step < 12; step++) {
    await devtools.send("Input.synthesizeScrollGesture", { x: 200, y: 400, yDistance: -700, speed: 3000 });
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(rest);
}

const median = (figures: readonly number[]) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)]!;
const sum = (sizes: ReadonlyMap<string, number>) => [...sizes.values()].reduce((all, one) => all + one, 0);
const kilo = (bytes: number) => (bytes / 1000).toFixed(1);

const shop = await openShop({ settings: { NODE_ENV: "production", PAYMENT: "sandbox" } });
try {
  const { listing } = await addressesOf(shop.origin);
  const measured: Measured[] = [];
  for (let round = 0; round < rounds; round++) measured.push(await measurePage(listing));
  const last = measured.at(-1)!;
  const worst = (of: (one: Measured) => number) => Math.max(...measured.map(of));
  const longest = worst(({ long }) => Math.max(0, ...long));
  console.log(`${listing}, ${rounds} rounds, ${slowDown}× slower\n\n| What | Gate | Measured | |\n|---|---:|---:|---|`);
  console.log(
    `| script until the page rests, kB gzip | ${kilo(gate)} | ${kilo(sum(last.atFirst))} | ${sum(last.atFirst) <= gate ? "met" : "missed"} |`,
  );
  console.log(`| the same after scrolling through it | | ${kilo(sum(last.afterScrolling))} | |`);
  console.log(
    `| largest paint stands in the HTML | yes | ${measured.every(({ isInHtml }) => isInHtml) ? "yes" : "no"} | ${last.largest} |`,
  );
  console.log(
    `| layout shift, worst | 0 | ${worst(({ shift }) => shift).toFixed(4)} | after scrolling ${worst(({ shiftAfter }) => shiftAfter).toFixed(4)} |`,
  );
  console.log(
    `| longest task after hydration, ms, worst | 50 | ${longest.toFixed(0)} | ${longest <= 50 ? "met" : "missed"} |`,
  );
  const longestHydrating = worst(({ longHydrating }) => Math.max(0, ...longHydrating));
  console.log(
    `| longest task from the first scrolling until hydrated, ms, worst | 50 | ${longestHydrating.toFixed(0)} | ${longestHydrating <= 50 ? "met" : "missed"} |`,
  );
  console.log(
    `| longest task until then, the browser's own layout with it, ms, median | | ${median(measured.map(({ longBefore }) => Math.max(0, ...longBefore))).toFixed(0)} | hydrated after ${median(measured.map(({ hydrated }) => hydrated)).toFixed(0)} ms |`,
  );
  console.log("\n| Script | kB gzip | |\n|---|---:|---|");
  for (const [path, size] of [...last.afterScrolling].toSorted((one, other) => other[1] - one[1])) {
    console.log(`| ${path} | ${kilo(size)} | ${last.atFirst.has(path) ? "" : "after scrolling"} |`);
  }
} finally {
  await shop.stop();
}
