// `npm test`: everything that a fresh machine can check, each step with its time, all steps whatever fails.
// `npm test -- types unit` runs the named steps only.
"use strict";
const path = require("path");
const { bin, ensureBuilt, ensureChromium, ensureInstalled, environment, run } = require("./bootstrap.cjs");

const tool = (name) => path.join(bin, name);
const script = (file) => [tool("node"), [file]];
/**
 * So many pages of each kind of list and language, so many activities, so many other addresses; `npm run crawl` reads
 * all of them.
 */
const crawl = (each, activities, links) => [
  "tests/crawl/crawl.ts",
  "--each",
  String(each),
  "--activities",
  String(activities),
  "--links",
  String(links),
];
const steps = [
  ["types", "Types", tool("tsc"), ["-p", "."]],
  ["shop-types", "Types of the shop's pages", tool("tsc"), ["-p", "host-site"]],
  ["lint", "Lint and import rules", tool("oxlint"), ["--deny-warnings"]],
  ["format", "Format", tool("oxfmt"), ["--check", "."]],
  ["rules", "Every rule has a test", ...script("scripts/check-rules.ts")],
  ["manifest", "custom-elements.json is fresh", tool("node"), ["scripts/manifest.ts", "--check"]],
  ["unit", "Contracts, machines, views, server (SQLite and PostgreSQL)", tool("vitest"), ["run"]],
  ["elements", "Each element's promises on the built files", tool("wtr"), []],
  ["react", "The same promises with React in Preact's place", tool("wtr"), [], { RUNTIME: "react" }],
  ["weight", "Size budgets", tool("node"), ["bench/weight.ts", "--check"]],
  ["journeys", "Journeys through the real server", tool("playwright"), ["test"]],
  [
    "crawl",
    "Every kind of page as search engines read it: links, HTML, structured data, languages",
    tool("node"),
    crawl(3, 6, 400),
  ],
];

async function test() {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !steps.some(([known]) => known === name));
  if (unknown.length) {
    process.stderr.write(
      "[gipfel] There is no step " +
        unknown.join(", ") +
        ". There are: " +
        steps.map(([name]) => name).join(", ") +
        "\n",
    );
    process.exit(1);
  }
  await ensureInstalled();
  const chromium = await ensureChromium();
  await ensureBuilt();
  const results = [];
  for (const [name, title, command, args, more] of steps) {
    if (wanted.length && !wanted.includes(name)) continue;
    results.push(
      Object.assign(
        { title },
        await run(title, command, args, {
          env: environment(Object.assign({ CHROMIUM: chromium, CHROME_PATH: chromium }, more)),
        }),
      ),
    );
  }
  // What failed long ago in a long output is said once more, beside the sum of all steps.
  results
    .filter((result) => result.code !== 0)
    .forEach((result) => process.stdout.write("\n✗ " + result.title + " ended with:\n" + result.tail + "\n"));
  process.stdout.write("\n");
  results.forEach((result) =>
    process.stdout.write((result.code === 0 ? "✓ " : "✗ ") + result.title + " (" + result.seconds + " s)\n"),
  );
  const failed = results.filter((result) => result.code !== 0).length;
  process.stdout.write("\n" + (results.length - failed) + " passed, " + failed + " failed\n");
  process.exit(failed ? 1 : 0);
}

test();
