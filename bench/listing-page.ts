/**
 * What a list costs a visitor's browser (design §8): the first 16 cards of a type's page, then 75 cards at once, at a
 * 4× CPU slow-down in Chromium, from the navigation or the press to the painted frame, and a filter over 2,000
 * activities in the same browser. The shop's answers come from the tests' little world, so that no server is measured.
 * Needs the built files: `npm run build`, then `node bench/listing-page.ts`.
 */
import { readFileSync } from "node:fs";
import { chromium, type Browser, type Page, type Route } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";
import { activityOf, answerOf } from "../tests/elements/support/discovery-world.ts";

const built = process.env["BUILT"] ?? "dist/sdk";
const slowDown = 4;
const rounds = 7;
const cards = 75;
/** What the browser filters at most (RULES 25). */
const most = 2000;
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>`;

const median = (figures: number[]) => figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)]!;
const worst = (figures: number[]) => Math.max(...figures);

async function answer(route: Route, count: number, attributes: string): Promise<void> {
  const address = new URL(route.request().url());
  if (address.pathname.startsWith("/sdk/v1/"))
    return route.fulfill({
      body: readFileSync(`${built}/${address.pathname.slice("/sdk/v1/".length)}`),
      contentType: "text/javascript",
    });
  if (address.pathname.startsWith("/images/")) return route.fulfill({ body: picture, contentType: "image/svg+xml" });
  if (address.pathname.startsWith("/api/")) return route.fulfill({ json: answerOf(address, count) });
  const body = `<!doctype html><html lang="en"><title>A list</title><script type="module" src="/sdk/v1/gipfel.js"></script><gipfel-listing ${attributes}></gipfel-listing></html>`;
  return route.fulfill({ body, contentType: "text/html" });
}

/** A page with a list of so many activities, on a slow computer. */
async function openList(browser: Browser, count: number, attributes = ""): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route("http://shop.test/**", (route) => answer(route, count, attributes));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  await page.goto("http://shop.test/");
  await page.waitForFunction(
    () => (document.querySelector("gipfel-listing")?.shadowRoot?.querySelectorAll("article").length ?? 0) > 0,
  );
  return page;
}

/** In the page: acts, waits until so many cards are there and painted, and answers with the ms that it took. */
function untilPainted({ act, wanted }: { act: string; wanted: number }): Promise<number> {
  const root = document.querySelector("gipfel-listing")!.shadowRoot!;
  const total = () => Number(root.querySelector("h2")!.textContent!.replace(/\D/g, ""));
  const isThere = () => (act === "more" ? root.querySelectorAll("article").length === wanted : total() === wanted);
  const begun = performance.now();
  if (act === "more")
    for (let press = 0; press < 10; press += 1) root.querySelector<HTMLButtonElement>("[data-more] button")!.click();
  if (act === "filter") root.querySelector<HTMLInputElement>("fieldset input[type=checkbox]")!.click();
  return new Promise((resolve) => {
    const check = () =>
      isThere()
        ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
        : setTimeout(check, 1);
    check();
  });
}

async function inChromium(): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  const first: number[] = [];
  const grown: number[] = [];
  const filtered: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const page = await openList(browser, cards, `page-kind="type" page-id="0"`);
      first.push(await page.evaluate(() => performance.now()));
      await page.waitForLoadState("networkidle");
      grown.push(await page.evaluate(untilPainted, { act: "more", wanted: cards }));
      await page.close();

      const long = await openList(browser, most);
      await long.waitForLoadState("networkidle");
      const railways = Array.from({ length: most }, (_, index) => activityOf(index + 1)).filter(
        ({ type }) => type.id === 11,
      ).length;
      // The first choice fetches everything; the second is the browser's own work.
      await long.evaluate(untilPainted, { act: "filter", wanted: railways });
      filtered.push(await long.evaluate(untilPainted, { act: "filter", wanted: most }));
      await long.close();
    }
  } finally {
    await browser.close();
  }
  const line = (what: string, figures: number[]) =>
    console.log(`| ${what} | ${median(figures).toFixed(0)} | ${worst(figures).toFixed(0)} |`);
  console.log(`\n| In Chromium, ${slowDown}× slower, ${rounds} rounds | median ms | worst ms |\n|---|---:|---:|`);
  line("navigation to the first 16 cards, cold", first);
  line(`press to ${cards} cards painted`, grown);
  line(`a filter over ${most}, counts and cards painted`, filtered);
}

await inChromium();
