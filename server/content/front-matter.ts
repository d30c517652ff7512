import * as v from "valibot";
import { isMap, LineCounter, parseDocument } from "yaml";
import { pageKeys } from "../../sdk/contracts/pages/keys.ts";
import type { Way } from "../../host-site/article.ts";
import { ContentError } from "./content-error.ts";
import { unknownPlaceholder } from "./placeholders.ts";

const Line = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("a text is wanted"),
  v.check(
    (text) => unknownPlaceholder(text) === undefined,
    ({ input }) => `nothing stands for {${unknownPlaceholder(input)}}`,
  ),
);

/** What stands above a text in one language. */
export const FrontMatter = v.strictObject({
  title: Line,
  /** One sentence: what lists and search engines show. */
  lead: Line,
  /** Of the text's picture. */
  alternativeText: v.optional(Line),
  /** Ways forward below the text. */
  ways: v.optional(
    v.array(
      v.strictObject({
        to: v.picklist(
          [
            ...pageKeys,
            "affiliate-products",
            "affiliate-account",
            "changes",
            "developers",
            "voucher-shop",
          ] as const satisfies readonly Way["to"][],
          "a page of the shop is wanted",
        ),
        title: Line,
      }),
    ),
    [],
  ),
});

/** What a text has in common in all languages: `text.yaml`. */
export const Common = v.strictObject({
  /** Calendar date of the last change. */
  changed: v.pipe(v.string(), v.isoDate("a date such as 2026-11-01 is wanted")),
  /** A file of the catalogue's pictures. */
  picture: v.optional(Line),
  /** Content ids of the activities that the text names. */
  activityIds: v.optional(v.array(v.pipe(v.number(), v.integer())), []),
});

/**
 * Parses YAML by a schema. `firstLine` is the line of the file on which the YAML begins. Throws a `ContentError` with
 * the line of what is wrong.
 */
export function parseYaml<Schema extends v.GenericSchema<any, any>>(
  schema: Schema,
  source: string,
  file: string,
  firstLine: number,
): v.InferOutput<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => firstLine + lines.linePos(offset).line - 1;
  const [error] = document.errors;
  if (error) throw new ContentError(file, lineAt(error.pos[0]), error.message);
  const parsed = v.safeParse(schema, document.toJS());
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const [key] = (issue.path ?? []).map((step) => step.key);
  const pair = isMap(document.contents)
    ? document.contents.items.find((item) => String(item.key) === String(key))
    : undefined;
  const offset = (pair?.key as { readonly range?: readonly number[] } | undefined)?.range?.[0] ?? 0;
  throw new ContentError(file, lineAt(offset), `${v.getDotPath(issue) ?? "front matter"}: ${issue.message}`);
}
