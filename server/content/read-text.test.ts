import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readContent } from "./content.ts";
import { readText } from "./read-text.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "gipfel-content-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const english = "---\ntitle: Rain\nlead: A day under roofs.\n---\n\n## Bridges {#bridges}\n\nDry feet.\n";

/** A text of these files. */
function open(files: Readonly<Record<string, string>>) {
  const folder = join(root, "guide", "rain");
  mkdirSync(folder, { recursive: true });
  for (const [name, source] of Object.entries({ "text.yaml": "changed: 2026-11-05\n", "en.md": english, ...files }))
    writeFileSync(join(folder, name), source);
  return readText(root, "guide", "rain");
}

test("reads headings, paragraphs, lists, details, snippets and stages", () => {
  const { blocks, activityIds } = open({
    "en.md": [
      "---\ntitle: Rain\nlead: A day under roofs.\n---\n",
      "## Bridges {#bridges}\n",
      "Write to {operator.email}, \\*any\\* time.\n",
      "- one\n- two\n",
      "| | |\n| --- | --- |\n| Length | 2 days |\n",
      "```html\n<p>https://SHOP</p>\n```\n",
      "### The first day {activities: 7, 9}\n",
      "By boat.\n",
    ].join("\n"),
  }).en_CH;
  expect(blocks).toEqual([
    { kind: "heading", id: "bridges", text: "Bridges" },
    { kind: "paragraph", text: "Write to {operator.email}, *any* time." },
    { kind: "list", items: ["one", "two"] },
    { kind: "details", rows: [{ term: "Length", text: "2 days" }] },
    { kind: "code", text: "<p>https://SHOP</p>" },
    { kind: "stage", title: "The first day", text: "By boat.", activityIds: [7, 9] },
  ]);
  expect(activityIds).toEqual([7, 9]);
});

test("a language that is missing is answered in English", () => {
  const text = open({ "fr.md": english.replace("Rain", "Pluie") });
  expect([text.fr_CH.title, text.it_CH.title]).toEqual(["Pluie", "Rain"]);
  expect([text.fr_CH.lang, text.it_CH.lang]).toEqual(["fr-CH", "en-CH"]);
});

test.each<[string, Readonly<Record<string, string>>, RegExp]>([
  ["front matter that is no YAML", { "de.md": "---\ntitle: [Regen\nlead: x\n---\n" }, /de\.md:3: /],
  ["a field that is missing", { "de.md": "---\ntitle: Regen\n---\n\nText.\n" }, /de\.md:2: lead/],
  ["a field that nobody reads", { "de.md": "---\ntitle: Regen\nlead: x\ncolour: red\n---\n" }, /de\.md:4: colour/],
  [
    "a way to no page",
    { "de.md": "---\ntitle: a\nlead: b\nways:\n  - to: moon\n    title: c\n---\n" },
    /de\.md:4: ways/,
  ],
  ["a text without front matter", { "de.md": "Regen\n" }, /de\.md:1: /],
  ["HTML", { "en.md": `${english}\n<script>alert(1)</script>\n` }, /en\.md:10: a text has no html/],
  ["HTML in a sentence", { "en.md": `${english}\nA <b>bold</b> word.\n` }, /en\.md:10: a sentence has no html/],
  ["a link in a sentence", { "en.md": `${english}\nSee [here](https://example.ch).\n` }, /en\.md:10: .* no link/],
  ["a heading without an id", { "en.md": `${english}\n## More\n` }, /en\.md:10: a heading/],
  ["a stage without its paragraph", { "en.md": `${english}\n### Day {activities: 1}\n` }, /en\.md:11: a stage/],
  [
    "a placeholder that nothing stands for",
    { "en.md": `${english}\nWrite {operator.mail}.\n` },
    /en\.md:10: .*operator\.mail/,
  ],
  ["a date that is none", { "text.yaml": "changed: soon\n" }, /text\.yaml:1: changed/],
  ["a picture without an alternative text", { "text.yaml": "changed: 2026-11-05\npicture: a.webp\n" }, /en\.md:2: alt/],
])("%s is refused with file and line", (_, files, message) => {
  expect(() => open(files)).toThrow(message);
});

test("a text for a page that the shop does not have is refused", () => {
  for (const kind of ["travel-guide", "travel-routes", "texts/moon"]) mkdirSync(join(root, kind), { recursive: true });
  expect(() => readContent(root)).toThrow(/moon:1: no page of the shop/);
});

test("refuses an unknown placeholder in a lead", () => {
  const source = english.replace("A day under roofs.", "Write to {operator.fax}.");
  expect(() => open({ "en.md": source })).toThrow(/en\.md:3: lead: nothing stands for \{operator\.fax\}$/);
});

test("names what is wrong with YAML once, with the line of the file", () => {
  expect(() => open({ "de.md": "---\ntitle: [Regen\nlead: x\n---\n" })).toThrow(/de\.md:\d+: [^\n]*[^:\n]$/);
  expect(() => open({ "de.md": "---\ntitle: [Regen\nlead: x\n---\n" })).not.toThrow(/at line/);
});
