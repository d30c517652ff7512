/**
 * What elements leave behind when they are mounted and removed. `npm test` mounts all of them on one page, but the map,
 * which takes seconds; `MOUNTS=50 npm run journeys -- tests/e2e/leaks.spec.ts` each on a page of its own, and prints
 * its figures (bench/README.md).
 */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { heldBy, mount, openCounted, type Held } from "./leaks.ts";
import { shop } from "./journey.ts";
import { partnerSite } from "./partner-site.ts";

const { put } = partnerSite();
const { MOUNTS } = process.env;
const mounts = Number(MOUNTS ?? 10);
const atOnce = 5;

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly { readonly tagName: string }[] }[];
}
const { modules } = JSON.parse(readFileSync("custom-elements.json", "utf8")) as Manifest;
const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));

/** Attributes with which an element shows something. */
const attributes: Readonly<Record<string, string>> = {
  "gipfel-activity": 'activity="112"',
  "gipfel-booking": 'activity="112"',
  "gipfel-button": 'activity="112" variant="cta"',
  "gipfel-configurator": 'activity="112"',
  "gipfel-listing": 'activities="112,104,2580"',
  "gipfel-map": 'activities="112,104,2580"',
  "gipfel-reviews": 'activity="112"',
};

const map = "gipfel-map";
/** The browser holds the last maps (45 nodes each) until others come, so that a node a mount can't be told of them. */
const nodesPerMount = (tag: string | undefined) => (tag === map ? 10 : 1);

for (const together of MOUNTS ? tags.map((tag) => [tag]) : [tags.filter((tag) => tag !== map)]) {
  const name = together.length > 1 ? "every element but the map" : `<${together[0]}>`;
  test(`${mounts} mounts of ${name} leave no listener, timer, sheet or node`, async ({ page }) => {
    test.slow();
    const address = put("/leaks", `<script type="module" src="${shop}/sdk/v1/gipfel.js"></script>`);
    const session = await openCounted(page, address);
    const mountAll = async (times: number) => {
      for (const tag of together) await mount(page, `<${tag} ${attributes[tag] ?? ""}></${tag}>`, times, atOnce);
    };
    // Code, words, sheets, clients and the page's cart, which stay.
    await mountAll(atOnce);
    const before = await heldBy(page, session);
    const started = Date.now();
    await mountAll(mounts);
    const seconds = (Date.now() - started) / 1000;
    const after = await heldBy(page, session);
    const grown = (of: keyof Held) => after[of] - before[of];
    if (MOUNTS)
      console.log(
        name,
        ...Object.keys(after).map((of) => `${of} ${grown(of as keyof Held)}`),
        `${seconds.toFixed(1)} s`,
      );
    // What every mount of one element leaves grows with their number; what the browser itself keeps doesn't.
    expect(grown("nodes"), "nodes").toBeLessThan(mounts * nodesPerMount(together[0]));
    expect(grown("listeners"), "listeners").toBeLessThan(mounts);
    expect(grown("global"), "listeners of window and document").toBeLessThanOrEqual(0);
    expect(grown("timers"), "timers").toBeLessThanOrEqual(0);
    expect(grown("sheets"), "sheets of the document").toBeLessThanOrEqual(0);
  });
}
