import { Marked, type Token, type Tokens } from "marked";
import type { Block } from "../../host-site/article.ts";
import { ContentError } from "./content-error.ts";
import { unknownPlaceholder } from "./placeholders.ts";

/** Addresses in a text stay text: articles have no links within their sentences. */
const markdown = new Marked({ tokenizer: { url: () => undefined } });

/**
 * The blocks of a text in Markdown. Headings are `## Title {#id}`, stages of an itinerary `### Title {activities: 1,
 * 2}` with one paragraph below, details a table of two columns, snippets fenced code. `firstLine` is the line of the
 * file on which the Markdown begins. Throws a `ContentError` for everything else, raw HTML included.
 */
export function readBlocks(source: string, file: string, firstLine: number): Block[] {
  const blocks: Block[] = [];
  let line = firstLine;
  /** A stage's head, until the paragraph that belongs to it. */
  let stage: Pick<Extract<Block, { kind: "stage" }>, "title" | "activityIds"> | null = null;
  for (const token of markdown.lexer(source)) {
    const fail = (cause: string): never => {
      throw new ContentError(file, line, cause);
    };
    if (stage && token.type !== "paragraph" && token.type !== "space")
      fail("a stage has one paragraph below its title");
    switch (token.type) {
      case "space":
        break;
      case "heading":
        if (token["depth"] === 3) stage = stageOf(plainText(token, fail), fail);
        else blocks.push(headingOf(plainText(token, fail), token["depth"] as number, fail));
        break;
      case "paragraph":
        if (stage)
          blocks.push({
            kind: "stage",
            title: stage.title,
            text: plainText(token, fail),
            activityIds: stage.activityIds,
          });
        else blocks.push({ kind: "paragraph", text: plainText(token, fail) });
        stage = null;
        break;
      case "list":
        if (token["ordered"]) fail("a list has dashes");
        blocks.push({ kind: "list", items: (token as Tokens.List).items.map((item) => itemText(item, fail)) });
        break;
      case "table":
        blocks.push({ kind: "details", rows: (token as Tokens.Table).rows.map((row) => rowOf(row, fail)) });
        break;
      case "code":
        blocks.push({ kind: "code", text: (token as Tokens.Code).text });
        break;
      default:
        fail(`a text has no ${token.type}: ${token.raw.trim().split("\n")[0]}`);
    }
    line += token.raw.split("\n").length - 1;
  }
  if (stage) throw new ContentError(file, line, "a stage has one paragraph below its title");
  return blocks;
}

type Fail = (cause: string) => never;

function headingOf(text: string, depth: number, fail: Fail): Block {
  const [, title, id] = /^(.+) \{#([a-z0-9-]+)\}$/.exec(text) ?? [];
  if (depth !== 2 || !title || !id) return fail("a heading is written ## Title {#id}");
  return { kind: "heading", id, text: title };
}

function stageOf(text: string, fail: Fail): { title: string; activityIds: number[] } {
  const [, title, ids] = /^(.+) \{activities: (\d+(?:, \d+)*)\}$/.exec(text) ?? [];
  if (!title || !ids) return fail("a stage is written ### Title {activities: 1, 2}");
  return { title, activityIds: ids.split(", ").map(Number) };
}

function rowOf(row: readonly Tokens.TableCell[], fail: Fail): { term: string; text: string } {
  const [term, text, ...more] = row.map((cell) => inlineText(cell.tokens, fail));
  if (term === undefined || text === undefined || more.length > 0) return fail("a table has two columns");
  return { term, text };
}

function itemText(item: Tokens.ListItem, fail: Fail): string {
  const [content, ...more] = item.tokens;
  if (content?.type !== "text" || more.length > 0) return fail("an item of a list is one line of text");
  return plainText(content, fail);
}

function plainText(token: Token, fail: Fail): string {
  return inlineText((token as Tokens.Paragraph).tokens, fail);
}

/** Text is text: no emphasis, no links, no HTML. */
function inlineText(tokens: readonly Token[], fail: Fail): string {
  const text = tokens
    .map((token) =>
      token.type === "text" || token.type === "escape"
        ? (token as Tokens.Text).text
        : fail(`a sentence has no ${token.type}: ${token.raw.trim()}`),
    )
    .join("");
  const unknown = unknownPlaceholder(text);
  return unknown ? fail(`nothing stands for {${unknown}}`) : text;
}
