// `npm test`: everything that a fresh machine can check, each step with its time, all steps whatever fails.
// `npm test -- types unit` runs the named steps only; `npm test -- changed` those whose files have changed since they
// last passed. What a step runs and reads stands in package.json, under "wireit".
"use strict";
const fs = require("fs");
const path = require("path");
const { ensureBuilt, ensureChromium, ensureInstalled, environment, root, run } = require("./bootstrap.cjs");

/** Name of a step, what it shows, and its npm script. */
const steps = [
  ["types", "Types", "types"],
  ["lint", "Lint and import rules", "lint"],
  ["format", "Format", "format:check"],
  ["rules", "Every rule has a test", "rules"],
  ["manifest", "custom-elements.json is fresh", "manifest:check"],
  ["words", "The catalogues hold the words of the sources", "words:check"],
  ["unit", "Contracts, machines, views, server (SQLite and PostgreSQL)", "test:unit"],
  ["elements", "Each element's promises on the built files", "test:elements"],
  ["react", "The same promises with React in Preact's place", "test:react"],
  ["weight", "Size budgets", "weight"],
  ["journeys", "Journeys through the real server", "journeys"],
  ["journeys-react", "Some of them with React in Preact's place", "journeys:react"],
  ["crawl", "Every kind of page as search engines read it: links, HTML, structured data, languages", "crawl:cut"],
];

/** Makes a step run though it has passed on the same files: the task runner keeps its state in a folder by its name. */
function forget(name) {
  fs.rmSync(path.join(root, ".wireit", Buffer.from(name).toString("hex")), { recursive: true, force: true });
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
  for (const [name, title, script] of steps) {
    if (wanted.length && !wanted.includes(name)) continue;
    if (!isChanged) forget(script);
    const env = environment({ CHROMIUM: chromium, CHROME_PATH: chromium });
    results.push(Object.assign({ title }, await run(title, "npm", ["run", "--silent", script], { env })));
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
