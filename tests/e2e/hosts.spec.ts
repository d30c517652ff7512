/**
 * Pages of partners that break what others put into them, as a table (hosts/): on each a visitor books to the basket,
 * or reads what to do, and the page itself stays as it was.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test, type Page } from "@playwright/test";
import { pageOf, type Host } from "./hosts/host.ts";
import { stateOf, type PageState } from "./hosts/page-state.ts";
import { hosts } from "./hosts/table.ts";
import { press, words } from "./journey.ts";
import { partnerSite } from "./partner-site.ts";
import { dataDir } from "./ports.ts";

const text = words.de;
const { putFile } = partnerSite();

test.describe.configure({ mode: "parallel" });

/** What is ours in a page: one global, listeners of its window, and what is stored once the visitor has reserved. */
const ours = {
  globals: /^window\.(gipfel|Symbol\(gipfel\))$/,
  listeners: /^(window (load|online|pagehide|popstate|storage)|document (visibilitychange|securitypolicyviolation))$/,
  storage: /^(cartId|affiliate|gipfel)/,
};

/** What the page says and throws: lines of its console that are errors or warnings, and uncaught errors. */
function linesOf(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) lines.push(message.text());
  });
  page.on("pageerror", ({ message }) => lines.push(message));
  return lines;
}

/** The host's page, on the partner's site or as a file. */
function addressOf(host: Host, index: number): string {
  const file = pageOf(host);
  if (host.protocol !== "file") return putFile("/host.html", file, host.headers);
  const path = join(dataDir, `host-${index}.html`);
  writeFileSync(path, file);
  return pathToFileURL(path).href;
}

/** Opens a page, and holds the loader back until the page's own state is noted. */
async function open(page: Page, host: Host, address: string) {
  let release = () => {};
  const isNoted = new Promise<void>((resolve) => (release = resolve));
  const isAsked = new Promise<void>((resolve) =>
    page.route(/\/gipfel\.js$/, async (route) => {
      resolve();
      await isNoted;
      await route.continue();
    }),
  );
  await page.goto(address, { waitUntil: host.isUnloaded ? "load" : "commit" });
  await host.begin?.(page);
  if (!host.isUnloaded) await isAsked;
  const read = await stateOf(page);
  const before = await read();
  release();
  return { read, before };
}

function expectSame(
  now: PageState,
  before: PageState,
  { changes = [] }: Pick<Host, "changes">,
  free: readonly string[] = [],
): void {
  const part = (state: PageState) =>
    Object.fromEntries(Object.entries(state).filter(([name]) => !changes.includes(name) && !free.includes(name)));
  expect(part(now)).toEqual(part(before));
}

/** The state without what is ours. */
function without(state: PageState, names: readonly (keyof typeof ours)[]): PageState {
  const rest = names.map((name) => [name, state[name]!.filter((line) => !ours[name].test(line))]);
  return { ...state, ...Object.fromEntries(rest) };
}

for (const [index, host] of hosts.entries()) {
  test(`${host.shows ? "says what to do" : "books"}: ${host.hazard}`, async ({ page }) => {
    const lines = linesOf(page);
    await host.prepare?.(page);
    const { read, before } = await open(page, host, addressOf(host, index));
    const place = host.frame ? page.frameLocator(host.frame) : page;
    const widget = place.locator("gipfel-booking").first();
    const day = widget.locator("[data-date]:not([aria-disabled])").first();
    if (host.shows) await expect(place.getByText(host.shows).first()).toBeVisible();
    else await day.waitFor(host.isHidden ? { state: "attached" } : {});
    expectSame(without(await read(), ["globals", "listeners"]), before, {});
    if (!host.shows) {
      await host.meanwhile?.(page);
      await day.click();
      await press(widget, /^Weiter/);
      await widget.getByRole("button", { name: text.more }).first().click();
      await press(widget, text.total);
      await press(widget, text.reserve);
      await expect(widget.getByRole("heading", { name: text.checkoutTitle })).toBeVisible();
      expectSame(without(await read(), ["globals", "listeners", "storage"]), before, host, ["focus", "scroll"]);
    }
    const said = () => lines.filter((line) => !host.browserSays?.test(line));
    await expect.poll(() => said().length >= (host.says?.length ?? 0)).toBe(true);
    expect(said(), lines.join("\n")).toHaveLength(host.says?.length ?? 0);
    for (const line of host.says ?? []) expect(said().join("\n")).toMatch(line);
  });
}
