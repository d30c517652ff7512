// `npm test`: everything that a fresh machine can check, each step with its time, all steps whatever fails.
// `npm test -- types unit` runs the named steps only; `npm test -- changed` those whose files have changed since they
// last passed. What a step runs and reads stands in package.json, under "wireit".
"use strict";
const fs = require("fs");
const path = require("path");
const { ensureBuilt, ensureChromium, ensureInstalled, environment, root, run } = require("./bootstrap.cjs");

/** Name of a step, what it shows, its npm script, and the group of neighbours that it runs beside. */
const steps = [
  ["types", "Types", "types", "sources"],
  ["lint", "Lint and import rules", "lint", "sources"],
  ["format", "Format", "format:check", "sources"],
  ["rules", "Every rule has a test", "rules", "sources"],
  ["manifest", "custom-elements.json is fresh", "manifest:check", "sources"],
  ["analytics", "docs/analytics.md is fresh", "analytics:check", "sources"],
  ["words", "The catalogues hold the words of the sources", "words:check", "sources"],
  ["unit", "Contracts, machines, views, server (SQLite and PostgreSQL)", "test:unit"],
  ["elements", "Each element's promises on the built files", "test:elements", "elements"],
  ["react", "The same promises with React in Preact's place", "test:react", "elements"],
  ["weight", "Size budgets", "weight"],
  ["journeys", "Journeys through the real server", "journeys"],
  ["journeys-react", "Some of them with React in Preact's place", "journeys:react"],
  ["journeys-postgres", "Some of them over PostgreSQL", "journeys:postgres"],
  ["journeys-ojp", "Those of transport over a server that replays OJP", "journeys:ojp"],
  ["journeys-tag-manager", "Those of consent to analytics, on a shop with a container", "journeys:tag-manager"],
  ["journeys-invoicing", "Those of a provider that invoices distributors", "journeys:invoicing"],
  ["crawl", "Every kind of page as search engines read it: links, HTML, structured data, languages", "crawl:cut"],
];

/** Makes a step run though it has passed on the same files: the task runner keeps its state in a folder by its name. */
function forget(name) {
  fs.rmSync(path.join(root, ".wireit", Buffer.from(name).toString("hex")), { recursive: true, force: true });
}

/** Neighbours of one group together: each has a thread of work, and the machine two cores or more. */
function grouped(steps) {
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && step[3] !== undefined && last[0][3] === step[3]) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

async function test() {
  const given = process.argv.slice(2);
  const isChanged = given.includes("changed");
  const wanted = given.filter((name) => name !== "changed");
  const unknown = wanted.filter((name) => !steps.some(([known]) => known === name));
  if (unknown.length) {
    process.stderr.write(
      "[gipfel] There is no step " +
        unknown.join(", ") +
        ". There are: " +
        steps.map(([name]) => name).join(", ") +
        "; and `changed`" +
        "\n",
    );
    process.exit(1);
  }
  await ensureInstalled();
  const chromium = await ensureChromium();
  await ensureBuilt();
  const results = [];
  const env = environment(chromium);
  for (const group of grouped(steps.filter(([name]) => wanted.length === 0 || wanted.includes(name)))) {
    const runs = group.map(async ([, title, script]) => {
      if (!isChanged) forget(script);
      const options = { env, isWhole: group.length > 1 };
      return Object.assign({ title }, await run(title, "npm", ["run", "--silent", script], options));
    });
    results.push(...(await Promise.all(runs)));
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
