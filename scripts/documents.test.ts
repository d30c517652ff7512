import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = globSync("**/*.md", {
  exclude: (path) => /node_modules|^dist|^\.|test-results|playwright-report/.test(path),
});
const decisions = globSync("docs/decisions/[0-9]*.md").toSorted();

test.each(documents)("every link of %s leads to a file", (document) => {
  const text = readFileSync(document, "utf8").replace(/^```[^]*?^```/gm, "");
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link!)
    .filter((link) => !/^(?:[a-z]+:|#)/.test(link));
  expect(links.filter((link) => !existsSync(join(dirname(document), link.split("#", 1)[0]!)))).toEqual([]);
});

test("every decision has a number of its own, which its title says, and stands in the list", () => {
  const list = readFileSync("docs/decisions/README.md", "utf8");
  const numbers = decisions.map((file) => Number(/(\d{4})-/.exec(file)![1]));
  expect(new Set(numbers).size).toBe(decisions.length);
  for (const [index, file] of decisions.entries()) {
    const title = new RegExp(`^# ${numbers[index]}\\. (.+)`).exec(readFileSync(file, "utf8"))?.[1];
    expect(list).toContain(`| ${numbers[index]} | [${title}](${file.split("/").at(-1)}) |`);
  }
});
