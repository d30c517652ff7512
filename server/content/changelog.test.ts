import { expect, test } from "vitest";
import { changelog, readChangelog } from "./changelog.ts";

test("reads versions with their days, and each line as plain text", () => {
  expect(
    readChangelog(
      [
        "# Changelog\n\nAn introduction.\n\n## Under way\n\n- **The import** takes a `folder`: [how](docs/x.md).",
        "- Nothing in bold & plain.\n\n## 1.1.0, 2026-12-01\n\nA sentence.",
      ].join("\n"),
    ),
  ).toEqual([
    {
      id: "under-way",
      title: "Under way",
      date: null,
      changes: [
        { subject: "The import", text: "takes a folder: how." },
        { subject: "", text: "Nothing in bold & plain." },
      ],
    },
    { id: "v1-1-0", title: "1.1.0", date: "2026-12-01", changes: [{ subject: "", text: "A sentence." }] },
  ]);
});

test("leaves out what stands below smaller headings: it is for those who run the shop", () => {
  const [unreleased, version] = readChangelog(
    "## Unreleased\n\n- New.\n\n### Fixes\n\n- Of a setting.\n\nMore.\n\n## 1.0.0, 2026-12-01\n\n- Old.",
  );
  expect(unreleased).toMatchObject({ title: "Unreleased", changes: [{ subject: "", text: "New." }] });
  expect(version).toMatchObject({ title: "1.0.0", changes: [{ subject: "", text: "Old." }] });
});

test("every part of our own has an id of its own, and something to say without marks of Markdown", () => {
  const { sections, changed } = changelog();
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  for (const { id } of sections) expect(id, "valid as an id of HTML").toMatch(/^[a-z]/);
  expect(changed).toMatch(/^20\d\d-\d\d-\d\d$/);
  for (const { title, date, changes } of sections) {
    expect(`${title}, ${date}`, "a version with its day, or what no version has yet").toMatch(
      /^(?:Unreleased, null|\d+\.\d+\.\d+, 20\d\d-\d\d-\d\d)$/,
    );
    expect(changes).not.toEqual([]);
    expect(changes.filter(({ text }) => text === "" || /\*\*|`|&(?:lt|gt|quot|#39);/.test(text))).toEqual([]);
  }
});
