import type { CatalogFormatter, CatalogType } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import { parsePo } from "pofile-ts";

/** The flag of PO files for a translation that has to be read again; translation tools show it. */
export const outdatedFlag = "fuzzy";

const explicitIdComment = "js-lingui-explicit-id";
const po = formatter({ lineNumbers: false });

/**
 * Lingui's PO files, in which a message with an explicit id has its English text as the last comment. Where that text
 * has changed since, its translation is flagged as outdated. (With a generated id another English text is another
 * message, which has no translation yet.)
 */
export const catalogueFormat: CatalogFormatter = {
  ...po,
  serialize(catalog, context) {
    const formerEnglish = englishOf(context.existing ?? "");
    const entries = Object.entries(catalog).map(([id, entry]): [string, CatalogType[string]] => {
      const { message, translation, comments = [], extra } = entry;
      if (message === undefined || id === generateMessageId(message, entry.context)) return [id, entry];
      const english = onOneLine(message);
      const flags = new Set(extra?.["flags"] as readonly string[] | undefined);
      const former = formerEnglish.get(id);
      if (context.locale !== context.sourceLocale && translation && former !== undefined && former !== english)
        flags.add(outdatedFlag);
      return [id, { ...entry, comments: [...comments, english], extra: { ...extra, flags: [...flags] } }];
    });
    return po.serialize(Object.fromEntries(entries), context);
  },
};

/** The English text of each message with an explicit id, as a catalogue has it in its comments. */
function englishOf(catalogue: string): ReadonlyMap<string, string> {
  return new Map(
    parsePo(catalogue).items.flatMap(({ msgid, extractedComments }) => {
      const english = extractedComments[extractedComments.indexOf(explicitIdComment) - 1];
      return english === undefined ? [] : [[msgid, english] as const];
    }),
  );
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
