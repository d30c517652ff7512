/** Every word in every language (design §7): what a visitor reads is never an id or an empty place. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const names = globSync("locales/en/*.po").map((file) => file.slice("locales/en/".length, -".po".length));

/** The messages of a catalogue by their ids; obsolete ones (`#~`) are none. */
function messages(language: string, name: string): Map<string, string> {
  const blocks = readFileSync(`locales/${language}/${name}.po`, "utf8")
    .split(/\n{2,}/)
    .slice(1);
  const entries = blocks.map((block) => [textOf(block, "msgid"), textOf(block, "msgstr")] as const);
  return new Map(entries.filter(([id]) => id !== ""));
}

/** The text of a keyword: its quoted lines joined. */
function textOf(block: string, keyword: "msgid" | "msgstr"): string {
  const lines = new RegExp(`^${keyword} ((?:".*"\\n?)+)`, "m").exec(block)?.[1] ?? "";
  return [...lines.matchAll(/"(.*)"/g)].map(([, line]) => line).join("");
}

describe.each(names)("the words of %s", (name) => {
  const english = messages("en", name);

  test("there are some", () => expect(english.size).toBeGreaterThan(0));

  test.each(["en", "de", "fr", "it"])("each is said in %s, and nothing else is", (language) => {
    const spoken = messages(language, name);
    expect([...spoken.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    expect([...spoken].filter(([, words]) => words === "").map(([id]) => id)).toEqual([]);
  });
});
