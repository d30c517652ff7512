import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Marked, type Token, type Tokens } from "marked";

/** A part of the changelog: a version, or what has been made since. */
export interface ChangeSection {
  /** For fragments of addresses, and an id in HTML: `the-shop`, `v1-1-0`. */
  readonly id: string;
  readonly title: string;
  /** Day of the version (`## 1.0.0, 2026-12-01`); null of a part that is under way. */
  readonly date: string | null;
  readonly changes: readonly Change[];
}

/** A line of a part, as plain text. `subject` is what the line begins with in bold; empty without one. */
export interface Change {
  readonly subject: string;
  readonly text: string;
}

export interface Changelog {
  readonly sections: readonly ChangeSection[];
  /** Day of the last change: of the file, or of the newest version. */
  readonly changed: string;
}

const markdown = new Marked();
const dated = /^(.*), (\d{4}-\d{2}-\d{2})$/;

/**
 * The parts of a changelog in Markdown that are for partners: headings of the second level, with the lists and
 * paragraphs right below. What stands below smaller headings is for those who run the shop, and left out.
 */
export function readChangelog(source: string): ChangeSection[] {
  const sections: (ChangeSection & { readonly changes: Change[] })[] = [];
  let isForPartners = false;
  for (const token of markdown.lexer(source)) {
    if (token.type === "heading") isForPartners = (token as Tokens.Heading).depth === 2;
    if (token.type === "heading" && isForPartners) {
      const [, title = plain(token), date = null] = dated.exec(plain(token)) ?? [];
      const id = title
        .toLowerCase()
        .replaceAll(/[^a-z\d]+/g, "-")
        .replaceAll(/^-|-$/g, "")
        .replace(/^(?=\d)/, "v");
      sections.push({ id, title, date, changes: [] });
    }
    const into = isForPartners ? sections.at(-1)?.changes : undefined;
    if (token.type === "list") into?.push(...(token as Tokens.List).items.map(changeOf));
    if (token.type === "paragraph") into?.push({ subject: "", text: plain(token) });
  }
  return sections;
}

let read: Changelog | undefined;

/** The changelog of this Gipfel, read once. */
export function changelog(): Changelog {
  return (read ??= readFile(join(import.meta.dirname, "../../CHANGELOG.md")));
}

function readFile(file: string): Changelog {
  const sections = readChangelog(readFileSync(file, "utf8"));
  const days = sections.map(({ date }) => date ?? statSync(file).mtime.toISOString().slice(0, 10));
  return { sections, changed: days.toSorted().at(-1)! };
}

function changeOf(item: Tokens.ListItem): Change {
  const [first, ...others] = item.tokens.flatMap((token) => ("tokens" in token ? (token.tokens ?? []) : [token]));
  if (first?.type !== "strong") return { subject: "", text: textOf(item.tokens) };
  return {
    subject: plain(first).replace(/[.:]$/, ""),
    text: textOf(others)
      .replace(/^[\s.:,]+/, "")
      .trim(),
  };
}

const plain = (token: Token): string =>
  "tokens" in token && token.tokens ? textOf(token.tokens) : "text" in token ? String(token.text) : token.raw;

function textOf(tokens: readonly Token[]): string {
  return tokens.map(plain).join("");
}
