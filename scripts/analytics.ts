/** Writes docs/analytics.md from the schemas of the events. With --check it only reports whether the file is fresh. */
import { readFileSync, writeFileSync } from "node:fs";
import { analyticsPage } from "./analytics/analytics-page.ts";

const file = "docs/analytics.md";
const text = analyticsPage();

if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  console.error(`${file} is stale: run npm run analytics and commit it.`);
  process.exitCode = 1;
}
