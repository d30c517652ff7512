/**
 * Holds docs/rules.md against the tests: every rule's id stands in a test's title, and every id in a title is a rule.
 */
import { globSync, readFileSync } from "node:fs";

const table = readFileSync("docs/rules.md", "utf8");
const rules = new Map([...table.matchAll(/^\| ([PR]\d[\w.]*) \| (.+) \|$/gm)].map(([, id, rule]) => [id!, rule!]));
const shownBy = new Map<string, string[]>([...rules.keys()].map((id) => [id, []]));
const unknown: string[] = [];

for (const file of globSync("{sdk,server,tests,host-site,configurator}/**/*.{test,spec}.{ts,tsx}", {
  exclude: ["**/node_modules/**"],
})) {
  for (const [, title] of readFileSync(file, "utf8").matchAll(
    /(?:\b(?:test|it|describe|onBothDatabases)(?:\.\w+)*|\))\(\s*["'`]((?:\\.|[^\\])*?)["'`]\s*,/g,
  )) {
    for (const [, id] of title!.matchAll(/\[([PR]\d[\w.]*)\]/g)) {
      if (rules.has(id!)) shownBy.get(id!)!.push(file);
      else unknown.push(`${file} names ${id}, which is no rule of docs/rules.md`);
    }
  }
}

const unshown = [...rules]
  .filter(([id]) => shownBy.get(id)!.length === 0)
  .map(([id, rule]) => `${id} has no test: ${rule}`);
for (const line of [...unknown, ...unshown]) console.error(line);
console.log(`${rules.size - unshown.length} of ${rules.size} rules are shown by tests`);
process.exitCode = unknown.length + unshown.length > 0 ? 1 : 0;
